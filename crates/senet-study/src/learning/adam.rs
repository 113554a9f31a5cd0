//! The steps of gradient descent (Adam), and its learning rate.

/// The decay of the averages of gradients and of their squares.
const KEPT: (f32, f32) = (0.9, 0.999);

/// Added to the root of a mean square, so that it is never 0.
const EPSILON: f32 = 1e-8;

/// The state of Adam beside its averages.
pub(super) struct Adam {
    /// The weights of the initial zeros in the averages (bias correction).
    zeros: (f32, f32),
}

/// One step for all parameters.
#[derive(Clone, Copy)]
pub(super) struct Step {
    rate: f32,
    scale: f32,
}

impl Adam {
    pub(super) const fn new() -> Adam {
        Adam { zeros: (1.0, 1.0) }
    }

    /// The next step, with this learning rate.
    pub(super) fn step(&mut self, rate: f32) -> Step {
        self.zeros = (self.zeros.0 * KEPT.0, self.zeros.1 * KEPT.1);
        Step { rate: rate / (1.0 - self.zeros.0), scale: 1.0 / (1.0 - self.zeros.1) }
    }
}

impl Step {
    /// Moves a number by its gradient, and keeps the averages of the gradient and of its square.
    #[inline(always)]
    pub(super) fn apply(self, number: &mut f32, mean: &mut f32, square: &mut f32, gradient: f32) {
        *mean = KEPT.0 * *mean + (1.0 - KEPT.0) * gradient;
        *square = KEPT.1 * *square + (1.0 - KEPT.1) * gradient * gradient;
        *number += self.rate * *mean / ((*square * self.scale).sqrt() + EPSILON);
    }
}

/// Cosine annealing: the learning rate after a part of the training, from the first rate to the last one.
pub(super) fn annealed((first, last): (f32, f32), part: f32) -> f32 {
    // 2 x² − 1 is nearly a wave, and the same on every machine.
    let wave = if part < 0.5 { 1.0 - 2.0 * part * part } else { 2.0 * (1.0 - part) * (1.0 - part) };
    last + (first - last) * wave
}
