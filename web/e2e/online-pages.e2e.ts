import { expect } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { noErrors } from './play.ts';
import { flaggedGame, ratedGame } from './played-games.ts';
import { FULL_RUN, fullRunUnless } from './tags.ts';
import { test } from './test.ts';
import { ask, beAccount, beGuest, leaveAll, log, makeTable, newLogin, PHONE, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('after a finished game the profile has its rating, figures and the way back into it', async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const { id } = await beAccount(anna, 'Anna');
  await beAccount(bob, 'Bob');
  const [, table] = await Promise.all([flaggedGame(anna, bob), ratedGame(anna, bob)]);
  const games = () => ask<{ games: unknown[] }>(anna, 'GET', `/api/people/${id}/games`);
  await expect.poll(async () => (await games()).games.length).toBe(2);
  const errors = noErrors(bob);
  await bob.goto(`/p/${id}`);
  await expect(bob.getByRole('heading', { name: 'Anna' })).toBeVisible();
  await expect(bob.getByRole('img', { name: /^Rating over time/ })).toBeVisible();
  await expect(bob.getByRole('img', { name: 'Points in recent games' })).toBeVisible();
  await expect(bob.getByText('ended by the clock')).toBeVisible();
  await bob
    .getByRole('link', { name: /^Replay/ })
    .and(bob.locator(`[href*="${table}"]`))
    .click();
  await expect(bob).toHaveURL(new RegExp(`/t/${table}`));
  await expect(bob.getByRole('slider')).toBeVisible();
  expect(errors).toEqual([]);
});

test('nobody by that id, no table by that id and no game by that name are said so', async ({ page }) => {
  await page.goto('/p/AAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'There is no such player.' })).toBeVisible();
  await page.goto('/t/AAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'There is no such table.' })).toBeVisible();
  for (const path of ['/rules/chess', '/stats/chess']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is not on our charts.' })).toBeVisible();
  }
});

for (const colorScheme of SCHEMES)
  test(`no accessibility faults on the pages with others, ${colorScheme}`, FULL_RUN, async ({ browser }) => {
    const page = await visitor(browser, { colorScheme });
    const found: string[] = [];
    const visit = async (path: string) => {
      await page.goto(path);
      await page.waitForSelector('h1');
      found.push(...(await faults(page)));
    };
    await visit('/me');
    await visit('/players');
    const { id } = await beGuest(page, 'Axel');
    await visit('/me');
    await ask(page, 'POST', '/api/register', { login: newLogin('axel'), password: 'caravel of the south' });
    await visit('/me');
    await makeTable(page, 'Axel', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }] });
    await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
    found.push(...(await faults(page)));
    await visit(`/p/${id}`);
    expect(found).toEqual([]);
  });

for (const colorScheme of SCHEMES)
  test(`no accessibility faults in company, ${colorScheme}`, FULL_RUN, async ({ browser }) => {
    const [anna, bob] = await twoAtATable(browser, { pace: { kind: 'live', minutes: 30, increment: 10, onFlag: 'bot' } });
    await anna.emulateMedia({ colorScheme });
    await bob.getByLabel('Say something').fill('Hello');
    await bob.getByRole('button', { name: 'Send' }).click();
    await bob.getByText('More', { exact: true }).click();
    await bob.getByRole('button', { name: 'Propose to end the game' }).click();
    await expect(anna.getByRole('button', { name: 'Agree' })).toBeVisible();
    expect(await faults(anna)).toEqual([]);
    await anna.getByRole('button', { name: 'More about Bob' }).click();
    await anna.getByText('Report Bob').click();
    expect(await faults(anna)).toEqual([]);
    await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await anna.setViewportSize(PHONE);
    await anna.getByRole('button', { name: /^Chat and clocks/ }).click();
    expect(await faults(anna)).toEqual([]);
  });

const TITLES = {
  en: ['You', 'Players', 'Waiting for players'],
  it: ['Tu', 'Giocatori', 'In attesa di giocatori'],
  de: ['Du', 'Spieler', 'Warten auf Mitspieler'],
  hu: ['Te', 'Játékosok', 'Játékosokra várunk'],
  pt: ['Tu', 'Jogadores', 'À espera de jogadores'],
} as const;

for (const [locale, [me, players, waiting]] of Object.entries(TITLES))
  test(`the pages with others speak ${locale}`, fullRunUnless(locale === 'hu'), async ({ browser }) => {
    const page = await visitor(browser, { viewport: PHONE });
    const errors = noErrors(page);
    await page.addInitScript((value) => localStorage.setItem('caravel.locale', JSON.stringify(value)), locale);
    const { id } = await beGuest(page, 'Ada');
    const shows = async (path: string, title: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title, level: 1, exact: true })).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    };
    await shows('/me', me);
    await shows('/players', players);
    await shows(`/p/${id}`, 'Ada');
    const table = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await shows(`/t/${table.id}`, waiting);
    expect(errors).toEqual([]);
  });

test('a game ended by agreement is in the history of who made it alone with bots', async ({ browser }) => {
  const page = await visitor(browser);
  const { id } = await beGuest(page, 'Solo');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }];
  const table = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'puerto-rico', seats });
  await page.goto(`/t/${table.id}`);
  await expect(log(page)).toBeVisible();
  await ask(page, 'POST', `/api/tables/${table.id}/end`);
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await page.goto(`/p/${id}`);
  await expect(page.getByText('ended by agreement')).toBeVisible();
});
