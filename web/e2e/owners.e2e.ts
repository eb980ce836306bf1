import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { noErrors, quicken } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const open = async (page: Page): Promise<void> => {
  await quicken(page);
  await page.goto('/board');
  await page.waitForSelector('[data-board] [data-spot]');
};

const onBoard = (page: Page, thing: string) => page.locator(`[data-board] [data-thing="${thing}"]`);

test('a board of one’s own: corrected on the drawn board, kept, written, read again, and played on', async ({ page }) => {
  const errors = noErrors(page);
  await open(page);
  await onBoard(page, 'slot:wheat-2').click();
  const card = page.getByRole('dialog', { name: 'Wheat market, slot 2' });
  await card.getByLabel('Reals').fill('200');
  await expect(card.getByRole('alert')).toHaveText('a whole number from 0 to 99 is needed.');
  await expect(page.getByRole('button', { name: 'Save on this device' })).toBeDisabled();
  await card.getByLabel('Reals').fill('');
  await card.getByLabel('Reals').pressSequentially('19');
  await expect(onBoard(page, 'slot:wheat-2')).toContainText('+19');
  await card.getByRole('button', { name: 'Next' }).click();

  await page.getByLabel('Name of your board').fill('As printed');
  const written = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await written).path();
  const report = JSON.parse(readFileSync(file, 'utf8'));
  expect(report.changed).toEqual([{ path: 'markets.wheat.slots[1].reals', ours: 8, mine: 19 }]);
  expect(report.confirmed).toContain('markets.wheat.slots[1].goods');

  await page.getByLabel('Start from').selectOption('Our board');
  await page.evaluate(() => localStorage.removeItem('caravel.check.madeira'));
  await page.reload();
  await expect(onBoard(page, 'slot:wheat-2')).toContainText('+8');
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(onBoard(page, 'slot:wheat-2')).toContainText('+19');
  await page.getByRole('button', { name: 'Play with this board' }).click();
  await expect(page.getByRole('combobox', { name: /^Board/ }).locator('option:checked')).toHaveText('As printed');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('[data-thing="slot:wheat-2"]')).toContainText('19');
  expect(errors).toEqual([]);
});

test('the tour stops at every guess, can be left, and goes on where it was', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Start the tour' }).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('1 of 51');
  await card.getByRole('button', { name: 'Same on my board' }).click();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('3 of 51');
  await card.getByRole('button', { name: 'Skip' }).click();
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(card).toContainText('3 of 51');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByText('2 of 51 guesses checked')).toBeVisible();
  await page.getByRole('button', { name: 'Continue the tour' }).click();
  await expect(card).toContainText('3 of 51');
});

test('numbers have names, are reached by keys, and say where they come from', async ({ page }) => {
  await open(page);
  const city = page.getByRole('button', { name: /^Funchal\. PP with the most Workers: 12, stated; PP otherwise: 6, stated/ });
  await city.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Funchal' })).toContainText('A booklet gives it.');
  await page.keyboard.press('Escape');
  await expect(city).toBeFocused();
  await page.locator('[data-printed="colonyPoints.acores"]').click();
  await expect(page.getByRole('dialog')).toContainText('That is our assumption.');
  await expect(page.locator('[data-board] [data-mark="assumed"]')).toHaveCount(4);
});

test('in another language the sources are in that language, and what rests on an assumption says so', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('caravel.locale', '"de"'));
  await open(page);
  const card = page.getByRole('dialog');
  await page.locator('[data-printed="colonyPoints.acores"]').click();
  await expect(card).toContainText('in der Spalte auch (unsere Annahme)');
  await page.keyboard.press('Escape');
  await onBoard(page, 'place:2e').click();
  await expect(card).toContainText('also war es schon als Zucker gedruckt');
  await expect(card).toContainText('abgeleitet');
});

test('landing slots can be for other numbers of players', async ({ page }) => {
  await open(page);
  const slots = page.locator('[data-board] [data-thing^="slot:acores-"]');
  await expect(slots).toHaveCount(5);
  await onBoard(page, 'slot:acores-5').click();
  await page.getByRole('dialog').getByLabel('used with').selectOption('any number of players');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: '2 players' }).check({ force: true });
  await expect(slots).toHaveCount(4);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  for (const colorScheme of SCHEMES)
    test(`the check has no accessibility faults and fits, ${width} × ${height}, ${colorScheme}`, FULL_RUN, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await open(page);
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start the tour' }).click();
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
