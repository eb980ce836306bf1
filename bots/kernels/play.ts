// AssemblyScript: compiled by `node tools/kernels.ts`. Judges a position with the net:
//   a_p = W_seat·x_p + W_table·t + b, whole numbers, kept up to date by what changed; h_p = relu(a_p) / one; sum = Σ h_p
//   k_p = relu(W_own·h_p + W_all·sum + c); answers_p = W_out·k_p + d + what goes straight from x_p to the answers
const MIDDLE: usize = 32;
const SEATS: usize = 5;

let seatInputs: usize = 0;
let tableInputs: usize = 0;
let hidden: usize = 0;
let row: usize = 0;
let inverse: f32 = 0;

let seatWeights: usize = 0;
let tableWeights: usize = 0;
let bias: usize = 0;
let ownWeights: usize = 0;
let allWeights: usize = 0;
let middleBias: usize = 0;
let outWeights: usize = 0;
let outBias: usize = 0;

let seats: usize = 0;
let table: usize = 0;
let lastSeats: usize = 0;
let lastTable: usize = 0;
let seatSums: usize = 0;
let tableSum: usize = 0;
let units: usize = 0;
let allUnits: usize = 0;
let shared: usize = 0;
let middle: usize = 0;
let answers: usize = 0;

let end: usize = 0;

function take(bytes: usize): usize {
  const start = end;
  end += (bytes + 15) & ~15;
  return start;
}

/** Lays out the memory and returns its end. `one` is what the whole numbers of the first layer mean by 1. */
export function layOut(base: usize, seatCount: usize, tableCount: usize, hiddenCount: usize, one: f32): usize {
  seatInputs = seatCount;
  tableInputs = tableCount;
  hidden = hiddenCount;
  row = hidden + 8;
  inverse = 1 / one;
  end = base;
  seatWeights = take(seatInputs * row * 2);
  tableWeights = take(tableInputs * hidden * 2);
  bias = take(hidden * 4);
  ownWeights = take(hidden * MIDDLE * 4);
  allWeights = take(hidden * MIDDLE * 4);
  middleBias = take(MIDDLE * 4);
  outWeights = take(2 * MIDDLE * 4);
  outBias = take(8);
  seats = take(SEATS * seatInputs * 2);
  table = take(tableInputs * 2);
  lastSeats = take(SEATS * seatInputs * 2);
  lastTable = take(tableInputs * 2);
  seatSums = take(SEATS * row * 4);
  tableSum = take(hidden * 4);
  units = take(SEATS * hidden * 4);
  allUnits = take(hidden * 4);
  shared = take(MIDDLE * 4);
  middle = take(MIDDLE * 4);
  answers = take(SEATS * 8);
  return end;
}

/** Where the host writes weights and inputs and reads answers. */
export function seatWeightsAt(): usize { return seatWeights; }
export function tableWeightsAt(): usize { return tableWeights; }
export function biasAt(): usize { return bias; }
export function ownWeightsAt(): usize { return ownWeights; }
export function allWeightsAt(): usize { return allWeights; }
export function middleBiasAt(): usize { return middleBias; }
export function outWeightsAt(): usize { return outWeights; }
export function outBiasAt(): usize { return outBias; }
export function seatsAt(): usize { return seats; }
export function tableAt(): usize { return table; }
export function answersAt(): usize { return answers; }

/** Forgets the last position: after the weights changed. */
export function forget(): void {
  memory.fill(lastSeats, 0, SEATS * seatInputs * 2);
  memory.fill(lastTable, 0, tableInputs * 2);
  memory.fill(seatSums, 0, SEATS * row * 4);
  memory.copy(tableSum, bias, hidden * 4);
}

@inline function addRow(sum: usize, weights: usize, change: i32, width: usize): void {
  const by = i16x8.splat(<i16>change);
  for (let i: usize = 0; i < width; i += 8) {
    const w = v128.load(weights + i * 2);
    const at = sum + i * 4;
    v128.store(at, i32x4.add(v128.load(at), i32x4.extmul_low_i16x8_s(by, w)));
    v128.store(at, i32x4.add(v128.load(at, 16), i32x4.extmul_high_i16x8_s(by, w)), 16);
  }
}

/** Adds to the sums what changed in a block since the last position. */
function update(now: usize, last: usize, count: usize, weights: usize, sum: usize, width: usize): void {
  for (let i: usize = 0; i < count; i += 8) {
    const a = v128.load(now + i * 2);
    const b = v128.load(last + i * 2);
    let changed = i16x8.bitmask(i16x8.ne(a, b));
    if (changed == 0) continue;
    while (changed != 0) {
      const at = i + ctz(changed);
      addRow(sum, weights + at * width * 2, <i32>load<i16>(now + at * 2) - <i32>load<i16>(last + at * 2), width);
      changed &= changed - 1;
    }
    v128.store(last + i * 2, a);
  }
}

/** The units of a seat, and their part of the sum over all seats. */
function activate(seat: usize): void {
  const zero = i32x4.splat(0);
  const scale = f32x4.splat(inverse);
  const sum = seatSums + seat * row * 4;
  const unit = units + seat * hidden * 4;
  for (let i: usize = 0; i < hidden * 4; i += 16) {
    const whole = i32x4.max_s(zero, i32x4.add(v128.load(sum + i), v128.load(tableSum + i)));
    const value = f32x4.mul(f32x4.convert_i32x4_s(whole), scale);
    v128.store(unit + i, value);
    v128.store(allUnits + i, f32x4.add(v128.load(allUnits + i), value));
  }
}

/** out[32] = start[32] + Σ x[i]·weights[i][32]; what is zero, as half of the units are, costs nothing. */
function multiply(out: usize, start: usize, weights: usize, x: usize): void {
  let a0 = v128.load(start), a1 = v128.load(start, 16), a2 = v128.load(start, 32), a3 = v128.load(start, 48);
  let a4 = v128.load(start, 64), a5 = v128.load(start, 80), a6 = v128.load(start, 96), a7 = v128.load(start, 112);
  for (let i: usize = 0; i < hidden; i++, weights += 128) {
    const value = load<f32>(x + i * 4);
    if (value == 0) continue;
    const by = f32x4.splat(value);
    a0 = f32x4.add(a0, f32x4.mul(by, v128.load(weights)));
    a1 = f32x4.add(a1, f32x4.mul(by, v128.load(weights, 16)));
    a2 = f32x4.add(a2, f32x4.mul(by, v128.load(weights, 32)));
    a3 = f32x4.add(a3, f32x4.mul(by, v128.load(weights, 48)));
    a4 = f32x4.add(a4, f32x4.mul(by, v128.load(weights, 64)));
    a5 = f32x4.add(a5, f32x4.mul(by, v128.load(weights, 80)));
    a6 = f32x4.add(a6, f32x4.mul(by, v128.load(weights, 96)));
    a7 = f32x4.add(a7, f32x4.mul(by, v128.load(weights, 112)));
  }
  v128.store(out, a0);
  v128.store(out, a1, 16);
  v128.store(out, a2, 32);
  v128.store(out, a3, 48);
  v128.store(out, a4, 64);
  v128.store(out, a5, 80);
  v128.store(out, a6, 96);
  v128.store(out, a7, 112);
}

@inline function lanes(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3);
}

function answer(seat: usize): void {
  const zero = f32x4.splat(0);
  let score = zero;
  let odds = zero;
  for (let i: usize = 0; i < MIDDLE * 4; i += 16) {
    const value = f32x4.max(zero, v128.load(middle + i));
    score = f32x4.add(score, f32x4.mul(value, v128.load(outWeights + i)));
    odds = f32x4.add(odds, f32x4.mul(value, v128.load(outWeights + i, 128)));
  }
  const straight = seatSums + (seat * row + hidden) * 4;
  store<f32>(answers + seat * 8, lanes(score) + load<f32>(outBias) + <f32>load<i32>(straight) * inverse);
  store<f32>(answers + seat * 8, lanes(odds) + load<f32>(outBias, 4) + <f32>load<i32>(straight, 4) * inverse, 4);
}

/** Judges the position whose blocks the host has written. */
export function judge(players: usize): void {
  update(table, lastTable, tableInputs, tableWeights, tableSum, hidden);
  memory.fill(allUnits, 0, hidden * 4);
  for (let seat: usize = 0; seat < players; seat++) {
    const block = seat * seatInputs * 2;
    update(seats + block, lastSeats + block, seatInputs, seatWeights, seatSums + seat * row * 4, row);
    activate(seat);
  }
  multiply(shared, middleBias, allWeights, allUnits);
  for (let seat: usize = 0; seat < players; seat++) {
    multiply(middle, shared, ownWeights, units + seat * hidden * 4);
    answer(seat);
  }
}
