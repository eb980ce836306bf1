import { expect, type Page } from '@playwright/test';
import { bestOf } from './best-of.ts';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN, measured } from './tags.ts';
import { test } from './test.ts';

const ROLES = () => preparedTable('3-players-points', 'role', 4);

const hintPanel = (page: Page) => page.getByRole('region', { name: 'Suggested moves' });
const suggestions = (page: Page) => hintPanel(page).getByRole('listitem');
const texts = (page: Page): Promise<string[]> => suggestions(page).allInnerTexts();

const askForHints = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('h');
  await expect(suggestions(page).first()).toContainText('% to win', { timeout: 60_000 });
  await expect(hintPanel(page).getByRole('status')).toBeEmpty({ timeout: 60_000 });
  return texts(page);
};

/** The table as it is kept, not as it was prepared. */
const reopen = async (page: Page): Promise<void> => {
  await page.goto('/t/local-prepared');
  await page.waitForSelector('[data-board] [data-thing]');
  await settled(page);
};

const prepared = async (page: Page, table: string): Promise<string[]> => {
  const errors = noErrors(page);
  await quicken(page);
  await page.goto('/');
  await page.evaluate((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await reopen(page);
  return errors;
};

/** How far the first figure may be off. */
const errorOf = (shown: string): number => Number(/± (\d+)/.exec(shown)?.[1] ?? Number.NaN);

const firstShown = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    for (;;) {
      const list = document.querySelector<HTMLElement>('[data-area=prompt] ol');
      if (list) return list.innerText;
      await new Promise(requestAnimationFrame);
    }
  });

test('what is known of a position is the first thing shown after a reload, in another tab, and after a move was taken back', async ({
  page,
  context,
}) => {
  const errors = await prepared(page, ROLES());
  await askForHints(page);
  const known = await hintPanel(page).locator('ol').innerText();
  await page.keyboard.press('Escape');
  await reopen(page);
  expect(await firstShown(page)).toBe(known);
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await quicken(other);
  await reopen(other);
  // The page that was reloaded has searched on: what it found since is as good or better.
  expect(errorOf(await firstShown(other))).toBeLessThanOrEqual(errorOf(known));
  await other.close();
  await clickOnce(page);
  await settled(page);
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.prompt').innerText()).toContain('role');
  expect(errorOf(await firstShown(page))).toBeLessThanOrEqual(errorOf(known));
  expect(errors).toEqual([]);
});

test(
  'an open hint goes with the position when another tab moves, and nothing of the one before can be played',
  FULL_RUN,
  async ({ page, context }) => {
    const errors = await prepared(page, ROLES());
    const before = await askForHints(page);
    const other = await context.newPage();
    await quicken(other);
    await reopen(other);
    await clickOnce(other);
    await expect.poll(async () => (await texts(page)).join() !== before.join()).toBe(true);
    await other.bringToFront();
    await settled(other);
    await page.bringToFront();
    await expect(suggestions(page).first()).toContainText('% to win', { timeout: 60_000 });
    await expect(hintPanel(page).getByRole('status')).toBeEmpty({ timeout: 60_000 });
    const log = await page.locator('section [role=log]').innerText();
    await suggestions(page).first().getByRole('button').click();
    await expect(page.locator('section [role=log]')).not.toHaveText(log, { useInnerText: true });
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test('a hint does not wait for the search of the one before', measured(true), async ({ page }) => {
  const errors = await prepared(page, ROLES());
  const secondHint = async (): Promise<number> => {
    await firstShown(page);
    await page.keyboard.press('Escape');
    await clickOnce(page);
    await settled(page);
    const began = performance.now();
    await firstShown(page);
    const time = performance.now() - began;
    await page.keyboard.press('Escape');
    return time;
  };
  expect(await bestOf(secondHint, (milliseconds) => milliseconds < 500)).toBeLessThan(500);
  expect(errors).toEqual([]);
});

/** Bots of a level that are asked and never answer. */
const muteBots = (page: Page, level: string): Promise<unknown> =>
  page.addInitScript((muted) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly level?: string }): void {
      if (message.level !== muted) post.call(this, message);
    };
  }, level);

test('whoever merely may move is given no hint', async ({ page }) => {
  await muteBots(page, 'expert');
  const errors = await prepared(page, preparedMadeira('2nd-4-players', 0.55).replaceAll('"easy"', '"expert"'));
  const hint = page.getByRole('button', { name: /^Hint/ });
  await expect(hint).toBeEnabled();
  const pass = page.getByRole('button', { name: /Pass …/ });
  if (await pass.isVisible()) await pass.click();
  await page.getByRole('button', { name: 'Pass to I: 2 Reals' }).click();
  await expect(page.locator('.thinking')).toBeVisible();
  await expect(page.locator('[data-board] [data-open]')).not.toHaveCount(0);
  await expect(hint).toBeDisabled();
  await page.keyboard.press('h');
  await expect(hintPanel(page)).toContainText('That is not possible now.');
  expect(errors).toEqual([]);
});

test('tables of before, whose levels had other names, go on with hints and bots', FULL_RUN, async ({ page }) => {
  const errors = await prepared(page, ROLES().replace('"easy"', '"captain"').replace('"easy"', '"novice"'));
  await askForHints(page);
  await suggestions(page).first().getByRole('button').click();
  await settled(page);
  expect((await askForHints(page)).length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
