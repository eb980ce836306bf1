import { thorough } from '@caravel/core/testing/thorough';
import { type Browser, expect, type Page } from '@playwright/test';
import { bestOf, onFreshPage } from './best-of.ts';
import { questions, tasksWhileThinking, watchQuestions } from './main-thread.ts';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { slowedDown } from './slow-browser.ts';
import { measured } from './tags.ts';
import { test } from './test.ts';

/** The slower one; `bin/test full` measures both. */
const TABLES: Readonly<Record<string, () => string>> = {
  ...thorough({}, { 'Puerto Rico': () => preparedTable('3-players-points', 'role', 4) }),
  Madeira: () => preparedMadeira('2nd-3-players', 0.4),
};

const HINTS = 20;
const MOST_TASK = 50;

/** Milliseconds from the key to the first suggestion on the screen. */
const firstHint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    while (!document.querySelector('[data-area=prompt] ol li')?.textContent?.includes('% to win')) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });

/** Its bots have not thought before, and what a first visit keeps for later is not fetched meanwhile. */
const freshHint = (browser: Browser, baseURL: string | undefined, table: string, slowness: number): Promise<number> =>
  onFreshPage(browser, baseURL, async (page) => {
    await quicken(page);
    await openPrepared(page, table);
    await settled(page);
    // A person looks at the board first.
    await page.waitForTimeout(1000);
    return slowness > 1 ? await slowedDown(browser, slowness, () => firstHint(page)) : await firstHint(page);
  });

for (const [game, table] of Object.entries(TABLES))
  for (const slowness of [1, 4])
    test(
      `${game}: a first hint within half a second${slowness > 1 ? `, on a machine ${slowness} times as slow` : ''}`,
      measured(slowness === 1),
      async ({ browser, baseURL }) => {
        const time = await bestOf(
          () => freshHint(browser, baseURL, table(), slowness),
          (milliseconds) => milliseconds < 500,
          HINTS,
        );
        expect(time).toBeLessThan(500);
      },
    );

/** Plays on until a bot of this level has thought for its time. */
const untilItThought = async (page: Page, level: string, least: number): Promise<void> => {
  for (let decisions = 0; decisions < 15; decisions++) {
    await settled(page);
    if ((await questions(page)).some((asked) => asked.level === level && asked.milliseconds >= least)) return;
    await clickOnce(page);
  }
};

const FULL_TIME = { hard: 900, expert: 4500 };

/** A table against bots of this level. */
const openAgainst = async (page: Page, table: string, level: string): Promise<void> => {
  await quicken(page);
  await watchQuestions(page);
  await openPrepared(page, table.replaceAll('"easy"', `"${level}"`));
  await settled(page);
};

/** How long the page waited for each answer of a level. */
const waits = async (page: Page, level: string): Promise<number[]> =>
  (await questions(page)).filter((asked) => asked.level === level).map(({ milliseconds }) => Math.round(milliseconds));

/** What the page did while bots of this level thought for their time, and how long they thought. */
const whileThinking = async (browser: Browser, page: Page, table: string, level: keyof typeof FULL_TIME) => {
  const errors = noErrors(page);
  await openAgainst(page, table, level);
  const tasks = await tasksWhileThinking(browser, page, level, () => untilItThought(page, level, FULL_TIME[level]));
  return { tasks, times: await waits(page, level), errors };
};

const hasLongTask = (tasks: readonly number[]): boolean => tasks.some((milliseconds) => milliseconds > MOST_TASK);

for (const [game, table] of Object.entries(TABLES))
  for (const level of game === 'Madeira' ? (['hard', 'expert'] as const) : (['hard'] as const))
    test(
      `${game}: no task of the page is longer than 50 ms while ${level} thinks`,
      measured(level === 'hard' && game === 'Madeira'),
      async ({ browser, baseURL }) => {
        const { tasks, times, errors } = await bestOf(
          () => onFreshPage(browser, baseURL, (page) => whileThinking(browser, page, table(), level)),
          (measured) => !hasLongTask(measured.tasks),
        );
        expect(Math.max(...times), `${times}`).toBeGreaterThan(FULL_TIME[level]);
        expect(hasLongTask(tasks), `${tasks}`).toBe(false);
        expect(errors).toEqual([]);
      },
    );

for (const [game, table] of Object.entries(TABLES))
  test(`${game}: hard answers within two seconds on a machine six times as slow`, measured(false), async ({ browser, baseURL }) => {
    const slowest = await bestOf(
      () =>
        onFreshPage(browser, baseURL, async (page) => {
          await openAgainst(page, table(), 'hard');
          await slowedDown(browser, 6, () => untilItThought(page, 'hard', 900));
          const times = await waits(page, 'hard');
          expect(times.length).toBeGreaterThan(0);
          return Math.max(...times);
        }),
      (milliseconds) => milliseconds < 2000,
    );
    expect(slowest).toBeLessThan(2000);
  });
