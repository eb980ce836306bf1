/**
 * How much slower the machine was than it can be. Cores that share their parts do the same work half again as slowly while the other one is busy,
 * with our own drawing threads or with other programs, and the processor's time shows it, too.
 */
import type { Page } from '@playwright/test';

interface Pace {
  /** Milliseconds of the same small work: at best, and now and then from then on. */
  best: number;
  readonly since: number[];
}

/** From now on, on the page's own thread. */
export const watchPace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** About a millisecond of numbers. */
    const work = (): number => {
      const began = performance.now();
      let x = 1;
      for (let i = 0; i < 400_000; i++) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
      }
      return performance.now() - began + (x === 0 ? 1 : 0);
    };
    const pace: Pace = { best: Math.min(...Array.from({ length: 300 }, work)), since: [] };
    Object.assign(window, { pace });
    setInterval(() => pace.since.push(work()), 100);
  });

/** 1 on a machine that was as fast as it can be all the while. */
export const slowness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { best, since } = (window as unknown as { pace: Pace }).pace;
    const median = since.toSorted((a, b) => a - b)[Math.floor(since.length / 2)] ?? best;
    return Math.max(1, median / best);
  });
