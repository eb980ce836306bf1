/** What the service worker keeps on the device. */
import { expect, type Page } from '@playwright/test';

/** By its path. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });

interface Part {
  readonly of: readonly string[];
  readonly files: readonly string[];
}

const listIn = <T>(script: string, name: string): T[] => {
  const found = new RegExp(`const ${name} = (\\[.*?\\])\\.map`).exec(script)?.[1];
  if (found === undefined) throw new Error(`the worker's script has no list ${name}`);
  return JSON.parse(found);
};

/**
 * Whether the newest worker is in charge and has everything it means to keep. What that is stands in its script: the shell, and the files
 * of all names in use. A file that is there says little, for a page puts what it loads among them one by one.
 */
const isWhole = async (page: Page): Promise<boolean> => {
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  if (address === undefined) return false;
  // Not by the page: while its worker is asked for something the browser does not look for a newer one.
  const script = await (await page.request.get(address)).text();
  const wanted = {
    version: /const KEPT = \["([^"]+)"/.exec(script)?.[1] ?? '',
    shell: listIn<string>(script, 'SHELL'),
    parts: listIn<Part>(script, 'PARTS'),
  };
  return page.evaluate(async ({ version, shell, parts }) => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    if (!active || installing || waiting || active.state !== 'activated' || navigator.serviceWorker.controller !== active) return false;
    const root = new URL('./', active.scriptURL).pathname;
    const name = root === '/' ? version : `${version} ${root}`;
    if (!(await caches.has(name))) return false;
    const cache = await caches.open(name);
    const inUse: string[] = (await (await cache.match(`${root}names-in-use`))?.json()) ?? [];
    const owned = parts.filter(({ of }) => of.every((owner) => inUse.includes(owner)));
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    return [...shell, ...owned.flatMap(({ files }) => files)].every((file) => there.has(root + file));
  }, wanted);
};

/** Everything, once nothing more comes; `last`: what a file has in its name that must be among it. */
export const keptWhole = async (page: Page, last: string | RegExp = ''): Promise<string[]> => {
  let before = -1;
  await expect
    .poll(
      async () => {
        const paths = await kept(page);
        const isSettled = paths.length === before && paths.some((path) => path.search(last) >= 0) && (await isWhole(page));
        before = paths.length;
        return isSettled;
      },
      { intervals: [1500], timeout: 60_000 },
    )
    .toBe(true);
  return kept(page);
};
