/** The pages around the table: what home starts, and that they are right at every size, by day and by night. */
import { thorough } from '@caravel/core/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { noErrors, quicken, settled } from './play.ts';
import { loadsNothing } from './quiet.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const PAGES = ['/', '/new', '/new/madeira', '/players', '/daily', '/stats', '/me', '/rules/puerto-rico', '/board', '/beyond-the-chart'];
const USUAL_SIZES: readonly (readonly [number, number])[] = [
  [390, 844],
  [820, 1180],
  [1280, 800],
];
const SIZES = thorough(USUAL_SIZES, [...USUAL_SIZES, [320, 568], [844, 390], [1366, 657], [3840, 2160]]);

/** A size has been taken over once two frames have been drawn with it. */
const shown = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The smallest text on the page, in pixels. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let least = Number.POSITIVE_INFINITY;
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (element?.checkVisibility() && texts.currentNode.textContent?.trim())
        least = Math.min(least, Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return least;
  });

/** Buttons and fields a thumb cannot hit. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, .button, header a, label:has([type=radio])')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
      .map((one) => `${one.textContent?.trim()} ${one.getBoundingClientRect().height}`),
  );

test('home starts a game of so many against bots so strong, and remembers both', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/');
  const choice = (what: string, name: string) =>
    page.getByRole('radiogroup', { name: `Puerto Rico: ${what}` }).getByRole('radio', { name, exact: true });
  await choice('Bots', 'Beginner').check();
  await choice('Players', '5').check();
  await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
  await settled(page);
  const table = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('caravel.table.'))?.[1] ?? '');
  expect(table.match(/"level":"beginner"/g)).toHaveLength(4);
  await page.goto('/');
  await expect(choice('Bots', 'Beginner')).toBeChecked();
  await expect(choice('Players', '5')).toBeChecked();
  await expect(page.getByRole('link', { name: /Your turn/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('pages fit every size, and nothing on them is too small', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await loadsNothing(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await shown(page);
      const where = `${path} at ${width} × ${height}`;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
      expect(await smallest(page), where).toBeGreaterThanOrEqual(height === 800 ? 11 : 10);
      if (width <= 700) expect(await tooSmall(page), where).toEqual([]);
    }
  }
});

for (const colorScheme of SCHEMES)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`no accessibility faults on the pages around the table, ${colorScheme}`, FULL_RUN, async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(path);
        expect(await faults(page)).toEqual([]);
      }
    });
  });
