/** What tables need to know about outages. */
import type { Span } from './span.ts';

export interface Downtime {
  /** The outages known at this moment, in order. */
  spans(now: number): readonly Span[];
  /** Nobody loses on time before this moment: after a start people need a while to reconnect. */
  readonly flagsFrom: number;
}

export const NO_DOWNTIME: Downtime = { spans: () => [], flagsFrom: 0 };
