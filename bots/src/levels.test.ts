import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  type Game,
  must,
  next,
  OVER,
  outcomes,
  pickWeighted,
  readConfig,
  type State,
  seeded,
  standing,
} from '@caravel/core';
import { pearls } from '@caravel/core/testing';
import type { Bot, Thought } from './bot.ts';
import { LEVEL_WORDS, LEVELS, type Level, makeBot } from './levels.ts';
import { STUDIES } from './minds.ts';

/** Plays a game; every move is checked. */
const playOut = (game: Game, players: number, rules: string, bots: readonly Bot[], seed: number): State => {
  const random = seeded(seed);
  let s = game.setup(must(readConfig(game, { players, rules })));
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    const seat = turn === CHANCE_TURN ? CHANCE : firstSeat(turn);
    const drawn = outcomes(game, s);
    const move =
      seat === CHANCE
        ? (drawn[
            pickWeighted(
              random,
              drawn.map(({ weight }) => weight),
              drawn.length,
            )
          ]?.move as number)
        : ((bots[seat] as Bot).think(s, seat) as Thought).move;
    s = must(next(game, s, seat, move));
  }
  return s;
};

const botsOf = (game: Game, levels: readonly Level[], visits: number): Bot[] =>
  levels.map((level, seat) => makeBot(level, game, { seed: seat, players: levels.length, visits }));

test('every level has its words', () => {
  for (const level of LEVELS) assert.match(LEVEL_WORDS[level], /^[A-Z].*\.$/);
});

for (const { mind } of STUDIES) {
  const { game } = mind;
  for (const rules of game.ruleSets)
    for (let players = game.seats.min; players <= game.seats.max; players++)
      test(`${game.name}, ${rules}, ${players} players: a game of all levels is legal to the end`, () => {
        const levels = Array.from({ length: players }, (_, seat) => LEVELS[(seat + players) % LEVELS.length] as Level);
        playOut(game, players, rules, botsOf(game, levels, 2), players);
      });
}

test('a game nobody has studied is still played by every level', () => {
  for (const level of LEVELS) playOut(pearls, 2, 'lagoon', botsOf(pearls, [level, level], 2), 1);
});

test('a table of one level comes to its end in good time', () => {
  const { mind } = STUDIES.find(({ mind: { game } }) => game.name === 'puerto-rico') as (typeof STUDIES)[number];
  for (const level of ['novice', 'trader'] as const)
    for (let players = 2; players <= 5; players++)
      for (let seed = 1; seed <= 8; seed++) {
        const levels = Array.from({ length: players }, () => level);
        const { round } = mind.game.describe(playOut(mind.game, players, 'base', botsOf(mind.game, levels, 1), seed), 0) as {
          round: number;
        };
        assert.ok(round <= 30, `${round} rounds of ${players} ${level}s, seed ${seed}`);
      }
});

test('a trader beats three random players of Puerto Rico', () => {
  const { mind } = STUDIES.find(({ mind: { game } }) => game.name === 'puerto-rico') as (typeof STUDIES)[number];
  let wins = 0;
  for (let i = 0; i < 20; i++) {
    const levels = Array.from({ length: 4 }, (_, seat): Level => (seat === i % 4 ? 'trader' : 'random'));
    if (standing(mind.game, playOut(mind.game, 4, 'base', botsOf(mind.game, levels, 1), i)).winners.includes(i % 4)) wins++;
  }
  assert.ok(wins >= 19, `${wins} of 20`);
});
