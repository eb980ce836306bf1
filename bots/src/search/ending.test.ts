import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  at,
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  type Move,
  moveBuffer,
  must,
  OVER,
  readConfig,
  type State,
  seeded,
  weightBuffer,
} from '@caravel/core';
import { Luck } from '../arena/luck.ts';
import { policyFor } from '../models.ts';
import type { Policy } from '../policy.ts';
import { MODELS, puertoRicoModel } from '../testing/trained-models.ts';
import { EndingSolver } from './ending.ts';
import { Search } from './search.ts';
import { chancePlace, worthPlace } from './seat-values.ts';

/** The first position that `isWanted` in games of the policy, from one seed on. */
const find = (policy: Policy, firstSeed: number, isWanted: (s: State) => boolean): State => {
  const { game } = policy.model;
  for (let seed = firstSeed; seed < firstSeed + 100; seed++) {
    const luck = new Luck(game, seeded(seed));
    const s = game.setup(must(readConfig(game, { players: 3 })));
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) luck.draw(s);
      else if (isWanted(s)) return s;
      else for (const move of policy.choose(s, firstSeat(turn))) game.apply(s, firstSeat(turn), move);
    }
  }
  throw new Error('no such position');
};

/** By trying everything, without a memory and one move at a time: what the position is worth to each seat. */
const tryAll = (policy: Policy, s: State): number[] => {
  const { game, plans } = policy.model;
  const turn = game.turn(s);
  if (turn === CHANCE_TURN) {
    const drawn = s.slice();
    const outcomes = moveBuffer(game);
    game.chance(s, outcomes, weightBuffer(game));
    game.apply(drawn, CHANCE, at(outcomes, 0));
    return tryAll(policy, drawn);
  }
  if (turn === OVER) return Array.from({ length: game.players(s) }, (_, seat) => policy.worth(s, seat));
  const seat = firstSeat(turn);
  const moves = moveBuffer(game);
  const rows: (readonly Move[])[] = (plans?.(s, seat) ?? []).map((plan) => plan.moves);
  if (rows.length === 0) for (const move of moves.slice(0, policy.list(s, seat, moves))) rows.push([move]);
  let best: number[] = [];
  for (const row of rows) {
    const after = s.slice();
    for (const move of row) game.apply(after, seat, move);
    const worths = tryAll(policy, after);
    if (best.length === 0 || Number(worths[seat]) > Number(best[seat])) best = worths;
  }
  return best;
};

for (const trained of MODELS)
  for (const seed of [1, 200, 400])
    test(`the ending of a game of ${trained.model.game.title} is solved as trying everything solves it, from game ${seed}`, () => {
      const policy = policyFor(trained);
      const solver = new EndingSolver(policy);
      const isSmall = (s: State): boolean => policy.model.isEnding?.(s) === true && solver.solve(s, 400) !== undefined;
      const s = find(policy, seed, isSmall);
      const before = s.slice();
      const values = solver.solve(s, 400);
      assert.deepEqual(s, before, 'the position is left as it is');
      for (const [seat, worth] of tryAll(policy, s).entries()) assert.equal(values?.[worthPlace(seat)], worth);
      assert.equal(solver.solve(s, 0), undefined, 'a solver that may not look gives up');
    });

test('a search says how a solved ending ends, without an error', () => {
  const policy = policyFor(puertoRicoModel);
  const { game } = policy.model;
  const solver = new EndingSolver(policy);
  const isRoleLeft = (s: State): boolean =>
    policy.model.isEnding?.(s) === true && policy.model.isLarge(s) && solver.solve(s, 1500) !== undefined;
  const s = find(policy, 1, isRoleLeft);
  const seat = firstSeat(game.turn(s));
  const { ranking } = new Search(policy, 1).think(s, seat, { visits: 60 });
  const [best] = ranking;
  assert.equal(best?.error, 0);
  const exact = Number(solver.solve(s, 1500)?.[chancePlace(seat, game.players(s))]);
  assert.ok(Math.abs(Number(best?.chance) - exact) < 1e-9, `${best?.chance} for ${exact}`);
});
