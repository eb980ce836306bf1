/** A game that is over, over the whole screen: who won, why, when it turned, and the ways on from there. */
import { readFileSync } from 'node:fs';
import { must, parseGameFile } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { expect, type Locator, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { bringMeasures, layoutFaults } from './geometry.ts';
import { noErrors, quicken, tabTo } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

/** Past the last move. */
const wonPuertoRico = () => preparedTable('3-players-points', 'none', 99);
const lostPuertoRico = () => preparedTable('4-players-points', 'none', 99);
const wonMadeira = () => preparedMadeira('2nd-4-players', 2);
const lostMadeira = () => preparedMadeira('2nd-3-players', 2);

const ending = (page: Page, name = 'The game is over'): Locator => page.getByRole('dialog', { name });
const cards = (page: Page): Locator => page.getByRole('dialog').locator('ol a');

const open = async (page: Page, table: string, locale = 'en'): Promise<void> => {
  await quicken(page);
  await page.addInitScript((text) => localStorage.setItem('caravel.locale', JSON.stringify(text)), locale);
  await openPrepared(page, table);
  await expect(page.getByRole('dialog').locator('.bars > li').first()).toBeVisible();
};

/** Everybody at this screen is a person. */
const shared = (table: string): string => {
  const { header, ...rest } = JSON.parse(table);
  const seats = header.seats.map(({ name }: { name: string }) => ({ name, kind: 'person' }));
  return JSON.stringify({ ...rest, header: { ...header, seats } });
};

test('who has won a game of Puerto Rico reads by how much, and why', async ({ page }) => {
  const errors = noErrors(page);
  await open(page, JSON.stringify({ ...JSON.parse(wonPuertoRico()), startedAt: 0, endedAt: 48 * 60_000 }));
  const end = ending(page);
  await expect(end.getByRole('heading', { name: 'You won by 9' })).toBeVisible();
  await expect(end.getByText('Ada, the game is yours')).toBeVisible();
  await expect(end.getByText('3 players · 21 rounds · 48 min')).toBeVisible();
  await expect(end.locator('.bars > li').first()).toContainText('Ada: 49 (VP chips 34, Buildings 15)');
  const row = end.getByRole('table', { name: 'Points over rounds' }).getByRole('row', { name: /^18/ });
  await expect(row).toHaveText(/18\s*37\s*29\s*38/);
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(1)).toContainText('You take the settler with 1 doubloon on it. You take a coffee plantation.');
  await expect(cards(page).nth(1)).toHaveAttribute('href', /^\/review\/local-prepared\?at=\d+$/);
  await expect(end.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/review/local-prepared');
  expect(errors).toEqual([]);
});

test('who has lost a game of Madeira reads to whom; Pirates stand behind the bars', async ({ page }) => {
  await open(page, lostMadeira());
  await expect(ending(page).getByRole('heading', { name: 'You lost by 22 to Inês' })).toBeVisible();
  await expect(ending(page).getByText('Ada, place 2 of 3')).toBeVisible();
  await expect(ending(page).locator('.bars > li').last()).toContainText('Lost to Pirates −24');
  await expect(cards(page)).toHaveCount(3);
});

test('people who share a screen read names, and the chances of the winner', FULL_RUN, async ({ page }) => {
  await open(page, shared(lostPuertoRico()));
  await expect(ending(page).getByRole('heading', { name: 'Inês wins by 4' })).toBeVisible();
  await expect(ending(page).getByText('how Inês’s chance to win changed')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a game ended by agreement says so to players and spectators, and is shared by its link', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  await anna.getByText('More', { exact: true }).click();
  await anna.getByRole('button', { name: 'Propose to end the game' }).click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect(ending(anna).getByText('You agreed to end the game early.')).toBeVisible();
  const watcher = await visitor(browser);
  await watcher.goto(`/t/${id}`);
  await expect(ending(watcher).getByRole('heading', { name: /wins|share the win/ })).toBeVisible();
  await expect(ending(watcher).getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await anna.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ending(anna).getByRole('button', { name: 'Share' }).click();
  await ending(anna).getByRole('button', { name: 'Copy a link' }).click();
  await expect(ending(anna).getByText('The link is copied.')).toBeVisible();
  expect(await anna.evaluate(() => navigator.clipboard.readText())).toBe(anna.url());
});

test('keys: the ways on come first, Escape closes the sheet and then the ending, and the prompt opens it again', async ({ page }) => {
  await open(page, wonPuertoRico());
  await tabTo(page, 'dialog a.main');
  await tabTo(page, 'dialog [popovertarget]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[popover] button');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as file' }).click()]);
  const { entries } = must(parseGameFile(readFileSync(await download.path(), 'utf8'), () => puertoRico));
  expect(entries.length).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(page.locator('[popover]')).toBeHidden();
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ending(page)).toBeHidden();
  await page.getByRole('button', { name: 'Result' }).click();
  await ending(page).getByRole('button', { name: 'Look at the board' }).click();
  await expect(ending(page)).toBeHidden();
});

test('the result is kept on this device, also when the table is gone', async ({ page }) => {
  await open(page, lostMadeira());
  await page.goto('/me');
  const games = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Games on this device' }) });
  await expect(games.getByRole('row', { name: /^Madeira 3 1 0/ })).toContainText('10');
  await expect(games.getByRole('listitem')).toContainText('2 of 3');
  await expect(games.getByRole('link', { name: /Replay: Madeira/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.addInitScript(() => localStorage.removeItem('caravel.table.local-prepared'));
  await page.reload();
  await expect(games.getByRole('row', { name: /^Madeira 3 1 0/ })).toBeVisible();
  await expect(games.getByText('no longer saved')).toBeVisible();
});

test('a table that ended before results were kept is counted, too', async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.setItem('caravel.table.local-prepared', text),
    wonPuertoRico().replace('"waitingFor":[0]', '"waitingFor":[]'),
  );
  await page.goto('/me');
  await expect(page.getByRole('row', { name: /^Puerto Rico 3 1 1/ })).toContainText('49');
});

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;

/** What a finger has to hit, in the ending. */
const smallTargets = (page: Page, least: number): Promise<string[]> =>
  page
    .getByRole('dialog')
    .evaluate(
      (dialog, pixels) =>
        [...dialog.querySelectorAll('a, button, summary')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < pixels)
          .map((element) => `${element.textContent?.trim()} is ${element.getBoundingClientRect().height} px high`),
      least,
    );

const CASES = [
  ['Puerto Rico, lost', lostPuertoRico, 'en', 'light'],
  ['Puerto Rico, won', wonPuertoRico, 'hu', 'dark'],
  ['Madeira, won', wonMadeira, 'de', 'dark'],
  ['Madeira, lost', lostMadeira, 'en', 'light'],
] as const;

for (const [name, table, locale, colorScheme] of CASES)
  test(`${name}, in ${locale}: right at every size, and for everybody`, FULL_RUN, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, hasTouch: true, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await bringMeasures(page);
    await open(page, table(), locale);
    await expect(cards(page).first()).toBeVisible();
    const found: string[] = [];
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      const wrong = await layoutFaults(page, { text: 10, target: 0, button: 0 });
      found.push(...[...wrong, ...(await smallTargets(page, 40))].map((fault) => `${width}×${height}: ${fault}`));
    }
    expect(found).toEqual([]);
    await page.locator('dialog summary').click();
    expect(await faults(page)).toEqual([]);
    await context.close();
  });
