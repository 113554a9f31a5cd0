//! Weights: reading arbitrary bytes never panics, and an accepted network evaluates positions without an overflow.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::{Position, RuleSheet};
use senet_ai::Network;
use senet_ai::network::{FEATURES, FIRST, Upper};

/// Makes a network with these bytes as weights; zeros take the place of missing bytes.
fn network(mut next: impl FnMut() -> u8) -> Network {
    let mut float = || f32::from_le_bytes([next(), next(), next(), next()]);
    let upper = Upper {
        biases: std::array::from_fn(|_| float()),
        output_biases: std::array::from_fn(|_| float()),
        weights: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| float()))),
        outputs: Box::new(std::array::from_fn(|_| std::array::from_fn(|_| float()))),
    };
    let biases = std::array::from_fn(|_| float());
    let weights: Vec<[f32; FIRST]> = (0..FEATURES).map(|_| std::array::from_fn(|_| float())).collect();
    Network::rounded(&weights, &biases, upper)
}

fuzz_target!(|bytes: &[u8]| {
    let positions = ["cscscscscs/10/10 s c9 ?", "10/9c/1cs4ss1 s - ?", "9s/s9/c9 s - ?", "ss8/ccccc5/7sss s - ?"];
    let mut next = bytes.iter().copied();
    let made = network(|| next.next().unwrap_or(0)).to_bytes();
    for file in [bytes.to_vec(), made] {
        let Ok(network) = Network::from_bytes(&file) else { continue };
        assert_eq!(network.to_bytes(), file);
        for text in positions {
            let position = Position::parse(&RuleSheet::CARPIGNANO, text).expect("a position");
            assert!((0.0..=1.0).contains(&network.chance(&position)));
        }
    }
});
