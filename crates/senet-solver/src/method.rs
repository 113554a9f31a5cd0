//! Updates of a position from the positions that follow.

use senet_tables::bounds::{Bounds, Mean, ONE};

use crate::schedule::LONGEST;
use crate::stored::{Stored, StoredBounds, StoredGuess, StoredMark, moved};

/// A kind of update.
pub(crate) trait Method: Sync {
    /// The stored value of a position.
    type Stored: Stored;
    /// The best of several alternatives.
    type Best: Copy;
    /// The mean over all throws.
    type Mean: Default;

    /// Whether groups within the limit are updated, too.
    const EVERY_GROUP: bool;
    const WORST: Self::Best;

    /// The bounds of a position with fewer pieces, converted to a stored value.
    fn known(known: StoredBounds) -> Self::Stored;

    /// The best alternative of the other side, converted to a stored value.
    fn chosen(best: Self::Best) -> Self::Stored;

    /// The better of the best so far and a stored value. `turn` is 32 if the turn has passed to the other side, otherwise 0.
    fn better(best: Self::Best, stored: Self::Stored, turn: u32) -> Self::Best;

    fn add(mean: &mut Self::Mean, weight: u32, best: Self::Best);

    /// The new value, from the mean and the stored value.
    fn value(mean: Self::Mean, stored: Self::Stored) -> Self::Stored;

    /// Whether this change of a stored value sets the flag of the sweep: [`Stage::flag`](crate::schedule::Stage::flag).
    #[inline(always)]
    fn flags(_old: Self::Stored, _new: Self::Stored) -> bool {
        false
    }
}

/// The items of methods that compute both bounds at once.
macro_rules! of_bounds {
    () => {
        type Stored = StoredBounds;
        type Best = Bounds;
        type Mean = Mean;

        const WORST: Bounds = Bounds::LOST;

        #[inline(always)]
        fn known(known: StoredBounds) -> StoredBounds {
            known
        }

        #[inline(always)]
        fn chosen(best: Bounds) -> StoredBounds {
            StoredBounds::new(best)
        }

        #[inline(always)]
        fn better(best: Bounds, stored: StoredBounds, turn: u32) -> Bounds {
            best.or_better(stored.seen_after(turn))
        }

        #[inline(always)]
        fn add(mean: &mut Mean, weight: u32, best: Bounds) {
            mean.add(weight, best);
        }
    };
}

/// See [`Stage::Narrow`](crate::schedule::Stage::Narrow).
pub(crate) struct Narrow;

impl Method for Narrow {
    of_bounds!();

    const EVERY_GROUP: bool = false;

    #[inline(always)]
    fn value(mean: Mean, stored: StoredBounds) -> StoredBounds {
        // Both are bounds, so the narrower of each is one. Values never get worse.
        StoredBounds::new(mean.bounds().and(stored.bounds()))
    }
}

/// See [`Stage::Prove`](crate::schedule::Stage::Prove).
pub(crate) struct Prove;

impl Method for Prove {
    of_bounds!();

    const EVERY_GROUP: bool = true;

    #[inline(always)]
    fn value(mean: Mean, _stored: StoredBounds) -> StoredBounds {
        StoredBounds::new(mean.bounds())
    }

    #[inline(always)]
    fn flags(old: StoredBounds, new: StoredBounds) -> bool {
        let (old, new) = (old.bounds().steps(), new.bounds().steps());
        new.0 < old.0 || new.1 > old.1
    }
}

/// See [`Stage::Mark`](crate::schedule::Stage::Mark): whether games may stay in the layer. Both sides cooperate to stay.
pub(crate) struct Mark;

/// Whether games may stay after every throw so far.
pub(crate) struct AfterAll(bool);

impl Default for AfterAll {
    fn default() -> AfterAll {
        AfterAll(true)
    }
}

impl Method for Mark {
    type Stored = StoredMark;
    type Best = bool;
    type Mean = AfterAll;

    const EVERY_GROUP: bool = false;
    const WORST: bool = false;

    #[inline(always)]
    fn known(_known: StoredBounds) -> StoredMark {
        StoredMark::LEAVES
    }

    #[inline(always)]
    fn chosen(stays: bool) -> StoredMark {
        StoredMark::new(!stays)
    }

    #[inline(always)]
    fn better(stays: bool, stored: StoredMark, _turn: u32) -> bool {
        stays || stored != StoredMark::LEAVES
    }

    #[inline(always)]
    fn add(mean: &mut AfterAll, _weight: u32, best: bool) {
        mean.0 &= best;
    }

    #[inline(always)]
    fn value(AfterAll(stays): AfterAll, stored: StoredMark) -> StoredMark {
        if stays { stored } else { StoredMark::LEAVES }
    }

    #[inline(always)]
    fn flags(old: StoredMark, new: StoredMark) -> bool {
        old != new
    }
}

/// See [`Stage::Guess`](crate::schedule::Stage::Guess), and [`Stage::Extrapolate`](crate::schedule::Stage::Extrapolate) if
/// `EXTRAPOLATES`.
pub(crate) struct Guess<const EXTRAPOLATES: bool>;

/// A weighted sum of guesses, in steps of 2⁻³⁰.
#[derive(Default)]
pub(crate) struct Sum {
    sum: u64,
    weights: u64,
}

/// The limit of a guess whose changes shrink by the same factor each time (Aitken's extrapolation). The guess itself, if they do
/// not shrink.
#[inline(always)]
fn limit(new: u32, old: u32, older: u32) -> u32 {
    let (last, before) = (i64::from(new) - i64::from(old), i64::from(old) - i64::from(older));
    if last.signum() != before.signum() || last.abs() >= before.abs() {
        return new;
    }
    let farthest = i64::from(LONGEST) * last.abs();
    moved(new, (last * last / (before - last)).clamp(-farthest, farthest))
}

impl<const EXTRAPOLATES: bool> Method for Guess<EXTRAPOLATES> {
    type Stored = StoredGuess;
    type Best = u32;
    type Mean = Sum;

    const EVERY_GROUP: bool = true;
    const WORST: u32 = 0;

    #[inline(always)]
    fn known(known: StoredBounds) -> StoredGuess {
        let (lower, upper) = known.bounds().steps();
        StoredGuess::new(u32::midpoint(lower, upper), 0)
    }

    #[inline(always)]
    fn chosen(best: u32) -> StoredGuess {
        StoredGuess::new(best, 0)
    }

    #[inline(always)]
    fn better(best: u32, stored: StoredGuess, turn: u32) -> u32 {
        // All bits are set if the turn has passed; then this is `ONE - guess`, without a branch.
        let turned = (turn >> 5).wrapping_neg();
        best.max((stored.guess() ^ turned).wrapping_add(turned & (ONE + 1)))
    }

    #[inline(always)]
    fn add(mean: &mut Sum, weight: u32, best: u32) {
        mean.sum += u64::from(weight) * u64::from(best);
        mean.weights += u64::from(weight);
    }

    #[inline(always)]
    fn value(Sum { sum, weights }: Sum, stored: StoredGuess) -> StoredGuess {
        // Rounds to nearest.
        let new = ((sum + weights / 2) / weights) as u32;
        let (old, older) = (stored.guess(), stored.beside());
        StoredGuess::new(new, if EXTRAPOLATES { limit(new, old, older) } else { old })
    }
}
