import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, moveBuffer, must, Playout, readConfig, type State, seeded } from '@caravel/core';
import { adviser } from './adviser.ts';
import { policyFor } from './models.ts';
import { MODELS, puertoRicoModel } from './testing/trained-models.ts';
import type { TrainedModel } from './trained.ts';

/** The first decision of a random game that is wanted. */
const decision = ({ model: { game } }: TrainedModel, isWanted: (s: State, seat: number) => boolean): State => {
  const s = game.setup(must(readConfig(game, { players: 3 })));
  const playout = new Playout(game, seeded(4));
  while (game.turn(s) < 1 || !isWanted(s, firstSeat(game.turn(s)))) assert.ok(playout.step(s, { moves: 0, chanceMoves: 0 }));
  return s;
};

/** Every look at the clock takes a millisecond: time is the same on every machine. */
const adviserOf = (trained: TrainedModel) => {
  let time = 0;
  return adviser(trained, { seed: 1, milliseconds: 200, now: () => ++time, pause: () => Promise.resolve() });
};

for (const trained of MODELS) {
  const { game, isLarge, plans } = trained.model;
  const hasChoice = (s: State, seat: number): boolean => policyFor(trained).list(s, seat, moveBuffer(game)) > 2;

  test(`${game.name}: every question has the whole time, and goes on from what was found before`, async () => {
    const s = decision(trained, (state, seat) => isLarge(state) && hasChoice(state, seat));
    const bot = adviserOf(trained);
    const visits: number[] = [];
    for (let i = 0; i < 4; i++) visits.push((await bot.think(s, firstSeat(game.turn(s)))).visits);
    const [first = 0] = visits;
    assert.ok(first > 20);
    for (const [i, found] of visits.entries()) assert.ok(found >= 0.8 * (i + 1) * first, `${visits}`);
  });

  test(`${game.name}: a small decision is searched, too`, async () => {
    const s = decision(trained, (state, seat) => !isLarge(state) && hasChoice(state, seat) && !plans?.(state, seat).length);
    assert.ok((await adviserOf(trained).think(s, firstSeat(game.turn(s)))).visits > 20);
  });
}

test('a single move is searched, too, for its figures', async () => {
  const { game, plans } = puertoRicoModel.model;
  const isForced = (s: State, seat: number): boolean =>
    policyFor(puertoRicoModel).list(s, seat, moveBuffer(game)) === 1 && !plans?.(s, seat).length;
  const s = decision(puertoRicoModel, isForced);
  const { ranking, visits } = await adviserOf(puertoRicoModel).think(s, firstSeat(game.turn(s)));
  assert.equal(ranking.length, 1);
  assert.ok(visits > 20);
});

test('decisions that belong together are advised by plan', async () => {
  const { game, plans } = puertoRicoModel.model;
  const s = decision(puertoRicoModel, (state, seat) => (plans?.(state, seat).length ?? 0) > 1);
  const { plan, visits } = await adviserOf(puertoRicoModel).think(s, firstSeat(game.turn(s)));
  assert.ok(visits === 0 && plan && plan.length > 1);
});
