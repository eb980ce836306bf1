/** Asks again and again until the answer is something; on a busy machine that takes longer, and nothing is wrong. */
import { setTimeout as wait } from 'node:timers/promises';

export const eventually = async <T>(
  ask: () => T | undefined | false | Promise<T | undefined | false>,
  milliseconds = 30_000,
): Promise<T> => {
  const end = performance.now() + milliseconds;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`not so after ${milliseconds} ms`);
    await wait(20);
  }
};
