//! What the browser knows and the rules must not: chance from outside, and the day.

/// A seed for the throws of a game, from the browser's own randomness.
pub(crate) fn seed() -> u64 {
    // Numbers below 2^53 survive being written by people into any program.
    let random = js_sys::Math::random() * 9_007_199_254_740_992.0;
    random as u64
}
