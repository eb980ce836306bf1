/** A new build while people are there: the next visit has all of it and nothing else, games stay, and it works without a network. */
import { expect, type Page, test } from '@playwright/test';
import { keptWhole } from './kept-files.ts';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { isOfSecond, TwoBuilds } from './two-builds.ts';

test.use({ serviceWorkers: 'allow' });

const FIRST_TITLE = 'Set sail in one click';
const SECOND_TITLE = 'A newer build';

let builds: TwoBuilds;
let server: TestServer;
test.beforeEach(async () => {
  builds = new TwoBuilds();
  server = await TestServer.start({ env: { CARAVEL_WEB: builds.folder } });
});
test.afterEach(async () => {
  await server.end();
  builds.remove();
});

const buildAgain = async (page?: string): Promise<void> => {
  builds.buildAgain((path, text) => {
    if (path.endsWith('index.html')) return page ?? text;
    return path.endsWith('sw.js') ? text.replace('"caravel-', '"caravel-2nd-') : text.replaceAll(FIRST_TITLE, SECOND_TITLE);
  });
  // The server looks at the folder once a second.
  await expect.poll(async () => (await fetch(`${server.url}/sw.js`)).text(), { timeout: 60_000 }).toContain('"caravel-2nd-');
};

/** Files with a hash that this page has loaded. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  );

/** A file of the first game, which home loads ahead: in the first build, or in the second. */
const TRAINED = { first: /^\/assets\/puerto-rico\/trained-(?!2nd)/, second: /^\/assets\/puerto-rico\/trained-2nd/ };

test(
  'the next visit has the new build and nothing of the old one, games stay, and it works without a network',
  FULL_RUN,
  async ({ page, context }) => {
    const errors = noErrors(page);
    await quicken(page);
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: FIRST_TITLE })).toBeVisible();
    await keptWhole(page, TRAINED.first);
    await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
    await settled(page);
    await clickOnce(page);
    await settled(page);
    const table = new URL(page.url()).pathname;

    await buildAgain();
    // A page that is open goes on, with parts it has not loaded yet.
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await loaded(page)).filter(isOfSecond)).toEqual([]);

    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: SECOND_TITLE })).toBeVisible();
    await expect(page.locator('li.table')).toHaveCount(1);
    await keptWhole(page, TRAINED.second);
    expect((await loaded(page)).filter((path) => !isOfSecond(path))).toEqual([]);

    await page.goto(server.url + table);
    await settled(page);
    await clickOnce(page);
    await settled(page);
    expect((await loaded(page)).filter((path) => !isOfSecond(path))).toEqual([]);
    await keptWhole(page, TRAINED.second);

    await context.setOffline(true);
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: SECOND_TITLE })).toBeVisible();
    await page.goto(server.url + table);
    await settled(page);
    await clickOnce(page);
    await settled(page);
    expect((await loaded(page)).filter((path) => !isOfSecond(path))).toEqual([]);
    await context.setOffline(false);
    // Without a network the list of tables on the server cannot be loaded, and Chromium says so.
    expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);

test('a page without a worker that is open during a build finds the rest of its own files', FULL_RUN, async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const errors = noErrors(page);
  await quicken(page);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: FIRST_TITLE })).toBeVisible();
  await buildAgain();
  await page.getByRole('button', { name: 'Play now: Madeira' }).click();
  await settled(page);
  expect((await loaded(page)).filter(isOfSecond)).toEqual([]);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: SECOND_TITLE })).toBeVisible();
  expect((await loaded(page)).filter((path) => !isOfSecond(path))).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('a worker does not keep the page of another build, as one node of several may still send it', FULL_RUN, async ({ page, context }) => {
  const errors = noErrors(page);
  await quicken(page);
  const first = await (await page.goto(server.url))?.text();
  await keptWhole(page, TRAINED.first);
  await buildAgain(first);
  await page.goto(server.url);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = (await registration.update()).installing;
    while (worker && worker.state === 'installing')
      await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  });
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('caravel-2nd-'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: FIRST_TITLE })).toBeVisible();
  await context.setOffline(false);
  expect(errors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
