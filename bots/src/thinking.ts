/** A search in slices: between them a host can read the result so far, receive messages, and stop. */
import type { Seat, State } from '@caravel/core';
import type { Watch } from './bot.ts';
import type { Report, Search } from './search/search.ts';

/** How long a decision is searched: a number of visits, or milliseconds by a clock. */
export type Effort = { readonly visits: number } | { readonly milliseconds: number };

const SLICE_MILLISECONDS = 40;
const SLICE_VISITS = 64;

/** Returns whether the time is up. It is when a visit as long as the longest recent one would end too late. */
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

/** A search that stops before the end of its slice is finished. */
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

/** Yields the result so far after every slice and returns the final one. With visits it depends on the seed alone. */
export function* thinking(
  search: Search,
  s: State,
  seat: Seat,
  effort: Effort,
  now: () => number,
  isFigureWanted = false,
): Generator<Report, Report, void> {
  if ('visits' in effort) return yield* thinkByVisits(search, s, seat, effort.visits);
  const end = now() + effort.milliseconds;
  const isUp = until(end, now);
  let isOver = false;
  for (;;) {
    const slice = now() + SLICE_MILLISECONDS;
    const report = search.think(s, seat, {
      isFigureWanted,
      isUp: () => {
        isOver = isUp();
        return isOver || now() >= slice;
      },
    });
    // The time is up, or there is only one move and nobody wants its figures.
    if (isOver || (report.ranking.length < 2 && !isFigureWanted)) return report;
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

/** The same with a pause after every slice, in which the host can receive messages and may decide to stop. */
export const thinkWithPauses = async (
  slices: Generator<Report, Report, void>,
  pause: () => Promise<unknown>,
  watch?: Watch,
): Promise<Report> => {
  for (;;) {
    const { value, done } = slices.next();
    watch?.onThought?.(value);
    if (done) return value;
    await pause();
    if (watch?.isEnough?.()) return value;
  }
};
