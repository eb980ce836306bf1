/** Everything a command uses of its environment, so that tests can run it in-process. */
import type { CheckedGame, Game } from '@caravel/core';
import type { Pipe } from './env/frames.ts';

export interface Host {
  /** In their newest versions: new games are played by these. */
  readonly games: readonly CheckedGame[];
  /** Older versions, for the games played by them. */
  readonly frozen: readonly Game[];
  /** The lines of the standard input. */
  readonly input: AsyncIterable<string>;
  /** The standard input and output for commands that speak in bytes; they read no lines. */
  readonly pipe: Pipe;
  /** Whether the error output is a terminal, where a progress bar makes sense. */
  readonly isTerminal: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds since some moment in the past; never decreases. */
  now(): number;
}
