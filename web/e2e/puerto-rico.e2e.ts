import { isThorough, thorough } from '@caravel/core/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { clickOnce, makeTable, noErrors, PART, playOut, quicken, WHOLE_GAME } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

/** The last rounds; the whole game in `bin/test full`. */
const beginGame = (page: Page): Promise<void> =>
  isThorough ? makeTable(page, ['person', 'easy', 'beginner']) : openPrepared(page, preparedTable('3-players-points', 'role', 15));

test(`${PART} for three against bots, by clicks`, FULL_RUN, async ({ page }) => {
  test.setTimeout(WHOLE_GAME);
  const errors = noErrors(page);
  await quicken(page);
  await beginGame(page);
  const decisions = await playOut(page, clickOnce);
  expect(decisions).toBeGreaterThan(thorough(5, 30));
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText('Total');
  expect(errors).toEqual([]);
});

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('the mayor: a disc dragged onto a circle, all taken up again, filled, and told in one line', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'placing', 9));
  const left = page.locator('.mayor p');
  await expect(left).toHaveText('3 colonists to place');
  const [from, to] = [await middleOf(page, '.mayor .disc'), await middleOf(page, '[data-circle=corn]')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('[data-circle=corn]')).toHaveAttribute('data-target');
  await page.mouse.up();
  await expect(left).toHaveText('2 colonists to place');
  await expect(page.locator('[data-target], [data-lifted]')).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(left).toHaveText('8 colonists to place');
  await page.getByRole('button', { name: 'Fill for me' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('log').getByRole('button', { name: /You have 8 colonists at work: / })).toHaveCount(1);
});

test('an opponent shown large: holdings, and what the buildings do', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-city', 'trader', 12));
  await page.getByRole('button', { name: 'Enlarge Inês' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inês' });
  await expect(dialog.getByRole('definition').first()).toHaveText('7');
  await expect(dialog).toContainText('Settler: you may draw a face-down plantation');
});

test('a building one cannot pay says so; what comes to lie under a resting mouse says nothing', async ({ page }) => {
  await page.clock.install();
  await quicken(page);
  await openPrepared(page, preparedTable('5-players-city', 'builder', 9));
  const wharf = await middleOf(page, '[data-thing="building:wharf"]');
  await page.mouse.click(wharf.x, wharf.y);
  await expect(page.locator('[data-explanation]')).toContainText('You have only 4 doubloons.');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-explanation]')).toHaveCount(0);
  const hospice = await middleOf(page, '[data-thing="building:hospice"]');
  await page.mouse.click(hospice.x, hospice.y);
  await expect(page.getByRole('log')).toContainText('You build the hospice for 4 doubloons');
  await page.clock.fastForward(700);
  await expect(page.locator('[data-explanation]')).toHaveCount(0);
});

test('the 23 buildings for sale are 23 drawings', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-city', 'builder', 5));
  const uses = page.locator('[data-thing^="building:"] [data-drawing] use');
  const addresses = await uses.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
  const [sprite] = (addresses[0] ?? '').split('#');
  const drawn = await page.evaluate(async (file) => {
    const text = await (await fetch(file)).text();
    const symbols = new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('symbol');
    return Object.fromEntries(Array.from(symbols, ({ id, innerHTML }) => [id, innerHTML]));
  }, sprite ?? '');
  const pictures = addresses.map((address) => drawn[address.split('#')[1] ?? '']);
  expect(pictures.every(Boolean)).toBe(true);
  expect(new Set(pictures).size).toBe(23);
});

test('a role card says what everyone does and what its taker gets', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('5-players-city', 'role', 6));
  const cards = page.locator('[data-thing^="role:"]');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) await expect(card).toContainText(/^.+(All|Nobody).+ Privilege: .+/);
  await expect(page.locator('[data-thing="role:builder"]')).toContainText('All may build Privilege: 1 doubloon off');
});

interface Shown {
  readonly font: number;
  readonly isWhole: boolean;
  readonly isInside: boolean;
}

/** Words that are cut off, too small, or outside the panel they belong to. */
const unreadable = (page: Page, selector: string, panel: string) =>
  page.locator(selector).evaluateAll(
    (all, around) =>
      all
        .map((element): Shown & { text: string } => {
          const box = element.getBoundingClientRect();
          const frame = element.closest(around)?.getBoundingClientRect();
          return {
            text: element.textContent ?? '',
            font: Number.parseFloat(getComputedStyle(element).fontSize),
            isWhole: element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 2,
            isInside: frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom + 1 && box.right <= frame.right + 1,
          };
        })
        .filter(({ font, isWhole, isInside }) => font < 11 || !isWhole || !isInside),
    panel,
  );

for (const [file, round] of [
  ['5-players-city', 15],
  ['4-players-city', 18],
] as const)
  test(`${file}: every opponent's buildings are read by name, and every tile is seen`, async ({ page }) => {
    await quicken(page);
    await openPrepared(page, preparedTable(file, 'builder', round));
    const names = '[data-card="players"] [data-thing^="city:"] [data-name]';
    expect(await page.locator(names).count()).toBeGreaterThan(20);
    expect(await unreadable(page, names, 'article')).toEqual([]);
    const tiles = page.locator('[data-card="players"] [data-thing^="tile:"] [data-tile]');
    expect(await tiles.count()).toBeGreaterThan(20);
    for (const tile of await tiles.all()) {
      const box = await tile.boundingBox();
      expect(box?.width).toBeGreaterThan(11);
      expect(box?.height).toBeGreaterThan(11);
    }
  });
