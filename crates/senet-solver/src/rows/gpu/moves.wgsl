// What the moves of a group lead to. A group has a workgroup, an arrangement an invocation.
//
// Before this text stand constants, the arrays of words, and the functions that read them: see `program.rs`. The moves of a group
// are words that `moves.rs` writes.

// Whether margins are read: a constant of each program made of this text.
override PROVES: bool;

// The numbers of the group, and its margins.
var<workgroup> own: array<u32, LANES>;
var<workgroup> own_margins: array<u32, LANES>;
// By throw and arrangement: the best move in one arrangement, and the largest margin after one that is nearly the best.
var<workgroup> alone: array<atomic<u32>, ALONE>;
var<workgroup> near: array<atomic<u32>, ALONE>;

// A flag beside the number of a kind: the second half below, or a move within the group.
const FLAG: u32 = 0x80000000u;
// In place of a group: the game is over.
const OVER: u32 = 0xffffffffu;

// Where the words for a throw begin, by the sort of moves.
struct Throw {
    outside: u32,
    inside: u32,
    leaving: u32,
    choices: u32,
    alone: u32,
    passes: u32,
    end: u32,
}

fn throw_at(at: u32) -> Throw {
    let counts = move_at(at);
    let more = move_at(at + 1u);
    var found: Throw;
    found.outside = at + 2u;
    found.inside = found.outside + 2u * (counts & 255u);
    found.leaving = found.inside + ((counts >> 8u) & 255u);
    found.choices = found.leaving + 2u * ((counts >> 16u) & 255u);
    found.alone = found.choices + 4u * (counts >> 24u);
    found.passes = found.alone + 2u * (more & 0xffffu);
    found.end = found.passes + (more >> 16u);
    return found;
}

// A word of the moves.
fn move_at(at: u32) -> u32 {
    return moves_0[at];
}

// Whether a move of this kind is legal in the arrangement.
fn legal(kind: u32, lane: u32) -> bool {
    return ((kinds_0[kind * KIND_WORDS + 1u + (lane >> 5u)] >> (lane & 31u)) & 1u) != 0u;
}

// Which number of the row after the move the arrangement leads to.
fn next(kind: u32, lane: u32) -> u32 {
    let list = kinds_0[kind * KIND_WORDS] >> 1u;
    let pair = lane % HALF;
    return (lists_0[list * LIST_WORDS + (pair >> 2u)] >> (8u * (pair & 3u))) & 255u;
}

// A number after the move, as the side sees it that moves.
fn seen(kind: u32, number: u32) -> u32 {
    return select(number, ONE - number, (kinds_0[kind * KIND_WORDS] & 1u) != 0u);
}

// The number after a move to another group.
fn outside(kind: u32, place: u32, lane: u32) -> u32 {
    return seen(kind, rows_at(place, next(kind, lane)));
}

// The number after a move within the group.
fn inside(kind: u32, lane: u32) -> u32 {
    return seen(kind, own[next(kind, lane)]);
}

// The number after a move with which a piece has left the board.
fn below(flagged: u32, place: u32, lane: u32) -> u32 {
    let kind = flagged & ~FLAG;
    let at = next(kind, lane);
    var word: u32;
    if (flagged & FLAG) == 0u {
        word = first_at(place, at >> 1u);
    } else {
        word = second_at(place, at >> 1u);
    }
    return seen(kind, ((word >> (16u * (at & 1u))) & 0xffffu) << SHIFT);
}

// The number after a move, whose four words stand here, after which the other side has a choice: as that side sees it if its piece
// stays, and if it leaves.
fn staying(at: u32, lane: u32) -> u32 {
    let flagged = move_at(at);
    let kind = flagged & ~FLAG;
    if (flagged & FLAG) == 0u {
        return outside(kind, move_at(at + 1u), lane);
    }
    return inside(kind, lane);
}

fn taken_off(at: u32, lane: u32) -> u32 {
    let place = move_at(at + 3u);
    if place == OVER {
        return ONE;
    }
    return below(move_at(at + 2u), place, lane);
}

fn choice(at: u32, lane: u32) -> u32 {
    return ONE - max(staying(at, lane), taken_off(at, lane));
}

// What is kept beside a guess: its last change, or its margin.
fn beside(place: u32, at: u32) -> u32 {
    return (beside_at(place, at >> 1u) >> (16u * (at & 1u))) & 0xffffu;
}

// A number, and its margin, which only proofs read.
struct Judged {
    number: u32,
    margin: u32,
}

// A position of these layers.
fn within(group: u32, place: u32, at: u32) -> Judged {
    var found = Judged(0u, 0u);
    if place == group {
        found.number = own[at];
        if PROVES {
            found.margin = own_margins[at];
        }
    } else {
        found.number = rows_at(place, at);
        if PROVES {
            found.margin = beside(place, at);
        }
    }
    return found;
}

// The better of two choices. Its margin is the larger of both, if they are nearly as good.
fn better(one: Judged, other: Judged) -> Judged {
    if one.number > other.number + DISTANCE {
        return one;
    }
    if other.number > one.number + DISTANCE {
        return other;
    }
    return Judged(max(one.number, other.number), max(one.margin, other.margin));
}

// Computes what a move in one arrangement leads to by the steps from this word on.
fn computed(group: u32, begin: u32) -> Judged {
    var numbers: array<Judged, STACK>;
    var top = 0u;
    var at = begin;
    loop {
        let step = move_at(at);
        let value = move_at(at + 1u);
        at += 2u;
        switch step & 255u {
            case STEP_KNOWN: {
                numbers[top] = Judged(value, 0u);
                top += 1u;
            }
            case STEP_WITHIN: {
                numbers[top] = within(group, value, step >> 8u);
                top += 1u;
            }
            case STEP_TURN: {
                numbers[top - 1u].number = ONE - numbers[top - 1u].number;
            }
            case STEP_LARGER: {
                top -= 1u;
                numbers[top - 1u] = better(numbers[top - 1u], numbers[top]);
            }
            default: {
                return numbers[0];
            }
        }
    }
    return numbers[0];
}

// What a move in one arrangement, whose two words stand here, leads to.
fn alone_at(group: u32, begin: u32, at: u32) -> Judged {
    let word = move_at(at);
    let value = move_at(at + 1u);
    var found = Judged(value, 0u);
    switch (word >> 8u) & 255u {
        case ALONE_KNOWN: {}
        case ALONE_WITHIN: {
            found = within(group, value, word >> 16u);
        }
        case ALONE_TURNED: {
            found = within(group, value, word >> 16u);
            found.number = ONE - found.number;
        }
        default: {
            found = computed(group, begin + value);
        }
    }
    return found;
}

// The best move out of the group, but for those in one arrangement.
fn best_outside(moves: Throw, lane: u32) -> u32 {
    var best = 0u;
    for (var at = moves.outside; at < moves.inside; at += 2u) {
        let kind = move_at(at);
        if legal(kind, lane) {
            best = max(best, outside(kind, move_at(at + 1u), lane));
        }
    }
    for (var at = moves.leaving; at < moves.choices; at += 2u) {
        let kind = move_at(at);
        if legal(kind & ~FLAG, lane) {
            best = max(best, below(kind, move_at(at + 1u), lane));
        }
    }
    for (var at = moves.choices; at < moves.alone; at += 4u) {
        let kind = move_at(at);
        if (kind & FLAG) == 0u && legal(kind, lane) {
            best = max(best, choice(at, lane));
        }
    }
    return best;
}

// The best move within the group, if that is better.
fn best_inside(moves: Throw, lane: u32, before: u32) -> u32 {
    var best = before;
    for (var at = moves.inside; at < moves.leaving; at += 1u) {
        let kind = move_at(at);
        if legal(kind, lane) {
            best = max(best, inside(kind, lane));
        }
    }
    for (var at = moves.choices; at < moves.alone; at += 4u) {
        let kind = move_at(at);
        if (kind & FLAG) != 0u && legal(kind & ~FLAG, lane) {
            best = max(best, choice(at, lane));
        }
    }
    if moves.passes < moves.end && legal(move_at(moves.passes), lane) {
        best = max(best, ONE - own[lane ^ HALF]);
    }
    return best;
}

// Finds the best moves in one arrangement. Each invocation follows some.
fn follow_alone(moves: Throw, roll: u32, place: u32, lane: u32) {
    let begin = begins_0[place];
    for (var at = moves.alone + 2u * lane; at < moves.passes; at += 2u * LANES) {
        let mover = move_at(at) & 255u;
        atomicMax(&alone[roll * LANES + mover], alone_at(place, begin, at).number);
    }
}

// The largest margin after a move that is nearly the best, but for those in one arrangement.
fn near_best(moves: Throw, best: u32, lane: u32) -> u32 {
    var found = 0u;
    for (var at = moves.outside; at < moves.inside; at += 2u) {
        let kind = move_at(at);
        let place = move_at(at + 1u);
        if legal(kind, lane) && best - outside(kind, place, lane) <= DISTANCE {
            found = max(found, beside(place, next(kind, lane)));
        }
    }
    for (var at = moves.inside; at < moves.leaving; at += 1u) {
        let kind = move_at(at);
        if legal(kind, lane) && best - inside(kind, lane) <= DISTANCE {
            found = max(found, own_margins[next(kind, lane)]);
        }
    }
    for (var at = moves.choices; at < moves.alone; at += 4u) {
        let flagged = move_at(at);
        let kind = flagged & ~FLAG;
        if legal(kind, lane) {
            let number = staying(at, lane);
            let of_other = max(number, taken_off(at, lane));
            if best - (ONE - of_other) <= DISTANCE && of_other - number <= DISTANCE {
                if (flagged & FLAG) == 0u {
                    found = max(found, beside(move_at(at + 1u), next(kind, lane)));
                } else {
                    found = max(found, own_margins[next(kind, lane)]);
                }
            }
        }
    }
    if moves.passes < moves.end && legal(move_at(moves.passes), lane) {
        found = max(found, own_margins[lane ^ HALF]);
    }
    return found;
}

// Finds the largest margins after moves in one arrangement that are nearly the best.
fn near_alone(moves: Throw, roll: u32, place: u32, lane: u32) {
    let begin = begins_0[place];
    for (var at = moves.alone + 2u * lane; at < moves.passes; at += 2u * LANES) {
        let mover = roll * LANES + (move_at(at) & 255u);
        let found = alone_at(place, begin, at);
        if atomicLoad(&alone[mover]) - found.number <= DISTANCE {
            atomicMax(&near[mover], found.margin);
        }
    }
}
