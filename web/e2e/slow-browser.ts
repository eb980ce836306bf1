/**
 * A browser on a slow machine. DevTools slow down the page's own thread alone; bots think in workers. So the processes of the pages are stopped
 * and let go on by turns, all their threads with them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

const STEP = 10;

const renderers = async (browser: Browser): Promise<number[]> => {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
};

const signal = (ids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void => {
  for (const id of ids) process.kill(id, name);
};

/** Pages have one part in so many of the time while `work` goes on. */
export const slowedDown = async <T>(browser: Browser, times: number, work: () => Promise<T>): Promise<T> => {
  const ids = await renderers(browser);
  let isOver = false;
  const brake = async (): Promise<void> => {
    while (!isOver) {
      signal(ids, 'SIGSTOP');
      await sleep(STEP * (times - 1));
      signal(ids, 'SIGCONT');
      await sleep(STEP);
    }
  };
  const braking = brake();
  try {
    return await work();
  } finally {
    isOver = true;
    await braking;
  }
};
