import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { noErrors } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beGuest, leaveAll, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

/** A guest with as many open tables as one may have. */
const host = async (page: Page, name: string, wish: object): Promise<void> => {
  await beGuest(page, name);
  for (let i = 0; i < 5; i++) await ask(page, 'POST', '/api/tables', { game: 'puerto-rico', seats: [ME, OPEN], access: 'open', ...wish });
};

test('the lobby shows page after page, and what somebody looks for', FULL_RUN, async ({ browser }) => {
  const [anna, bob, carl, reader] = await Promise.all(Array.from({ length: 4 }, () => visitor(browser)));
  if (!anna || !bob || !carl || !reader) throw new Error('four browsers are needed');
  await host(anna, 'Lobby Anna', {});
  await host(bob, 'Lobby Bob', { game: 'madeira', seats: [ME, OPEN, OPEN] });
  await host(carl, 'Lobby Carl', { pace: { kind: 'days', days: 2 }, seats: [ME, OPEN, { kind: 'bot', level: 'beginner' }] });
  const errors = noErrors(reader);
  await reader.goto('/');
  const lobby = reader.getByRole('region', { name: 'Play with others' });
  const lines = lobby.getByRole('listitem').filter({ has: reader.getByRole('link', { name: 'Sit down' }) });
  await expect(lines).toHaveCount(12);
  await lobby.getByRole('button', { name: 'Show more' }).first().click();
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(15);
  const choose = (what: string, choice: string) => lobby.getByLabel(what).selectOption(choice);
  const of = (name: string) => lines.filter({ hasText: name });
  await choose('Game', 'Madeira');
  await expect(of('Lobby Bob')).toHaveCount(5);
  await expect(of('Lobby Anna')).toHaveCount(0);
  await choose('Pace', 'Over several days');
  await expect(lobby.getByText('No open table matches these filters.')).toBeVisible();
  await choose('Game', 'All games');
  await expect(of('Lobby Carl')).toHaveCount(5);
  await choose('Players', '2');
  await expect(of('Lobby Carl')).toHaveCount(0);
  await choose('Pace', 'Any pace');
  await choose('Rating', 'Unrated only');
  await expect(of('Lobby Anna')).toHaveCount(5);
  await choose('Rating', 'Rated only');
  await expect(of('Lobby Anna')).toHaveCount(0);
  await reader.setViewportSize(PHONE);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(await faults(reader)).toEqual([]);
  expect(errors).toEqual([]);
});

test('whoever has enough tables is told what to do', async ({ browser }) => {
  const anna = await visitor(browser);
  await host(anna, 'Anna', { access: 'invite' });
  await anna.goto('/new');
  await anna.getByRole('radio', { name: /^Online/ }).check();
  await anna.getByRole('button', { name: 'Create the table' }).click();
  await expect(anna.getByText('Several of your tables are already waiting for players. Cancel one of them first.')).toBeVisible();
});
