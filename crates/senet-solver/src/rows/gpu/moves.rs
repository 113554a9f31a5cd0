//! The moves of groups as words that `moves.wgsl` reads.
//!
//! For each throw there are two words: the numbers of moves to other groups, within the group, after which a piece has left, and
//! after which the other side has a choice, a byte each; then the number of moves in one arrangement, and whether there are passes. The
//! moves follow in this order:
//!
//! - to another group: its kind and the place of the group; within the group: its kind;
//! - after which a piece has left: its kind with a flag for the second half, and the place of the group there;
//! - after which there is a choice: both as above, a flag for one within the group, [`OVER`] for a game that is over;
//! - in one arrangement: its number, a code and the number after the move; then a value, or a place, or where steps begin;
//! - passes: the kind.
//!
//! Behind all moves of a group stand the steps that compute the numbers of positions with a choice.

use std::io;
use std::ops::Range;

use rayon::prelude::*;
use senet::{Position, Side};

use crate::rows::moves::{After, LoneMove, MoveKind, Moves, ThrowMoves};
use crate::rows::update::{CHUNK, Wave};

/// A flag beside the number of a kind.
const FLAG: u32 = 1 << 31;
/// In place of a group: the game is over.
const OVER: u32 = u32::MAX;

/// Codes of moves in one arrangement.
pub(super) const ALONE_KNOWN: u32 = 0;
pub(super) const ALONE_WITHIN: u32 = 1;
pub(super) const ALONE_TURNED: u32 = 2;
const ALONE_COMPUTED: u32 = 3;

/// Steps that compute a number, of two words each: a number or the place of a group follows, if the step needs one.
pub(super) const STEP_KNOWN: u32 = 0;
pub(super) const STEP_WITHIN: u32 = 1;
pub(super) const STEP_TURN: u32 = 2;
pub(super) const STEP_LARGER: u32 = 3;
const STEP_END: u32 = 4;
/// The most numbers that steps keep at a time.
pub(super) const STACK: usize = 16;

/// The moves of up to [`CHUNK`] groups.
#[derive(Default)]
pub(super) struct Encoded {
    pub(super) words: Vec<u32>,
    /// By group: where its words begin.
    pub(super) begins: Vec<u32>,
    /// Positions of these groups.
    pub(super) positions: u64,
}

/// The moves of these groups, which are a wave and have these rows, in chunks.
///
/// # Errors
///
/// If there are more moves than words can say.
pub(super) fn encode<const W: usize>(wave: &Wave<W>, places: Range<usize>, rows: &[u8]) -> io::Result<Vec<Encoded>> {
    let width = wave.around.width;
    let of_chunk = |(chunk, rows): (usize, &[u8])| {
        let begin = places.start + CHUNK * chunk;
        let mut source = wave.layers.kept.source(begin, wave.moves);
        let (mut moves, mut encoded) = (Box::new(Moves::default()), Encoded::default());
        for (number, row) in rows.chunks_exact(width).enumerate() {
            let positions = wave.layers.positions(row);
            source.moves(wave, begin + number, positions, &mut moves);
            encoded.positions += positions.words().iter().map(|word| u64::from(word.count_ones())).sum::<u64>();
            encoded.begins.push(encoded.words.len() as u32);
            let mut group = Encoder { wave, begin: encoded.words.len(), words: &mut encoded.words, steps: Vec::new() };
            group
                .add(&moves)
                .ok_or_else(|| io::Error::other("a group has more moves than a graphics processor is told"))?;
        }
        source.end();
        Ok(encoded)
    };
    rows.par_chunks(CHUNK * width).enumerate().map(of_chunk).collect()
}

/// Writes the moves of one group.
struct Encoder<'e, 'w, const W: usize> {
    wave: &'e Wave<'w, W>,
    words: &'e mut Vec<u32>,
    /// The offset of the words of the group.
    begin: usize,
    /// The steps of its positions with a choice, and which words get the place of their first.
    steps: Vec<(usize, Vec<[u32; 2]>)>,
}

impl<const W: usize> Encoder<'_, '_, W> {
    fn add(&mut self, moves: &Moves<W>) -> Option<()> {
        let throws = self.wave.layers.sheet.casting().weights().len();
        moves.iter().take(throws).try_for_each(|moves| self.add_throw(moves))?;
        for (word, steps) in std::mem::take(&mut self.steps) {
            self.words[word] = (self.words.len() - self.begin) as u32;
            self.words.extend_from_slice(steps.as_flattened());
        }
        Some(())
    }

    fn add_throw(&mut self, moves: &ThrowMoves<W>) -> Option<()> {
        let ThrowMoves { outside, inside, leaving, choices, pass, alone } = moves;
        let counts = [outside.len(), inside.len(), leaving.len(), choices.len()];
        let mut bytes = [0; 4];
        for (byte, count) in bytes.iter_mut().zip(counts) {
            *byte = u8::try_from(count).ok()?;
        }
        self.words.push(u32::from_le_bytes(bytes));
        self.words.push(u32::from(u16::try_from(alone.len()).ok()?) | u32::from(pass.is_some()) << 16);
        for found in outside {
            self.add_move(found.kind, false, found.place)?;
        }
        for found in inside {
            let kind = self.kind(found.kind)?;
            self.words.push(kind);
        }
        for leaving in leaving {
            self.add_move(leaving.found.kind, leaving.half == 1, leaving.found.place)?;
        }
        for choice in choices {
            self.add_move(choice.kept.kind, choice.is_inside, choice.kept.place)?;
            match &choice.taken_off {
                Some(leaving) => self.add_move(leaving.found.kind, leaving.half == 1, leaving.found.place)?,
                None => self.words.extend([0, OVER]),
            }
        }
        for LoneMove { from, after } in alone {
            let (code, at, value) = match after {
                After::Known(number) => (ALONE_KNOWN, 0, *number),
                After::Within { place, at, turns } => (if *turns { ALONE_TURNED } else { ALONE_WITHIN }, *at, *place),
                After::Choice(_) => {
                    let mut steps = Steps { wave: self.wave, all: Vec::new(), kept: 0 };
                    steps.see(*after)?;
                    steps.all.push([STEP_END, 0]);
                    self.steps.push((self.words.len() + 1, steps.all));
                    (ALONE_COMPUTED, 0, 0)
                }
            };
            self.words.extend([u32::from(*from) | code << 8 | u32::from(at) << 16, value]);
        }
        if let Some(pass) = pass {
            let kind = self.kind(MoveKind::pass(*pass))?;
            self.words.push(kind);
        }
        Some(())
    }

    fn kind(&self, kind: MoveKind<W>) -> Option<u32> {
        self.wave.layers.kept.kind(kind)
    }

    fn add_move(&mut self, kind: MoveKind<W>, flag: bool, place: u32) -> Option<()> {
        let kind = self.kind(kind)?;
        self.words.extend([kind | if flag { FLAG } else { 0 }, place]);
        Some(())
    }
}

/// The steps that compute the number of a position with a choice, as `Wave::best` does.
struct Steps<'s, 'w, const W: usize> {
    wave: &'s Wave<'w, W>,
    all: Vec<[u32; 2]>,
    /// The numbers that are kept so far.
    kept: usize,
}

impl<const W: usize> Steps<'_, '_, W> {
    /// Computes the number after a move, as the side sees it that moves.
    fn see(&mut self, after: After) -> Option<()> {
        let turns = match after {
            After::Known(number) => {
                self.keep([STEP_KNOWN, number])?;
                false
            }
            After::Within { place, at, turns } => {
                self.keep([STEP_WITHIN | u32::from(at) << 8, place])?;
                turns
            }
            After::Choice(position) => {
                self.best(&position)?;
                position.side() != Side::Spools
            }
        };
        if turns {
            self.all.push([STEP_TURN, 0]);
        }
        Some(())
    }

    /// Computes the number of a position with a choice, for the side to act.
    fn best(&mut self, position: &Position) -> Option<()> {
        let turned = position.side() != Side::Spools;
        let mut all_fit = Some(());
        self.keep([STEP_KNOWN, 0])?;
        position.legal_moves(&self.wave.layers.sheet).for_each_after(|after| {
            let after = self.wave.after(position.occupied(), &after);
            all_fit = all_fit.and_then(|()| self.see(after));
            if turned {
                self.all.push([STEP_TURN, 0]);
            }
            self.all.push([STEP_LARGER, 0]);
            self.kept -= usize::from(all_fit.is_some());
        });
        all_fit
    }

    /// Keeps one more number.
    fn keep(&mut self, step: [u32; 2]) -> Option<()> {
        self.kept += 1;
        self.all.push(step);
        (self.kept <= STACK).then_some(())
    }
}
