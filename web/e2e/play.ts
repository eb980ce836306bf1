/** How a person plays through the page: by clicks on what glows, or by keys alone. */
import { thorough } from '@caravel/core/testing/thorough';
import { expect, type Page } from '@playwright/test';

/** A game of hundreds of decisions on a machine that has much else to do. */
export const WHOLE_GAME = 600_000;

/** What is played in tests of whole games; those that are not thorough begin later. */
export const PART = thorough('the last rounds', 'a whole game');

/** Quick bots and no pauses: the tests are about the page. `under`: where the site keeps its settings. */
export const quicken = async (page: Page, under = 'caravel.'): Promise<void> => {
  await page.addInitScript((kept) => {
    localStorage.setItem(`${kept}pace`, '"fast"');
    localStorage.setItem(`${kept}motion`, 'false');
    localStorage.setItem(`${kept}locale`, localStorage.getItem(`${kept}locale`) ?? '"en"');
  }, under);
};

/** Errors of the page fail the test that caused them. */
export const noErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};

type Who = 'person' | 'random' | 'beginner' | 'easy';

export const makeTable = async (page: Page, seats: readonly Who[], game = 'puerto-rico'): Promise<void> => {
  await page.goto(`/new/${game}`);
  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeEnabled();
  for (let count = 3; count > seats.length; count--) await page.getByRole('button', { name: `Remove seat ${count}` }).click();
  for (let count = 3; count < seats.length; count++) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [i, who] of seats.entries()) await page.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(who);
  await start.click();
  await page.waitForSelector('[data-board]');
};

export const isOver = (page: Page): Promise<boolean> => page.getByRole('dialog', { name: 'The game is over' }).isVisible();

/** Waits until a person is asked, or the game is over: while bots move, what can be touched may be gone in the next moment. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('dialog[open], .prompt.asked') && !document.querySelector('[data-board][aria-busy="true"]'),
    undefined,
    { timeout: 60_000 },
  );

/** Away first from where the last explanation may have opened. */
export const touch = async (page: Page, selector: string): Promise<void> => {
  await page.mouse.move(2, 2);
  await page.locator(selector).first().click();
};

/** Clicks the first glowing thing; the prompt's button where nothing on the board glows. */
export const clickOnce = async (page: Page): Promise<void> => {
  // Away from where the last explanation may have opened: a person's hand leaves it on the way.
  await page.mouse.move(2, 2);
  const fill = page.getByRole('button', { name: 'Fill for me' });
  if (await fill.isVisible()) {
    await fill.click();
    const done = page.getByRole('button', { name: 'Done' });
    await expect(done).toBeEnabled();
    return done.click();
  }
  const glowing = page.locator('[data-board] [data-open]:visible');
  const choice = (await glowing.count()) > 0 ? glowing.first() : page.locator('.moves button:visible').first();
  await choice.click();
};

/** Moves the focus to the first place the Tab key leads to that fits. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let tabs = 0; !(await isThere()); tabs++) {
    expect(tabs, `Tab leads to ${selector}`).toBeLessThan(150);
    await page.keyboard.press('Tab');
  }
};

/** Plays on until the game is over; the number of decisions made. */
export const playOut = async (page: Page, decide: (page: Page, turn: number) => Promise<void>, most = 2000): Promise<number> => {
  for (let decisions = 0; decisions < most; decisions++) {
    await settled(page);
    if (await isOver(page)) return decisions;
    await decide(page, decisions);
  }
  throw new Error(`the game is not over after ${most} decisions`);
};
