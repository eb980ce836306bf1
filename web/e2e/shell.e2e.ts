import { expect } from '@playwright/test';
import { keptWhole } from './kept-files.ts';
import { noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { test } from './test.ts';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the page opens and plays on', async ({ page, context }) => {
    await quicken(page);
    await page.goto('/');
    // Home loads the first game ahead, its bots too.
    await keptWhole(page, '/assets/puerto-rico/trained-');
    await context.setOffline(true);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
    await settled(page);
    await page.locator('[data-move]').first().click();
    await settled(page);
    await page.reload();
    await settled(page);
    await context.setOffline(false);
  });
});

test('five languages, without a reload', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await page.evaluate(() => Object.assign(window, { same: true }));
  const log = page.locator('[role=log]');
  await page.getByRole('button', { name: 'Settings' }).click();
  const language = page.getByRole('dialog').getByRole('combobox').first();
  for (const [locale, yourTurn, role] of [
    ['it', 'Tocca a te', 'Colonizzatore'],
    ['de', 'Du bist dran', 'Siedler'],
    ['hu', 'Te jössz', 'Ültetvényes'],
    ['pt', 'É a tua vez', 'Colonizador'],
    ['en', 'Your turn', 'Settler'],
  ] as const) {
    await language.selectOption(locale);
    await expect(page.getByText(yourTurn).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('[data-thing="role:settler"]')).toContainText(role);
    await expect(log).not.toBeEmpty();
  }
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
  expect(errors).toEqual([]);
});

test('a game is saved as a file and opened again', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'builder', 4));
  await page.locator('[role=log] button').last().click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const path = await (await download).path();
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('[role=log]')).toContainText('Round 4');
});

test('an address names a rule, and the rules can be searched before the scripts are there', async ({ page }) => {
  await page.goto('/rules/puerto-rico#ca4');
  await expect(page.locator('#ca4')).toBeInViewport();
  const typed = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/rules/puerto-rico', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('wharf');
  typed.resolve();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText('places found')).toBeVisible();
  await expect(page.getByText('R2', { exact: true })).toHaveCount(0);
});

test('what happened since my last move is shown again with one key', async ({ page }) => {
  await page.clock.install();
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'role', 4));
  await settled(page);
  // Time stands still: a replay that ran on could be over before the scrubber is loaded.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('r');
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('two tabs of one table on this device stay in step', async ({ page, context }) => {
  await quicken(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
  await settled(page);
  const other = await context.newPage();
  await quicken(other);
  await other.goto(page.url());
  await settled(other);
  const told = (tab: typeof page) => tab.locator('[role=log]').innerText();
  await expect.poll(() => told(other)).toBe(await told(page));
  const before = await told(page);
  await other.locator('[data-move]').first().click();
  await expect.poll(() => told(page)).not.toBe(before);
  await settled(page);
  await expect.poll(async () => (await told(page)) === (await told(other))).toBe(true);
});
