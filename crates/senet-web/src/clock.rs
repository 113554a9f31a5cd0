//! Randomness from the browser, which the rules must not have.

/// A seed for the throws of a game, from the browser's own randomness.
pub(crate) fn seed() -> u64 {
    // Below 2^53 a seed is exact in every program, JavaScript included.
    let random = js_sys::Math::random() * 9_007_199_254_740_992.0;
    random as u64
}
