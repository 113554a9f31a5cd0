//! Engine lines: whatever the input says, each answer is one line of JSON, and the engine lives on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet_cli::engine::Engine;

fuzz_target!(|input: &[u8]| {
    let engine = Engine { deepest_perft: 100, budget: 100_000, ..Engine::default() };
    let mut output = Vec::new();
    engine.serve(&mut &*input, &mut output).expect("memory can be read and written");
    let answers = output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
    let lines = input.split(|byte| *byte == b'\n').count();
    assert!(answers <= lines);
    for line in output.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        assert!(matches!(line.first(), Some(b'{' | b'[')) && matches!(line.last(), Some(b'}' | b']')));
    }
});
