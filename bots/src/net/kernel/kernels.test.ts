import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, seeded } from '@caravel/core';
import { ANSWERS, MIDDLE, MOST_SEATS, rowOfSeat, type Shape } from '../shape.ts';
import { emptyWeights, ONE, type Weights } from '../weights.ts';
import type { Kernel } from './kernel.ts';
import { plainKernel } from './plain-kernel.ts';
import { hasWasm, wasmKernel } from './wasm-kernel.ts';

const SHAPE: Shape = { seat: 24, table: 16, hidden: 16 };
const ALLOWED = 1e-5;

const anyWeights = (random: Random): Weights => {
  const weights = emptyWeights(SHAPE);
  const whole = (most: number): number => random.below(2 * most + 1) - most;
  for (const row of [weights.seat, weights.table, weights.bias]) for (let i = 0; i < row.length; i++) row[i] = whole(400);
  for (const row of [weights.own, weights.all, weights.middleBias, weights.out, weights.outBias])
    for (let i = 0; i < row.length; i++) row[i] = whole(1000) / 4000;
  return weights;
};

/** A few numbers change from position to position, as in a game. */
const change = (random: Random, kernels: readonly Kernel[], count: number): void => {
  for (let i = 0; i < count; i++) {
    const value = random.below(256) - 128;
    const place = random.below(MOST_SEATS * SHAPE.seat + SHAPE.table);
    for (const { seats, table } of kernels)
      if (place < seats.length) seats[place] = value;
      else table[place - seats.length] = value;
  }
};

/** The net as its formulas are written, in double precision and from scratch. */
const reference = (weights: Weights, { seats, table }: Kernel, players: number): number[] => {
  const { seat: width, hidden } = SHAPE;
  const row = rowOfSeat(SHAPE);
  const dot = (block: ArrayLike<number>, first: number, count: number, rows: ArrayLike<number>, rowWidth: number, column: number): number =>
    Array.from({ length: count }, (_, i) => Number(block[first + i]) * Number(rows[i * rowWidth + column])).reduce((a, b) => a + b, 0);
  const units = Array.from({ length: players }, (_, seat) =>
    Array.from({ length: hidden }, (__, unit) => {
      const own = dot(seats, seat * width, width, weights.seat, row, unit);
      const shared = dot(table, 0, SHAPE.table, weights.table, hidden, unit) + Number(weights.bias[unit]);
      return Math.max(0, own + shared) / ONE;
    }),
  );
  const all = Array.from({ length: hidden }, (_, unit) => units.reduce((sum, own) => sum + Number(own[unit]), 0));
  return units.flatMap((own, seat) => {
    const middle = Array.from({ length: MIDDLE }, (_, j) =>
      Math.max(
        0,
        dot(own, 0, hidden, weights.own, MIDDLE, j) + dot(all, 0, hidden, weights.all, MIDDLE, j) + Number(weights.middleBias[j]),
      ),
    );
    return Array.from({ length: ANSWERS }, (_, i) => {
      const straight = dot(seats, seat * width, width, weights.seat, row, hidden + i) / ONE;
      return dot(middle, 0, MIDDLE, weights.out.subarray(i * MIDDLE), 1, 0) + Number(weights.outBias[i]) + straight;
    });
  });
};

const differ = (a: ArrayLike<number>, b: ArrayLike<number>, count: number): number =>
  Math.max(...Array.from({ length: count }, (_, i) => Math.abs(Number(a[i]) - Number(b[i])) / (1 + Math.abs(Number(b[i])))));

test('this host runs the compiled kernel', () => assert.ok(hasWasm()));

test('both kernels say what the formulas say, position after position, with any number of players', () => {
  const random = seeded(1);
  const kernels = [plainKernel(SHAPE), wasmKernel(SHAPE)];
  const weights = anyWeights(random);
  for (const kernel of kernels) kernel.load(weights);
  for (let i = 0; i < 200; i++) {
    const players = 2 + random.below(4);
    change(random, kernels, 1 + random.below(12));
    for (const kernel of kernels) {
      kernel.judge(players);
      const expected = reference(weights, kernel, players);
      assert.ok(differ(kernel.answers, expected, ANSWERS * players) < ALLOWED, `position ${i}`);
    }
  }
});

test('nothing of the positions before is left in an answer', () => {
  const random = seeded(2);
  const weights = anyWeights(random);
  for (const kernelFor of [plainKernel, wasmKernel]) {
    const old = kernelFor(SHAPE);
    old.load(weights);
    for (let i = 0; i < 1000; i++) {
      change(random, [old], 5);
      old.judge(4);
    }
    const fresh = kernelFor(SHAPE);
    fresh.load(weights);
    fresh.seats.set(old.seats);
    fresh.table.set(old.table);
    fresh.judge(4);
    assert.deepEqual(fresh.answers, old.answers);
  }
});

test('other weights take effect at once', () => {
  const random = seeded(3);
  for (const kernelFor of [plainKernel, wasmKernel]) {
    const kernel = kernelFor(SHAPE);
    kernel.load(anyWeights(random));
    change(random, [kernel], 40);
    kernel.judge(3);
    const weights = anyWeights(random);
    kernel.load(weights);
    kernel.judge(3);
    assert.ok(differ(kernel.answers, reference(weights, kernel, 3), ANSWERS * 3) < ALLOWED);
  }
});
