/**
 * Pictures of the pages, after a build.
 * `node web/e2e/screenshots.ts` makes the few of docs/screenshots, as WebP;
 * `node web/e2e/screenshots.ts FOLDER [PART]` every page and both games at eight sizes, by day and by night; with PART only those whose name has it, e.g. `night-tablet`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './browser.ts';
import { openPrepared, openReview, preparedMadeira, preparedTable, preparedWhole } from './prepared.ts';
import { loadsNothing } from './quiet.ts';
import { gamesOnDevice, prepareSite, type Site } from './screenshot-site.ts';
import { TestServer } from './server.ts';

const SIZES = [
  ['desktop', 1280, 800],
  ['full-hd', 1920, 1080],
  ['4k', 3840, 2160],
  ['laptop', 1366, 657],
  ['tablet', 820, 1180],
  ['tablet-across', 1180, 820],
  ['phone', 390, 844],
  ['phone-across', 844, 390],
] as const;
type Size = (typeof SIZES)[number];
const THEMES = { day: 'light', night: 'dark' } as const;
type Theme = keyof typeof THEMES;

interface Picture {
  readonly name: string;
  /** Ada sees it, not somebody who comes for the first time. */
  readonly isAdas?: boolean;
  show(page: Page, site: Site): Promise<unknown>;
}

const puertoRico = (file: string, step: string, round: number) => (page: Page) => openPrepared(page, preparedTable(file, step, round));
const madeira = (file: string, part: number) => (page: Page) => openPrepared(page, preparedMadeira(file, part));
/** A whole game at its costliest decision, with the better line on the board. */
const reviewOf = (game: string, file: string) => async (page: Page) => {
  await openReview(page, preparedWhole(game, file));
  await page.locator('[data-state=done]').waitFor({ state: 'attached', timeout: 180_000 });
  await page
    .locator('[data-moment=mistake]')
    .first()
    .evaluate((moment: HTMLElement) => moment.click());
  await page.getByRole('radio', { name: 'Better' }).evaluate((radio: HTMLElement) => radio.click());
};
const at = (path: string | ((site: Site) => string)) => (page: Page, site: Site) => page.goto(typeof path === 'string' ? path : path(site));

/** Past its last move: the turning points come a moment later. */
const ended = (show: (page: Page) => Promise<void>) => async (page: Page) => {
  await show(page);
  await page.getByRole('dialog').locator('ol a').first().waitFor();
};

const PICTURES: readonly Picture[] = [
  { name: 'home', show: at('/') },
  { name: 'home-games', isAdas: true, show: at('/') },
  { name: 'new-table', show: at('/new') },
  {
    name: 'new-table-online',
    isAdas: true,
    show: async (page) => {
      await page.goto('/new/madeira');
      await page.getByRole('radio', { name: /^Online/ }).check();
    },
  },
  {
    name: 'players',
    show: async (page) => {
      await page.goto('/players');
      await page.getByLabel('Kind of game').selectOption({ label: 'Puerto Rico, 2 players' });
    },
  },
  { name: 'profile', show: at(({ profile }) => `/p/${profile}`) },
  { name: 'account', isAdas: true, show: at('/me') },
  { name: 'account-new', show: at('/me') },
  { name: 'rules', show: at('/rules/puerto-rico') },
  { name: 'rules-madeira', show: at('/rules/madeira#the-windmill') },
  { name: 'board', show: at('/board') },
  { name: 'learn', show: at('/learn') },
  { name: 'learn-madeira', show: at('/learn/madeira') },
  { name: 'learn-puerto-rico', show: at('/learn/puerto-rico') },
  { name: 'lesson', show: at('/learn/madeira/pirates') },
  { name: 'puzzles', show: at('/puzzles') },
  { name: 'puzzle', show: at('/puzzles/puerto-rico-10-69') },
  { name: 'daily', isAdas: true, show: at('/daily') },
  { name: 'stats', show: at('/stats/puerto-rico') },
  { name: 'stats-madeira', show: at('/stats/madeira') },
  { name: 'explore', show: at('/explore') },
  { name: 'about', show: at('/about') },
  { name: 'privacy', show: at('/privacy') },
  { name: 'not-found', show: at('/beyond-the-chart') },
  { name: 'waiting-room', isAdas: true, show: at(({ room }) => `/t/${room}`) },
  { name: 'online-table', isAdas: true, show: at(({ table }) => `/t/${table}`) },
  { name: 'puerto-rico-captain', show: puertoRico('4-players-points', 'captain', 11) },
  { name: 'puerto-rico-builder', show: puertoRico('5-players-city', 'builder', 9) },
  { name: 'puerto-rico-mayor', show: puertoRico('3-players-points', 'placing', 9) },
  { name: 'madeira', show: madeira('2nd-3-players', 0.5) },
  { name: 'review-puerto-rico', show: reviewOf('puerto-rico', '4-players-points') },
  { name: 'review-madeira', show: reviewOf('madeira', '2nd-4-players') },
  { name: 'madeira-late', show: madeira('2nd-4-players', 0.75) },
  { name: 'ending', show: ended(puertoRico('3-players-points', 'none', 99)) },
  { name: 'ending-madeira', show: ended(madeira('2nd-4-players', 2)) },
];

/** What the documentation shows. */
const DOCS: readonly (readonly [name: string, theme: Theme, size: Size[0]])[] = [
  ['home', 'day', 'desktop'],
  ['home', 'night', 'desktop'],
  ['home', 'day', 'phone'],
  ['new-table', 'day', 'desktop'],
  ['rules', 'day', 'desktop'],
  ['puerto-rico-captain', 'day', 'desktop'],
  ['puerto-rico-builder', 'night', 'desktop'],
  ['puerto-rico-captain', 'day', 'phone'],
  ['madeira', 'day', 'desktop'],
  ['madeira-late', 'night', 'desktop'],
  ['madeira', 'day', 'phone'],
];

const take = async (
  browser: Browser,
  baseURL: string,
  site: Site,
  picture: Picture,
  theme: Theme,
  [, width, height]: Size,
): Promise<Buffer> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    colorScheme: THEMES[theme],
    hasTouch: width < 1000,
    serviceWorkers: 'block',
    ...(picture.isAdas ? { storageState: site.ada } : {}),
  });
  const page = await context.newPage();
  const stored = [['caravel.locale', '"en"'], ...(picture.isAdas ? gamesOnDevice() : [])];
  await page.addInitScript((items) => {
    for (const [key = '', value = ''] of items) localStorage.setItem(key, value);
  }, stored);
  await picture.show(page, site);
  // On a busy machine what comes later comes much later.
  await loadsNothing(page);
  await page.waitForTimeout(1000);
  const png = await page.screenshot();
  await context.close();
  return png;
};

/** A third of the weight; the browser is the one program here that can write it. */
const webp = async (browser: Browser, png: Buffer): Promise<Buffer> => {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.86);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

const [folder, part = ''] = process.argv.slice(2);
const out = folder ?? join(import.meta.dirname, '../../docs/screenshots');
mkdirSync(out, { recursive: true });
const server = await TestServer.start();
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
const isWanted = (name: string, theme: Theme, [size]: Size): boolean =>
  folder === undefined
    ? DOCS.some(([one, by, on]) => one === name && by === theme && on === size)
    : `${name}-${theme}-${size}`.includes(part);
try {
  const site = await prepareSite(browser, server.url);
  for (const picture of PICTURES)
    for (const size of SIZES)
      for (const theme of ['day', 'night'] as const) {
        if (!isWanted(picture.name, theme, size)) continue;
        const png = await take(browser, server.url, site, picture, theme, size);
        const name = join(out, `${picture.name}-${theme}-${size[0]}`);
        if (folder === undefined) writeFileSync(`${name}.webp`, await webp(browser, png));
        else writeFileSync(`${name}.png`, png);
      }
} finally {
  await browser.close();
  await server.end();
}
