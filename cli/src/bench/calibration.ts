/**
 * A fixed piece of work that knows no game: copies of a position-sized array and a few scattered reads and writes, as a move makes them.
 * Its speed says how fast the machine is just now, so that figures of different days and machines can be compared by their ratio to it.
 */
import type { Work } from './slices.ts';

const SIZE = 512;
const TOUCHES = 24;

const source = new Int16Array(SIZE);
const kept = new Int16Array(SIZE);

/** Works through `units` units; returns something that depends on all of it, so that nothing can be left out. */
const calibrate = (units: number): number => {
  let mix = 1;
  for (let unit = 0; unit < units; unit++) {
    kept.set(source);
    for (let i = 0; i < TOUCHES; i++) {
      mix = (Math.imul(mix, 1_103_515_245) + 12_345) | 0;
      const at = (mix >>> 16) % SIZE;
      kept[at] = (kept[at] as number) + i;
    }
    source[unit % SIZE] = kept[(mix >>> 20) % SIZE] as number;
  }
  return mix ^ (source[0] as number);
};

const UNITS_A_CALL = 1000;

export const calibration: Work = () => {
  calibrate(UNITS_A_CALL);
  return UNITS_A_CALL;
};
