// Updates of guesses and margins, a group a workgroup, an arrangement an invocation: the same numbers as `rows/update.rs` and
// `rows/margin.rs` compute.
//
// Before this text stand constants, the arrays of words, and the functions that read them: see `program.rs`. The moves of a group
// are words that `moves.rs` writes.

struct Task {
    // The first group, and the number of groups.
    begin: u32,
    count: u32,
    // Whether changes of guesses or new margins are kept. Changes are in units of two to this power of steps, and multiplied by this
    // in a leap.
    keeps: u32,
    unit: u32,
    multiple: u32,
    // What is added to each margin, in parts of a step.
    excess: u32,
}
var<immediate> task: Task;

// Whether margins are read: a constant of each program made of this text.
override PROVES: bool;

// The numbers of the group, and its margins.
var<workgroup> own: array<u32, LANES>;
var<workgroup> own_margins: array<u32, LANES>;
// By throw and arrangement: the best move in one arrangement, and the largest margin after one that is nearly the best.
var<workgroup> alone: array<atomic<u32>, ALONE>;
var<workgroup> near: array<atomic<u32>, ALONE>;
// The largest change or margin, and by how much a margin is smaller than it must be.
var<workgroup> largest: atomic<u32>;
var<workgroup> lacking: atomic<u32>;

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

// The mean over the throws, rounded to nearest, of a sum in two parts: see `rows/sums.rs`.
fn mean(high: u32, low: u32) -> u32 {
    let quotient = high / FALLS;
    let rest = high - quotient * FALLS;
    return (quotient << 16u) + ((rest << 16u) + low + FALLS / 2u) / FALLS;
}

// Which group of the task a workgroup has.
fn number_of(group: vec3<u32>) -> u32 {
    return group.y * DISPATCH + group.x;
}

// Keeps a number of 16 bits for each arrangement of a group.
fn keep(place: u32, lane: u32, number: u32) {
    workgroupBarrier();
    own[lane] = number & 0xffffu;
    workgroupBarrier();
    if (lane & 1u) == 0u {
        set_beside(place, lane >> 1u, own[lane] | (own[lane + 1u] << 16u));
    }
}

// Updates guesses.
@compute @workgroup_size(LANES)
fn update(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    if number_of(group) >= task.count {
        return;
    }
    let place = task.begin + number_of(group);
    let old = rows_at(place, lane);
    let is_position = old <= ONE;
    own[lane] = old;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        atomicStore(&alone[roll * LANES + lane], 0u);
    }
    if lane == 0u {
        atomicStore(&largest, 0u);
    }
    workgroupBarrier();

    // What moves lead to outside of the group.
    var at = begins_0[place];
    var begins: array<u32, THROWS>;
    var bests: array<u32, THROWS>;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        let moves = throw_at(at);
        begins[roll] = at;
        bests[roll] = best_outside(moves, lane);
        follow_alone(moves, roll, place, lane);
        at = moves.end;
    }
    workgroupBarrier();

    // Moves within the group twice, the second time with the numbers of the first.
    var weights = WEIGHTS;
    var found = old;
    for (var time = 0u; time < 2u; time += 1u) {
        var high = 0u;
        var low = 0u;
        for (var roll = 0u; roll < THROWS; roll += 1u) {
            let before = max(bests[roll], atomicLoad(&alone[roll * LANES + lane]));
            let best = best_inside(throw_at(begins[roll]), lane, before);
            high += weights[roll] * (best >> 16u);
            low += weights[roll] * (best & 0xffffu);
        }
        workgroupBarrier();
        if is_position {
            found = mean(high, low);
            own[lane] = found;
        }
        workgroupBarrier();
    }
    if is_position {
        set_rows(place, lane, found);
    }
    atomicMax(&largest, max(old, found) - min(old, found));
    workgroupBarrier();
    if lane == 0u {
        atomicMax(&result_0[CHANGE], atomicLoad(&largest));
    }
    if task.keeps != 0u {
        keep(place, lane, bitcast<u32>(clamp(bitcast<i32>(found - old) >> task.unit, -32768, 32767)));
    }
}

// Adds a multiple of their last changes to guesses: see `rows/leap.rs`.
@compute @workgroup_size(LANES)
fn leap(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    if number_of(group) >= task.count {
        return;
    }
    let place = task.begin + number_of(group);
    let guess = rows_at(place, lane);
    if guess > ONE {
        return;
    }
    let change = bitcast<i32>(beside(place, lane) << 16u) >> 16u;
    let far = u32(abs(change)) * task.multiple;
    let by = select(far << task.unit, 0xffffffffu, far > (0xffffffffu >> task.unit));
    if change < 0 {
        set_rows(place, lane, guess - min(by, guess));
    } else {
        set_rows(place, lane, guess + min(by, ONE - guess));
    }
}

// Sets the first margins.
@compute @workgroup_size(LANES)
fn first_margins(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    if number_of(group) < task.count && (lane & 1u) == 0u {
        set_beside(task.begin + number_of(group), lane >> 1u, FIRST_MARGIN * 0x10001u);
    }
}

// By how much a sum over the throws, in two parts, differs from a guess, in parts of a step, times the weight of all throws. A larger
// difference than a margin can have is cut off.
fn residual(high: u32, low: u32, guess: u32) -> u32 {
    let most = FALLS << 16u;
    let of_high = bitcast<i32>(high - FALLS * (guess >> 16u));
    let of_low = bitcast<i32>(low - FALLS * (guess & 0xffffu));
    if abs(of_high) >= 0x4000 {
        return most;
    }
    let steps = u32(abs(of_high * 0x10000 + of_low));
    return select(steps << UNIT, most, steps > (most >> UNIT));
}

// Updates margins, or checks them: see `rows/margin.rs`.
@compute @workgroup_size(LANES)
fn prove(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    if number_of(group) >= task.count {
        return;
    }
    let place = task.begin + number_of(group);
    let guess = rows_at(place, lane);
    let old = beside(place, lane);
    own[lane] = guess;
    own_margins[lane] = old;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        atomicStore(&alone[roll * LANES + lane], 0u);
        atomicStore(&near[roll * LANES + lane], 0u);
    }
    if lane == 0u {
        atomicStore(&largest, 0u);
        atomicStore(&lacking, 0u);
    }
    workgroupBarrier();

    var at = begins_0[place];
    var begins: array<u32, THROWS>;
    var bests: array<u32, THROWS>;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        let moves = throw_at(at);
        begins[roll] = at;
        bests[roll] = best_inside(moves, lane, best_outside(moves, lane));
        follow_alone(moves, roll, place, lane);
        at = moves.end;
    }
    workgroupBarrier();
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        bests[roll] = max(bests[roll], atomicMax(&alone[roll * LANES + lane], bests[roll]));
    }
    workgroupBarrier();

    var margins: array<u32, THROWS>;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        let moves = throw_at(begins[roll]);
        margins[roll] = near_best(moves, bests[roll], lane);
        near_alone(moves, roll, place, lane);
    }
    workgroupBarrier();

    var weights = WEIGHTS;
    var high = 0u;
    var low = 0u;
    var needed = 0u;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        high += weights[roll] * (bests[roll] >> 16u);
        low += weights[roll] * (bests[roll] & 0xffffu);
        needed += weights[roll] * max(margins[roll], atomicLoad(&near[roll * LANES + lane]));
    }
    var found = 0u;
    if guess <= ONE {
        needed += residual(high, low, guess);
        found = min((needed + FALLS - 1u) / FALLS + task.excess, LARGEST_MARGIN);
        atomicMax(&largest, old);
        atomicMax(&lacking, needed - min(needed, FALLS * old));
    }
    workgroupBarrier();
    if lane == 0u {
        atomicMax(&result_0[LARGEST], atomicLoad(&largest));
        atomicMax(&result_0[LACKING], atomicLoad(&lacking));
    }
    if task.keeps != 0u {
        keep(place, lane, found);
    }
}
