/** Positions of other bots' games, as tools/lessons.ts writes them: how many, the size of each, the positions, chances and scores of five seats. */
import { readFileSync } from 'node:fs';
import type { Samples } from '@caravel/bots/train';
import { errorMessage } from '../error-message.ts';
import { UserError } from '../user-error.ts';

const SEATS = 5;
const HEAD_BYTES = 8;

const readBytes = (file: string): ArrayBuffer => {
  try {
    return new Uint8Array(readFileSync(file)).buffer;
  } catch (error) {
    throw new UserError(`--lessons: ${errorMessage(error)}`);
  }
};

export const readLessons = (file: string, stateSize: number): Samples => {
  const bytes = readBytes(file);
  const [count = 0, size = 0] = new Int32Array(bytes.slice(0, HEAD_BYTES));
  const chancesAt = HEAD_BYTES + 2 * count * size;
  const scoresAt = chancesAt + 4 * SEATS * count;
  if (size !== stateSize || bytes.byteLength !== scoresAt + 4 * SEATS * count)
    throw new UserError(`--lessons: ${file} does not hold positions of this game`);
  return {
    count,
    states: new Int16Array(bytes, HEAD_BYTES, count * size),
    chances: new Float32Array(bytes.slice(chancesAt, scoresAt)),
    scores: new Float32Array(bytes.slice(scoresAt)),
  };
};
