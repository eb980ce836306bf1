import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
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
import { Greedy } from './greedy.ts';
import { type Level, makeBot } from './levels.ts';
import { STUDIES, type Study, valueFor } from './minds.ts';
import { goesOn } from './purse.ts';

const draw = (game: Game, s: State, random: ReturnType<typeof seeded>): void => {
  const drawn = outcomes(game, s);
  const weights = drawn.map(({ weight }) => weight);
  game.apply(s, CHANCE, drawn[pickWeighted(random, weights, weights.length)]?.move as number);
};

/** Two players by the evaluation; `onLarge` sees every large decision with the move that will be played. */
const playByEvaluation = ({ mind }: Study, greedy: Greedy, onLarge: (s: State, seat: number, move: number) => boolean): void => {
  const { game, isBig } = mind;
  const random = seeded(3);
  const s = game.setup(must(readConfig(game, { players: 2 })));
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) {
      draw(game, s, random);
      continue;
    }
    const seat = firstSeat(turn);
    const move = greedy.choose(s, seat);
    if (isBig(s) && !onLarge(s.slice(), seat, move)) return;
    game.apply(s, seat, move);
  }
};

for (const study of STUDIES) {
  const { game } = study.mind;

  test(`${game.name}: a turn keeps to its time, however many large decisions it has`, () => {
    // Every look at the clock takes a millisecond: time is the same on every machine.
    let time = 0;
    const now = (): number => ++time;
    const greedy = new Greedy(valueFor(study, 2));
    const bots = [0, 1].map((seed) => makeBot('captain', game, { seed, players: 2, now, milliseconds: 40 }));
    const spent: number[] = [];
    let ofTurn = 0;
    let decisions = 0;
    playByEvaluation(study, greedy, (s, seat) => {
      const start = time;
      const { move } = (bots[seat] as Bot).think(s, seat) as Thought;
      ofTurn += time - start;
      decisions++;
      if (!goesOn(greedy, s, seat, move)) {
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
    const bot = makeBot('captain', game, { seed: 1, players: 2, visits: 1_000_000 });
    playByEvaluation(study, new Greedy(valueFor(study, 2)), (s, seat, move) => {
      if (goesOn(new Greedy(valueFor(study, 2)), s, seat, move)) return true;
      let heard = 0;
      const thought = bot.think(s, seat, { onThought: () => heard++, isEnough: () => heard === 2 }) as Thought;
      assert.equal(heard, 2);
      assert.ok(thought.visits > 0 && thought.visits < 1_000_000);
      return false;
    });
  });
}

/** How many decisions of a game by the evaluation a bot of this level would search. */
const searchedBy = (level: Level, study: Study): { large: number; small: number } => {
  const { game, isBig } = study.mind;
  const greedy = new Greedy(valueFor(study, 2));
  const bot = makeBot(level, game, { seed: 1, players: 2, visits: 20 });
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
    if (visits > 0) counts[isBig(s) ? 'large' : 'small']++;
    game.apply(s, seat, greedy.choose(s, seat));
  }
  return counts;
};

test('an admiral of Puerto Rico searches small decisions, too; a captain does not', () => {
  const study = STUDIES.find(({ mind }) => mind.game.name === 'puerto-rico') as Study;
  const [captain, admiral] = [searchedBy('captain', study), searchedBy('admiral', study)];
  assert.equal(captain.small, 0);
  assert.ok(captain.large > 10 && admiral.large > 10);
  assert.ok(admiral.small > 10, `${admiral.small} small decisions`);
});
