//! Tables against the rules, against one another, and against damage.

mod files;
mod games;
mod graft;
