/** Games to continue on the home page: each row says where its game stands, in the language of the page, without the rules of the game. */
import { expect } from '@playwright/test';
import { noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const LOCALES = { en: 'Round 5', it: 'Round 5', de: 'Runde 5', hu: '5. forduló', pt: 'Ronda 5' };

test('a game on this device says its round and phase after the next move, in five languages', FULL_RUN, async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'captain', 5));
  await settled(page);
  await page.locator('.moves button').first().click();
  await settled(page);
  // What is kept from now on is the page's own.
  const kept = () => page.evaluate(() => localStorage.getItem('caravel.table.local-prepared') ?? '');
  await expect.poll(async () => JSON.parse(await kept()).moment).toMatchObject({ round: expect.any(Number), phase: expect.any(String) });
  const { moment, ...rest } = JSON.parse(await kept());
  const table = JSON.stringify({ ...rest, moment: { ...moment, round: 5 } });
  // Bots may still be moving: what they do would be kept over it.
  const context = page.context();
  await page.close();
  const home = await context.newPage();
  await home.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  for (const [locale, round] of Object.entries(LOCALES)) {
    await home.addInitScript((text) => localStorage.setItem('caravel.locale', JSON.stringify(text)), locale);
    await home.goto('/');
    await expect(home.locator('li.table').first()).toContainText(new RegExp(`${round} · \\p{L}+`, 'u'));
  }
  expect(errors).toEqual([]);
});

test('a game kept by an older version has a row without them', async ({ page }) => {
  await quicken(page);
  await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), preparedMadeira('2nd-3-players', 0.4));
  await page.goto('/');
  await expect(page.locator('li.table').first()).toContainText('Madeira');
  await expect(page.locator('li.table').first()).not.toContainText('Round');
});
