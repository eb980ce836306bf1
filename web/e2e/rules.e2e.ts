/** The rules pages: read without scripts, searched on a phone, printed, and read again without a network. */
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const pictures = (page: Page) => page.locator('figure [role=img]');
const isTooWide = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The smallest letters of the pictures, in pixels of the screen. */
const smallestDrawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('figure text')].filter((text) => text instanceof SVGTextElement);
    return Math.min(...texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1)));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'hu-HU' });

  test('the rules are read in the language of the reader, with their pictures', async ({ page }) => {
    await page.goto('/rules/madeira');
    await expect(page).toHaveTitle('Madeira: a szabályok · Caravel');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^A Madeirában/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await pictures(page).count()).toBeGreaterThanOrEqual(15);
    await expect(pictures(page).nth(1)).toBeVisible();
    await expect(page.locator('#co3')).toBeAttached();
    await page.getByRole('link', { name: 'português' }).click();
    await expect(page).toHaveTitle('Madeira: as regras · Caravel');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search marks the word, answers with the rule first and leads to its place', FULL_RUN, async ({ page }) => {
    const errors = noErrors(page);
    await page.goto('/rules/madeira/de');
    await expect(page.locator('#prerendered')).toHaveCount(0);
    expect(await isTooWide(page)).toBe(false);
    expect(await smallestDrawn(page)).toBeGreaterThanOrEqual(10);
    await page.getByRole('searchbox').fill('windmuhle');
    const found = page.locator('.found');
    await expect(found.first().locator('h2')).toHaveText('Die Windmühle');
    await expect(found.first().locator('mark')).toHaveText('Windmühle');
    await expect(found.nth(1).locator('strong').first()).toHaveText(/^[A-Z]+\d+$/);
    expect(await faults(page)).toEqual([]);
    await found.first().getByRole('link').first().tap();
    await expect(page.locator('#die-windmühle')).toBeInViewport();
    expect(errors).toEqual([]);
  });
});

test('the keyboard leads to the search, through what it finds, and back', async ({ page }) => {
  await page.goto('/rules/puerto-rico');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.keyboard.press('/');
  await page.keyboard.type('wharf');
  await expect(page.getByText('places found')).toBeVisible();
  await expect(page.locator('.found strong').first()).toHaveText('V-wharf');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('#v-wharf')).toBeInViewport();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an address in another language leads to the reader’s own, and a language that is chosen stays', FULL_RUN, async ({ page }) => {
  await page.goto('/rules/madeira/de');
  const rules = page.locator('#app main');
  await expect(rules).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(rules).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(/\/rules\/madeira\/en$/);
  await expect(page.getByRole('link', { name: 'English' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('it');
  await expect(rules).toHaveAttribute('lang', 'it');
  await page.reload();
  await expect(page).toHaveURL(/\/rules\/madeira\/it$/);
  await expect(rules).toHaveAttribute('lang', 'it');
});

test('printed, there are the rules and whole pictures and nothing else', async ({ page }) => {
  await page.goto('/rules/puerto-rico');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const chrome of ['header', 'aside', 'article > .picture']) await expect(page.locator(chrome)).toBeHidden();
  const paper = await page
    .locator('figure')
    .first()
    .evaluate((figure) => [getComputedStyle(figure).breakInside, getComputedStyle(document.documentElement).colorScheme]);
  expect(paper).toEqual(['avoid', 'light']);
});

for (const [game, locale] of [
  ['madeira', 'it'],
  ['puerto-rico', 'pt'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${game}, ${locale}, ${colorScheme}`, () => {
      test.use({ colorScheme });
      test(`no accessibility faults, at any size: ${game}, ${locale}, ${colorScheme}`, FULL_RUN, async ({ page }) => {
        for (const viewport of [
          { width: 1280, height: 800 },
          { width: 390, height: 844 },
          { width: 820, height: 1180 },
          { width: 844, height: 390 },
        ]) {
          await page.setViewportSize(viewport);
          await page.goto(`/rules/${game}/${locale}`);
          await expect(page.locator('#prerendered')).toHaveCount(0);
          expect(await isTooWide(page)).toBe(false);
          expect(await smallestDrawn(page)).toBeGreaterThanOrEqual(10);
          expect(await faults(page)).toEqual([]);
        }
      });
    });

test('who has read the rules reads them again without a network', FULL_RUN, async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: server.url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/rules/madeira');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await keptWhole(page, 'figures-of-madeira');
  await page.reload();
  await keptWhole(page, '/seldom/de-');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Madeira: die Regeln');
  await expect(pictures(page).first()).toBeVisible();
  await context.close();
});
