//! Tests of whole games with checked throws.

mod game;
mod order;
mod tampering;
mod uniformity;
mod vectors;
