//! The moves of groups, kept from the sweep that first finds them.
//!
//! A kind of move is a permutation, and the set of arrangements in which the move is legal. A layer has ten thousand to some hundred
//! thousand kinds. So a move takes six bytes: the number of its kind, and the place of the group after it. A move in one arrangement
//! takes four bytes if it leads to a known value, and six if it leads to a group.

use std::cell::RefCell;
use std::collections::HashMap;
use std::io;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{OnceLock, PoisonError, RwLock, RwLockReadGuard};

use senet::Position;
use senet::group::ArrangementSet;
use thread_local::ThreadLocal;

use super::Scale;
use super::moves::{After, Choice, Leaving, LoneMove, MoveKind, Moves, RowMove, ThrowMoves, find};
use super::moves_file::MovesFile;
use super::update::{CHUNK, Wave};
use crate::sets::Sets;

/// The kept moves of the groups of two layers.
pub(crate) struct Kept<const W: usize> {
    /// The first place of each chunk.
    begins: Vec<u32>,
    chunks: Vec<OnceLock<Chunk>>,
    kinds: RwLock<Kinds<W>>,
    /// The kinds that each thread has met, by their numbers: avoids contention for the lock of `kinds`.
    known: ThreadLocal<RefCell<HashMap<MoveKind<W>, u32>>>,
    /// Bytes of memory left for moves.
    room: AtomicU64,
    /// The binary logarithm of a step of a table, in steps of numbers: known values come from tables.
    shift: u32,
}

/// The moves of up to [`CHUNK`] groups of one wave.
#[derive(Default)]
pub(crate) struct Chunk {
    /// By group and throw: the numbers of moves of each sort in three words, then the moves.
    words: Vec<[u8; 2]>,
    /// If the words are in a file: their range among the words of the wave.
    of_wave: Option<Range<usize>>,
    /// Positions with a choice.
    choices: Vec<Position>,
}

/// All known kinds of moves.
pub(crate) struct Kinds<const W: usize> {
    kinds: Vec<MoveKind<W>>,
    numbers: HashMap<MoveKind<W>, u32>,
}

impl<const W: usize> Kept<W> {
    /// No kept moves yet, and `room` bytes for those of these groups.
    pub(crate) fn new(groups: &Sets, scale: Scale, room: u64) -> Kept<W> {
        let waves = (0..=groups.largest_sum()).map(|sum| groups.with_sum(sum));
        let begins: Vec<u32> = waves.flat_map(|places| places.step_by(CHUNK)).map(|place| place as u32).collect();
        let chunks = begins.iter().map(|_| OnceLock::new()).collect();
        let kinds = Kinds { kinds: Vec::new(), numbers: HashMap::new() };
        Kept {
            begins,
            chunks,
            kinds: RwLock::new(kinds),
            known: ThreadLocal::new(),
            room: AtomicU64::new(room),
            shift: scale.shift(),
        }
    }

    /// The source of the moves of a chunk, which begins at this place. `of_wave` has the moves of its wave, if they are in a file.
    pub(crate) fn source<'k>(&'k self, place: usize, of_wave: &'k [u8]) -> Source<'k, W> {
        let number = self.begins.partition_point(|begin| (*begin as usize) < place);
        if let Some(chunk) = self.chunks.get(number).and_then(OnceLock::get) {
            let kinds = self.kinds.read().unwrap_or_else(PoisonError::into_inner);
            let words = chunk.of_wave.clone().map_or(&*chunk.words, |words| &of_wave.as_chunks().0[words]);
            return Source::Kept { words: words.iter(), choices: &chunk.choices, kinds, shift: self.shift };
        }
        if self.room.load(Ordering::Relaxed) == 0 {
            return Source::Found;
        }
        Source::Keeps { kept: self, number, chunk: Chunk::default() }
    }

    /// The numbers of the chunks of groups at these places, which are whole waves.
    fn numbers(&self, places: Range<usize>) -> Range<usize> {
        let number = |place: usize| self.begins.partition_point(|begin| (*begin as usize) < place);
        number(places.start)..number(places.end)
    }

    /// Bytes of memory for the kept moves of groups at these places, which are whole waves.
    pub(crate) fn bytes(&self, places: Range<usize>) -> u64 {
        self.chunks[self.numbers(places)].iter().filter_map(OnceLock::get).map(Chunk::bytes).sum()
    }

    /// Stops keeping further moves.
    pub(crate) fn close(&mut self) {
        *self.room.get_mut() = 0;
    }

    /// Forgets all moves.
    pub(crate) fn clear(&mut self) {
        self.chunks.fill_with(OnceLock::new);
        self.known.clear();
        self.close();
        senet_files::return_free_memory();
    }

    /// Transfers the kept moves of the groups at these places, which are a wave, from memory into a file.
    ///
    /// # Errors
    ///
    /// If the file cannot be written. These moves are forgotten then.
    pub(crate) fn write(&mut self, places: Range<usize>, sum: usize, file: &mut MovesFile) -> io::Result<()> {
        let numbers = self.numbers(places);
        let chunks = &mut self.chunks[numbers];
        let mut words: Vec<[u8; 2]> = Vec::new();
        for chunk in chunks.iter_mut().filter_map(OnceLock::get_mut) {
            let begin = words.len();
            words.append(&mut chunk.words);
            chunk.words = Vec::new();
            chunk.of_wave = Some(begin..words.len());
        }
        let written = if words.is_empty() { Ok(()) } else { file.add(sum, words.as_flattened()) };
        if written.is_err() {
            chunks.fill_with(OnceLock::new);
        }
        written
    }

    /// The number of a kind of moves. `None` if there are too many kinds.
    pub(super) fn kind(&self, kind: MoveKind<W>) -> Option<u32> {
        let mut known = self.known.get_or_default().borrow_mut();
        if let Some(number) = known.get(&kind) {
            return Some(*number);
        }
        let number = self.shared_kind(kind)?;
        known.insert(kind, number);
        Some(number)
    }

    /// The number of a kind that this thread has not met.
    fn shared_kind(&self, kind: MoveKind<W>) -> Option<u32> {
        let known = self.kinds.read().unwrap_or_else(PoisonError::into_inner).numbers.get(&kind).copied();
        known.or_else(|| {
            let mut kinds = self.kinds.write().unwrap_or_else(PoisonError::into_inner);
            let Kinds { kinds, numbers } = &mut *kinds;
            if let Some(known) = numbers.get(&kind) {
                return Some(*known);
            }
            let number = u32::try_from(kinds.len()).ok().filter(|number| *number < KINDS)?;
            kinds.push(kind);
            numbers.insert(kind, number);
            Some(number)
        })
    }

    /// All kinds so far, by their numbers.
    #[cfg(feature = "gpu")]
    pub(super) fn kinds(&self) -> Vec<MoveKind<W>> {
        self.kinds.read().unwrap_or_else(PoisonError::into_inner).kinds.clone()
    }

    /// Keeps a chunk, if it fits into the room left.
    fn keep(&self, number: usize, mut chunk: Chunk) {
        chunk.words.shrink_to_fit();
        chunk.choices.shrink_to_fit();
        let bytes = chunk.bytes();
        let less = |room: u64| room.checked_sub(bytes);
        if self.room.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less).is_err() {
            self.room.store(0, Ordering::Relaxed);
        } else if let Some(place) = self.chunks.get(number) {
            // Cannot fail: each chunk is updated by one thread.
            let _ = place.set(chunk);
        }
    }
}

/// The source of the moves of a chunk, group by group.
pub(crate) enum Source<'k, const W: usize> {
    /// Reads kept moves.
    Kept {
        words: std::slice::Iter<'k, [u8; 2]>,
        choices: &'k [Position],
        kinds: RwLockReadGuard<'k, Kinds<W>>,
        shift: u32,
    },
    /// Finds moves and keeps them.
    Keeps { kept: &'k Kept<W>, number: usize, chunk: Chunk },
    /// Finds moves.
    Found,
}

impl<const W: usize> Source<'_, W> {
    /// The moves of the next group, which is at this place, in the arrangements that are positions.
    #[inline(always)]
    pub(crate) fn moves(
        &mut self,
        wave: &Wave<'_, W>,
        place: usize,
        positions: ArrangementSet<W>,
        moves: &mut Moves<W>,
    ) {
        let throws = wave.layers.sheet.casting().weights().len();
        if let Source::Kept { words, choices, kinds, shift } = self {
            let mut reader = Reader { words, choices, kinds: &kinds.kinds, shift: *shift };
            moves.iter_mut().take(throws).for_each(|moves| reader.throw(moves));
            return;
        }
        find(wave, wave.layers.groups.get(place), positions, moves);
        let has_room = match self {
            Source::Keeps { kept, chunk, .. } => {
                moves.iter_mut().take(throws).all(|moves| chunk.add(kept, moves).is_some())
            }
            _ => true,
        };
        if !has_room {
            *self = Source::Found;
        }
    }

    /// Ends after the last group: keeps the moves that were found.
    pub(crate) fn end(self) {
        if let Source::Keeps { kept, number, chunk } = self {
            kept.keep(number, chunk);
        }
    }
}

/// The bits of a group's place.
const PLACE_BITS: u32 = 25;
/// The place that stands for the end of the game. No group has it: there are 30,045,015 sets of ten houses.
const OVER: u32 = (1 << PLACE_BITS) - 1;
/// The flag beside a place.
const FLAG: u32 = 1 << 31;
/// The low bits of the number of a kind, in a word of their own. The high bits are between a place and its flag.
const KIND_BITS: u32 = 16;
/// The maximum number of kinds.
const KINDS: u32 = 1 << (KIND_BITS + 31 - PLACE_BITS);

impl Chunk {
    fn bytes(&self) -> u64 {
        (size_of_val(&*self.words) + size_of_val(&*self.choices)) as u64
    }

    /// Adds the moves for a throw. Returns `None` if they cannot be kept.
    fn add<const W: usize>(&mut self, kept: &Kept<W>, moves: &mut ThrowMoves<W>) -> Option<()> {
        best_of_known(&mut moves.alone);
        let ThrowMoves { outside, inside, leaving, choices, pass, alone } = &*moves;
        let byte = |length: usize| u8::try_from(length).ok();
        self.words.push([byte(outside.len())?, byte(inside.len())?]);
        self.words.push([byte(leaving.len())?, byte(2 * choices.len() + pass.iter().len())?]);
        self.words.push(u16::try_from(alone.len()).ok()?.to_le_bytes());
        for found in outside.iter().chain(inside) {
            self.add_move(kept, found.kind, (found.place, false))?;
        }
        for leaving in leaving {
            self.add_leaving(kept, leaving)?;
        }
        for choice in choices {
            self.add_move(kept, choice.kept.kind, (choice.kept.place, choice.is_inside))?;
            match &choice.taken_off {
                Some(leaving) => self.add_leaving(kept, leaving)?,
                None => self.add_move(kept, choice.kept.kind, (OVER, false))?,
            }
        }
        for LoneMove { from, after } in alone {
            match after {
                After::Known(number) => {
                    self.words.push([*from, KNOWN]);
                    self.words.push(((number >> kept.shift) as u16).to_le_bytes());
                }
                After::Within { place, at, turns } => {
                    let code = WITHIN + u8::from(*turns) + 2 * (at >> 7);
                    self.words.push([*from, code]);
                    self.add_number(place | u32::from(*at) << PLACE_BITS);
                }
                After::Choice(position) => {
                    self.words.push([*from, CHOICE]);
                    self.add_number(u32::try_from(self.choices.len()).ok()?);
                    self.choices.push(*position);
                }
            }
        }
        if let Some(pass) = pass {
            self.add_move(kept, MoveKind::pass(*pass), (0, false))?;
        }
        Some(())
    }

    fn add_move<const W: usize>(
        &mut self,
        kept: &Kept<W>,
        kind: MoveKind<W>,
        (place, flag): (u32, bool),
    ) -> Option<()> {
        let kind = kept.kind(kind)?;
        self.words.push((kind as u16).to_le_bytes());
        self.add_number(place | kind >> KIND_BITS << PLACE_BITS | if flag { FLAG } else { 0 });
        Some(())
    }

    fn add_leaving<const W: usize>(&mut self, kept: &Kept<W>, leaving: &Leaving<W>) -> Option<()> {
        self.add_move(kept, leaving.found.kind, (leaving.found.place, leaving.half == 1))
    }

    fn add_number(&mut self, number: u32) {
        self.words.extend_from_slice(number.to_le_bytes().as_chunks().0);
    }
}

/// Codes for the result of a move in one arrangement. `WITHIN` is increased by 1 if the turn passes, and by 2 times the high bit of the
/// arrangement's number.
const KNOWN: u8 = 0;
const CHOICE: u8 = 1;
const WITHIN: u8 = 2;

/// Keeps only the best of the known numbers of each arrangement.
fn best_of_known(alone: &mut Vec<LoneMove>) {
    let known = |lone: &LoneMove| if let After::Known(number) = lone.after { Some(number) } else { None };
    alone.sort_by_key(|lone| (known(lone).is_none(), lone.from, known(lone)));
    alone.reverse();
    alone.dedup_by(|next, best| best.from == next.from && known(best).is_some() && known(next).is_some());
}

/// Reads the moves of groups in the order in which they were kept.
struct Reader<'r, 'k, const W: usize> {
    words: &'r mut std::slice::Iter<'k, [u8; 2]>,
    choices: &'k [Position],
    kinds: &'r [MoveKind<W>],
    shift: u32,
}

impl<const W: usize> Reader<'_, '_, W> {
    /// The moves for the next throw.
    #[inline(always)]
    fn throw(&mut self, moves: &mut ThrowMoves<W>) {
        moves.clear();
        let [outside, inside] = self.word().to_le_bytes();
        let [leaving, choices] = self.word().to_le_bytes();
        let (choices, passes, alone) = (choices / 2, choices % 2 == 1, self.word());
        moves.outside.extend((0..outside).map(|_| self.row_move().0));
        moves.inside.extend((0..inside).map(|_| self.row_move().0));
        moves.leaving.extend((0..leaving).map(|_| self.leaving()));
        moves.choices.extend((0..choices).map(|_| {
            let (kept, is_inside) = self.row_move();
            let leaving = self.leaving();
            let is_over = leaving.found.place == OVER;
            Choice { kept, is_inside, taken_off: (!is_over).then_some(leaving) }
        }));
        moves.alone.extend((0..alone).map(|_| self.lone()));
        moves.pass = passes.then(|| self.row_move().0.kind.arrangements);
    }

    #[inline(always)]
    fn word(&mut self) -> u16 {
        self.words.next().map_or(0, |word| u16::from_le_bytes(*word))
    }

    #[inline(always)]
    fn number(&mut self) -> u32 {
        u32::from(self.word()) | u32::from(self.word()) << 16
    }

    /// A move, and the flag beside its place.
    #[inline(always)]
    fn row_move(&mut self) -> (RowMove<W>, bool) {
        let (kind, number) = (u32::from(self.word()), self.number());
        let kind = kind | (number & !FLAG) >> PLACE_BITS << KIND_BITS;
        (RowMove { kind: self.kinds[kind as usize], place: number & OVER }, number & FLAG != 0)
    }

    #[inline(always)]
    fn leaving(&mut self) -> Leaving<W> {
        let (found, flag) = self.row_move();
        Leaving { half: flag.into(), found }
    }

    #[inline(always)]
    fn lone(&mut self) -> LoneMove {
        let [from, code] = self.word().to_le_bytes();
        let after = match code {
            KNOWN => After::Known(u32::from(self.word()) << self.shift),
            CHOICE => After::Choice(self.choices[self.number() as usize]),
            _ => {
                let (code, number) = (code - WITHIN, self.number());
                let at = (number >> PLACE_BITS) as u8 | code >> 1 << 7;
                After::Within { place: number & OVER, at, turns: code & 1 != 0 }
            }
        };
        LoneMove { from, after }
    }
}

#[cfg(test)]
mod tests {
    use senet::RuleSheet;
    use senet_tables::Tables;

    use super::*;
    use crate::patterns::PatternHouses;
    use crate::program::is_position;
    use crate::rows::around::Around;
    use crate::rows::pair::layers;
    use crate::rows::update::Layers;

    /// The arrangements that are positions of the group at a place.
    fn positions(layers: &Layers<2>, place: usize) -> ArrangementSet<2> {
        let all = layers.groups.get(place);
        let mut positions = ArrangementSet::EMPTY;
        for (at, pattern) in layers.pairs.patterns().iter().enumerate() {
            let own = PatternHouses::new(all).houses(*pattern);
            if *pattern != 0 && is_position(&layers.sheet, own, all & !own) {
                positions.insert(at);
            }
        }
        positions
    }

    /// A wave without rows, for moves only.
    fn wave_of<'a>(layers: &'a Layers<2>, solved: &'a Tables) -> Wave<'a, 2> {
        Wave { layers, around: Around::all(&[], 0), below: Default::default(), moves: &[], solved }
    }

    /// The moves of all groups of a layer, from this source for each chunk.
    fn all_moves(wave: &Wave<2>) -> Vec<Moves<2>> {
        let groups = &wave.layers.groups;
        let waves = (0..=groups.largest_sum()).map(|sum| groups.with_sum(sum));
        let chunks = waves.flat_map(|places| places.clone().step_by(CHUNK).map(move |begin| (begin, places.end)));
        let mut all = Vec::new();
        for (begin, end) in chunks {
            let mut source = wave.layers.kept.source(begin, &[]);
            for place in begin..end.min(begin + CHUNK) {
                let mut moves = Moves::default();
                source.moves(wave, place, positions(wave.layers, place), &mut moves);
                all.push(moves);
            }
            source.end();
        }
        all
    }

    #[test]
    fn kept_moves_are_those_that_were_found() {
        for sheet in
            [RuleSheet::CARPIGNANO, RuleSheet::SPANISH, RuleSheet::UNINERD, RuleSheet::FRENCH, RuleSheet::DUTCH]
        {
            let solved = Tables::shipped(&sheet).expect("tables");
            let layers: Layers<2> = layers(&solved, &[(2, 2)], Scale::Fine, u64::MAX);
            let wave = wave_of(&layers, &solved);
            let found = all_moves(&wave);
            assert!(layers.kept.chunks.iter().all(|chunk| chunk.get().is_some()), "{sheet}");
            let kept = all_moves(&wave);
            assert_eq!(found.len(), layers.groups.len());
            assert!(found == kept, "{sheet}");
            let has = |of: fn(&ThrowMoves<2>) -> usize| kept.iter().flatten().any(|moves| of(moves) > 0);
            assert!(has(|moves| moves.outside.len()) && has(|moves| moves.inside.len()), "{sheet}");
            assert!(has(|moves| moves.leaving.len() + moves.alone.len()), "{sheet}");
            assert!(has(|moves| moves.pass.iter().len()), "{sheet}");
            assert_eq!(has(|moves| moves.choices.len()), sheet == RuleSheet::UNINERD, "{sheet}");
        }
    }

    #[test]
    fn moves_without_room_are_found_again() {
        let sheet = RuleSheet::DUTCH;
        let solved = Tables::shipped(&sheet).expect("tables");
        let room = |room: u64| {
            let layers: Layers<2> = layers(&solved, &[(2, 2)], Scale::Fine, room);
            let wave = wave_of(&layers, &solved);
            let moves = [all_moves(&wave), all_moves(&wave)];
            let kept = layers.kept.chunks.iter().filter(|chunk| chunk.get().is_some()).count();
            (moves, kept, layers.kept.chunks.len())
        };
        let ([_, all], kept, chunks) = room(u64::MAX);
        assert_eq!(kept, chunks);
        let ([_, some], kept, _) = room(1 << 18);
        assert!(0 < kept && kept < chunks, "{kept} of {chunks} chunks");
        let ([_, none], kept, _) = room(0);
        assert_eq!(kept, 0);
        // Of several known numbers, only the best is kept.
        let best = |moves: &[Moves<2>]| {
            let mut moves = moves.to_vec();
            moves.iter_mut().flatten().for_each(|moves| best_of_known(&mut moves.alone));
            moves
        };
        assert!(best(&all) == best(&some) && best(&all) == best(&none));
        assert!(none != all, "the rests of a throw have several known numbers");
    }
}
