/** What people publish of games is there for everybody with the link, and closed to those who still play the game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { noErrors } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beGuest, leaveAll, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const PATH = join(import.meta.dirname, '../../games/puerto-rico/games/3-players-city.caravel');
const FILE = readFileSync(PATH, 'utf8');

const publish = async (page: Page, more: object = {}): Promise<string> => {
  const wish = { kind: 'review', file: FILE, review: { visits: 0, verdicts: [] }, title: 'Where Inês lost', ...more };
  return `/a/${(await ask<{ id: string }>(page, 'POST', '/api/analyses', wish)).id}`;
};

test('a published review shows the game and its result on another device, and opens the game', async ({ page, browser, baseURL }) => {
  await beGuest(page, 'Anna');
  const address = await publish(page);
  const reader = await visitor(browser, { viewport: PHONE, ...(baseURL ? { baseURL } : {}) });
  await reader.goto(address);
  await expect(reader.getByRole('heading', { name: 'Where Inês lost' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'published by Anna' })).toBeVisible();
  await expect(reader.getByRole('listitem').filter({ hasText: /\d+ points/ })).toHaveCount(3);
  await expect(reader.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  expect(await faults(reader)).toEqual([]);
  await reader.getByRole('button', { name: 'Open the game' }).click();
  await expect(reader.getByRole('slider')).toBeVisible();
});

test('its owner finds it in the account and removes it; then the link says so', async ({ page }) => {
  await beGuest(page, 'Anna');
  const [address, other] = [await publish(page), await publish(page, { title: 'Another' })];
  await page.goto('/me');
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Published analyses' }) });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Remove Another' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await panel.getByRole('link', { name: 'Where Inês lost' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.getByRole('button', { name: 'Remove this analysis' }).click();
  await page.getByRole('button', { name: 'Remove this analysis' }).click();
  await expect(page.getByText('Removed.')).toBeVisible();
  for (const gone of [address, other]) {
    await page.goto(gone);
    await expect(page.getByRole('heading', { name: 'There is no such analysis. Perhaps it was removed.' })).toBeVisible();
  }
});

test('an address without an analysis says so, and nothing else goes wrong', async ({ page }) => {
  const errors = noErrors(page);
  await page.goto('/a/AAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'There is no such analysis. Perhaps it was removed.' })).toBeVisible();
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('whoever still plays the game is told to come back when it is over', async ({ page, browser, baseURL }) => {
  const [bob, eve] = [await visitor(browser, baseURL ? { baseURL } : {}), await visitor(browser, baseURL ? { baseURL } : {})];
  await beGuest(page, 'Anna');
  await beGuest(bob, 'Bob');
  await beGuest(eve, 'Eve');
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await ask(bob, 'POST', `/api/tables/${id}/join`, {});
  const file = await (await page.request.get(`/api/tables/${id}/file`)).text();
  const address = await publish(eve, { file });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This game is still running. The analysis opens when the game is over.' })).toBeVisible();
  await eve.goto(address);
  await expect(eve.getByText('This game has not ended.')).toBeVisible();
});

test('a review that was published is looked at on another device', async ({ page, browser, baseURL }) => {
  await beGuest(page, 'Anna');
  const address = await publish(page);
  const reader = await visitor(browser, baseURL ? { baseURL } : {});
  await reader.goto(address);
  await reader.getByRole('button', { name: 'Look at the review' }).click();
  await expect(reader).toHaveURL(/\/review\/local-/);
  await expect(reader.getByRole('heading', { name: 'Review', exact: true })).toBeVisible();
});

test('a review that is done is published from its page, by somebody who had no name before', FULL_RUN, async ({ browser, baseURL }) => {
  const mine = await visitor(browser, { ...(baseURL ? { baseURL } : {}), viewport: PHONE });
  await mine.goto('/');
  await mine.locator('input[type=file]').setInputFiles(PATH);
  await expect(mine.getByRole('slider')).toBeVisible();
  await mine.goto(mine.url().replace('/t/', '/review/'));
  await expect(mine.getByText('Review complete')).toBeVisible({ timeout: 200_000 });
  await mine.getByRole('navigation', { name: 'Parts of the board' }).getByRole('button', { name: 'Key moments' }).click();
  await mine.getByRole('button', { name: 'Publish' }).click();
  const form = mine.getByRole('dialog', { name: 'Publish' });
  await form.getByLabel('Title').fill('My review');
  await form.getByLabel('Your name').fill('Ada');
  await form.getByRole('button', { name: 'Publish' }).click();
  const link = await form.getByLabel('Link to the analysis').inputValue();
  const { review, title } = await ask<{ review: { verdicts: unknown[] }; title: string }>(mine, 'GET', `/api/analyses/${link.slice(-12)}`);
  expect(title).toBe('My review');
  expect(review.verdicts.length).toBeGreaterThan(50);
  expect(await faults(mine)).toEqual([]);
  const reader = await visitor(browser, baseURL ? { baseURL } : {});
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Look at the review' }).click();
  await expect(reader.getByText('Review complete')).toBeVisible();
  await expect(reader.getByRole('heading', { name: /costliest decision/i })).toBeVisible();
});

test('an exploration is shared from its menu, and seen with its moves by whoever has the link', FULL_RUN, async ({ browser, baseURL }) => {
  const site = baseURL ? { baseURL } : {};
  const mine = await visitor(browser, { ...site, permissions: ['clipboard-read', 'clipboard-write'] });
  await openPrepared(mine, preparedTable('3-players-points', 'role', 3));
  await mine.goto('/explore/local-prepared');
  await mine.getByRole('button', { name: 'Play on, save, share' }).click();
  await mine.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(mine.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await mine.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/a\/[A-Za-z0-9]{12}$/);
  const reader = await visitor(browser, { ...site, viewport: PHONE });
  await reader.goto(link);
  await expect(reader.locator('[data-board] [data-thing]').filter({ visible: true }).first()).toBeVisible();
  await expect(reader).toHaveURL(link);
});
