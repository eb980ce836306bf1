/** What the service worker keeps on the device. */
import { expect, type Page } from '@playwright/test';

/** By its path. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

/** Everything, once nothing more comes; `last`: what a file has in its name that must be among it. */
export const keptWhole = async (page: Page, last = ''): Promise<string[]> => {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  let before = -1;
  await expect
    .poll(
      async () => {
        const paths = await kept(page);
        const isSettled = paths.length === before && paths.some((path) => path.includes(last));
        before = paths.length;
        return isSettled;
      },
      { intervals: [1500], timeout: 60_000 },
    )
    .toBe(true);
  return kept(page);
};
