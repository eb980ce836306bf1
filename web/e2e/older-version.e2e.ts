/** Games live for ever: what began by version 1 of the rules goes on by it, on pages and servers whose newest version is 2. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOOTY, bootyTimeline } from '@caravel/games/testing';
import { type APIRequest, type BrowserContext, expect, type Page } from '@playwright/test';
import { openPrepared, preparedTable, writeTable } from './prepared.ts';
import { ScratchTree } from './scratch-tree.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test as anyTest } from './test.ts';
import { ask, beGuest } from './visitors.ts';

const GAME = 'puerto-rico';
const RECORDED = join(import.meta.dirname, '../../games', GAME, 'games/3-players-city.caravel');
const FROZEN = join(import.meta.dirname, '../../games/madeira/frozen/1/games/1st-de-2-players.caravel');
const SEATS = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'hard' }];

/** Everybody starts with seven doubloons, by a second version of the rules; the first is frozen as it is today. */
const withSecondVersion = async (): Promise<ScratchTree> => {
  const tree = new ScratchTree();
  rmSync(join(tree.path, `games/${GAME}/frozen`), { recursive: true, force: true });
  await tree.caravel('freeze', GAME);
  tree.replace(`games/${GAME}/src/manifest.ts`, 'version: 1', 'version: 2');
  tree.replace(
    `games/${GAME}/src/registration.ts`,
    '= { manifest }',
    "= { manifest, frozen: { 1: () => import('../frozen/1/rules.js') } }",
  );
  tree.replace(`games/${GAME}/src/tables/by-players.ts`, '3: { doubloons: 2', '3: { doubloons: 7');
  return tree;
};

/** A table of version 1 that a server of today has begun, and who sits at it. */
interface Begun {
  readonly data: string;
  readonly table: string;
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
}

const begin = async (request: APIRequest, data: string): Promise<Begun> => {
  const today = await TestServer.start({ env: { CARAVEL_DATA: data } });
  const anna = await request.newContext({ baseURL: today.url });
  await anna.post('/api/guest', { data: { name: 'Anna' } });
  const made = await anna.post('/api/tables', { data: { game: GAME, seats: SEATS, options: { governor: 0 } } });
  const begun = { data, table: (await made.json()).id, cookies: (await anna.storageState()).cookies };
  await today.end();
  return begun;
};

const test = anyTest.extend<object, { tree: ScratchTree; begun: Begun }>({
  begun: [
    async ({ playwright }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'caravel-older-'));
      await use(await begin(playwright.request, folder));
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  tree: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const tree = await withSecondVersion();
      await tree.build();
      await use(tree);
      tree.remove();
    },
    { scope: 'worker' },
  ],
  /** Of the second version, on the data of the first. */
  server: [
    async ({ tree, begun }, use) => {
      const server = await tree.serve({ CARAVEL_DATA: begun.data });
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

/** One worker builds it once. */
test.describe.configure({ mode: 'default' });

const doubloons = (page: Page) => page.locator('[data-stock="doubloon"][data-at^="seat:"]').first();
const fileOf = (page: Page, id: string): Promise<string> => page.request.get(`/api/tables/${id}/file`).then((answer) => answer.text());

test('a running game goes on online, with its bots, by the rules it began with', async ({ page, begun: { table, cookies } }) => {
  await page.context().addCookies(cookies);
  await page.goto(`/t/${table}`);
  await expect(doubloons(page)).toHaveAttribute('data-count', '2');
  await page.locator('[data-move="role settler"]').click();
  await page.locator('[data-move^="plantation"]').first().click();
  await expect(page.getByRole('log', { name: 'Log' })).toContainText('Tomás');
  await expect.poll(async () => (await fileOf(page, table)).match(/^\d role /gm)?.length).toBeGreaterThan(1);
  expect(await fileOf(page, table)).toContain('\nversion 1\n');
});

test('a new table is of the newest version', FULL_RUN, async ({ page }) => {
  await page.goto('/');
  await beGuest(page, 'Bob');
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: GAME, seats: SEATS });
  await page.goto(`/t/${id}`);
  await expect(doubloons(page)).toHaveAttribute('data-count', '7');
  expect(await fileOf(page, id)).toContain('\nversion 2\n');
});

test('a game kept in this browser goes on with its bots', FULL_RUN, async ({ page }) => {
  // Tables from before there was a second version do not say which one is theirs.
  await openPrepared(page, preparedTable('3-players-points', 'role', 3).replace('"version":1,', ''));
  const before = await page.getByRole('log', { name: 'Log' }).innerText();
  await page.locator('[data-move]').first().click();
  await expect(page.getByRole('log', { name: 'Log' })).not.toHaveText(before);
});

test('a finished game opens from its file, and is saved as it was', async ({ page, tree }) => {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(RECORDED);
  await expect(page.getByRole('slider')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const entriesOf = (text: string) => text.slice(text.indexOf('\n\n'));
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toContain('\nversion 1\n');
  expect(entriesOf(saved)).toBe(entriesOf(readFileSync(RECORDED, 'utf8')));
  expect(await tree.caravel('verify', RECORDED)).toContain('proved');
});

test('recorded games of the frozen version are the same, byte by byte', async ({ tree }) => {
  const told = await tree.run(process.execPath, ['--test', '--test-reporter=tap', 'games/all/src/frozen.test.ts']);
  expect(told).toMatch(new RegExp(`^ok \\d+ - ${GAME} 1: 2-players-city.caravel is the same, byte by byte$`, 'm'));
  expect(told).toContain('# fail 0');
});

/** Madeira as it is: its second version knows one move more than the first after this game. */
const keptBooty = (): string => writeTable(bootyTimeline()).replace('"version":1,', '');
const OLDER_RULES = /\/assets\/seldom\/rules-[^/]*\.js$/;
const UNOPENED = 'This table could not be opened. Reload the page to try again.';

const entriesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('caravel.table.local-prepared') ?? '{}').entries);

/** The older rules do not come, as often as is said; the page and its worker load them apart. Returns how often they were asked for. */
const losing = async (page: Page, isLost: (request: number) => boolean): Promise<() => number> => {
  let asked = 0;
  await page.context().route(OLDER_RULES, (route) => (isLost(asked++) ? route.abort() : route.continue()));
  return () => asked;
};

const madeira = anyTest.extend({ serviceWorkers: 'block' });

madeira('a table of Madeira’s version 1 offers its moves, and its bot goes on though its rules come late', FULL_RUN, async ({ page }) => {
  const asked = await losing(page, (request) => request === 1);
  await openPrepared(page, keptBooty());
  const moves = page.locator('[data-move]');
  expect(await moves.evaluateAll((all) => all.map((one) => one.getAttribute('data-move')))).toEqual(BOOTY.moves);
  const before = (await entriesIn(page)).length;
  await moves.last().click();
  await expect.poll(async () => (await entriesIn(page)).slice(before).some((entry) => entry.startsWith('1 '))).toBe(true);
  expect(asked()).toBe(3);
});

madeira('a table whose rules do not come, or are not known, says so; it is not lost', async ({ page }) => {
  await losing(page, (request) => request === 0);
  await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), keptBooty());
  await page.goto('/t/local-prepared');
  await expect(page.getByRole('heading', { name: UNOPENED })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-move]')).toHaveCount(BOOTY.moves.length);
  await page.addInitScript(
    (text) => localStorage.setItem('caravel.table.local-prepared', text),
    keptBooty().replace('"game":', '"version":9,"game":'),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: UNOPENED })).toBeVisible();
});

madeira('a file of Madeira’s version 1 opens, and says so if its rules do not come', FULL_RUN, async ({ page }) => {
  await losing(page, (request) => request === 0);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(FROZEN);
  await expect(page.getByRole('alert').filter({ hasText: UNOPENED })).toBeVisible();
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(FROZEN);
  await expect(page.getByRole('slider')).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage).find((text) => text.includes('"entries"')));
  expect(JSON.parse(kept ?? '{}').header).toMatchObject({ game: 'madeira', version: 1 });
});
