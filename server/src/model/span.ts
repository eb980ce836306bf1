/** Spans of time in which a clock is paused. A list of them is sorted and without overlaps. */

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** How much time of the spans lies between two moments. */
export const timeWithin = (spans: readonly Span[], from: number, to: number): number => {
  let sum = 0;
  for (const span of spans) sum += Math.max(0, Math.min(to, span.until) - Math.max(from, span.from));
  return sum;
};

/** The moment at which a clock started at `at` has run for this long, pausing in every span. */
export const momentAfter = (spans: readonly Span[], at: number, milliseconds: number): number => {
  let moment = at + milliseconds;
  for (const span of spans) {
    if (span.from >= moment) break;
    moment += Math.max(0, span.until - Math.max(at, span.from));
  }
  return moment;
};

/** The moment at which a clock must have started to have run for this long at `at`: the inverse of `momentAfter`. */
export const momentBefore = (spans: readonly Span[], at: number, milliseconds: number): number => {
  let moment = at - milliseconds;
  for (const span of spans.toReversed()) {
    if (span.until <= moment) break;
    moment -= Math.max(0, Math.min(at, span.until) - span.from);
  }
  return moment;
};

/** The list with one more span, merged with those it touches. */
export const joined = (spans: readonly Span[], more: Span | undefined): readonly Span[] => {
  if (!more || more.until <= more.from) return spans;
  const apart = spans.filter(({ from, until }) => until < more.from || from > more.until);
  const touching = spans.filter((span) => !apart.includes(span));
  const from = Math.min(more.from, ...touching.map((span) => span.from));
  const until = Math.max(more.until, ...touching.map((span) => span.until));
  return [...apart, { from, until }].sort((a, b) => a.from - b.from);
};
