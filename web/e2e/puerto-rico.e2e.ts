import { expect, test } from '@playwright/test';
import { makeTable, noErrors, playByClicks, quicken } from './play.ts';

test('a whole game for three against bots, by clicks', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await makeTable(page, ['person', 'trader', 'novice']);
  const decisions = await playByClicks(page);
  expect(decisions).toBeGreaterThan(30);
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toContainText('Total');
  expect(errors).toEqual([]);
});
