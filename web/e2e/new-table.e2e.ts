import { expect } from '@playwright/test';
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
