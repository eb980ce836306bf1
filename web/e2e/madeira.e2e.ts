import { legalMoves, type State } from '@caravel/core';
import { isThorough, thorough } from '@caravel/core/testing/thorough';
import { madeira } from '@caravel/madeira';
import { expect, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { isOver, makeTable, noErrors, PART, playOut, quicken, settled, tabTo, touch, WHOLE_GAME } from './play.ts';
import { openPrepared, preparedMadeira, preparedStep, timelineTo, writeTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

/** The same choices in every run. */
const dice = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % sides;
  };
};

const openThings = (page: Page): Promise<string[]> =>
  page.$$eval('[data-board] [data-open]', (all) => all.map((element) => (element as HTMLElement).dataset.thing ?? ''));

/** The windmill is open nearly always: someone who plays touches it now and then. */
const isMill = (thing: string): boolean => /^(mill|exchange)/.test(thing);

/** Dice before passing, moves before saying that it is enough. */
const eager = (things: readonly string[]): readonly string[] => {
  const busy = things.filter((thing) => !isMill(thing) && !thing.startsWith('pass') && thing !== 'done');
  return busy.length > 0 ? busy : things.filter((thing) => !isMill(thing));
};

const touchOne = async (page: Page, roll: (sides: number) => number): Promise<void> => {
  const things = await openThings(page);
  const mill = things.filter(isMill);
  const pool = mill.length > 0 && roll(12) === 0 ? mill : eager(things);
  const choices = pool.length > 0 ? pool : things;
  const thing = choices[roll(choices.length)];
  // The Passing Column is touched at its sign: its slots lie over the rest of it.
  if (thing === 'passing') await page.locator('[data-thing="passing"]').click({ position: { x: 30, y: 8 } });
  else await touch(page, `[data-thing="${thing}"]`);
};

const playOn = async (page: Page, roll: (sides: number) => number, most: number): Promise<number> => {
  for (let touches = 0; touches < most; touches++) {
    await settled(page);
    if (await isOver(page)) return touches;
    await touchOne(page, roll);
  }
  return most;
};

/** The last rounds; the whole game in `bin/test full`. */
const beginGame = (page: Page): Promise<void> =>
  isThorough
    ? makeTable(page, ['person', 'random'], 'madeira')
    : openPrepared(page, preparedMadeira('2nd-2-players', 0.7).replaceAll('"easy"', '"random"'));

test(`${PART} of Madeira for two against a bot, by clicks on the board`, async ({ page }) => {
  test.setTimeout(WHOLE_GAME);
  const errors = noErrors(page);
  await quicken(page);
  await beginGame(page);
  const roll = dice(11);
  const touches = await playOut(page, () => touchOne(page, roll), 1500);
  expect(touches).toBeGreaterThan(thorough(15, 60));
  const result = page.getByRole('dialog', { name: 'The game is over' });
  await result.getByText('Full score sheet').click();
  for (const row of ['Crown’s Requests', 'During play', 'Goods and money', 'Lost to Pirates', 'Total'])
    await expect(result.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

/** By turns a digit of the prompt, and Tab, an arrow key and Enter on the board. */
const press = async (page: Page, turn: number): Promise<void> => {
  const things = await openThings(page);
  if (turn % 2 === 0 || things.length === 0) return page.keyboard.press('1');
  await tabTo(page, '[data-board] [data-open]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

test(`${PART} of Madeira for two by keyboard alone`, FULL_RUN, async ({ page }) => {
  test.setTimeout(WHOLE_GAME);
  const errors = noErrors(page);
  await quicken(page);
  await beginGame(page);
  await playOut(page, press, 1500);
  expect(errors).toEqual([]);
});

test('on a phone the card with the choice comes to the front, and nothing hangs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await quicken(page);
  await makeTable(page, ['person', 'random', 'random'], 'madeira');
  await settled(page);
  await expect(page.locator('[data-card="cities"]')).toBeInViewport({ ratio: 0.9 });
  await playOn(page, dice(5), 3);
  await settled(page);
  await expect(page.locator('[data-card="guild"]')).toBeInViewport({ ratio: 0.6 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const colorScheme of SCHEMES)
  test(`the board of Madeira has no accessibility faults, ${colorScheme}`, FULL_RUN, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await quicken(page);
    await openPrepared(page, preparedMadeira('2nd-4-players', 0.3));
    await settled(page);
    expect(await faults(page)).toEqual([]);
  });

test('goods are exchanged at the windmill step by step', async ({ page }) => {
  await quicken(page);
  const canExchange = (s: State) => legalMoves(madeira, s, 0).some((move) => madeira.moves.text(move).startsWith('exchange'));
  await openPrepared(page, writeTable(timelineTo(madeira, '2nd-2-players', canExchange)));
  await settled(page);
  const goods = () =>
    page.$$eval('[data-board] [data-thing^="home:w"], [data-thing="home:sugar"]', (all) =>
      all.map((chip) => chip.textContent?.trim()).join(' '),
    );
  const before = await goods();
  await touch(page, '[data-thing="exchange"]');
  await touch(page, '[data-thing^="pair:"][data-open]');
  await touch(page, '[data-thing="take:wine"]');
  await expect.poll(goods).not.toBe(before);
});

test('the prompt of phase B is short, and a character may be chosen before the die', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedStep('madeira', '2nd-3-players', 'turn'));
  await settled(page);
  await expect(page.getByText(/^Place a die on a character/)).toBeVisible();
  const buttons = page.getByRole('region', { name: 'Your decision' }).getByRole('button');
  expect(await buttons.count()).toBeLessThan(16);
  await expect(page.locator('[data-move="windmill down bread"]')).toBeHidden();
  // It does not glow: the die is what is asked for first. Not every character can be paid for in every game.
  await page.locator('[data-thing^="character:"][data-later]').first().click({ force: true });
  const open = await openThings(page);
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((thing) => /^(pirate-)?die:/.test(thing))).toBe(true);
  // The bot may have placed one before.
  const told = page.getByRole('log').getByRole('button', { name: /places? a .* at / });
  const before = await told.count();
  await touch(page, '[data-board] [data-open]');
  await expect.poll(() => told.count()).toBeGreaterThan(before);
});

test('every pill, tile and drawing explains itself where the mouse rests', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'random', 'random'], 'madeira');
  await settled(page);
  for (const [thing, says] of [
    ['phase:D', 'Honor, income from the colonies'],
    ['crown:3', 'Score 2 of 3 Requests'],
    ['windmill', 'Feeds as many Workers as its level'],
    ['pay:moinho', '1 or 2 Workers in the region: 2 Bread'],
  ] as const) {
    await page.locator(`[data-thing="${thing}"]`).hover();
    await expect(page.locator('[data-explanation]')).toContainText(says);
  }
});

/** What the panel shows of a supply. */
const ownCount = async (page: Page, supply: string): Promise<number> =>
  Number(await page.locator(`[data-thing="home:${supply}"]`).textContent());

/** Turns the windmill if others think and it is open: looked at and touched in one moment, or somebody may have moved between. The bread before. */
const millWhileWaiting = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const waits = [...document.querySelectorAll('.prompt .say p')].some(({ textContent }) => textContent?.startsWith('Waiting for'));
    const mill = document.querySelector('[data-thing="mill:bread"][data-open]');
    if (!waits || !mill) return undefined;
    const bread = Number(document.querySelector('[data-thing="home:bread"]')?.textContent);
    mill.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return bread;
  });

test('the windmill is open while others think', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => localStorage.setItem('caravel.pace', '"normal"'));
  await openPrepared(page, preparedStep('madeira', '2nd-4-players', 'turn'));
  const roll = dice(4);
  let before: number | undefined;
  for (let touches = 0; touches < 60 && before === undefined; touches++) {
    await settled(page);
    await touchOne(page, roll);
    before = await millWhileWaiting(page);
  }
  expect(before).toBeDefined();
  await expect.poll(() => ownCount(page, 'bread')).toBe((before ?? 0) + 1);
});

test('places that can be chosen are lit and all others lie in the shade', async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'random'], 'madeira');
  await settled(page);
  const veil = page.locator('[data-card="map"] [data-veil]');
  await expect(veil).toHaveCount(0);
  await touchOne(page, dice(1));
  await expect(page.locator('[data-card="map"] [data-thing^="place:"][data-open]').first()).toBeVisible();
  await expect(veil).toHaveCount(1);
});

test('E1 a touched Request is scored, and the other one stays', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedStep('madeira', '2nd-2-players', 'leave'));
  await settled(page);
  const tiles = page.locator('[data-thing^="own-request:"][data-open]');
  const [first] = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-label')?.split('.')[0] ?? ''));
  const count = await tiles.count();
  await expect(page.locator('.prompt .say')).toContainText('to score now');
  await tiles.first().click();
  // Of three, two are scored.
  if (count === 3) await page.locator('[data-thing^="own-request:"][data-open]').first().click();
  await expect(page.locator('[data-area="log"]')).toContainText(new RegExp(`You score \\d+ PP for ${first}`));
});

test('what matters here is said in sentences, also where it is open from the start', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => localStorage.setItem('caravel.lessons', 'true'));
  await openPrepared(page, preparedMadeira('2nd-3-players', 0.3));
  const rules = page.locator('.prompt details li');
  await expect(rules.first()).toContainText(/\w+ \w+ \w+ .*\./);
});
