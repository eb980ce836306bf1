import { thorough } from '@caravel/core/testing/thorough';
import { expect } from '@playwright/test';
import { quicken } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

test('whoever goes online keeps the number of seats, and takes it back', async ({ page }) => {
  await page.goto('/new/puerto-rico');
  const seats = page.getByRole('combobox', { name: /^Seat \d$/ });
  const where = (name: RegExp) => page.getByRole('radio', { name }).check();
  await expect(seats).toHaveCount(3);
  await where(/^Online/);
  await expect(seats).toHaveCount(3);
  await page.getByRole('button', { name: /^Add a seat/ }).click();
  await where(/^On this device/);
  await expect(seats).toHaveCount(4);
  await page.getByRole('button', { name: /^Remove seat 4/ }).click();
  await page.getByRole('button', { name: /^Remove seat 3/ }).click();
  await where(/^Online/);
  await expect(seats).toHaveCount(2);
});

for (const game of ['puerto-rico', 'madeira'])
  test(`real dice and tiles at a table on this device: what they show is entered, and taken back (${game})`, FULL_RUN, async ({ page }) => {
    await quicken(page);
    await page.goto(`/new/${game}`);
    await page.getByLabel('Random draws').selectOption('manual');
    await page.getByRole('button', { name: 'Start' }).click();
    const outcomes = page.locator('[data-outcome]');
    const length = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('caravel.table.')) ?? '';
        return JSON.parse(localStorage.getItem(key) ?? '{}').entries.length as number;
      });
    await expect(page.getByText('What do the dice or tiles show?')).toBeVisible();
    await expect(outcomes.first()).toHaveText(/\w/);
    const drawn = (await outcomes.nth(1).getAttribute('data-outcome')) ?? '';
    await outcomes.nth(1).click();
    await expect.poll(length).toBe(1);
    await page.keyboard.press('u');
    await expect.poll(length).toBe(2);
    await expect(page.locator(`[data-outcome="${drawn}"]`)).toBeVisible();
    // The board of Madeira is laid with some sixty draws.
    const most = thorough(10, Number.POSITIVE_INFINITY);
    for (let entries = 2; entries < most && (await outcomes.count()) > 0; ) {
      await outcomes.first().click();
      await expect.poll(length).toBeGreaterThan(entries);
      entries = await length();
      await expect(page.locator('[data-outcome], .prompt.asked').first()).toBeVisible();
    }
    await page.reload();
    await expect(page.locator('.prompt.asked, [data-outcome]').first()).toBeVisible();
  });
