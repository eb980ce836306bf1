/** Whether moves composed on an older position mean the same on top of what others have done since. */
import { CHANCE, type Entry, replay, sameState, type Timeline } from '@caravel/core';

/** Others' plain moves only: chance and undo change what the composer saw. */
const canStandBetween = (entries: readonly Entry[], seat: number): boolean =>
  entries.every((entry) => 'move' in entry && entry.seat !== CHANCE && entry.seat !== seat);

/** Both orders are legal and lead to the same position. */
export const commute = (timeline: Timeline, since: number, moves: readonly Entry[]): boolean => {
  const [first] = moves;
  const between = timeline.entriesFrom(since);
  if (!first || !canStandBetween(between, first.seat)) return false;
  const base = timeline.entries.slice(0, since);
  const before = replay(timeline.game, timeline.config, [...base, ...moves, ...between]);
  const after = replay(timeline.game, timeline.config, [...base, ...between, ...moves]);
  return before.ok && after.ok && sameState(before.value.state, after.value.state);
};
