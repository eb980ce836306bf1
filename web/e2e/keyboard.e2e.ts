import { isThorough } from '@caravel/core/testing/thorough';
import { expect, type Page } from '@playwright/test';
import { makeTable, noErrors, PART, playOut, quicken, tabTo, WHOLE_GAME } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { test } from './test.ts';

/** The mayor's bar: Tab to its buttons and Enter, like anyone without a mouse. */
const pressButton = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name });
  await expect(button).toBeEnabled();
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Even decisions by the digits of the prompt, odd ones by focus, arrow keys and Enter on the board. */
const decide = async (page: Page, turn: number): Promise<void> => {
  if (await page.getByRole('button', { name: 'Fill for me' }).isVisible()) {
    await pressButton(page, 'Fill for me');
    return pressButton(page, 'Done');
  }
  const glowing = page.locator('[data-board] [data-open]:visible');
  if (turn % 2 === 0 || (await glowing.count()) === 0) return page.keyboard.press('1');
  await tabTo(page, '[data-board] [data-open]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
};

/** The last rounds; the whole game in `bin/test full`. */
const beginGame = (page: Page): Promise<void> =>
  isThorough ? makeTable(page, ['person', 'easy']) : openPrepared(page, preparedTable('2-players-points', 'role', 11));

test(`${PART} for two by keyboard alone`, async ({ page }) => {
  test.setTimeout(WHOLE_GAME);
  const errors = noErrors(page);
  await quicken(page);
  await beginGame(page);
  await playOut(page, decide, 900);
  expect(errors).toEqual([]);
});
