//! How a position is computed from those that follow.

use std::cell::RefCell;

use crate::bounds::{Bounds, Mean, ONE};
use crate::course::{Form, LEAVES, guess};
use crate::program::{Code, VALUES};

/// All values that one thread computes a group from.
pub(crate) type Desk<C> = [C; VALUES];

/// A value as it is laid out on the desk.
pub(crate) trait Cell: Copy + 'static {
    /// Works at the desk of this thread.
    fn with_desk<T>(work: impl FnOnce(&mut Desk<Self>) -> T) -> T;
}

macro_rules! cell {
    ($cell:ty, $nothing:expr) => {
        impl Cell for $cell {
            fn with_desk<T>(work: impl FnOnce(&mut Desk<$cell>) -> T) -> T {
                thread_local! {
                    static DESK: RefCell<Box<Desk<$cell>>> = RefCell::new(Box::new([$nothing; VALUES]));
                }
                DESK.with_borrow_mut(|desk| work(desk))
            }
        }
    };
}

cell!(u64, 0);
cell!(i32, 0);
cell!(bool, false);

/// One way to compute positions.
pub(crate) trait Method: Sync {
    type Cell: Cell;
    /// The best of what a side can choose from.
    type Best: Copy;
    /// What all throws together give.
    type Mean: Default;

    /// How the values are stored.
    const FORM: Form;
    /// Whether groups are computed that have nothing left to do as well.
    const EVERY_GROUP: bool;
    const WORST: Self::Best;

    /// A stored value of these layers.
    fn cell(stored: u64) -> Self::Cell;

    /// Packed bounds of a position that is known.
    fn known(packed: u64) -> Self::Cell;

    /// The best of a choice of the other side.
    fn chosen(best: Self::Best) -> Self::Cell;

    fn better(best: Self::Best, cell: Self::Cell, code: Code) -> Self::Best;

    fn add(mean: &mut Self::Mean, weight: u32, best: Self::Best);

    /// The new value instead of the stored one, and whether there is something to notice.
    fn value(mean: Self::Mean, stored: u64) -> (u64, bool);
}

/// Bounds, both at once.
macro_rules! of_bounds {
    () => {
        type Cell = u64;
        type Best = Bounds;
        type Mean = Mean;

        const FORM: Form = Form::Bounds;
        const WORST: Bounds = Bounds::LOST;

        #[inline(always)]
        fn cell(stored: u64) -> u64 {
            stored
        }

        #[inline(always)]
        fn known(packed: u64) -> u64 {
            packed
        }

        #[inline(always)]
        fn chosen(best: Bounds) -> u64 {
            best.packed()
        }

        #[inline(always)]
        fn better(best: Bounds, cell: u64, code: Code) -> Bounds {
            best.or_better(Bounds::unpacked(cell.rotate_left(code.turn())))
        }

        #[inline(always)]
        fn add(mean: &mut Mean, weight: u32, best: Bounds) {
            mean.add(weight, best);
        }
    };
}

/// See [`Task::Narrow`](crate::course::Task::Narrow).
pub(crate) struct Narrow;

impl Method for Narrow {
    of_bounds!();

    const EVERY_GROUP: bool = false;

    #[inline(always)]
    fn value(mean: Mean, stored: u64) -> (u64, bool) {
        // Both are bounds, so the narrower of each is one. Values never get worse.
        (mean.bounds().and(Bounds::unpacked(stored)).packed(), false)
    }
}

/// See [`Task::Prove`](crate::course::Task::Prove).
pub(crate) struct Prove;

impl Method for Prove {
    of_bounds!();

    const EVERY_GROUP: bool = true;

    #[inline(always)]
    fn value(mean: Mean, stored: u64) -> (u64, bool) {
        let (new, old) = (mean.bounds(), Bounds::unpacked(stored));
        (new.packed(), new.lower < old.lower || new.upper > old.upper)
    }
}

/// See [`Task::Leave`](crate::course::Task::Leave): whether games may stay. The sides choose together, and the throws against
/// them.
pub(crate) struct Leave;

/// Whether games may stay after every throw so far.
pub(crate) struct AfterAll(bool);

impl Default for AfterAll {
    fn default() -> AfterAll {
        AfterAll(true)
    }
}

impl Method for Leave {
    type Cell = bool;
    type Best = bool;
    type Mean = AfterAll;

    const FORM: Form = Form::Marks;
    const EVERY_GROUP: bool = false;
    const WORST: bool = false;

    #[inline(always)]
    fn cell(stored: u64) -> bool {
        stored != LEAVES
    }

    #[inline(always)]
    fn known(_packed: u64) -> bool {
        false
    }

    #[inline(always)]
    fn chosen(best: bool) -> bool {
        best
    }

    #[inline(always)]
    fn better(best: bool, cell: bool, _code: Code) -> bool {
        best | cell
    }

    #[inline(always)]
    fn add(mean: &mut AfterAll, _weight: u32, best: bool) {
        mean.0 &= best;
    }

    #[inline(always)]
    fn value(AfterAll(stays): AfterAll, stored: u64) -> (u64, bool) {
        if stays { (stored, false) } else { (LEAVES, stored != LEAVES) }
    }
}

/// See [`Task::Guess`](crate::course::Task::Guess), and [`Task::Measure`](crate::course::Task::Measure) if it measures.
pub(crate) struct Guess<const MEASURES: bool>;

/// A weighted sum of guesses, counted from an even chance, in steps of 2⁻³⁰.
#[derive(Default)]
pub(crate) struct Sum {
    sum: i64,
    weights: u32,
}

/// An even chance, from which guesses are counted on the desk: for the other side it is the same with the other sign.
const EVEN: i32 = (ONE / 2) as i32;

/// Where guesses go that change by less and less, each time by the same factor: Aitken's extrapolation. Others stay.
#[inline(always)]
fn leap(new: u32, old: u32, older: u32) -> u32 {
    /// Longer leaps than this many times the last change are not to be trusted.
    const LONGEST: i64 = 200;
    let (last, before) = (i64::from(new) - i64::from(old), i64::from(old) - i64::from(older));
    if last.signum() != before.signum() || last.abs() >= before.abs() {
        return new;
    }
    let farthest = LONGEST * last.abs();
    let leap = (last * last / (before - last)).clamp(-farthest, farthest);
    #[expect(clippy::cast_sign_loss, reason = "it is clamped")]
    let target = (i64::from(new) + leap).clamp(0, i64::from(ONE)) as u32;
    target
}

impl<const MEASURES: bool> Method for Guess<MEASURES> {
    type Cell = i32;
    type Best = i32;
    type Mean = Sum;

    const FORM: Form = Form::Guesses;
    const EVERY_GROUP: bool = true;
    const WORST: i32 = -EVEN;

    #[inline(always)]
    fn cell(stored: u64) -> i32 {
        stored as u32 as i32 - EVEN
    }

    #[inline(always)]
    fn known(packed: u64) -> i32 {
        let Bounds { lower, upper } = Bounds::unpacked(packed);
        u32::midpoint(lower, upper) as i32 - EVEN
    }

    #[inline(always)]
    fn chosen(best: i32) -> i32 {
        best
    }

    #[inline(always)]
    fn better(best: i32, cell: i32, code: Code) -> i32 {
        // All bits are set if the turn has passed; then this is `-cell`, without a branch.
        let sign = -(code.turn() as i32 >> 5);
        best.max((cell ^ sign) - sign)
    }

    #[inline(always)]
    fn add(mean: &mut Sum, weight: u32, best: i32) {
        mean.sum += i64::from(weight) * i64::from(best);
        mean.weights += weight;
    }

    #[inline(always)]
    fn value(Sum { sum, weights }: Sum, stored: u64) -> (u64, bool) {
        let weights = i64::from(weights);
        // Rounded to the nearest, and from 0 to 1 as all that it is made of.
        #[expect(clippy::cast_sign_loss, reason = "no guess is below 0")]
        let new = ((sum + i64::from(EVEN) * weights + weights / 2) / weights) as u32;
        let (old, older) = (stored as u32, (stored >> 32) as u32);
        (guess(new, if MEASURES { leap(new, old, older) } else { old }), false)
    }
}
