/** Waits until something is so; says what, if it takes too long. */
import { setTimeout as wait } from 'node:timers/promises';

export const until = async (what: string, isSo: () => boolean | Promise<boolean>, milliseconds = 20_000): Promise<number> => {
  const start = performance.now();
  while (!(await isSo())) {
    if (performance.now() - start > milliseconds) throw new Error(`${what}: not so after ${milliseconds} ms`);
    await wait(5);
  }
  return Math.round(performance.now() - start);
};
