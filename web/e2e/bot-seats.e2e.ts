import { expect } from '@playwright/test';
import { noErrors, quicken, settled } from './play.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
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
  test(
    `no two players share a name, though a person takes a bot’s and seats become bots’ (${game})`,
    fullRunUnless(game === 'madeira'),
    async ({ page }) => {
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
    },
  );

for (const [game, piece] of [
  ['puerto-rico', '[data-board] .resources [data-colour="2"]'],
  ['madeira', '[data-dock] use[href="#m-worker-2"]'],
] as const)
  test(
    `the colour chosen for a seat is shown at the table, with its shape, and remembered (${game})`,
    fullRunUnless(game === 'puerto-rico'),
    async ({ page }) => {
      await quicken(page);
      await page.goto(`/new/${game}`);
      const mine = page.getByRole('button', { name: /^Seat 1: .* Change the color$/ });
      await expect(mine).toHaveAccessibleName('Seat 1: blue. Change the color');
      await mine.click();
      await mine.click();
      await expect(mine).toHaveAccessibleName('Seat 1: green. Change the color');
      const marks = page.getByRole('complementary', { name: 'Your table' }).locator('[data-colour]');
      const colours = async () => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-colour')));
      expect(new Set(await colours()).size).toBe(3);
      await page.getByRole('button', { name: 'Start' }).click();
      await settled(page);
      await expect(page.locator(piece).first()).toBeVisible();
      await page.goto('/');
      await expect(page.locator('li.table').first().locator('[data-colour]').first()).toHaveAttribute('data-colour', '2');
      await page.goto('/new/puerto-rico');
      await expect(mine).toHaveAccessibleName('Seat 1: green. Change the color');
    },
  );

test('of two people who like the same colour the first keeps it; in the waiting room one chooses again', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  for (const page of [anna, bob])
    await page.addInitScript(() => localStorage.setItem('caravel.colour', localStorage.getItem('caravel.colour') ?? '3'));
  await anna.goto('/new/puerto-rico');
  await anna.getByRole('radio', { name: /^Online/ }).check();
  await anna.getByLabel(/Name$/).fill('Anna');
  await anna.getByRole('button', { name: 'Create the table' }).click();
  const own = (page: typeof anna) => page.getByRole('button', { name: /Change the color$/ });
  await expect(own(anna)).toHaveAccessibleName('Seat 1: pink. Change the color');
  await expect(anna).toHaveURL(/\/t\//);
  await bob.goto(anna.url());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(own(bob)).toHaveAccessibleName('Seat 2: yellow. Change the color');
  await own(anna).click();
  await expect(own(anna)).toHaveAccessibleName('Seat 1: blue. Change the color');
  await expect(bob.getByRole('listitem').filter({ hasText: 'host' }).locator('[data-colour="0"]')).toBeVisible();
  await own(bob).click();
  await expect(own(bob)).toHaveAccessibleName('Seat 2: orange. Change the color');
  await anna.getByLabel(/^Add a bot/).selectOption('easy');
  for (const page of [anna, bob]) {
    await expect(page.locator('[data-board]')).toBeVisible();
    await expect(
      page
        .getByRole('article', { name: page === anna ? 'Bob' : 'Anna' })
        .locator('[data-colour]')
        .first(),
    ).toHaveAttribute('data-colour', page === anna ? '1' : '0');
  }
});
