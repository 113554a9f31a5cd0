//! Compiled moves: where positions lead, found once by the rules and then used in every sweep.

use rayon::prelude::*;
use senet::{HouseSet, Position, RuleSheet, Setup};

use senet_tables::{Bounds, Tables};

use crate::patterns::{PatternHouses, Patterns};
use crate::sets::Sets;
use crate::stored::{Stored, StoredBounds};

/// The largest number of values from which a group is computed: its own, those of all groups that it leads to, and
/// constants. Five pieces against five lead to about fifty groups of 252.
pub(crate) const VALUES: usize = 1 << 14;
/// Groups in a chunk of a program; a thread takes a chunk at a time.
pub(crate) const CHUNK: usize = 64;

/// A position that a move leads to: an index into the [`VALUES`], with two flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Code(u16);

impl Code {
    const TURNS: u16 = 1 << 14;
    const LAST: u16 = 1 << 15;

    const fn new(value: usize, turns: bool) -> Code {
        Code(value as u16 | if turns { Code::TURNS } else { 0 })
    }

    /// The index of the value.
    #[inline(always)]
    pub(crate) const fn value(self) -> usize {
        self.0 as usize & (VALUES - 1)
    }

    /// The rotation that makes the value that of the side that chooses: 32 bits if the turn has passed.
    #[inline(always)]
    pub(crate) const fn turn(self) -> u32 {
        (self.0 >> 9) as u32 & 32
    }

    /// Whether it is the last alternative of a choice.
    #[inline(always)]
    pub(crate) const fn is_last(self) -> bool {
        self.0 & Code::LAST != 0
    }
}

/// A chunk of a program: the compiled moves of some groups.
#[derive(Debug, Default)]
pub(crate) struct Chunk {
    groups: Vec<Ends>,
    links: Vec<u32>,
    constants: Vec<StoredBounds>,
    choices: Vec<u16>,
    codes: Vec<Code>,
}

/// The ends of a group's parts; they begin at the ends of the previous group.
#[derive(Clone, Copy, Debug, Default)]
struct Ends {
    links: u32,
    constants: u32,
    choices: u32,
    codes: u32,
}

/// The compiled moves of a group.
#[derive(Clone, Copy)]
pub(crate) struct Group<'p> {
    /// The places of the groups whose values follow the group's own in the scratch buffer, in this order.
    pub(crate) links: &'p [u32],
    /// Bounds that do not change, in the scratch buffer from the last value downward.
    pub(crate) constants: &'p [StoredBounds],
    /// The indices of constants that stand for choices of the other side. The first codes are theirs.
    pub(crate) choices: &'p [u16],
    /// The alternatives of each choice; then, for each position and each throw, those of its moves.
    pub(crate) codes: &'p [Code],
}

/// The index of a constant in the scratch buffer.
#[inline(always)]
pub(crate) const fn constant(number: usize) -> usize {
    VALUES - 1 - number
}

impl Chunk {
    /// The groups of the chunk, in the order of their places.
    pub(crate) fn groups(&self) -> impl Iterator<Item = Group<'_>> {
        let mut begin = Ends::default();
        self.groups.iter().map(move |end| {
            let of = |from: u32, to: u32| from as usize..to as usize;
            let group = Group {
                links: &self.links[of(begin.links, end.links)],
                constants: &self.constants[of(begin.constants, end.constants)],
                choices: &self.choices[of(begin.choices, end.choices)],
                codes: &self.codes[of(begin.codes, end.codes)],
            };
            begin = *end;
            group
        })
    }

    /// The number of groups.
    pub(crate) fn len(&self) -> usize {
        self.groups.len()
    }

    /// The size of the chunk in bytes.
    fn bytes(&self) -> usize {
        size_of_val(&self.groups[..])
            + size_of_val(&self.links[..])
            + size_of_val(&self.constants[..])
            + size_of_val(&self.choices[..])
            + size_of_val(&self.codes[..])
    }
}

/// The compiled moves of two layers.
pub(crate) struct Program {
    /// The chunks in the order of their groups' places.
    chunks: Vec<Chunk>,
    /// For each sum of houses, the first chunk of its wave.
    begin: Vec<usize>,
}

impl Program {
    /// A program without waves.
    pub(crate) const fn new() -> Program {
        Program { chunks: Vec::new(), begin: Vec::new() }
    }

    /// Compiles the moves of the next wave, which has these values. Returns the number of compiled waves.
    pub(crate) fn add_wave(
        &mut self,
        sheet: &RuleSheet,
        groups: &Sets,
        patterns: &Patterns,
        solved: &Tables,
        values: &[u8],
    ) -> usize {
        let places = groups.with_sum(self.waves());
        let width = values.len() / places.len().max(1);
        self.begin.push(self.chunks.len());
        let sheet = *sheet;
        self.chunks.par_extend(senet::specialise!(sheet => {
            let chunk = |(number, values): (usize, &[u8])| {
                let mut compiler = Compiler::new(&sheet, groups, patterns, solved);
                for (place, values) in (places.start + number * CHUNK..).zip(values.chunks_exact(width)) {
                    compiler.group(groups.get(place), |number, _| StoredBounds::read(values, number).is_position());
                }
                compiler.into_chunk()
            };
            let chunks = values.par_chunks((CHUNK * width).max(1)).enumerate();
            chunks.map(chunk).collect::<Vec<Chunk>>()
        }));
        self.waves()
    }

    /// An estimate of the size of the program in bytes, from a sample of groups.
    pub(crate) fn expected(sheet: &RuleSheet, groups: &Sets, patterns: &Patterns, solved: &Tables) -> u64 {
        const SAMPLES: usize = 1 << 10;
        let places: Vec<usize> = (0..groups.len()).step_by(groups.len().div_ceil(SAMPLES)).collect();
        let bytes = |place: &usize| {
            let all = groups.get(*place);
            let mut compiler = Compiler::new(sheet, groups, patterns, solved);
            compiler.group(all, |_, own| is_position(sheet, own, all & !own));
            compiler.into_chunk().bytes()
        };
        let bytes: usize = places.par_iter().map(bytes).sum();
        bytes as u64 * groups.len() as u64 / places.len() as u64
    }

    /// The number of compiled waves, from the lowest sum up.
    pub(crate) fn waves(&self) -> usize {
        self.begin.len()
    }

    /// The chunks of a wave.
    pub(crate) fn wave(&self, sum: usize) -> &[Chunk] {
        let end = self.begin.get(sum + 1).copied().unwrap_or(self.chunks.len());
        &self.chunks[self.begin[sum]..end]
    }
}

/// Compiles the moves of groups.
pub(crate) struct Compiler<'s, S> {
    sheet: &'s S,
    groups: &'s Sets,
    patterns: &'s Patterns,
    solved: &'s Tables,
    chunk: Chunk,
    /// The group's houses.
    all: HouseSet,
    /// The beginning of the group's parts.
    begin: Ends,
    /// By the house that one piece leaves (upper five bits) and the house that it comes to: one more than the number of
    /// the link there, or 0 if there is none yet.
    ways: Box<[u16; 1 << 10]>,
    met: Vec<u16>,
    /// The codes of the group's positions, followed by those that are being collected.
    codes: Vec<Code>,
}

impl<'s, S: AsRef<RuleSheet>> Compiler<'s, S> {
    pub(crate) fn new(sheet: &'s S, groups: &'s Sets, patterns: &'s Patterns, solved: &'s Tables) -> Compiler<'s, S> {
        Compiler {
            sheet,
            groups,
            patterns,
            solved,
            chunk: Chunk::default(),
            all: HouseSet::EMPTY,
            begin: Ends::default(),
            ways: Box::new([0; 1 << 10]),
            met: Vec::new(),
            codes: Vec::new(),
        }
    }

    fn into_chunk(mut self) -> Chunk {
        let Chunk { links, constants, choices, codes, .. } = &mut self.chunk;
        links.shrink_to_fit();
        constants.shrink_to_fit();
        choices.shrink_to_fit();
        codes.shrink_to_fit();
        self.chunk
    }

    /// Adds a group. `is_position` gets the number of a pattern and the houses of the side to throw.
    fn group(&mut self, all: HouseSet, is_position: impl Fn(usize, HouseSet) -> bool) {
        self.all = all;
        self.begin = self.ends();
        for way in self.met.drain(..) {
            self.ways[usize::from(way)] = 0;
        }
        let of_patterns = PatternHouses::new(all);
        self.codes.clear();
        for (number, pattern) in (0..self.patterns.halves()).flat_map(|half| self.patterns.of(half)).enumerate() {
            let own = of_patterns.houses(*pattern);
            if is_position(number, own) {
                let position = Position::about_to_throw_unchecked(own, all & !own);
                for (throw, _) in self.sheet.as_ref().casting().weights() {
                    let begin = self.codes.len();
                    let known = self.collect(&position.throw_unchecked(*throw), None);
                    self.finish(begin, known);
                }
            }
        }
        self.chunk.codes.extend_from_slice(&self.codes);
        let ends = self.ends();
        self.chunk.groups.push(ends);
    }

    fn ends(&self) -> Ends {
        let Chunk { links, constants, choices, codes, .. } = &self.chunk;
        let length = |length: usize| length as u32;
        Ends {
            links: length(links.len()),
            constants: length(constants.len()),
            choices: length(choices.len()),
            codes: length(codes.len()),
        }
    }

    /// Collects the positions after the moves of a position, of which the side to act will choose the best. Returns the best of
    /// the known values among them and `best`.
    fn collect(&mut self, position: &Position, mut best: Option<Bounds>) -> Option<Bounds> {
        let side = position.side();
        position.legal_moves(self.sheet.as_ref()).for_each_after(|after| {
            let keeps = after.side() == side;
            if let Some(known) = self.known(&after) {
                let known = if keeps { known } else { known.of_the_other_side() };
                best = Some(best.map_or(known, |best| best.or_better(known)));
            } else if after.awaits_throw() {
                let code = Code::new(self.value(&after), !keeps);
                self.codes.push(code);
            } else if keeps {
                // A choice of the same side adds its alternatives to the present ones.
                best = self.collect(&after, best);
            } else {
                let begin = self.codes.len();
                let known = self.collect(&after, None);
                let number = self.constant(Bounds::UNKNOWN);
                self.chunk.choices.push(number as u16);
                self.finish(begin, known);
                self.chunk.codes.extend(self.codes.drain(begin..));
                self.codes.push(Code::new(constant(number), true));
            }
        });
        best
    }

    /// Ends the alternatives from `begin` on.
    fn finish(&mut self, begin: usize, known: Option<Bounds>) {
        if let Some(known) = known {
            let number = self.constant(known);
            self.codes.push(Code::new(constant(number), false));
        }
        debug_assert!(begin < self.codes.len(), "a side that can do nothing passes");
        if let Some(Code(last)) = self.codes.last_mut() {
            *last |= Code::LAST;
        }
    }

    /// Adds a constant to the group; returns its number.
    fn constant(&mut self, bounds: Bounds) -> usize {
        self.chunk.constants.push(StoredBounds::new(bounds));
        let number = self.chunk.constants.len() - 1 - self.begin.constants as usize;
        self.check(number);
        number
    }

    /// The bounds of a position that does not depend on these layers: the end of a game, or a position with fewer pieces.
    fn known(&self, position: &Position) -> Option<Bounds> {
        if position.is_over() {
            return Some(self.solved.subject().ended(position));
        }
        let all = position.own() | position.enemy();
        let is_below = position.awaits_throw() && all.len() != self.all.len();
        // The solver has verified all tables. In place of a damaged value, unknown bounds are still correct.
        is_below.then(|| self.solved.value(position).ok().flatten().unwrap_or(Bounds::UNKNOWN))
    }

    /// The index of a position of these layers in the scratch buffer.
    fn value(&mut self, position: &Position) -> usize {
        let (own, all) = (position.own(), position.own() | position.enemy());
        let number = self.patterns.number(own, all);
        if all == self.all {
            return number;
        }
        let (left, come) = ((self.all & !all).bits(), (all & !self.all).bits());
        let way = (left.trailing_zeros() << 5 | come.trailing_zeros()) as usize & 0x3ff;
        debug_assert!(left.is_power_of_two(), "a move changes one house");
        if self.ways[way] == 0 {
            self.chunk.links.push(self.groups.place(all) as u32);
            let links = self.chunk.links.len() - self.begin.links as usize;
            self.ways[way] = links as u16;
            self.met.push(way as u16);
            self.check(0);
        }
        usize::from(self.ways[way]) * self.patterns.halves() * self.patterns.count() + number
    }

    /// Checks that values and constants do not overlap in the scratch buffer.
    fn check(&self, constants: usize) {
        let links = self.chunk.links.len() - self.begin.links as usize;
        let values = (links + 1) * self.patterns.halves() * self.patterns.count();
        let constants = constants.max(self.chunk.constants.len() - self.begin.constants as usize);
        assert!(values + constants <= VALUES, "a group leads to {links} groups and {constants} known positions");
    }
}

/// Whether the sheet has the position in which the side on `own` is about to throw.
pub(crate) fn is_position(sheet: &RuleSheet, own: HouseSet, enemy: HouseSet) -> bool {
    Setup::from(Position::about_to_throw_unchecked(own, enemy)).position(sheet).is_ok()
}
