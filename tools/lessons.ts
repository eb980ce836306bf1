/**
 * Lessons for a net that knows nothing yet: `node tools/lessons.ts FOLDER --game G --games N --seed S --out FILE` plays games of the bots in FOLDER, a
 * checkout from before there were nets, with slips, and notes positions with who won. `caravel train --lessons FILE` learns from them first.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SampleBuffer, trainingOf } from '@caravel/bots/train';
import {
  at,
  CHANCE,
  CHANCE_TURN,
  firstSeat,
  moveBuffer,
  OVER,
  pickWeighted,
  type State,
  seeded,
  standing,
  weightBuffer,
} from '@caravel/core';
import { Checkout, type OldBot } from './checkout.ts';

const LEVEL = 'trader';
/** The share of moves at random, in turn: who never slips never shows what slips cost. */
const SLIPS = [0.02, 0.05, 0.1, 0.2];
const KEPT = 0.15;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { game: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string', default: '1' }, out: { type: 'string' } },
});
const [folder] = positionals;
if (!folder || !values.game || !values.games || !values.out) throw new Error('lessons.ts FOLDER --game G --games N --out FILE [--seed S]');

const training = await trainingOf(values.game);
const { game } = training.model;
const checkout = await Checkout.open(folder);
const oldGame = await checkout.game(game.name);
const random = seeded(Number(values.seed));
const moves = moveBuffer(game);
const weights = weightBuffer(game);
const samples = new SampleBuffer(game.layout.size);
const happens = (share: number): boolean => random.below(1000) < share * 1000;

const draw = (s: State): void => game.apply(s, CHANCE, at(moves, pickWeighted(random, weights, game.chance(s, moves, weights))));

const decide = async (s: State, bots: readonly OldBot[], slips: number): Promise<void> => {
  const seat = firstSeat(game.turn(s));
  const { move } = await at(bots, seat).think(s, seat);
  game.apply(s, seat, happens(slips) ? at(moves, random.below(game.legal(s, seat, moves))) : move);
};

const play = async (number: number): Promise<void> => {
  const config = training.config(random);
  const s = game.setup(config);
  const bots = Array.from({ length: config.players }, (_, seat) => checkout.bot(LEVEL, oldGame, config.players, 10 * number + seat, {}));
  const kept: State[] = [];
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) draw(s);
    else {
      await decide(s, bots, at(SLIPS, number % SLIPS.length));
      if (game.turn(s) !== OVER && happens(KEPT)) kept.push(s.slice());
    }
  }
  const { winners, scores } = standing(game, s);
  const chances = scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  for (const state of kept) samples.add(state, chances, scores);
};

for (let number = 0; number < Number(values.games); number++) await play(number);
const { count, states, chances, scores } = samples.take();
const parts = [Int32Array.of(count, game.layout.size), states, chances, scores];
writeFileSync(values.out, Buffer.concat(parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
console.log(`${values.games} games, ${count} positions`);
