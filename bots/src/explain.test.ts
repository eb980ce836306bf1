import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, type Game, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { plainThought, type Thought } from './bot.ts';
import { explain, reasonsFor } from './explain.ts';
import { makeBot } from './levels.ts';
import { MODELS, puertoRicoModel } from './testing/trained-models.ts';
import type { TrainedModel } from './trained.ts';

/** The first large decision after so many random moves. */
const largeDecision = ({ model: { game, isLarge } }: TrainedModel, from: number): State => {
  for (let moves = from; ; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 5, moves) as State;
    if (isLarge(s)) return s;
  }
};

const think = (trained: TrainedModel, level: 'medium' | 'hard', s: State): Thought => {
  const { game } = trained.model;
  return makeBot(level, game, trained, { seed: 1, visits: 60 }).think(s, firstSeat(game.turn(s))) as Thought;
};

for (const trained of MODELS) {
  const { holdings } = trained;
  const { game } = trained.model;
  const s = largeDecision(trained, 150);
  const seat = firstSeat(game.turn(s));

  test(`${game.name}: a search is explained by its three best moves, the choice first`, () => {
    const thought = think(trained, 'hard', s);
    const { move, visits, choices } = explain(game, trained, s, seat, thought);
    assert.deepEqual([move, visits], [thought.move, thought.visits]);
    assert.equal(choices.length, Math.min(3, legalMoves(game, s, seat).length));
    assert.equal(choices[0]?.move, move);
    for (const [i, { share, chance = -1, error = -1, points, reasons }] of choices.entries()) {
      assert.equal(share, thought.ranking[i]?.share);
      assert.ok(chance >= 0 && chance <= 1 && error > 0 && error < 0.2 && Number.isFinite(points));
      assert.ok(reasons.every(({ from, to }) => from !== to));
    }
  });

  test(`${game.name}: a move without a search is explained by the estimate`, () => {
    const thought = think(trained, 'medium', s);
    const { visits, choices } = explain(game, trained, s, seat, thought);
    assert.equal(visits, 0);
    assert.equal(choices[0]?.move, thought.move);
    assert.ok(choices.length > 1 && choices.every(({ share, chance }) => share === undefined && chance !== undefined));
    assert.ok((choices[1]?.chance as number) > 0);
  });

  test(`${game.name}: the choice is among those explained, however poor it is`, () => {
    const moves = legalMoves(game, s, seat);
    for (const move of moves) {
      const { choices } = explain(game, trained, s, seat, plainThought(move));
      assert.ok(choices.length <= 3 && choices.some((choice) => choice.move === move));
    }
  });

  test(`${game.name}: explaining leaves the position as it is, and every holding has a name of its own`, () => {
    const before = s.slice();
    explain(game, trained, s, seat, think(trained, 'medium', s));
    assert.deepEqual(s, before);
    assert.equal(new Set(holdings.map(({ what }) => what)).size, holdings.length);
    assert.ok(holdings.every(({ what, of }) => /^[a-z-]+$/.test(what) && Number.isInteger(of(s, seat))));
  });
}

test('the prospector of Puerto Rico is explained by a doubloon more', () => {
  const { game } = puertoRicoModel.model;
  const { play, options } = tableTalk(game);
  let s = game.setup(must(readConfig(game, { players: 4 })));
  while (!options(s, 0).includes('role prospector')) s = play(s, ...[game.moves.text(firstOutcome(game, s))]);
  const move = game.moves.find('role prospector') as number;
  const { choices } = explain(game, puertoRicoModel, s, 0, plainThought(move));
  const own = choices.find((choice) => choice.move === move);
  const doubloons = puertoRicoModel.holdings.find(({ what }) => what === 'doubloons')?.of(s, 0) as number;
  assert.deepEqual(own?.reasons, [{ what: 'doubloons', from: doubloons, to: doubloons + 1 }]);
});

const firstOutcome = (game: Game, s: State): number => {
  const moves = new Uint16Array(game.moves.count);
  game.chance(s, moves, new Uint16Array(game.moves.count));
  return moves[0] as number;
};

test('reasons are what changed, in the order of the holdings', () => {
  const [before, after] = [Int16Array.of(3, 5, 7), Int16Array.of(4, 5, 2)];
  const holdings = ['c', 'b', 'a'].map((what, i) => ({ what, of: (s: State) => s[2 - i] as number }));
  assert.deepEqual(reasonsFor(holdings, before, after, 0), [
    { what: 'c', from: 7, to: 2 },
    { what: 'a', from: 3, to: 4 },
  ]);
});

test('tempo is mentioned only when it is gained', () => {
  const holdings = [{ what: 'last-round', of: (s: State) => s[0] as number, isTempo: true as const }];
  assert.deepEqual(reasonsFor(holdings, Int16Array.of(0), Int16Array.of(1), 0), [{ what: 'last-round', from: 0, to: 1 }]);
  assert.deepEqual(reasonsFor(holdings, Int16Array.of(1), Int16Array.of(0), 0), []);
});

/** Large decisions of a random game, with what is said of them at once. */
const decisionsOf = (trained: TrainedModel, count: number) =>
  Array.from({ length: count }, (_, i) => largeDecision(trained, 20 + 15 * i)).map((s) => {
    const seat = firstSeat(trained.model.game.turn(s));
    return { s, seat, quick: explain(trained.model.game, trained, s, seat, think(trained, 'medium', s)) };
  });

for (const trained of MODELS)
  test(`${trained.model.game.name}: what is said about a rival is about another seat and worth mentioning`, () => {
    const { game } = trained.model;
    const denied = decisionsOf(trained, 8).flatMap(({ s, seat, quick: { choices } }) =>
      choices.flatMap(({ move, denial }) => (denial ? [{ s, seat, move, denial }] : [])),
    );
    assert.ok(denied.length > 0);
    for (const { seat, denial, s } of denied) {
      assert.ok(denial.seat !== seat && denial.seat < game.players(s));
      assert.ok(denial.takesIt || denial.points !== undefined);
      assert.ok(denial.points === undefined || denial.points >= 0.1 * trained.model.scoreUnit);
    }
  });

test('a game without a net is explained by its score', () => {
  const { play } = tableTalk(pearls);
  const s = play(pearls.setup(must(readConfig(pearls, { players: 2 }))), 'pearl 3');
  const keep = pearls.moves.find('keep') as number;
  assert.deepEqual(explain(pearls, undefined, s, 0, plainThought(keep)).choices, [
    { move: keep, points: 3, reasons: [{ what: 'points', from: 0, to: 3 }] },
  ]);
});

test('only what was solved is stated without an error', () => {
  const { game } = puertoRicoModel.model;
  const s = largeDecision(puertoRicoModel, 150);
  const seat = firstSeat(game.turn(s));
  const [move = 0] = legalMoves(game, s, seat);
  const errorOf = (error: number): number | undefined => {
    const thought = { move, visits: 10, ranking: [{ move, visits: 10, share: 1, chance: 1, error, score: 50 }] };
    return explain(game, puertoRicoModel, s, seat, thought).choices[0]?.error;
  };
  assert.deepEqual([errorOf(0), errorOf(0.001), errorOf(0.05)], [0, 0.01, 0.05]);
});
