/**
 * Scheme 3: the draws of a table that many people play, each alone. A draw depends on the secret and on its name, not on what happened before,
 * so whoever decides otherwise still meets the same tiles in the same order and the same dice at the same place.
 */
import { at } from './at.ts';
import { CHANCE, moveBuffer, weightBuffer } from './game.ts';
import type { Move } from './moves.ts';
import { ascii, sha256, toHex } from './sha256.ts';
import { type Below, fairIndex, fairOutcome, type Shuffler, type ShufflerInput } from './shuffler.ts';
import type { Timeline } from './timeline.ts';

/** How many draws of this kind still count. */
const drawnOf = (timeline: Timeline, kind: string): number => {
  let count = 0;
  for (const { seat, move } of timeline.back()) if (seat === CHANCE && timeline.game.moves.struct(move).kind === kind) count++;
  return count;
};

/** What is drawn now: where the game names no place for it, the next of its kind, like the next tile of a stack. */
const drawName = (timeline: Timeline, outcome: Move): string => {
  const { game, state } = timeline;
  const { kind } = game.moves.struct(outcome);
  return game.draw?.(state) ?? `${kind} ${drawnOf(timeline, kind)}`;
};

/** The larger the word, the later the outcome in the list: where decisions have changed what is in the bag, luck stays as near as it can. */
const inOrder: Below = (word, _, each) => Math.floor(word / each);

const dayOutcome = (timeline: Timeline, shuffler: Shuffler): Move => {
  const { game, state } = timeline;
  const [moves, weights] = [moveBuffer(game), weightBuffer(game)];
  const count = game.chance(state, moves, weights);
  return at(moves, fairIndex(shuffler, drawName(timeline, at(moves, 0)), weights, count, inOrder));
};

/** The next outcome of a table. Only on chance's turn. */
export const nextOutcome = (timeline: Timeline, scheme: ShufflerInput['scheme'], shuffler: Shuffler): Move =>
  scheme === 3 ? dayOutcome(timeline, shuffler) : fairOutcome(timeline.game, timeline.state, shuffler, timeline.draws);

/** The secret of those who practise: everybody can compute it, and it tells nothing about the ranked table of the day. */
export const practiceSecret = (game: string, day: number): string => toHex(sha256(ascii(`caravel practice|${game}|${day}`)));
