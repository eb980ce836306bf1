/** The standard input and output as a blocking pipe: no turn of the event loop between a request and its answer. */
import { readSync, writeSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import type { Pipe } from './frames.ts';

const [STDIN, STDOUT] = [0, 1];
/** How long a pipe that does not block is left alone before it is asked again. */
const PATIENCE = 1;
const clock = new Int32Array(new SharedArrayBuffer(4));

const codeOf = (error: unknown): string | undefined => (error instanceof Error && 'code' in error ? String(error.code) : undefined);

/** Some parents hand over pipes that do not block. */
const untilReady = (work: () => number): number => {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, PATIENCE);
    }
  }
};

const read = (into: Uint8Array): number => {
  try {
    return untilReady(() => readSync(STDIN, into));
  } catch (error) {
    // Windows reports the end as an error.
    if (codeOf(error) === 'EOF') return 0;
    throw error;
  }
};

const write = (bytes: Uint8Array): void => {
  try {
    for (let sent = 0; sent < bytes.length; ) sent += untilReady(() => writeSync(STDOUT, bytes, sent));
  } catch (error) {
    throw codeOf(error) === 'EPIPE' ? new UserError('nobody reads the standard output any more') : error;
  }
};

export const processPipe: Pipe = { read, write };
