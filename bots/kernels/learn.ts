// AssemblyScript: compiled by `node tools/kernels.ts`. The same net as play.ts in floating-point numbers, with its gradients and Adam.
const MIDDLE: usize = 32;
const SEATS: usize = 5;

let seatInputs: usize = 0;
let tableInputs: usize = 0;
let hidden: usize = 0;
let count: usize = 0;

// Weights, in this order; gradients and the two moments of Adam have the same order.
let weights: usize = 0;
let seatWeights: usize = 0;
let tableWeights: usize = 0;
let bias: usize = 0;
let ownWeights: usize = 0;
let allWeights: usize = 0;
let middleBias: usize = 0;
let outWeights: usize = 0;
let straightWeights: usize = 0;
let outBias: usize = 0;
let toGradient: usize = 0;
let toMean: usize = 0;
let toSquare: usize = 0;

let seats: usize = 0;
let table: usize = 0;
let tableSum: usize = 0;
let units: usize = 0;
let allUnits: usize = 0;
let shared: usize = 0;
let middle: usize = 0;
let answers: usize = 0;
let wanted: usize = 0;
let middleGradients: usize = 0;
let sharedGradient: usize = 0;
let unitGradients: usize = 0;
let tableGradient: usize = 0;

let end: usize = 0;

function take(floats: usize): usize {
  const start = end;
  end += (floats * 4 + 15) & ~15;
  return start;
}

/** Lays out the memory and returns its end. */
export function layOut(base: usize, seatCount: usize, tableCount: usize, hiddenCount: usize): usize {
  seatInputs = seatCount;
  tableInputs = tableCount;
  hidden = hiddenCount;
  end = base;
  weights = end;
  seatWeights = take(seatInputs * hidden);
  tableWeights = take(tableInputs * hidden);
  bias = take(hidden);
  ownWeights = take(hidden * MIDDLE);
  allWeights = take(hidden * MIDDLE);
  middleBias = take(MIDDLE);
  outWeights = take(2 * MIDDLE);
  straightWeights = take(seatInputs * 2);
  outBias = take(4);
  count = (end - weights) >> 2;
  toGradient = take(count) - weights;
  toMean = take(count) - weights;
  toSquare = take(count) - weights;
  seats = take(SEATS * seatInputs);
  table = take(tableInputs);
  tableSum = take(hidden);
  units = take(SEATS * hidden);
  allUnits = take(hidden);
  shared = take(MIDDLE);
  middle = take(SEATS * MIDDLE);
  answers = take(SEATS * 2);
  wanted = take(SEATS * 2);
  middleGradients = take(SEATS * MIDDLE);
  sharedGradient = take(MIDDLE);
  unitGradients = take(SEATS * hidden);
  tableGradient = take(hidden);
  return end;
}

export function weightCount(): usize { return count; }
export function weightsAt(): usize { return weights; }
export function gradientsAt(): usize { return weights + toGradient; }
export function meansAt(): usize { return weights + toMean; }
export function squaresAt(): usize { return weights + toSquare; }
export function seatsAt(): usize { return seats; }
export function tableAt(): usize { return table; }
export function answersAt(): usize { return answers; }
/** Where the host writes by how much the loss grows with each answer. */
export function answerGradientsAt(): usize { return wanted; }

@inline function addTimes(y: usize, x: usize, factor: f32, floats: usize): void {
  const by = f32x4.splat(factor);
  for (let i: usize = 0; i < floats * 4; i += 16) v128.store(y + i, f32x4.add(v128.load(y + i), f32x4.mul(by, v128.load(x + i))));
}

@inline function lanes(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3);
}

@inline function dot(a: usize, b: usize): v128 {
  let sum = f32x4.mul(v128.load(a), v128.load(b));
  for (let i: usize = 16; i < MIDDLE * 4; i += 16) sum = f32x4.add(sum, f32x4.mul(v128.load(a + i), v128.load(b + i)));
  return sum;
}

/** y[width] += Σ x[i]·w[i][width], where most of x is zero. */
function multiply(y: usize, w: usize, x: usize, inputs: usize, width: usize): void {
  for (let i: usize = 0; i < inputs; i++) {
    const value = load<f32>(x + i * 4);
    if (value != 0) addTimes(y, w + i * width * 4, value, width);
  }
}

function rectify(at: usize, floats: usize): void {
  const zero = f32x4.splat(0);
  for (let i: usize = 0; i < floats * 4; i += 16) v128.store(at + i, f32x4.max(zero, v128.load(at + i)));
}

/** Answers for the position whose blocks the host has written. */
export function judge(players: usize): void {
  memory.copy(tableSum, bias, hidden * 4);
  multiply(tableSum, tableWeights, table, tableInputs, hidden);
  memory.fill(allUnits, 0, hidden * 4);
  for (let seat: usize = 0; seat < players; seat++) {
    const unit = units + seat * hidden * 4;
    memory.copy(unit, tableSum, hidden * 4);
    multiply(unit, seatWeights, seats + seat * seatInputs * 4, seatInputs, hidden);
    rectify(unit, hidden);
    addTimes(allUnits, unit, 1, hidden);
  }
  memory.copy(shared, middleBias, MIDDLE * 4);
  multiply(shared, allWeights, allUnits, hidden, MIDDLE);
  for (let seat: usize = 0; seat < players; seat++) answer(seat);
}

function answer(seat: usize): void {
  const own = middle + seat * MIDDLE * 4;
  memory.copy(own, shared, MIDDLE * 4);
  multiply(own, ownWeights, units + seat * hidden * 4, hidden, MIDDLE);
  rectify(own, MIDDLE);
  let score = lanes(dot(own, outWeights)) + load<f32>(outBias);
  let odds = lanes(dot(own, outWeights + MIDDLE * 4)) + load<f32>(outBias, 4);
  const x = seats + seat * seatInputs * 4;
  for (let i: usize = 0; i < seatInputs; i++) {
    const value = load<f32>(x + i * 4);
    if (value == 0) continue;
    score += value * load<f32>(straightWeights + i * 8);
    odds += value * load<f32>(straightWeights + i * 8, 4);
  }
  store<f32>(answers + seat * 8, score);
  store<f32>(answers + seat * 8, odds, 4);
}

@inline function increase(at: usize, by: f32): void {
  store<f32>(at, load<f32>(at) + by);
}

/** From the answers of a seat back to its middle units; gradients of what lies between. */
function backFromAnswer(seat: usize): void {
  const score = load<f32>(wanted + seat * 8);
  const odds = load<f32>(wanted + seat * 8, 4);
  increase(outBias + toGradient, score);
  increase(outBias + toGradient + 4, odds);
  const own = middle + seat * MIDDLE * 4;
  addTimes(outWeights + toGradient, own, score, MIDDLE);
  addTimes(outWeights + toGradient + MIDDLE * 4, own, odds, MIDDLE);
  const zero = f32x4.splat(0);
  const byScore = f32x4.splat(score);
  const byOdds = f32x4.splat(odds);
  const gradient = middleGradients + seat * MIDDLE * 4;
  for (let i: usize = 0; i < MIDDLE * 4; i += 16) {
    const back = f32x4.add(f32x4.mul(byScore, v128.load(outWeights + i)), f32x4.mul(byOdds, v128.load(outWeights + MIDDLE * 4 + i)));
    v128.store(gradient + i, v128.and(back, f32x4.gt(v128.load(own + i), zero)));
  }
  addTimes(sharedGradient, gradient, 1, MIDDLE);
  const x = seats + seat * seatInputs * 4;
  for (let i: usize = 0; i < seatInputs; i++) {
    const value = load<f32>(x + i * 4);
    if (value == 0) continue;
    increase(straightWeights + toGradient + i * 8, value * score);
    increase(straightWeights + toGradient + i * 8 + 4, value * odds);
  }
}

/** From the middle units back to the hidden ones: by a seat's own, and through the sum to every seat alike. */
function backToHidden(players: usize): void {
  for (let i: usize = 0; i < hidden; i++) {
    const ownRow = ownWeights + i * MIDDLE * 4;
    const allRow = allWeights + i * MIDDLE * 4;
    const all = load<f32>(allUnits + i * 4);
    if (all != 0) addTimes(allRow + toGradient, sharedGradient, all, MIDDLE);
    const throughAll = dot(allRow, sharedGradient);
    for (let seat: usize = 0; seat < players; seat++) {
      const at = (seat * hidden + i) * 4;
      const unit = load<f32>(units + at);
      if (unit <= 0) {
        store<f32>(unitGradients + at, 0);
        continue;
      }
      const gradient = middleGradients + seat * MIDDLE * 4;
      addTimes(ownRow + toGradient, gradient, unit, MIDDLE);
      store<f32>(unitGradients + at, lanes(f32x4.add(throughAll, dot(ownRow, gradient))));
    }
  }
}

/** gradient[i] += x[i]·back, for every input that is not zero. */
function backToInputs(gradient: usize, x: usize, inputs: usize, back: usize): void {
  for (let i: usize = 0; i < inputs; i++) {
    const value = load<f32>(x + i * 4);
    if (value != 0) addTimes(gradient + i * hidden * 4, back, value, hidden);
  }
}

/** Adds the gradients of the position judged last. */
export function learn(players: usize): void {
  memory.fill(sharedGradient, 0, MIDDLE * 4);
  for (let seat: usize = 0; seat < players; seat++) backFromAnswer(seat);
  addTimes(middleBias + toGradient, sharedGradient, 1, MIDDLE);
  backToHidden(players);
  memory.fill(tableGradient, 0, hidden * 4);
  for (let seat: usize = 0; seat < players; seat++) {
    const back = unitGradients + seat * hidden * 4;
    addTimes(tableGradient, back, 1, hidden);
    backToInputs(seatWeights + toGradient, seats + seat * seatInputs * 4, seatInputs, back);
  }
  backToInputs(tableWeights + toGradient, table, tableInputs, tableGradient);
  addTimes(bias + toGradient, tableGradient, 1, hidden);
}

/**
 * One step of Adam with decoupled decay; clears the gradients. `scale` makes a mean of a sum; `meanPart` and `squarePart` are how much of the
 * moments has been seen so far.
 */
export function step(rate: f32, scale: f32, meanKept: f32, squareKept: f32, meanPart: f32, squarePart: f32, decay: f32): void {
  const by = f32x4.splat(scale);
  const keepMean = f32x4.splat(meanKept);
  const keepSquare = f32x4.splat(squareKept);
  const newMean = f32x4.splat(1 - meanKept);
  const newSquare = f32x4.splat(1 - squareKept);
  const stride = f32x4.splat(rate / meanPart);
  const whole = f32x4.splat(1 / squarePart);
  const tiny = f32x4.splat(1e-7);
  const keep = f32x4.splat(1 - rate * decay);
  for (let at = weights; at < weights + count * 4; at += 16) {
    const gradient = f32x4.mul(v128.load(at + toGradient), by);
    const mean = f32x4.add(f32x4.mul(v128.load(at + toMean), keepMean), f32x4.mul(gradient, newMean));
    const square = f32x4.add(f32x4.mul(v128.load(at + toSquare), keepSquare), f32x4.mul(f32x4.mul(gradient, gradient), newSquare));
    v128.store(at + toMean, mean);
    v128.store(at + toSquare, square);
    v128.store(at + toGradient, f32x4.splat(0));
    const change = f32x4.div(f32x4.mul(stride, mean), f32x4.add(f32x4.sqrt(f32x4.mul(square, whole)), tiny));
    v128.store(at, f32x4.sub(f32x4.mul(v128.load(at), keep), change));
  }
}
