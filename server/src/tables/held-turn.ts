/** Who had the turn without a break while the game went on, or back: for them no new turn has begun. A draw is no break. */
import { isChance, type Timeline, type Turn } from '@caravel/core';

const EVERYBODY: Turn = -1;

/** At the position after each of these numbers of entries. */
const heldAt = (timeline: Timeline, lengths: readonly number[]): Turn =>
  lengths.reduce<Turn>((held, n) => {
    const state = timeline.positionAt(n);
    return isChance(timeline.game, state) ? held : held & timeline.game.turn(state);
  }, EVERYBODY);

/** Between the position after the first `from` entries and the one now. */
export const heldSince = (timeline: Timeline, from: number): Turn =>
  heldAt(
    timeline,
    Array.from({ length: Math.max(0, timeline.length - from - 1) }, (_, i) => from + 1 + i),
  );

/** Between the position now and the one before the last `count` moves. */
export const heldFor = (timeline: Timeline, count: number): Turn =>
  heldAt(
    timeline,
    timeline.standing.slice(-count, -1).map(({ entry }) => entry + 1),
  );
