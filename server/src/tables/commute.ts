/** Whether moves composed on an older position mean the same on top of what others have done since. */
import { CHANCE, type Entry, type Game, parseMove, refusal, type State, sameState, type Timeline } from '@caravel/core';

/** More than this is not compared: somebody so far behind looks again. */
const MOST = 100;

/** Others' plain moves only: chance and undo change what the composer saw. */
const canStandBetween = (entries: readonly Entry[], seat: number): boolean =>
  entries.every((entry) => 'move' in entry && entry.seat !== CHANCE && entry.seat !== seat);

/** Plays the moves in place; false where the rules refuse one. */
const playAll = (game: Game, s: State, entries: readonly Entry[]): boolean =>
  entries.every((entry) => {
    const move = 'move' in entry ? parseMove(game, entry.move) : undefined;
    if (!move?.ok || refusal(game, s, entry.seat, move.value)) return false;
    game.apply(s, entry.seat, move.value);
    return true;
  });

/** Both orders are legal and lead to the same position. Costs what has happened since, not what happened before. */
export const commute = (timeline: Timeline, since: number, moves: readonly Entry[]): boolean => {
  const [first] = moves;
  if (!first || moves.length > MOST || timeline.length - since > MOST) return false;
  const between = timeline.entriesFrom(since);
  if (!canStandBetween(between, first.seat)) return false;
  const { game } = timeline;
  const after = timeline.state.slice();
  if (!playAll(game, after, moves)) return false;
  const before = timeline.positionAt(since).slice();
  return playAll(game, before, moves) && playAll(game, before, between) && sameState(before, after);
};
