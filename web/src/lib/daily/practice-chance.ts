/** Chance in practice of a daily table: it depends on what is drawn, so everybody who practises on that day draws the same. */
import { dayShuffler, nextOutcome, type Timeline } from '@caravel/core';

export const drawOfDay = (timeline: Timeline, secret: string): string =>
  timeline.game.moves.text(nextOutcome(timeline, 3, dayShuffler(secret)));
