/** Whole games as logs, with undos that reach back past chance: test data for log, file and fairness. */
import type { Config } from '../config.ts';
import { CHANCE, type Game, isChance, isOver, legalMoves, outcomes, seatsOf } from '../game.ts';
import type { State } from '../layout.ts';
import type { Entry } from '../log.ts';
import type { Move } from '../moves.ts';
import { pickWeighted, type Random, seeded } from '../random.ts';
import { must } from '../result.ts';
import { Timeline } from '../timeline.ts';

/** Chooses for chance: gets the position and how often chance has moved before. */
export type Roll = (s: State, draws: number) => Move;

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)] as T;

const anyOutcome =
  (game: Game, random: Random): Roll =>
  (s) => {
    const possible = outcomes(game, s);
    const weights = possible.map(({ weight }) => weight);
    return (possible[pickWeighted(random, weights, weights.length)] as { move: Move }).move;
  };

/** A random game to its end; one entry in eight takes back up to five moves, whoever made them. */
export const randomTimeline = (game: Game, config: Config, seed: number, roll?: Roll): Timeline => {
  const random = seeded(seed);
  const timeline = new Timeline(game, config);
  const rolled = roll ?? anyOutcome(game, random);
  const nextEntry = (): Entry => {
    const { state, standing, draws } = timeline;
    if (standing.length > 0 && random.below(8) === 0) return { seat: 0, undo: 1 + random.below(Math.min(5, standing.length)) };
    if (isChance(game, state)) return { seat: CHANCE, move: game.moves.text(rolled(state, draws)) };
    const seat = oneOf(random, seatsOf(game.turn(state)));
    return { seat, move: game.moves.text(oneOf(random, legalMoves(game, state, seat))) };
  };
  while (!isOver(game, timeline.state)) must(timeline.append(nextEntry()));
  return timeline;
};
