/** Statistics: bots' games that come with the page, one's own beside them, each plot also as a table. */
import { must, readConfig, writeEntry } from '@caravel/core';
import { randomTimeline } from '@caravel/core/testing';
import { puertoRico } from '@caravel/puerto-rico';
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors } from './play.ts';
import { ratedGame } from './played-games.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { beAccount } from './visitors.ts';

const GAMES = 6;

/** Finished games in which Ada has made every decision at random. */
const playedAtRandom = (): [string, string][] =>
  Array.from({ length: GAMES }, (_, i) => {
    const config = must(readConfig(puertoRico, { players: 3 }));
    const { entries } = randomTimeline(puertoRico, config, i + 1);
    const bot = { kind: 'bot', level: 'easy' };
    const seats = [
      { name: 'Ada', kind: 'person' },
      { name: 'Inês', ...bot },
      { name: 'Tomás', ...bot },
    ];
    const header = { id: `local-${i}`, game: puertoRico.name, version: puertoRico.version, config, seats };
    return [`caravel.table.local-${i}`, JSON.stringify({ header, entries: entries.map(writeEntry), savedAt: i, waitingFor: [] })];
  });

const keepOwnGames = async (page: Page): Promise<void> => {
  await page.addInitScript((games) => {
    for (const [key, table] of games) localStorage.setItem(key, table);
  }, playedAtRandom());
};

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('bots’ games, one’s own beside them, what stands out, and every plot as a table', async ({ page }) => {
  const errors = noErrors(page);
  await keepOwnGames(page);
  await page.goto('/stats/puerto-rico');
  const bots = page.getByRole('radio', { name: /^\d,\d{3} bot games$/ });
  await expect(bots).toBeChecked();
  const points = card(page, 'Points by source');
  // As many as the plots are about.
  await expect(points).toContainText((await bots.locator('..').innerText()).replace(' bot', ''));
  await expect(points).toContainText(`you: ${GAMES} games`);
  await expect(points.locator('.row')).toContainText([/Winners/, /Others/, /You/]);
  const insights = page.getByRole('note', { name: 'What stands out' });
  await expect(insights).toContainText(/You .+ \d+\.\d.*, winners .*\d+\.\d/);
  await expect(insights).toContainText('It need not be the cause');
  await page.getByRole('radio', { name: 'My games' }).check();
  const seats = card(page, 'Win share by turn order');
  await expect(seats).toContainText(`${GAMES} games; you: ${GAMES} games`);
  await seats.getByRole('radio', { name: 'Table' }).check();
  await expect(seats.getByRole('row')).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Madeira' }).check();
  await expect(page).toHaveURL(/\/stats\/madeira$/);
  await page.getByLabel('Rules').selectOption({ label: 'First edition, German booklet' });
  await expect(card(page, 'Requests and their result')).toContainText(/\d+ games/);
  expect(errors).toEqual([]);
});

test('on a phone in German: a column of cards, tables scroll inside them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('caravel.locale', '"de"'));
  await page.goto('/stats/madeira');
  const favors = card(page, 'Eingesetzte Gildengünste');
  await favors.getByRole('radio', { name: 'Tabelle' }).check();
  await expect(favors.getByRole('row')).toHaveCount(13);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await faults(page)).toEqual([]);
});

test('on a phone with larger text the numbers of an axis stand apart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    localStorage.setItem('caravel.locale', '"de"');
    localStorage.setItem('caravel.text', '"larger"');
  });
  await page.goto('/stats/puerto-rico');
  const labels = card(page, 'Siegquote nach Reihenfolge').locator('.grid em');
  await expect(labels.filter({ hasText: 'gleich' })).toBeVisible();
  const boxes = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 1 || b.bottom <= a.top + 1, `${a.left} ${b.left}`).toBe(true);
});

test('on a phone a table shows all its columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('caravel.locale', '"en"'));
  await page.goto('/stats/puerto-rico');
  const buildings = card(page, 'Buildings and their result');
  await buildings.getByRole('radio', { name: 'Table' }).check();
  await expect(buildings.getByRole('columnheader', { name: '95 % between' })).toBeVisible();
  expect(await buildings.locator('.figures').evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
});

test('a game played on the server counts as one’s own', FULL_RUN, async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await beAccount(page, 'Ada');
  await beAccount(other, 'Rui');
  await ratedGame(page, other);
  await page.goto('/stats/puerto-rico');
  await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radio', { name: 'My games' }).check();
  await expect(card(page, 'Points by source')).toContainText('1 game; you: 1 game');
  await other.context().close();
});

test('once visited, statistics need no network', FULL_RUN, async ({ page, context }) => {
  await page.goto('/stats/madeira');
  await keptWhole(page);
  await page.reload();
  await expect(card(page, 'Points by source')).toBeVisible();
  await keptWhole(page, 'Stats-');
  await context.setOffline(true);
  await page.reload();
  await expect(card(page, 'Points by source')).toBeVisible();
});
