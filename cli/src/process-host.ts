/** The host of a real process. */
import { createInterface } from 'node:readline';
import type { CheckedGame, Game } from '@caravel/core';
import { processPipe } from './env/process-pipe.ts';
import type { Host } from './host.ts';

/** Closes the input if the reader stops early: an open pipe would keep the process alive. */
async function* inputLines(): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  } finally {
    process.stdin.destroy();
  }
}

/** A reader that closes early (`caravel replay game.caravel | head`) is not an error. */
const endQuietlyWithoutReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
};

export const processHost = (games: readonly CheckedGame[], frozen: readonly Game[] = []): Host => {
  endQuietlyWithoutReader();
  return {
    games,
    frozen,
    input: inputLines(),
    pipe: processPipe,
    isTerminal: process.stderr.isTTY === true,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    now: () => performance.now(),
  };
};
