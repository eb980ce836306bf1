/** The static build on hosts of many habits, below odd paths, beside another site, and under a newer build. */
import { cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@caravel/i18n';
import { loadNoServer } from '@caravel/i18n/no-server';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { keptWhole } from './kept-files.ts';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { preparedTable } from './prepared.ts';
import { STATIC_SITE, StaticHost } from './static-host.ts';
import { FULL_RUN } from './tags.ts';
import { isOfSecond, TwoBuilds } from './two-builds.ts';

const TABLE = preparedTable('3-players-city', 'role', 2);
const ended: (() => Promise<void> | void)[] = [];
test.afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const hostOf = async (...wish: Parameters<typeof StaticHost.start>): Promise<StaticHost> => {
  const host = await StaticHost.start(...wish);
  ended.push(() => host.end());
  return host;
};

const newPage = async (browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> => {
  const context = await browser.newContext({ serviceWorkers, viewport: { width: 1280, height: 800 } });
  ended.push(() => context.close());
  return context.newPage();
};

/** With a table on the device, kept where the site at `root` keeps its own. */
const prepare = async (page: Page, root: string): Promise<void> => {
  const under = root === '/' ? 'caravel.' : `caravel${decodeURI(root)}.`;
  await quicken(page, under);
  await page.addInitScript(([key, table]) => localStorage.setItem(key, table), [`${under}table.local-prepared`, TABLE] as const);
};

const PLACES: readonly (readonly [address: string, shown: string])[] = [
  ['', 'button:has-text("Play now")'],
  ['index.html', 'button:has-text("Play now")'],
  ['learn/madeira', '[data-board] [data-thing]'],
  ['learn/madeira/', '[data-board] [data-thing]'],
  ['rules/madeira/de', 'main h1:has-text("Madeira")'],
  ['stats/index.html', 'main svg'],
  ['t/local-prepared', '[data-board] [data-thing]'],
  ['t/local-prepared/', '[data-board] [data-thing]'],
  ['nowhere', 'text=This page is not on our charts.'],
];

/** With everything that means something in a replacement, a tag or an address. */
const ODD = "/r&reg/$&$'%C3%A4%25+(1)/";

for (const [habit, root] of [
  ['slash', '/'],
  ['slash', '/learn/x%20y/'],
  ['slash', ODD],
  ['bare', '/x/y/'],
  ['home', '/learn/'],
] as const)
  test(`every address below ${root} opens where the host does it the way called ${habit}`, FULL_RUN, async ({ browser }) => {
    const host = await hostOf({ [root]: STATIC_SITE }, habit);
    const page = await newPage(browser, 'block');
    await prepare(page, root);
    for (const [address, shown] of PLACES) {
      await page.goto(host.origin + root + address);
      await expect(page.locator(shown).first(), `${habit} ${address}`).toBeVisible();
      // From here, links lead on below the root.
      for (const href of await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)))
        expect(href.startsWith(host.origin + root) || !href.startsWith(host.origin), href).toBe(true);
    }
    if (habit !== 'slash') {
      await page.goto(host.origin + root.slice(0, -1));
      await expect(page.getByRole('button', { name: 'Play now: Madeira' })).toBeVisible();
    }
  });

test('the rules have their drawings below any path', FULL_RUN, async ({ browser }) => {
  const host = await hostOf({ [ODD]: STATIC_SITE });
  const page = await newPage(browser, 'block');
  const errors = noErrors(page);
  await page.goto(`${host.origin}${ODD}rules/madeira/de`);
  // What was drawn at build time has gone: the scripts have taken over.
  await expect(page.locator('#prerendered')).toHaveCount(0);
  const drawings = await page
    .locator('main figure use')
    .evaluateAll((uses) => [
      ...new Set(uses.map((use) => new URL(use.getAttribute('href') ?? '', document.baseURI).href.split('#')[0] ?? '')),
    ]);
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) expect((await page.request.get(drawing)).status(), drawing).toBe(200);
  expect(errors).toEqual([]);
});

test('two sites of one origin keep their games and files apart, also without a network', FULL_RUN, async ({ browser }) => {
  const host = await hostOf({ '/': STATIC_SITE, '/x/y/': STATIC_SITE });
  const page = await newPage(browser, 'allow');
  const errors = noErrors(page);
  for (const root of ['/', '/x/y/']) {
    await quicken(page, root === '/' ? 'caravel.' : 'caravel/x/y/.');
    await page.goto(host.origin + root);
    await expect(page.locator('li.table')).toHaveCount(0);
    await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
    await settled(page);
    expect(page.url()).toContain(`${host.origin}${root}t/local-`);
    await keptWhole(page, `${root}assets/puerto-rico/trained-`);
  }
  await page.context().setOffline(true);
  for (const root of ['/', '/x/y/']) {
    await page.goto(host.origin + root);
    await expect(page.locator('li.table')).toHaveCount(1);
    await page.locator('li.table a').first().click();
    await settled(page);
    expect(page.url()).toContain(`${host.origin}${root}t/local-`);
  }
  expect(errors).toEqual([]);
});

/** The same site once more, with other names of files, where the first one lies. */
const buildAgain = (builds: TwoBuilds): void =>
  builds.buildAgain((path, text) =>
    path.endsWith('sw.js') ? text.replace('"caravel-', '"caravel-2nd-') : text.replaceAll('Set sail in one click', 'A newer build'),
  );

for (const workers of ['allow', 'block'] as const)
  test(`a newer build comes while a table is open, where service workers are ${workers}ed`, FULL_RUN, async ({ browser }) => {
    const builds = new TwoBuilds(STATIC_SITE);
    ended.push(() => builds.remove());
    const host = await hostOf({ '/x/y/': builds.folder });
    const page = await newPage(browser, workers);
    await prepare(page, '/x/y/');
    await page.goto(`${host.origin}/x/y/`);
    await expect(page.getByRole('heading', { name: 'Set sail in one click' })).toBeVisible();
    if (workers === 'allow') await keptWhole(page, '/assets/puerto-rico/trained-');
    await page.locator('li.table a').first().click();
    await settled(page);
    buildAgain(builds);
    // Without a worker the host has the dialog no more: the page comes anew, with the table as it was.
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Settings' }).click({ timeout: 2000 });
      await expect(dialog).toBeVisible({ timeout: 4000 });
    }).toPass({ timeout: 40_000 });
    await page.keyboard.press('Escape');
    await clickOnce(page);
    await page.goto(`${host.origin}/x/y/`);
    await expect(page.getByRole('heading', { name: 'A newer build' })).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/#.*/, '')));
    expect(loaded.filter((name) => name.includes('/assets/') && !isOfSecond(name))).toEqual([]);
  });

test('a host that sends its first page for files it does not have yet spoils nothing that is kept', FULL_RUN, async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-late-'));
  ended.push(() => rmSync(folder, { recursive: true }));
  cpSync(STATIC_SITE, folder, { recursive: true });
  const late = globSync('assets/Learn-*.js', { cwd: folder }).map((file) => join(folder, file));
  expect(late).toHaveLength(1);
  for (const file of late) renameSync(file, `${file}.late`);
  const host = await hostOf({ '/x/y/': folder }, 'home');
  const page = await newPage(browser, 'allow');
  await page.goto(`${host.origin}/x/y/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${host.origin}/x/y/learn/`);
  await expect.poll(() => host.answers.some(({ path }) => path.includes('/assets/Learn-'))).toBe(true);
  for (const file of late) renameSync(`${file}.late`, file);
  // A page that misses a file loads itself anew, once, and may do so in this very moment.
  await expect(async () => {
    await page.goto(`${host.origin}/x/y/learn/`);
    await expect(page.getByRole('heading', { name: 'Learn', level: 1 })).toBeVisible();
  }).toPass();
});

test('rules and Privacy are there for those who read without scripts, in every language', FULL_RUN, async ({ browser }) => {
  const host = await hostOf({ '/x/y/': STATIC_SITE });
  const context = await browser.newContext({ javaScriptEnabled: false });
  ended.push(() => context.close());
  const page = await context.newPage();
  await page.goto(`${host.origin}/x/y/rules/madeira/de`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe('0px');
  await page.getByRole('link', { name: 'magyar' }).click();
  await expect(page).toHaveURL(`${host.origin}/x/y/rules/madeira/hu/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const locale of LOCALES) {
    const { privacy } = await loadNoServer(locale);
    await page.goto(`${host.origin}/x/y/privacy/${locale}/`);
    await expect(page.getByText(privacy.lead)).toBeVisible();
    for (const { heading } of privacy.parts) await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  expect(host.answers.filter(({ status }) => status >= 400)).toEqual([]);
});

test('on a phone one plays and learns below a path', FULL_RUN, async ({ browser }) => {
  const host = await hostOf({ '/x/y/': STATIC_SITE });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  ended.push(() => context.close());
  const page = await context.newPage();
  const errors = noErrors(page);
  await quicken(page, 'caravel/x/y/.');
  await page.goto(`${host.origin}/x/y/`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Play now: Madeira' }).click();
  await settled(page);
  await page.goto(`${host.origin}/x/y/learn/puerto-rico`);
  await expect(page.locator('[data-board] [data-thing]:visible').first()).toBeVisible();
  expect(errors).toEqual([]);
});
