import { isThorough, thorough } from '@caravel/core/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { clickOnce, makeTable, noErrors, PART, playOut, quicken, WHOLE_GAME } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { test } from './test.ts';

/** The last rounds; the whole game in `bin/test full`. */
const beginGame = (page: Page): Promise<void> =>
  isThorough ? makeTable(page, ['person', 'easy', 'beginner']) : openPrepared(page, preparedTable('3-players-points', 'role', 15));

test(`${PART} for three against bots, by clicks`, async ({ page }) => {
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
  const [from, to] = [await middleOf(page, '.disc'), await middleOf(page, '[data-circle=corn]')];
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
  await expect(page.getByRole('log').getByRole('button', { name: /Ada has 8 colonists at work: / })).toHaveCount(1);
});

test('an opponent shown large: holdings, and what the buildings do', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-city', 'trader', 12));
  await page.getByRole('button', { name: 'Show Inês large' }).click();
  const dialog = page.getByRole('dialog', { name: 'Inês' });
  await expect(dialog.getByRole('definition').first()).toHaveText('7');
  await expect(dialog).toContainText('Settler: you may first draw a face-down plantation');
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
  await expect(page.getByRole('log')).toContainText('builds the hospice for 4 doubloons');
  await page.clock.fastForward(700);
  await expect(page.locator('[data-explanation]')).toHaveCount(0);
});
