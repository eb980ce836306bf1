import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  at,
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  type Game,
  must,
  OVER,
  outcomes,
  pickWeighted,
  readConfig,
  type State,
  seeded,
} from '@caravel/core';
import type { Bot, Thought } from './bot.ts';
import { type Level, makeBot } from './levels.ts';
import { policyFor } from './models.ts';
import { MODELS, puertoRicoModel } from './testing/trained-models.ts';
import type { TrainedModel } from './trained.ts';
import { goesOn } from './turn-budget.ts';

const draw = (game: Game, s: State, random: ReturnType<typeof seeded>): void => {
  const drawn = outcomes(game, s);
  const weights = drawn.map(({ weight }) => weight);
  game.apply(s, CHANCE, drawn[pickWeighted(random, weights, weights.length)]?.move as number);
};

/** Two players by the estimate; `onLarge` sees every large decision with the move that will be played. */
const playByEstimate = (trained: TrainedModel, onLarge: (s: State, seat: number, move: number) => boolean): void => {
  const { game, isLarge } = trained.model;
  const policy = policyFor(trained);
  const random = seeded(3);
  const s = game.setup(must(readConfig(game, { players: 2 })));
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) {
      draw(game, s, random);
      continue;
    }
    const seat = firstSeat(turn);
    const move = at(policy.choose(s, seat), 0);
    if (isLarge(s) && !onLarge(s.slice(), seat, move)) return;
    game.apply(s, seat, move);
  }
};

for (const trained of MODELS) {
  const { game } = trained.model;

  test(`${game.name}: a turn keeps to its time, however many large decisions it has`, () => {
    // Every look at the clock takes a millisecond: time is the same on every machine.
    let time = 0;
    const now = (): number => ++time;
    const policy = policyFor(trained);
    const bots = [0, 1].map((seed) => makeBot('hard', game, trained, { seed, now, milliseconds: 40 }));
    const spent: number[] = [];
    let ofTurn = 0;
    let decisions = 0;
    playByEstimate(trained, (s, seat) => {
      const start = time;
      const { move } = (bots[seat] as Bot).think(s, seat) as Thought;
      ofTurn += time - start;
      decisions++;
      if (!goesOn(policy, s, seat, move)) {
        // The looks that begin and end a decision are no part of its time.
        spent.push(ofTurn - 8 * decisions);
        ofTurn = 0;
        decisions = 0;
      }
      return spent.length < 6;
    });
    assert.equal(spent.length, 6);
    assert.ok(
      spent.every((milliseconds) => milliseconds <= 48),
      spent.join(),
    );
  });

  test(`${game.name}: a host hears what is thought, and can have enough`, () => {
    const bot = makeBot('hard', game, trained, { seed: 1, visits: 1_000_000 });
    playByEstimate(trained, (s, seat, move) => {
      if (goesOn(policyFor(trained), s, seat, move)) return true;
      let heard = 0;
      const thought = bot.think(s, seat, { onThought: () => heard++, isEnough: () => heard === 2 }) as Thought;
      assert.equal(heard, 2);
      assert.ok(thought.visits > 0 && thought.visits < 1_000_000);
      return false;
    });
  });
}

/** How many decisions of a game by the estimate a bot of this level would search. */
const searchedBy = (level: Level, trained: TrainedModel): { large: number; small: number } => {
  const { game, isLarge } = trained.model;
  const policy = policyFor(trained);
  const bot = makeBot(level, game, trained, { seed: 1, visits: 20 });
  const counts = { large: 0, small: 0 };
  const random = seeded(3);
  const s = game.setup(must(readConfig(game, { players: 2 })));
  for (let i = 0; i < 120 && game.turn(s) !== OVER; i++) {
    if (game.turn(s) === CHANCE_TURN) {
      draw(game, s, random);
      continue;
    }
    const seat = firstSeat(game.turn(s));
    const { visits } = bot.think(s, seat) as Thought;
    if (visits > 0) counts[isLarge(s) ? 'large' : 'small']++;
    game.apply(s, seat, at(policy.choose(s, seat), 0));
  }
  return counts;
};

test('an expert searches small decisions, too; hard does not', () => {
  const [hard, expert] = [searchedBy('hard', puertoRicoModel), searchedBy('expert', puertoRicoModel)];
  assert.equal(hard.small, 0);
  assert.ok(hard.large > 10 && expert.large > 10);
  assert.ok(expert.small > 10, `${expert.small} small decisions`);
});
