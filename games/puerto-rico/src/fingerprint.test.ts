/**
 * Random play against the figures of independent engines (rounds, mean score, winner, share of games ended by colonists). They fill the
 * mayors' circles uniformly and never decline a colonist, so this play does the same; a rule gone wrong anywhere moves these figures.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  moveBuffer,
  must,
  OVER,
  pickWeighted,
  type Random,
  readConfig,
  type Seat,
  type State,
  seeded,
  standing,
  weightBuffer,
} from '@caravel/core';
import { puertoRico } from './index.ts';
import { TAKE_COLONIST, USE_HOSPICE, USE_UNIVERSITY } from './moves/table.ts';
import { circlesOn } from './phases/mayor/mayor.ts';
import * as on from './state/layout.ts';
import { PLACING } from './state/steps.ts';

const GAMES = 1000;
const moves = moveBuffer(puertoRico);
const weights = weightBuffer(puertoRico);

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** How likely each number of colonists is on this place if all circles ahead are filled at random. */
const placingPick = (s: State, seat: Seat, count: number, random: Random): number => {
  const circles = circlesOn(s, seat, on.placing(s, seat));
  const ahead = on.circlesAhead(s, seat);
  const fewest = Math.max(0, on.hand(s, seat) - ahead + circles);
  const likely = Array.from(
    { length: count },
    (_, i) => choose(circles, fewest + i) * choose(ahead - circles, on.hand(s, seat) - fewest - i),
  );
  const scale = 1e9 / likely.reduce((sum, value) => sum + value, 0);
  return pickWeighted(
    random,
    likely.map((value) => Math.round(value * scale)),
    count,
  );
};

const pick = (s: State, seat: Seat, count: number, random: Random): number => {
  if (on.step(s) === PLACING) return placingPick(s, seat, count, random);
  const first = moves[0] as number;
  return first === TAKE_COLONIST || first === USE_HOSPICE || first === USE_UNIVERSITY ? 0 : random.below(count);
};

const playOut = (s: State, random: Random): void => {
  for (let turn = puertoRico.turn(s); turn !== OVER; turn = puertoRico.turn(s)) {
    const seat = turn === CHANCE_TURN ? CHANCE : firstSeat(turn);
    const count = seat === CHANCE ? puertoRico.chance(s, moves, weights) : puertoRico.legal(s, seat, moves);
    const at = seat === CHANCE ? pickWeighted(random, weights, count) : pick(s, seat, count, random);
    puertoRico.apply(s, seat, moves[at] as number);
  }
};

const fingerprint = (players: number) => {
  const random = seeded(players);
  const sums = { rounds: 0, mean: 0, winner: 0, byColonists: 0 };
  for (let game = 0; game < GAMES; game++) {
    const s = puertoRico.setup(must(readConfig(puertoRico, { players })));
    playOut(s, random);
    const { scores } = standing(puertoRico, s);
    sums.rounds += on.round(s) / GAMES;
    sums.mean += scores.reduce((sum, score) => sum + score, 0) / players / GAMES;
    sums.winner += Math.max(...scores) / GAMES;
    sums.byColonists += (on.endings(s) & 1) / GAMES;
  }
  return sums;
};

const near = (found: number, expected: number, tolerance: number, what: string): void =>
  assert.ok(Math.abs(found / expected - 1) <= tolerance, `${what}: ${found.toFixed(2)}, expected about ${expected}`);

for (const [players, rounds, mean, winner] of [
  [2, 13.5, 33, 38],
  [3, 22.1, 27.9, 34.9],
  [4, 20.8, 28.4, 36.2],
  [5, 19.9, 27.8, 36.8],
] as const)
  test(`random play of ${players} has the known fingerprint`, () => {
    const found = fingerprint(players);
    near(found.rounds, rounds, 0.03, 'rounds');
    near(found.mean, mean, 0.06, 'mean score');
    near(found.winner, winner, 0.06, 'winner');
    assert.ok(found.byColonists > 0.87, `ended by colonists: ${found.byColonists}`);
  });
