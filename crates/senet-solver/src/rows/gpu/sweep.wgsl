// Updates of guesses, a group a workgroup, an arrangement an invocation: the same numbers as `rows/update.rs` computes.
//
// Before this text stand constants, the arrays of words, and the functions that read them: see `program.rs`. The moves of a group
// are words that `moves.rs` writes.

struct Task {
    // The first group, and the number of groups.
    begin: u32,
    count: u32,
    // Which buffer has their moves.
    part: u32,
    // Whether the changes are kept, in units of two to this power of steps, and by what they are multiplied in a leap.
    keeps: u32,
    unit: u32,
    multiple: u32,
}
var<immediate> task: Task;

// The numbers of the group.
var<workgroup> own: array<u32, LANES>;
// By throw and arrangement: the best move in one arrangement.
var<workgroup> alone: array<atomic<u32>, ALONE>;
// The largest change.
var<workgroup> largest: atomic<u32>;

// A flag beside the number of a kind: the second half below, or a move within the group.
const FLAG: u32 = 0x80000000u;
// In place of a group: the game is over.
const OVER: u32 = 0xffffffffu;

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

// The number after a move, whose four words stand here, after which the other side has a choice.
fn choice(at: u32, lane: u32) -> u32 {
    let flagged = move_at(at);
    let kind = flagged & ~FLAG;
    var either: u32;
    if (flagged & FLAG) == 0u {
        either = outside(kind, move_at(at + 1u), lane);
    } else {
        either = inside(kind, lane);
    }
    let place = move_at(at + 3u);
    if place == OVER {
        return 0u;
    }
    return ONE - max(either, below(move_at(at + 2u), place, lane));
}

// The number of a position of these layers.
fn within(group: u32, place: u32, at: u32) -> u32 {
    if place == group {
        return own[at];
    }
    return rows_at(place, at);
}

// Computes what a move in one arrangement leads to by the steps from this word on.
fn computed(group: u32, begin: u32) -> u32 {
    var numbers: array<u32, STACK>;
    var top = 0u;
    var at = begin;
    loop {
        let step = move_at(at);
        let value = move_at(at + 1u);
        at += 2u;
        switch step & 255u {
            case STEP_KNOWN: {
                numbers[top] = value;
                top += 1u;
            }
            case STEP_WITHIN: {
                numbers[top] = within(group, value, step >> 8u);
                top += 1u;
            }
            case STEP_TURN: {
                numbers[top - 1u] = ONE - numbers[top - 1u];
            }
            case STEP_LARGER: {
                top -= 1u;
                numbers[top - 1u] = max(numbers[top - 1u], numbers[top]);
            }
            default: {
                return numbers[0];
            }
        }
    }
    return 0u;
}

// The number after a move in one arrangement, whose two words stand here.
fn alone_at(group: u32, begin: u32, at: u32) -> u32 {
    let word = move_at(at);
    let value = move_at(at + 1u);
    switch (word >> 8u) & 255u {
        case ALONE_KNOWN: {
            return value;
        }
        case ALONE_WITHIN: {
            return within(group, value, word >> 16u);
        }
        case ALONE_TURNED: {
            return ONE - within(group, value, word >> 16u);
        }
        default: {
            return computed(group, begin + value);
        }
    }
}

// The mean over the throws, rounded to nearest, of a sum in two parts: see `rows/sums.rs`.
fn mean(high: u32, low: u32) -> u32 {
    let quotient = high / FALLS;
    let rest = high - quotient * FALLS;
    return (quotient << 16u) + ((rest << 16u) + low + FALLS / 2u) / FALLS;
}

@compute @workgroup_size(LANES)
fn update(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    let number = group.y * DISPATCH + group.x;
    if number >= task.count {
        return;
    }
    let place = task.begin + number;
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
    let begin = begins_0[place];
    var at = begin;
    var begins: array<u32, THROWS>;
    var bests: array<u32, THROWS>;
    for (var roll = 0u; roll < THROWS; roll += 1u) {
        begins[roll] = at;
        let counts = move_at(at);
        let more = move_at(at + 1u);
        at += 2u;
        var best = 0u;
        for (var left = counts & 255u; left > 0u; left -= 1u) {
            let kind = move_at(at);
            if legal(kind, lane) {
                best = max(best, outside(kind, move_at(at + 1u), lane));
            }
            at += 2u;
        }
        at += (counts >> 8u) & 255u;
        for (var left = (counts >> 16u) & 255u; left > 0u; left -= 1u) {
            let kind = move_at(at);
            if legal(kind & ~FLAG, lane) {
                best = max(best, below(kind, move_at(at + 1u), lane));
            }
            at += 2u;
        }
        for (var left = counts >> 24u; left > 0u; left -= 1u) {
            let kind = move_at(at);
            if (kind & FLAG) == 0u && legal(kind, lane) {
                best = max(best, choice(at, lane));
            }
            at += 4u;
        }
        let count = more & 0xffffu;
        for (var each = lane; each < count; each += LANES) {
            let mover = move_at(at + 2u * each) & 255u;
            atomicMax(&alone[roll * LANES + mover], alone_at(place, begin, at + 2u * each));
        }
        at += 2u * count + (more >> 16u);
        bests[roll] = best;
    }
    workgroupBarrier();

    // Moves within the group twice, the second time with the numbers of the first.
    var weights = WEIGHTS;
    var found = old;
    for (var time = 0u; time < 2u; time += 1u) {
        var high = 0u;
        var low = 0u;
        for (var roll = 0u; roll < THROWS; roll += 1u) {
            at = begins[roll];
            let counts = move_at(at);
            let more = move_at(at + 1u);
            at += 2u + 2u * (counts & 255u);
            var best = max(bests[roll], atomicLoad(&alone[roll * LANES + lane]));
            for (var left = (counts >> 8u) & 255u; left > 0u; left -= 1u) {
                let kind = move_at(at);
                if legal(kind, lane) {
                    best = max(best, inside(kind, lane));
                }
                at += 1u;
            }
            at += 2u * ((counts >> 16u) & 255u);
            for (var left = counts >> 24u; left > 0u; left -= 1u) {
                let kind = move_at(at);
                if (kind & FLAG) != 0u && legal(kind & ~FLAG, lane) {
                    best = max(best, choice(at, lane));
                }
                at += 4u;
            }
            at += 2u * (more & 0xffffu);
            if (more >> 16u) != 0u && legal(move_at(at), lane) {
                best = max(best, ONE - own[lane ^ HALF]);
            }
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
        atomicMax(&result_0[0], atomicLoad(&largest));
    }
    if task.keeps != 0u {
        own[lane] = bitcast<u32>(clamp(bitcast<i32>(found - old) >> task.unit, -32768, 32767)) & 0xffffu;
        workgroupBarrier();
        if (lane & 1u) == 0u {
            set_changes(place, lane >> 1u, own[lane] | (own[lane + 1u] << 16u));
        }
    }
}

// Adds a multiple of their last changes to guesses: see `rows/leap.rs`.
@compute @workgroup_size(LANES)
fn leap(@builtin(workgroup_id) group: vec3<u32>, @builtin(local_invocation_index) lane: u32) {
    let number = group.y * DISPATCH + group.x;
    if number >= task.count {
        return;
    }
    let place = task.begin + number;
    let guess = rows_at(place, lane);
    if guess > ONE {
        return;
    }
    let word = changes_at(place, lane >> 1u);
    let change = bitcast<i32>(word << (16u * (1u - (lane & 1u)))) >> 16u;
    let far = u32(abs(change)) * task.multiple;
    let by = select(far << task.unit, 0xffffffffu, far > (0xffffffffu >> task.unit));
    if change < 0 {
        set_rows(place, lane, guess - min(by, guess));
    } else {
        set_rows(place, lane, guess + min(by, ONE - guess));
    }
}
