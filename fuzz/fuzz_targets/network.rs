//! Weights: reading arbitrary bytes never panics, and an accepted network evaluates positions without an overflow.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::{Position, RuleSheet};
use senet_ai::Network;
use senet_ai::network::{FEATURES, HIDDEN, Unit};

/// Makes a network with these bytes as weights; zeros take the place of missing bytes.
fn network(bytes: &[u8]) -> Network {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next().unwrap_or(0);
    let mut short = || i16::from_le_bytes([next(), next()]);
    let units: [Unit; HIDDEN] = std::array::from_fn(|_| {
        let (bias, limit, low, high) = (short(), short(), short(), short());
        Unit { bias, limit, worth: i32::from(high) << 16 | i32::from(low.cast_unsigned()) }
    });
    let bias = i32::from(short()) << 16 | i32::from(short().cast_unsigned());
    let weights = std::array::from_fn(|_| std::array::from_fn(|_| next().cast_signed()));
    let weights: [[i8; HIDDEN]; FEATURES] = weights;
    Network::new(&weights, units, bias)
}

fuzz_target!(|bytes: &[u8]| {
    let positions = ["cscscscscs/10/10 s c9 ?", "10/9c/1cs4ss1 s - ?", "9s/s9/c9 s - ?", "ss8/ccccc5/7sss s - ?"];
    for file in [bytes.to_vec(), network(bytes).to_bytes()] {
        let Ok(network) = Network::from_bytes(&file) else { continue };
        assert_eq!(network.to_bytes(), file);
        for text in positions {
            let position = Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position");
            assert!((0.0..=1.0).contains(&network.chance(&position)));
        }
    }
});
