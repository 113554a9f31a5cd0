// Updates of guesses and margins, a group a workgroup, an arrangement an invocation: the same numbers as `rows/update.rs` and
// `rows/margin.rs` compute.
//
// Before this text stands `moves.wgsl`.

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

// The largest change or margin, and by how much a margin is smaller than it must be.
var<workgroup> largest: atomic<u32>;
var<workgroup> lacking: atomic<u32>;

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
