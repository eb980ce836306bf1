import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSeat, type Game, legalMoves, must, positionAfter, readConfig, type State } from '@caravel/core';
import { pearls, tableTalk } from '@caravel/core/testing';
import { plainThought, type Thought } from './bot.ts';
import { explain, reasonsFor } from './explain.ts';
import { makeBot } from './levels.ts';
import { STUDIES } from './minds.ts';

const puertoRico = STUDIES.find(({ mind }) => mind.game.name === 'puerto-rico') as (typeof STUDIES)[number];

/** The first large decision after so many random moves. */
const largeDecision = (game: Game, isBig: (s: State) => boolean, from: number): State => {
  for (let moves = from; ; moves++) {
    const s = positionAfter(game, must(readConfig(game, { players: 3 })), 5, moves) as State;
    if (isBig(s)) return s;
  }
};

const think = (game: Game, level: 'trader' | 'captain', s: State): Thought =>
  makeBot(level, game, { seed: 1, players: 3, visits: 60 }).think(s, firstSeat(game.turn(s))) as Thought;

for (const { mind, holdings } of STUDIES) {
  const { game } = mind;
  const s = largeDecision(game, mind.isBig, 150);
  const seat = firstSeat(game.turn(s));

  test(`${game.name}: a search is explained by its three best moves, the choice first`, () => {
    const thought = think(game, 'captain', s);
    const { move, visits, choices } = explain(game, s, seat, thought);
    assert.deepEqual([move, visits], [thought.move, thought.visits]);
    assert.equal(choices.length, Math.min(3, legalMoves(game, s, seat).length));
    assert.equal(choices[0]?.move, move);
    for (const [i, { share, chance = -1, points, reasons }] of choices.entries()) {
      assert.equal(share, thought.ranking[i]?.share);
      assert.ok(chance >= 0 && chance <= 1 && Number.isFinite(points));
      assert.ok(reasons.every(({ from, to }) => from !== to));
    }
  });

  test(`${game.name}: a move without a search is explained by the evaluation`, () => {
    const thought = think(game, 'trader', s);
    const { visits, choices } = explain(game, s, seat, thought);
    assert.equal(visits, 0);
    assert.equal(choices[0]?.move, thought.move);
    assert.ok(choices.length > 1 && choices.every(({ share, chance }) => share === undefined && chance !== undefined));
    assert.ok((choices[1]?.chance as number) > 0);
  });

  test(`${game.name}: the choice is among those explained, however poor it is`, () => {
    const moves = legalMoves(game, s, seat);
    for (const move of moves) {
      const { choices } = explain(game, s, seat, plainThought(move));
      assert.ok(choices.length <= 3 && choices.some((choice) => choice.move === move));
    }
  });

  test(`${game.name}: explaining leaves the position as it is, and every holding has a name of its own`, () => {
    const before = s.slice();
    explain(game, s, seat, think(game, 'trader', s));
    assert.deepEqual(s, before);
    assert.equal(new Set(holdings.map(({ what }) => what)).size, holdings.length);
    assert.ok(holdings.every(({ what, of }) => /^[a-z-]+$/.test(what) && Number.isInteger(of(s, seat))));
  });
}

test('the prospector of Puerto Rico brings a doubloon, and that is what is said', () => {
  const { game } = puertoRico.mind;
  const { play, options } = tableTalk(game);
  let s = game.setup(must(readConfig(game, { players: 4 })));
  while (!options(s, 0).includes('role prospector')) s = play(s, ...[game.moves.text(firstOutcome(game, s))]);
  const move = game.moves.find('role prospector') as number;
  const { choices } = explain(game, s, 0, plainThought(move));
  const own = choices.find((choice) => choice.move === move);
  const doubloons = puertoRico.holdings.find(({ what }) => what === 'doubloons')?.of(s, 0) as number;
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

test('a game nobody has studied is explained by its score', () => {
  const { play } = tableTalk(pearls);
  const s = play(pearls.setup(must(readConfig(pearls, { players: 2 }))), 'pearl 3');
  const keep = pearls.moves.find('keep') as number;
  assert.deepEqual(explain(pearls, s, 0, plainThought(keep)).choices, [
    { move: keep, points: 3, reasons: [{ what: 'points', from: 0, to: 3 }] },
  ]);
});
