/** What tables need to know of the times when nobody could play. */
import type { Span } from './span.ts';

export interface Downtime {
  /** When no node ran, in order, as it is known at this moment. */
  spans(now: number): readonly Span[];
  /** Before this moment no flag falls: people find their way back after a start. */
  readonly flagsFrom: number;
}

export const NO_DOWNTIME: Downtime = { spans: () => [], flagsFrom: 0 };
