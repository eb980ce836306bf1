/** Positions of games of others, as tools/lessons.ts writes them: how many, how long each, the positions, chances and scores of five seats. */
import { readFileSync } from 'node:fs';
import type { Samples } from '@caravel/bots/train';
import { UserError } from '../user-error.ts';

const SEATS = 5;
const HEAD_BYTES = 8;

export const readLessons = (file: string, stateSize: number): Samples => {
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  const [count = 0, size = 0] = new Int32Array(buffer, 0, 2);
  const chancesAt = HEAD_BYTES + 2 * count * size;
  const scoresAt = chancesAt + 4 * SEATS * count;
  if (size !== stateSize || bytes.length !== scoresAt + 4 * SEATS * count) throw new UserError(`--lessons: ${file} is not of this game`);
  return {
    count,
    states: new Int16Array(buffer, HEAD_BYTES, count * size),
    chances: new Float32Array(buffer.slice(chancesAt, scoresAt)),
    scores: new Float32Array(buffer.slice(scoresAt)),
  };
};
