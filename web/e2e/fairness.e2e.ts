import { readFileSync } from 'node:fs';
import { must, parseGameFile, verifyFairness } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { expect, type Page } from '@playwright/test';
import { clickOnce, makeTable as makeLocalTable, noErrors, quicken, settled } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { leaveAll, log, makeTable, sit, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] };

const proposeEnd = async (page: Page): Promise<void> => {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Propose to end the game' }).click();
};

const seal = (page: Page) => page.getByRole('dialog', { name: 'The game is over' }).getByRole('region', { name: 'Fair draws' });

/** The file behind the seal, as it was saved. */
const savedGame = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    seal(page).getByRole('button', { name: 'Save the game with its proof' }).click(),
  ]);
  return must(parseGameFile(readFileSync(await download.path(), 'utf8'), () => puertoRico));
};

test('two people see what everybody has fixed, play, and each browser checks every draw', async ({ browser }) => {
  const anna = await visitor(browser);
  const bob = await visitor(browser);
  const errors = [noErrors(anna), noErrors(bob)];
  const id = await makeTable(anna, 'Anna', OPEN);
  const panel = anna.locator('section').filter({ hasText: 'Fair draws' });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Server' })).toContainText(/locked in [0-9a-f]{10}…/);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText(/locked in [0-9a-f]{10}…/);
  await sit(bob, id, 'Bob');
  await expect(log(anna)).toBeVisible();
  await expect(log(bob)).toBeVisible();
  await proposeEnd(anna);
  await bob.getByRole('button', { name: 'Agree' }).click();
  for (const page of [anna, bob]) {
    await expect(seal(page)).toContainText('Fair draws: checked, with 2 of 2 parts.');
    await expect(seal(page)).toContainText('Your own part counts.');
    await expect(seal(page)).toContainText('Not proved: that the operator did not see draws in advance.');
  }
  const { config, entries, fairness } = await savedGame(anna);
  expect(fairness).toBeDefined();
  if (fairness) expect(must(verifyFairness(puertoRico, config, entries, fairness))).toMatchObject({ scheme: 2, parts: 2, people: 2 });
  expect(errors.flat()).toEqual([]);
});

test('a browser that sees other parts at the end than before says so loudly', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  await proposeEnd(anna);
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect(seal(anna)).toContainText('2 of 2 parts');
  await anna.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...kept, parts: kept.parts.toReversed() }));
  }, `caravel.part.${id}`);
  await anna.reload();
  await expect(seal(anna).getByRole('alert')).toContainText('The draws do not check out!');
  await bob.evaluate((key) => localStorage.removeItem(key), `caravel.part.${id}`);
  await bob.reload();
  await expect(seal(bob)).toContainText('This browser holds no part of yours');
});

test('a game waits for a part that is not revealed; any page of the site reveals it', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', OPEN);
  await expect(anna.getByText(/locked in/)).toHaveCount(2);
  await anna.goto('about:blank');
  await sit(bob, id, 'Bob');
  await expect(bob.getByRole('heading', { name: 'The game is about to start' })).toBeVisible();
  await expect(
    bob.getByRole('status').filter({ hasText: /All parts are locked in\..* Waiting for Anna\. The game starts by/ }),
  ).toBeVisible();
  await expect(bob.getByRole('listitem').filter({ hasText: 'Bob' }).filter({ hasText: 'revealed' })).toBeVisible();
  await anna.goto('/players');
  await expect(log(bob)).toBeVisible();
});

test('one person and bots: the part is fixed after the server’s, and the seal says 1 of 1', FULL_RUN, async ({ browser }) => {
  const anna = await visitor(browser);
  await anna.goto('/new/puerto-rico');
  await anna.getByLabel('Online').check();
  for (const seat of ['Seat 2', 'Seat 3']) await anna.getByLabel(seat, { exact: true }).selectOption('beginner');
  await anna.getByRole('button', { name: 'Create the table' }).click();
  await expect(log(anna)).toBeVisible();
  await proposeEnd(anna);
  await expect(seal(anna)).toContainText('Fair draws: checked, with 1 of 1 part.');
  await expect(seal(anna)).toContainText('Your own part counts.');
});

test('in a local game undo past a roll brings the same draw again', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await page.addInitScript(() => localStorage.setItem('caravel.passing', 'false'));
  await makeLocalTable(page, ['person', 'person', 'person']);
  const entries = (): Promise<string[]> =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('caravel.table.')) as string;
      return JSON.parse(localStorage.getItem(key) as string).entries;
    });
  /** Chance draws one after the other, and what is asked may be shown between: three looks in a row find the same. */
  const rested = async (): Promise<void> => {
    await settled(page);
    let same = 0;
    let last = -1;
    await expect
      .poll(async () => {
        const { length } = await entries();
        same = length === last ? same + 1 : 0;
        last = length;
        return same;
      })
      .toBeGreaterThanOrEqual(3);
  };
  const drawnSince = async (from: number): Promise<string[]> => (await entries()).slice(from).filter((entry) => entry.startsWith('*'));
  /** One click further; what was drawn after it. */
  const go = async (): Promise<string[]> => {
    const { length } = await entries();
    await settled(page);
    await clickOnce(page);
    await expect.poll(async () => (await entries()).length).toBeGreaterThan(length);
    await rested();
    return drawnSince(length);
  };
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(0);
  let drawn: string[] = [];
  for (let clicks = 0; drawn.length === 0 && clicks < 60; clicks++) drawn = await go();
  expect(drawn.length).toBeGreaterThan(0);
  for (let times = 0; times < 3; times++) {
    const { length } = await entries();
    await page.keyboard.press('u');
    await expect.poll(async () => (await entries()).length).toBe(length + 1);
    expect(await go()).toEqual(drawn);
  }
});
