import type { State, Timeline } from '@caravel/core';
import { isThorough, thorough } from '@caravel/core/testing/thorough';
import { BUILDINGS, madeira } from '@caravel/madeira';
import { expect, type Page } from '@playwright/test';
import { faults } from './axe.ts';
import { isOver, makeTable, noErrors, PART, playOut, quicken, settled, tabTo, WHOLE_GAME } from './play.ts';
import { openPrepared, preparedMadeira, preparedStep, timelineTo, writeTable } from './prepared.ts';
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
  const busy = things.filter((thing) => !isMill(thing) && !thing.startsWith('pass:') && thing !== 'done');
  return busy.length > 0 ? busy : things.filter((thing) => !isMill(thing));
};

/** Away first from where the last explanation may have opened. */
const touch = async (page: Page, selector: string): Promise<void> => {
  await page.mouse.move(2, 2);
  await page.locator(selector).first().click();
};

const touchOne = async (page: Page, roll: (sides: number) => number): Promise<void> => {
  const things = await openThings(page);
  const mill = things.filter(isMill);
  const pool = mill.length > 0 && roll(12) === 0 ? mill : eager(things);
  const choices = pool.length > 0 ? pool : things;
  await touch(page, `[data-thing="${choices[roll(choices.length)]}"]`);
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

test(`${PART} of Madeira for two by keyboard alone`, async ({ page }) => {
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

for (const colorScheme of ['light', 'dark'] as const)
  test(`the board of Madeira has no accessibility faults, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await quicken(page);
    await openPrepared(page, preparedMadeira('2nd-4-players', 0.3));
    await settled(page);
    expect(await faults(page)).toEqual([]);
  });

test('goods are exchanged at the windmill step by step', async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'random'], 'madeira');
  const roll = dice(2);
  await settled(page);
  for (let touches = 0; touches < 200 && !(await openThings(page)).includes('exchange'); touches++) {
    await touchOne(page, roll);
    await settled(page);
  }
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

/** Plays until the prompt asks for a die. */
const untilDice = async (page: Page): Promise<void> => {
  const roll = dice(6);
  const asks = page.getByText(/^Place a die on a character/);
  for (let touches = 0; touches < 40 && !(await asks.isVisible()); touches++) {
    await settled(page);
    if (!(await asks.isVisible())) await touchOne(page, roll);
  }
  await expect(asks).toBeVisible();
};

test('the prompt of phase B is short, and a character may be chosen before the die', async ({ page }) => {
  await quicken(page);
  await makeTable(page, ['person', 'random'], 'madeira');
  await untilDice(page);
  const buttons = page.getByRole('region', { name: 'Your decision' }).getByRole('button');
  expect(await buttons.count()).toBeLessThan(16);
  await expect(page.locator('[data-move="windmill down bread"]')).toBeHidden();
  // It does not glow: the die is what is asked for first. Not every character can be paid for in every game.
  await page.locator('[data-thing^="character:"][data-later]').first().click({ force: true });
  const open = await openThings(page);
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((thing) => /^(pirate-)?die:/.test(thing))).toBe(true);
  // The bot may have placed one before.
  const told = page.getByRole('log').getByRole('button', { name: /places a .* at / });
  const before = await told.count();
  await touch(page, '[data-board] [data-open]');
  await expect.poll(() => told.count()).toBeGreaterThan(before);
});

test('every pill, tile and drawing explains itself where the mouse rests', async ({ page }) => {
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
  await page.addInitScript(() => localStorage.setItem('caravel.pace', '"slow"'));
  await makeTable(page, ['person', 'random', 'random'], 'madeira');
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

test('every die shows its pips, at home, in the Watch and on characters', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedMadeira('2nd-3-players', 0.3));
  await settled(page);
  const dice = await page.$$eval('[data-layout] [data-die]', (all) =>
    all.map((die) => ({
      value: Number((die as SVGElement).dataset.die),
      pips: document.querySelectorAll(`${die.getAttribute('href')} :is(circle, ellipse)`).length,
    })),
  );
  expect(dice.length).toBeGreaterThan(4);
  // A die whose value nobody can tell stands on an edge and shows 1, 2 and 3.
  for (const { value, pips } of dice) expect(pips).toBe(value === 0 ? 6 : value);
  expect(await page.locator('[data-dock] [data-thing^="die:"] [data-die]').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-thing^="pirate-die:"] [data-die]').count()).toBeGreaterThan(0);
});

/** The dice that each character shows. */
const facesOn = (page: Page): Promise<Record<string, number[]>> =>
  page.$$eval('[data-thing^="character:"]', (all) =>
    Object.fromEntries(
      all.map((character) => [
        (character as SVGElement).dataset.thing?.replace('character:', '') ?? '',
        [...character.querySelectorAll<SVGElement>('[data-die]')].map(({ dataset }) => Number(dataset.die)),
      ]),
    ),
  );

const characterAt = (s: State, building: string): string =>
  madeira.describe(s, 0).buildings.find((one) => one.building === building)?.character ?? 'special';

/** What was placed on each character since the dice were rolled for this round, guild dice first. */
const placedOn = (moves: readonly string[], s: State): Record<string, number[]> => {
  const round = moves.slice(moves.findLastIndex((move) => move.startsWith('roll ')) + 1);
  const values = (kind: string, building: string): number[] =>
    round.flatMap((move) => {
      const [what, value, figure] = move.split(' ');
      return what === kind && figure === characterAt(s, building) ? [Number(value)] : [];
    });
  return Object.fromEntries(BUILDINGS.map((building) => [building, [...values('die', building), ...values('pirate', building)]]));
};

const movesOf = ({ steps }: Timeline): string[] => steps.map(({ move }) => move);

test('a die on a character shows what it was placed with: on a kept table, after a move, taken back, and looking back', async ({
  page,
}) => {
  await quicken(page);
  const timeline = timelineTo(madeira, '2nd-2-players', (s) => {
    const { phase, buildings, turn, seats } = madeira.describe(s, 0);
    const placed = buildings.reduce((sum, { guildDice }) => sum + guildDice, 0);
    return phase === 'B' && turn.step === 'turn' && placed > 1 && (seats[0]?.dice.length ?? 0) > 0;
  });
  const placed = placedOn(movesOf(timeline), timeline.state);
  expect(Object.values(placed).flat().length).toBeGreaterThan(1);
  await openPrepared(page, writeTable(timeline));
  await settled(page);
  expect(await facesOn(page)).toEqual(placed);

  const value = Number((await page.locator('[data-dock] [data-thing^="die:"][data-open]').first().getAttribute('data-thing'))?.slice(-1));
  await touch(page, `[data-dock] [data-thing="die:${value}"]`);
  const character = await page.locator('[data-thing^="character:"][data-open]').first().getAttribute('data-thing');
  const building = character?.replace('character:', '') ?? '';
  await touch(page, `[data-thing="${character}"]`);
  const before = placed[building] ?? [];
  await expect.poll(async () => ((await facesOn(page))[building] ?? []).toSorted()).toEqual([...before, value].toSorted());
  await page.keyboard.press('u');
  await expect.poll(() => facesOn(page)).toEqual(placed);

  const first = timeline.steps.findLast(({ move }) => move.startsWith('roll '))?.entry ?? 0;
  const earlier = timeline.steps.filter(({ entry, move }) => entry > first && /^(die|pirate) /.test(move)).at(-1)?.entry ?? 0;
  const moves = timeline.steps.filter(({ entry }) => entry < earlier).map(({ move }) => move);
  await page.goto(`/t/local-prepared?at=${earlier}`);
  await expect.poll(() => facesOn(page)).toEqual(placedOn(moves, timeline.positionAt(earlier)));
});

test('dice at home, in the Watch, on the guild board and of buildings already resolved show their values', async ({ page }) => {
  await quicken(page);
  const timeline = timelineTo(madeira, '2nd-4-players', (s) => {
    const { resolving, buildings } = madeira.describe(s, 0);
    const now = buildings.findIndex(({ building }) => building === resolving?.building);
    return buildings.some(({ guildDice }, i) => i < now && guildDice > 0);
  });
  const { seats, watch, rows, resolving } = madeira.describe(timeline.state, 0);
  expect(resolving).toBeDefined();
  await openPrepared(page, writeTable(timeline));
  await settled(page);
  const shown = (within: string): Promise<number[]> =>
    page.$$eval(`${within} [data-die]`, (all) => all.map((die) => Number((die as SVGElement).dataset.die)).toSorted());
  expect(await shown('[data-dock]')).toEqual(seats[0]?.dice.toSorted());
  expect(await shown('[data-thing^="pirate-die:"]')).toEqual(watch.dice.toSorted());
  expect(await shown('[data-card="guild"]')).toEqual(rows.flatMap(({ dice }) => dice).toSorted());
  expect(await shown('[data-area="players"]')).toEqual(
    seats
      .slice(1)
      .flatMap(({ dice }) => dice)
      .toSorted(),
  );
  const faces = await facesOn(page);
  expect(faces[resolving?.building ?? '']?.slice(0, resolving?.dice.length)).toEqual(resolving?.dice);
  for (const values of Object.values(faces)) expect(values).not.toContain(0);
});

test('with two players the slot of two quantities is one berth with two prices', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedMadeira('2nd-2-players', 0.3));
  for (const [good, slots] of [
    ['wheat', 3],
    ['sugar', 4],
    ['wine', 3],
  ] as const) {
    const berths = page.locator(`[data-berth^="${good}-"]`);
    await expect(berths).toHaveCount(slots);
    await expect(berths.locator('[data-thing^="slot:"]')).toHaveCount(slots);
    await expect(berths.locator('[data-thing^="more:"]')).toHaveCount(1);
    await expect(berths.filter({ has: page.locator('[data-thing^="more:"]') })).toContainText('or');
  }
});

/** The words of the board that lie over each other, and the smallest of them. */
const labels = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-board] svg text')].filter((text) => text.textContent !== '');
    const boxes = shown.map((text) => ({ text: text.textContent ?? '', box: text.getBoundingClientRect() }));
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    const over = boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((two) => (isOver(one.box, two.box) ? [`${one.text} × ${two.text}`] : [])),
    );
    const sizes = shown.map(
      (text) => Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
    );
    return { over, smallest: Math.min(...sizes) };
  });

for (const locale of ['en', 'de', 'it', 'hu', 'pt'])
  for (const game of ['2nd-2-players', '2nd-4-players'])
    test(`no two labels of the board collide, and none is small: ${game} in ${locale}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
      await quicken(page);
      for (const part of [0.1, 0.6]) {
        await openPrepared(page, preparedMadeira(game, part));
        await settled(page);
        const { over, smallest } = await labels(page);
        expect(over).toEqual([]);
        expect(smallest).toBeGreaterThanOrEqual(11);
      }
    });

test('a dot marks each number that is reconstructed, and its explanation leads to the owners’ check', async ({ page }) => {
  await quicken(page);
  await openPrepared(page, preparedMadeira('2nd-4-players', 0));
  await settled(page);
  const dots = (thing: string) => page.locator(`[data-thing="${thing}"] [data-guess]`);
  for (const [thing, count] of [
    ['city:porto-santo', 2],
    ['city:funchal', 0],
    ['city:machico', 1],
    ['slot:sugar-3', 2],
    ['slot:sugar-4', 0],
    ['slot:india-3', 1],
    ['slot:brasil-3', 0],
    ['place:2e', 1],
    ['place:1d', 0],
    ['district:funchal:4', 1],
  ] as const)
    await expect(dots(thing), thing).toHaveCount(count);
  const explanation = page.locator('[data-explanation]');
  await page.locator('[data-thing="city:machico"]').dispatchEvent('contextmenu');
  await expect(explanation).toContainText('This number is reconstructed. Check it against your board.');
  await expect(explanation.getByRole('link', { name: 'Check it against your board.' })).toHaveAttribute('href', '/board');
  await page.locator('[data-thing="city:funchal"]').dispatchEvent('contextmenu');
  await expect(explanation).toContainText('Funchal');
  await expect(explanation).not.toContainText('reconstructed');
});

/** What is written on the own Requests and hangs over its tile or the home. */
const requestFaults = (page: Page): Promise<{ names: string[]; faults: string[] }> =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>('[data-dock] [data-thing^="own-request:"]')];
    const dock = document.querySelector('[data-dock]')?.getBoundingClientRect() ?? new DOMRect();
    const faults = tiles.flatMap((tile) => {
      const box = tile.getBoundingClientRect();
      const title = tile.querySelector('.title')?.getBoundingClientRect() ?? new DOMRect();
      const isIn = title.left >= box.left && title.right <= box.right && title.top >= box.top && title.bottom <= box.bottom;
      const isHome = box.top >= dock.top && box.bottom <= dock.bottom;
      return isIn && isHome ? [] : [tile.textContent ?? ''];
    });
    return { names: tiles.map((tile) => tile.querySelector('.title')?.textContent ?? ''), faults };
  });

for (const locale of ['en', 'de', 'it', 'hu', 'pt'])
  test(`many Requests keep their names in the home: ${locale}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
    await quicken(page);
    const timeline = timelineTo(madeira, '1st-it-4-players', (s) => {
      const { seats, turn } = madeira.describe(s, 0);
      return turn.step === 'turn' && (seats[0]?.requests.length ?? 0) + (seats[0]?.favors.length ?? 0) > 3;
    });
    await openPrepared(page, writeTable(timeline));
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      // Another layout takes a frame or two.
      await expect.poll(async () => (await requestFaults(page)).faults, `${width} × ${height}`).toEqual([]);
      expect((await requestFaults(page)).names.filter((name) => name !== '')).toHaveLength(3);
    }
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
  await expect(page.locator('[data-area="log"]')).toContainText(new RegExp(`Ada scores \\d+ PP for ${first}`));
});

test('what matters here is said in sentences, also where it is open from the start', async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => localStorage.setItem('caravel.lessons', 'true'));
  await openPrepared(page, preparedMadeira('2nd-3-players', 0.3));
  const rules = page.locator('.prompt details li');
  await expect(rules.first()).toContainText(/\w+ \w+ \w+ .*\./);
});
