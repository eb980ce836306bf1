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
import { LEVEL_WORDS, LEVELS, type Level, levelNamed, makeBot } from './levels.ts';
import { MODELS, puertoRicoModel } from './testing/trained-models.ts';
import type { TrainedModel } from './trained.ts';

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

const botsOf = (game: Game, trained: TrainedModel | undefined, levels: readonly Level[], visits: number): Bot[] =>
  levels.map((level, seat) => makeBot(level, game, trained, { seed: seat, visits }));

test('every level has its words', () => {
  for (const level of LEVELS) assert.match(LEVEL_WORDS[level], /^[A-Z].*\.$/);
});

test('former names are accepted', () => {
  const old = ['novice', 'trader', 'captain', 'admiral'].map(levelNamed);
  assert.deepEqual(old, ['beginner', 'easy', 'hard', 'expert']);
  assert.deepEqual(LEVELS.map(levelNamed), LEVELS);
  assert.equal(levelNamed('sailor'), undefined);
});

for (const trained of MODELS) {
  const { game } = trained.model;
  for (const rules of game.ruleSets)
    for (let players = game.seats.min; players <= game.seats.max; players++)
      test(`${game.name}, ${rules}, ${players} players: a game of all levels is legal to the end`, () => {
        const levels = Array.from({ length: players }, (_, seat) => LEVELS[(seat + players) % LEVELS.length] as Level);
        playOut(game, players, rules, botsOf(game, trained, levels, 2), players);
      });
}

test('a game without a net is still played by every level', () => {
  for (const level of LEVELS) playOut(pearls, 2, 'lagoon', botsOf(pearls, undefined, [level, level], 2), 1);
});

test('a table of one level comes to its end in good time', () => {
  const { game } = puertoRicoModel.model;
  for (const level of ['beginner', 'easy', 'medium'] as const)
    for (let players = 2; players <= 5; players++)
      for (let seed = 1; seed <= 8; seed++) {
        const levels = Array.from({ length: players }, () => level);
        const end = playOut(game, players, 'base', botsOf(game, puertoRicoModel, levels, 1), seed);
        const { round } = game.describe(end, 0) as { round: number };
        assert.ok(round <= 30, `${round} rounds of ${players} ${level}s, seed ${seed}`);
      }
});

test('a beginner beats three random players of Puerto Rico', () => {
  const { game } = puertoRicoModel.model;
  let wins = 0;
  for (let i = 0; i < 20; i++) {
    const levels = Array.from({ length: 4 }, (_, seat): Level => (seat === i % 4 ? 'beginner' : 'random'));
    if (standing(game, playOut(game, 4, 'base', botsOf(game, puertoRicoModel, levels, 1), i)).winners.includes(i % 4)) wins++;
  }
  assert.ok(wins >= 19, `${wins} of 20`);
});
