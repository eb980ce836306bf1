/** The daily table: somebody with an account plays it to its end, a guest practises, and the next day everything is open. */
import { at, seeded } from '@caravel/core';
import { DAY, dayOf } from '@caravel/protocol';
import { expect, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { keptWhole } from './kept-files.ts';
import { makeTable, quicken, settled } from './play.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test as base } from './test.ts';
import { ask, beAccount, leaveAll, PHONE, visitor } from './visitors.ts';

const HOUR = 3_600_000;
/** Bots look one step ahead, and everybody with an account takes part. */
const EASY = { CARAVEL_DAILY_VISITS: '1', CARAVEL_DAILY_AGE_HOURS: '0', CARAVEL_DAILY_GAMES: '0' };

/** Noon of the next day on which two sit at Puerto Rico's table, so that games are short and no day ends meanwhile. */
const ahead = (now: number): number => {
  const next = dayOf(now) + 1;
  return (next + ((4 - (next % 4)) % 4)) * DAY + 12 * HOUR - now;
};

const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await TestServer.start({ env: { ...EASY, CLOCK_AHEAD: String(ahead(Date.now())) }, jump: DAY });
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});

test.afterEach(leaveAll);

const card = (page: Page, title = 'Puerto Rico') => page.getByRole('article', { name: title });

interface Legal {
  readonly seat: number;
  readonly length: number;
  readonly hasTurn: boolean;
  readonly moves: readonly string[];
}

/** Plays whatever is legal for the visitor until the game is over. */
const playOut = async (page: Page, id: string): Promise<void> => {
  const random = seeded(3);
  const isOver = async () => (await ask<{ status: string }>(page, 'GET', `/api/tables/${id}`)).status === 'finished';
  for (let request = 0; request < 5000; request++) {
    const { seat, length, hasTurn, moves } = await ask<Legal>(page, 'GET', `/api/tables/${id}/legal`);
    if (hasTurn)
      await ask(page, 'POST', `/api/tables/${id}/act`, {
        ...{ seat, length, request: `r${request}` },
        moves: [at(moves, random.below(moves.length))],
      });
    else if (await isOver()) return;
  }
  throw new Error('the game does not end');
};

test(
  'an account plays the table of the day once, and sees the ranking; the next day its game is the best',
  FULL_RUN,
  async ({ browser, server }) => {
    const page = await visitor(browser);
    await quicken(page);
    await beAccount(page, 'Ada');
    await page.goto('/');
    await page.getByRole('link', { name: 'Daily table' }).click();
    await expect(card(page, 'Madeira')).toBeVisible();
    await card(page).getByRole('button', { name: 'Play ranked' }).click();
    await expect(page.getByText('Daily table: one try, no take-backs, no hints.')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('button', { name: /^Hint/ })).toBeDisabled();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto('/daily');
    await expect(card(page).getByRole('link', { name: 'Continue', exact: true })).toBeVisible();
    await playOut(page, id);
    await page.reload();
    await expect(card(page).getByText(/^\d+ points? Nobody else has finished yet\.$/)).toBeVisible();
    await expect(card(page).getByText(/^you: \d+$/)).toBeVisible();
    await expect(page.getByText('1 day in a row')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await card(page).getByRole('link', { name: 'My game' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'To the ranking of the day' })).toBeVisible();
    await expect(page).toHaveURL(`/t/${id}`);

    // The next noon: the day is over for everybody.
    server.jump();
    const eve = await visitor(browser, { viewport: PHONE, hasTouch: true });
    await quicken(eve);
    await eve.goto('/daily');
    await expect(card(eve).getByText(/^Best game of .*: Ada, \d+ points?/)).toBeVisible();
    await card(eve).getByText('Fair draws').click();
    await expect(card(eve).getByText(/^Secret of/)).toBeVisible();
    expect(await faults(eve)).toEqual([]);
    await eve.goto(`/t/${id}`);
    await expect(eve.getByText('Fair draws: checked.')).toBeVisible();
    await eve.goto('/daily');
    await card(eve).getByRole('link', { name: 'Review of the best game' }).click();
    await expect(eve).toHaveURL(`/review/${id}`);
    await expect(eve.locator('[data-state]').first()).toBeAttached();
  },
);

test('a guest on a phone practises, leaves and goes on', async ({ browser }) => {
  const page = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await quicken(page);
  await page.goto('/daily');
  await expect(card(page).getByText('You need an account to play ranked.')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Play ranked' })).toHaveCount(0);
  await card(page).getByRole('button', { name: 'Practice' }).tap();
  await expect(page.locator('[data-board]')).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/t\/local-/);
  await settled(page);
  await page.goto('/daily');
  await card(page).getByRole('button', { name: 'Continue practice' }).tap();
  await expect(page).toHaveURL(pathname);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('whoever has played and seen the page before practises', FULL_RUN, async ({ page, context }) => {
    await quicken(page);
    await makeTable(page, ['person', 'random']);
    await settled(page);
    await keptWhole(page, 'puerto-rico');
    await page.goto('/daily');
    await expect(card(page)).toBeVisible();
    await keptWhole(page, 'practice-chance-');
    await context.setOffline(true);
    await page.goto('/daily');
    await expect(page.getByText('You can still practice here, even offline.')).toBeVisible();
    // The clock of this device says which day it is: the server's is ahead of it.
    await card(page).getByRole('button', { name: 'Practice' }).click();
    await settled(page);
  });
});

for (const colorScheme of SCHEMES)
  for (const [locale, practise] of [
    ['de', 'Üben'],
    ['hu', 'Gyakorlás'],
  ] as const)
    test(`no accessibility faults and no sideways scroll, ${locale}, ${colorScheme}`, FULL_RUN, async ({ browser }) => {
      for (const viewport of [PHONE, { width: 820, height: 1180 }, { width: 844, height: 390 }]) {
        const page = await visitor(browser, { viewport, colorScheme });
        await page.addInitScript((text) => localStorage.setItem('caravel.locale', text), JSON.stringify(locale));
        await page.goto('/daily');
        await expect(card(page, 'Madeira').getByRole('button', { name: practise })).toBeVisible();
        expect(await faults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    });
