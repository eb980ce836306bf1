/** What Madeira's board shows: dice, berths, words that do not collide, dots, names. */
import type { State, Timeline } from '@caravel/core';
import { BUILDINGS, madeira } from '@caravel/madeira';
import { expect, type Page } from '@playwright/test';
import { quicken, settled, touch } from './play.ts';
import { openPrepared, preparedMadeira, preparedStep, timelineTo, writeTable } from './prepared.ts';
import { fullRunUnless } from './tags.ts';
import { test } from './test.ts';

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
    test(
      `no two labels of the board collide, and none is small: ${game} in ${locale}`,
      fullRunUnless(locale === 'de' && game === '2nd-2-players'),
      async ({ page }) => {
        await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
        await quicken(page);
        for (const part of [0.1, 0.6]) {
          await openPrepared(page, preparedMadeira(game, part));
          await settled(page);
          const { over, smallest } = await labels(page);
          expect(over).toEqual([]);
          expect(smallest).toBeGreaterThanOrEqual(11);
        }
      },
    );

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
  await expect(explanation).toContainText('This number is our guess. Check it against your board.');
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
  test(`many Requests keep their names in the home: ${locale}`, fullRunUnless(locale === 'hu'), async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('caravel.locale', JSON.stringify(chosen)), locale);
    await quicken(page);
    const timeline = timelineTo(madeira, '1st-it-4-players', (s) => {
      const { seats, turn } = madeira.describe(s, 0);
      return turn.step === 'turn' && (seats[0]?.requests.length ?? 0) + (seats[0]?.favors.length ?? 0) > 3;
    });
    await openPrepared(page, writeTable(timeline));
    for (const [width, height] of [
      [1280, 800],
      [820, 1180],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      // Another layout takes a frame or two.
      await expect.poll(async () => (await requestFaults(page)).faults, `${width} × ${height}`).toEqual([]);
      expect((await requestFaults(page)).names.filter((name) => name !== '')).toHaveLength(3);
    }
    // On a phone held upright signs stand for the names, so that they are in sight; a touch says the name.
    await page.setViewportSize({ width: 390, height: 844 });
    const signs = page.locator('[data-dock] [data-thing^="own-request:"]');
    await expect(signs.locator('.title')).toHaveCount(0);
    await expect(signs.first()).toBeInViewport({ ratio: 1 });
    await expect(signs.nth(1)).toBeInViewport({ ratio: 1 });
    await signs.first().dispatchEvent('click');
    await expect(page.locator('[data-explanation]')).toContainText(/\p{L}{3}/u);
  });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a building that can be chosen is hit in its middle, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quicken(page);
    await openPrepared(page, preparedStep('madeira', '2nd-2-players', 'leave'));
    await settled(page);
    const missed = await page.evaluate(() =>
      [...document.querySelectorAll<SVGGElement>('[data-thing^="building:"]')].flatMap((building) => {
        // Few games come to a question about buildings: this is how they look then.
        building.setAttribute('data-open', '');
        building.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width: w, height: h } = building.getBoundingClientRect();
        const isHit = building.contains(document.elementFromPoint(x + w / 2, y + h / 2));
        building.removeAttribute('data-open');
        return isHit ? [] : [building.dataset.thing];
      }),
    );
    expect(missed).toEqual([]);
  });
