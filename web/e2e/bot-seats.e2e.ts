import { expect } from '@playwright/test';
import { noErrors, quicken, settled } from './play.ts';
import { test } from './test.ts';
import { ask, beGuest, leaveAll, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('a bot has one name and its strength in the waiting room, in the rows and at the table', async ({ browser }) => {
  const page = await visitor(browser);
  const errors = noErrors(page);
  await beGuest(page, 'Inês');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'medium' }, { kind: 'bot', level: 'hard' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'puerto-rico', seats });
  await page.goto(`/t/${id}`);
  // Inês is a person here: the bot that is called so elsewhere takes the next name.
  for (const [name, bot] of [
    ['Tomás', 'bot, medium'],
    ['Beatriz', 'bot, hard'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(bot);
  await page.goto('/');
  const row = page.locator('li.table').first();
  await expect(row).toContainText(/Inês.*Tomás\s+bot, medium.*Beatriz\s+bot, hard/);
  await ask(page, 'POST', `/api/tables/${id}/bot`, { seat: 3, level: 'easy' });
  await page.goto(`/t/${id}`);
  for (const [name, strength] of [
    ['Tomás', 'medium'],
    ['Beatriz', 'hard'],
    ['Duarte', 'easy'],
  ] as const)
    await expect(page.getByRole('article', { name })).toContainText(strength);
  await page.goto('/');
  await expect(row).toContainText(/Inês.*Tomás\s+bot, medium.*Beatriz\s+bot, hard.*Duarte\s+bot, easy/);
  expect(errors).toEqual([]);
});

for (const game of ['puerto-rico', 'madeira'])
  test(`no two players share a name, though a person takes a bot’s and seats become bots’ (${game})`, async ({ page }) => {
    await quicken(page);
    await page.goto(`/new/${game}`);
    await page.getByLabel('Seat 1: Name').fill('Inês');
    await page.getByLabel('Seat 3', { exact: true }).selectOption('person');
    await page.getByLabel('Seat 3: Name').fill('ines');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    const names = page.getByRole('complementary', { name: 'Your table' }).getByRole('listitem');
    await expect(names).toHaveText([/^\s*Inês/, /^\s*Tomás\s+bot, medium/, /^\s*ines 2/, /^\s*Beatriz\s+bot, medium/]);
    await page.getByLabel('Seat 1', { exact: true }).selectOption('easy');
    await page.getByLabel('Seat 1: Name').fill('');
    await expect(names).toHaveText([/^\s*Leonor\s+bot, easy/, /^\s*Tomás/, /^\s*ines/, /^\s*Beatriz/]);
    await page.getByRole('button', { name: 'Start' }).click();
    await settled(page);
    for (const name of ['Leonor', 'Tomás', 'Beatriz'])
      await expect(page.locator('article').filter({ hasText: name })).toContainText(name === 'Leonor' ? 'easy' : 'medium');
  });
