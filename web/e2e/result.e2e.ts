/** The end of a game explains itself, and so does what happens to others on the way. */
import { expect, type Locator } from '@playwright/test';
import { quicken } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { test } from './test.ts';

/** Past the last entry: the whole game. */
const WHOLE = 2;

const numbersOf = async (row: Locator): Promise<number[]> =>
  (await row.locator('td').allInnerTexts()).map((text) => Number(text.replace('−', '-')));

const sumOf = async (rows: readonly Locator[]): Promise<number[]> => {
  const all = await Promise.all(rows.map(numbersOf));
  return (all[0] ?? []).map((_, column) => all.reduce((sum, numbers) => sum + (numbers[column] ?? 0), 0));
};

test('the result of Madeira says where the points came from, and adds up', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedMadeira('2nd-4-players', WHOLE));
  const result = page.getByRole('dialog', { name: 'The game is over' });
  const row = (name: string) => result.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await result.getByText('Full score sheet').click();
  await expect(row('Crown’s Requests')).toBeVisible();
  const requests = [row('Urbanization'), row('Wealth of the Nation')];
  expect(await sumOf(requests)).toEqual(await numbersOf(row('Crown’s Requests')));
  const all = await sumOf(await result.locator('tr.whole').all());
  expect(all).toHaveLength(4);
  expect(all).toEqual(await numbersOf(row('Total')));
});

test('a line of the log carries the mark of the seat it is about', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedMadeira('2nd-4-players', WHOLE));
  await page.keyboard.press('Escape');
  const lines = page.getByRole('log').getByRole('listitem');
  for (const [seat, lost] of ['You lose', 'Inês loses', 'Tomás loses', 'Beatriz loses'].entries()) {
    const mark = lines.filter({ hasText: `${lost} ` }).locator('svg path');
    await expect(mark).toHaveAttribute('style', new RegExp(`--seat-${seat}`));
  }
});

test('the mayor sees what the colonists laid so far would produce', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'placing', 9));
  const bar = page.locator('.mayor');
  await expect(bar).toContainText(/Next production\W*–/);
  await page.locator('[data-circle=corn]').click();
  await expect(bar.getByRole('img', { name: '1 corn' })).toBeVisible();
  await page.locator('[data-circle=tobacco-storage]').first().click();
  await expect(bar.getByRole('img', { name: '1 tobacco' })).toBeVisible();
  await page.locator('[data-circle=corn]').click();
  await expect(bar.getByRole('img')).toHaveCount(1);
});

test('what a move needs further on has a ring of its own and may be touched first', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('4-players-points', 'captain', 11));
  await expect(page.locator('[data-later]')).toHaveCount(3);
  await page.locator('[data-thing="ship:6"]').click();
  await page.locator('[data-thing="barrels:0:indigo"]').first().click();
  await expect(page.getByRole('log')).toContainText('You load 2 indigo on the 6-barrel ship for 2 VP.');
});
