/** All that a command touches outside itself, so that tests can run it in-process. */
import type { Game } from '@caravel/core';

export interface Host {
  readonly games: readonly Game[];
  /** The lines of the standard input. */
  readonly input: AsyncIterable<string>;
  /** Whether someone watches the error output, and a progress bar is welcome. */
  readonly isTerminal: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds since some moment in the past; never goes back. */
  now(): number;
}
