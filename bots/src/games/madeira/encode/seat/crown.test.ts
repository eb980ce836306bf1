/** The encoding counts Ships and Favors once for all seats: here what it says is held against the rules themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { play, position, type SeatWords } from '@caravel/madeira/testing';
import { startSeat, startTable } from '../../encode.ts';
import { crownPoints, pointsUnderWay } from './crown.ts';

const { on, names, steps } = md;

const promised = (s: State, seat: number): number => {
  startTable(s);
  startSeat(s, seat);
  return crownPoints(s, seat, false) + pointsUnderWay(s, seat);
};

/** What a seat makes at a scoring where it leaves each of its kinds in turn, and names and pays the best. */
const bestScored = (s: State, seat: number): number => {
  const out = new Uint16Array(madeira.moves.count);
  if (on.actor(s) !== seat || on.phase(s) !== steps.E) return on.points(s, seat);
  const count = madeira.legal(s, seat, out);
  let best = 0;
  for (const move of out.slice(0, count)) {
    const next = s.slice();
    madeira.apply(next, seat, move);
    best = Math.max(best, bestScored(next, seat));
  }
  return best;
};

test('what the Crown would pay is what its scoring then pays at best, in random games', () => {
  let scorings = 0;
  for (const rules of madeira.ruleSets)
    for (let seed = 0; seed < 12; seed++) {
      const s = madeira.setup(must(readConfig(madeira, { players: 2 + (seed % 3), rules })));
      const playout = new Playout(madeira, seeded(seed));
      while (playout.step(s, { moves: 0, chanceMoves: 0 })) {
        const seat = on.actor(s);
        if (on.phase(s) !== steps.E || seat < 0) continue;
        const all = promised(s, seat);
        // Once it has left one, that one waits for the next scoring.
        const here = on.step(s) === steps.LEAVE ? all : pointsUnderWay(s, seat);
        assert.equal(on.points(s, seat) + here, bestScored(s, seat), `${rules}, seed ${seed}`);
        scorings++;
      }
    }
  assert.ok(scorings > 100, `${scorings} scorings`);
});

test('two Requests of a kind need different Ships; the best is taken in round 1, two of three in round 3, all in round 5', () => {
  const hand: SeatWords = { requests: ['market-routes', 'expeditions', 'wealth'], ships: ['wheat-1', 'wheat-2', 'india-1'], reals: 9 };
  const of = (words: SeatWords, round: number): number => promised(position({ round, seats: [words] }), 0);
  assert.equal(of({ ...hand, requests: ['market-routes', 'wealth'] }, 1), 9);
  assert.equal(of(hand, 3), 12 + 9);
  assert.equal(of(hand, 5), 8 + 3 + 9);
  const ships = ['wheat-1', 'wheat-2', 'sugar-1', 'wine-1'];
  assert.equal(of({ requests: ['market-routes', 'market-routes', 'influence'], ships }, 5), 6 + 4 + 4 + 3);
});

test('cities already named count no more, and Reals not yet given still do', () => {
  const requests = ['urbanization', 'urbanization', 'wealth'] as const;
  const s = position({ phase: 'E', round: 5, seats: [{ requests, workers: ['funchal-1', 'machico-1'], reals: 4 }] });
  const before = promised(s, 0);
  const named = play(s, `0 city ${names.CITIES[2]}`);
  assert.equal(on.points(named, 0) + promised(named, 0), before);
});
