/** Chooses at random from masks, as a client that knows nothing would. */
import { at, type Random } from '@caravel/core';

const bitsIn = (byte: number): number => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
};

const BITS = Uint8Array.from({ length: 256 }, (_, byte) => bitsIn(byte));

/** The number of the n-th bit that is set, from 0. */
const nthBit = (byte: number, n: number): number => {
  let rest = byte;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
};

/** An action of the mask in bytes `from` to `end`, each equally likely; -1 if there is none. */
export const randomAction = (masks: Uint8Array, from: number, end: number, random: Random): number => {
  let count = 0;
  for (let i = from; i < end; i++) count += at(BITS, at(masks, i));
  let left = count === 0 ? -1 : random.below(count);
  for (let i = from; left >= 0; i++) {
    const here = at(BITS, at(masks, i));
    if (left < here) return 8 * (i - from) + nthBit(at(masks, i), left);
    left -= here;
  }
  return -1;
};
