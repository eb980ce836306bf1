/** Pictures of the main pages for docs/screenshots, at three sizes: `node web/e2e/screenshots.ts` after a build. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserPath } from './browser.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';

const OUT = join(import.meta.dirname, '../../docs/screenshots');
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 }, '4k': { width: 3840, height: 2160 } };

interface Picture {
  readonly name: string;
  readonly scheme?: 'light' | 'dark';
  readonly locale?: string;
  readonly sizes?: readonly (keyof typeof SIZES)[];
  show(page: Page): Promise<unknown>;
}

const at = (file: string, step: string, round: number) => (page: Page) => openPrepared(page, preparedTable(file, step, round));
const page = (path: string) => (shown: Page) => shown.goto(path);

const PICTURES: readonly Picture[] = [
  { name: 'home', show: page('/') },
  { name: 'new-table', show: page('/new'), sizes: ['desktop'] },
  { name: 'rules', show: page('/rules/puerto-rico#ca4'), sizes: ['desktop'] },
  { name: 'puerto-rico-captain', show: at('4-players-points', 'captain', 11) },
  { name: 'puerto-rico-builder-dark', scheme: 'dark', show: at('5-players-city', 'builder', 9) },
  { name: 'puerto-rico-mayor', show: at('3-players-points', 'placing', 9), sizes: ['desktop', 'phone'] },
  { name: 'madeira', show: (shown) => openPrepared(shown, preparedMadeira('2nd-3-players', 0.5)) },
  {
    name: 'madeira-dark',
    scheme: 'dark',
    show: (shown) => openPrepared(shown, preparedMadeira('2nd-4-players', 0.75)),
    sizes: ['desktop'],
  },
  { name: 'puerto-rico-german', locale: 'de', show: at('4-players-points', 'trader', 9), sizes: ['desktop'] },
];

const take = async (browser: Browser, baseURL: string, picture: Picture, size: keyof typeof SIZES): Promise<void> => {
  const context = await browser.newContext({ baseURL, viewport: SIZES[size], colorScheme: picture.scheme ?? 'light' });
  const shown = await context.newPage();
  await shown.addInitScript((locale) => localStorage.setItem('caravel.locale', JSON.stringify(locale)), picture.locale ?? 'en');
  await picture.show(shown);
  await shown.waitForTimeout(600);
  await shown.screenshot({ path: join(OUT, `${picture.name}-${size}.png`) });
  await context.close();
};

const server = await preview({ root: join(import.meta.dirname, '..'), preview: { port: 4190 }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
const baseURL = server.resolvedUrls?.local[0] ?? 'http://localhost:4190';
mkdirSync(OUT, { recursive: true });
for (const picture of PICTURES)
  for (const size of picture.sizes ?? (Object.keys(SIZES) as (keyof typeof SIZES)[])) await take(browser, baseURL, picture, size);
await browser.close();
await server.close();
