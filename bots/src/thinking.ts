/** A search in slices: between them a host can look at what has been found, hear messages, and stop. */
import type { Seat, State } from '@caravel/core';
import type { Watch } from './bot.ts';
import type { Report, Search } from './search/search.ts';

/** How far a large decision is thought through: a number of visits, or milliseconds of a clock. */
export type Effort = { readonly visits: number } | { readonly milliseconds: number };

const SLICE_MILLISECONDS = 40;
const SLICE_VISITS = 64;

/** Up when another visit would go past the end: one as long as the longest of late. */
const until = (end: number, now: () => number): (() => boolean) => {
  let last = now();
  let longest = 0;
  return () => {
    const time = now();
    longest = Math.max(longest * 0.9, time - last);
    last = time;
    return time + longest >= end;
  };
};

/** A search that ends before its slice does has nothing more to find. */
function* thinkByVisits(search: Search, s: State, seat: Seat, visits: number): Generator<Report, Report, void> {
  for (let left = visits; ; left -= SLICE_VISITS) {
    let begun = 0;
    let isPaused = false;
    const isUp = (): boolean => {
      isPaused = begun++ === SLICE_VISITS;
      return isPaused;
    };
    const report = search.think(s, seat, { visits: left, isUp });
    if (!isPaused) return report;
    yield report;
  }
}

/** Yields what is known after every slice; the last word is the answer. With visits it depends on the seed alone. */
export function* thinking(search: Search, s: State, seat: Seat, effort: Effort, now: () => number): Generator<Report, Report, void> {
  if ('visits' in effort) return yield* thinkByVisits(search, s, seat, effort.visits);
  const end = now() + effort.milliseconds;
  const isUp = until(end, now);
  let isOver = false;
  for (;;) {
    const slice = now() + SLICE_MILLISECONDS;
    const report = search.think(s, seat, {
      isUp: () => {
        isOver = isUp();
        return isOver || now() >= slice;
      },
    });
    // A single move, or a search that is up: there is nothing more to find.
    if (isOver || report.ranking.length < 2) return report;
    yield report;
  }
}

/** Thinks to the end, or until the watch has enough. */
export const thinkThrough = (slices: Generator<Report, Report, void>, watch?: Watch): Report => {
  for (;;) {
    const { value, done } = slices.next();
    watch?.onThought?.(value);
    if (done || watch?.isEnough?.()) return value;
  }
};
