import type { SourceName } from '@caravel/madeira/board';

/** Why we believe a number of the board: a sentence for each source. */
export type Sources = Readonly<Record<SourceName, string>>;
