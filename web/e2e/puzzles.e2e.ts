/** Puzzles on the real boards: right and wrong answers, ratings that last, links, the line that explains; on a desktop and a phone, without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle, PuzzleGame } from '@caravel/bots/puzzles';
import { expect, type Page } from '@playwright/test';
import { faults, SCHEMES } from './axe.ts';
import { bringMeasures, layoutFaults } from './geometry.ts';
import { keptWhole } from './kept-files.ts';
import { noErrors, quicken } from './play.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const shipped = <T>(game: string, file: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../games', game, 'puzzles', `${file}.json`), 'utf8')) as T;

const textOf = (answer: Puzzle['answers'][number] | undefined): string => answer?.moves[0] ?? '';

/** A puzzle whose two best answers are roles, or whatever one button is for. */
const pick = (game: string, isWanted: (puzzle: Puzzle) => boolean) => {
  for (const { id } of shipped<{ id: string }[]>(game, 'index')) {
    const [, number = '', at = ''] = /-(\d+)-(\d+)$/.exec(id) ?? [];
    const puzzle = shipped<PuzzleGame>(game, number.padStart(4, '0')).puzzles.find((one) => one.at === Number(at));
    if (puzzle && isWanted(puzzle)) return { id, best: textOf(puzzle.answers[0]), wrong: textOf(puzzle.answers[1]) };
  }
  throw new Error(`${game} has no such puzzle`);
};
const role = () => pick('puerto-rico', ({ answers }) => answers.slice(0, 2).every(({ moves }) => moves[0]?.startsWith('role ')));
const row = () => pick('madeira', ({ answers }) => answers.slice(0, 2).every(({ moves }) => moves[0]?.startsWith('row ')));

const question = (page: Page) => page.getByRole('region', { name: 'Puzzle', exact: true });
const move = (page: Page, text: string) => question(page).locator(`[data-move="${text}"]`);
const rating = async (page: Page): Promise<number> => Number(await page.locator('[data-rating]').innerText());
const streak = (page: Page) => page.locator('[data-streak]');

test('a right answer raises the rating, a wrong one is told its cost; a reload keeps both, and the line is played on the board', async ({
  page,
}) => {
  const errors = noErrors(page);
  await quicken(page);
  const { id, best, wrong } = role();
  await page.goto(`/puzzles/${id}`);
  await expect(question(page)).toContainText('One move is clearly the best. Find it.');
  expect(await rating(page)).toBe(1500);
  // On the board itself.
  await page.locator(`[data-thing="${best.replace(' ', ':')}"]`).click();
  const answer = page.getByRole('region', { name: /^Solved in/ });
  await expect(answer.locator('ol').first()).toContainText('best');
  const risen = await rating(page);
  expect(risen).toBeGreaterThan(1500);
  await expect(streak(page)).toHaveAttribute('data-streak', '1');
  const steps = answer.getByRole('list', { name: 'The line' }).getByRole('button');
  await expect(steps.first()).toHaveAttribute('aria-current', 'true');
  await steps.last().click();
  await expect(steps.last()).toHaveAttribute('aria-current', 'true');
  await answer.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(question(page)).toBeVisible();
  expect(page.url()).not.toContain(id);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await rating(page)).toBe(risen);

  // The same one again is not rated.
  await page.goto(`/puzzles/${id}`);
  await move(page, wrong).click();
  await expect(question(page).getByRole('status')).toContainText(/it lowers your chance to win by \d+ percentage points/);
  expect(await rating(page)).toBe(risen);
  await question(page).getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('region', { name: 'The solution' })).toContainText('not rated');
  expect(errors).toEqual([]);
});

test('on a phone: a wrong answer costs, the right one is found later, and axe finds nothing', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await quicken(page);
  const { id, best, wrong } = row();
  await page.goto(`/puzzles/${id}`);
  await move(page, wrong).click();
  await expect(question(page).getByRole('status')).toContainText('Not the best move');
  expect(await rating(page)).toBeLessThan(1500);
  await move(page, best).click();
  await expect(page.getByRole('region', { name: 'Found' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await context.close();
});

test(
  'home leads to the puzzles of both games; what is not there says so, and who gives up keeps the rating',
  FULL_RUN,
  async ({ page }) => {
    await quicken(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await expect(page.getByRole('link', { name: 'Solve puzzles' })).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Solve puzzles' }).first().click();
    await question(page).getByRole('button', { name: 'Give up' }).click();
    const answer = page.getByRole('region', { name: 'The solution' });
    await expect(answer).toContainText('not rated');
    expect(await rating(page)).toBe(1500);
    await answer.getByRole('button', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/explore\//);
    // What was made of it is still there when it is explored again.
    const key = `caravel.exploration.${new URL(page.url()).pathname.split('/').at(-1)}`;
    await page.evaluate((name) => localStorage.setItem(name, (localStorage.getItem(name) ?? '').replace('"title":"', '"title":"My ')), key);
    await page.goto(key.replace('caravel.exploration.local-', '/puzzles/'));
    await question(page).getByRole('button', { name: 'Give up' }).click();
    await answer.getByRole('button', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/\/explore\//);
    expect(await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '').title, key)).toMatch(/^My /);
    for (const none of ['puerto-rico-9999-1', 'chess-1-2']) {
      await page.goto(`/puzzles/${none}`);
      await expect(page.getByText('There is no such puzzle.')).toBeVisible();
    }
    await page.goto('/puzzles/chess');
    await expect(page.getByText('There are no puzzles for this game yet.')).toBeVisible();
  },
);

test('one theme alone can be practised', FULL_RUN, async ({ page }) => {
  await quicken(page);
  await page.goto('/puzzles/puerto-rico');
  await page.getByRole('button', { name: /^Money/ }).click();
  const money = shipped<{ id: string; theme: string }[]>('puerto-rico', 'index').filter(({ theme }) => theme === 'money');
  for (let i = 0; i < 3; i++) {
    await question(page).getByRole('button', { name: 'Give up' }).click();
    const before = page.url();
    await page.getByRole('button', { name: 'Next puzzle' }).click();
    await expect(page).not.toHaveURL(before);
    expect(money.some(({ id }) => page.url().endsWith(id))).toBe(true);
  }
});

for (const [game, wanted] of [
  ['Puerto Rico', role],
  ['Madeira', row],
] as const)
  for (const viewport of [DESKTOP, PHONE, { width: 820, height: 1180 }, { width: 844, height: 390 }])
    test(
      `${game}: nothing overlaps or is cut off, and axe finds nothing, at ${viewport.width} × ${viewport.height}`,
      FULL_RUN,
      async ({ browser, server }) => {
        for (const colorScheme of SCHEMES) {
          const hasTouch = viewport !== DESKTOP;
          const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, hasTouch });
          const page = await context.newPage();
          await quicken(page);
          await page.addInitScript(() => localStorage.setItem('caravel.locale', '"de"'));
          await bringMeasures(page);
          const { id, best } = wanted();
          await page.goto(`/puzzles/${id}`);
          const limits = { text: 10, target: 0, button: hasTouch ? 40 : 0 };
          await page.locator(`[data-move="${best}"]`).waitFor();
          expect(await layoutFaults(page, limits)).toEqual([]);
          expect(await faults(page)).toEqual([]);
          await page.locator(`[data-move="${best}"]`).click();
          await expect(page.getByRole('button', { name: 'Nächstes Rätsel' })).toBeVisible();
          expect(await layoutFaults(page, limits)).toEqual([]);
          expect(await faults(page)).toEqual([]);
          await context.close();
        }
      },
    );

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the puzzles of a game that was visited go on', FULL_RUN, async ({ page, context }) => {
    await quicken(page);
    await page.goto('/');
    await keptWhole(page);
    const { id } = role();
    await page.goto(`/puzzles/${id}`);
    await expect(question(page)).toBeVisible();
    await keptWhole(page);
    await context.setOffline(true);
    await page.goto('/puzzles/puerto-rico');
    for (let i = 0; i < 3; i++) {
      await question(page).getByRole('button', { name: 'Give up' }).click();
      await page.getByRole('button', { name: 'Next puzzle' }).click();
    }
    await expect(question(page)).toBeVisible();
    await context.setOffline(false);
  });
});
