import { thorough } from '@caravel/core/testing/thorough';
import { type Browser, expect, type Page } from '@playwright/test';
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

/** The best of a few: what else the machine does makes an answer late, never early. */
const TRIES = 20;

/** Milliseconds from the key to the first suggestion on the screen. */
const firstHint = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const began = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
    while (!document.querySelector('[data-area=prompt] ol li')?.textContent?.includes('% to win')) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });

/** On a page of its own, whose bots have not thought before. */
const freshHint = async (browser: Browser, baseURL: string | undefined, table: string, slowness: number): Promise<number> => {
  // What a first visit keeps for later would be fetched meanwhile.
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await quicken(page);
  await openPrepared(page, table);
  await settled(page);
  // A person looks at the board first.
  await page.waitForTimeout(1000);
  const time = slowness > 1 ? await slowedDown(browser, slowness, () => firstHint(page)) : await firstHint(page);
  await context.close();
  return time;
};

for (const [game, table] of Object.entries(TABLES))
  for (const slowness of [1, 4])
    test(
      `${game}: a first hint within half a second${slowness > 1 ? `, on a machine ${slowness} times as slow` : ''}`,
      measured(slowness === 1),
      async ({ browser, baseURL }) => {
        const times: number[] = [];
        while (times.length < TRIES && Math.min(...times) >= 500) times.push(await freshHint(browser, baseURL, table(), slowness));
        expect(Math.min(...times), `${times}`).toBeLessThan(500);
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

for (const [game, table] of Object.entries(TABLES))
  for (const level of game === 'Madeira' ? (['hard', 'expert'] as const) : (['hard'] as const))
    test(
      `${game}: no task of the page is longer than 50 ms while ${level} thinks`,
      measured(level === 'hard' && game === 'Madeira'),
      async ({ page, browser }) => {
        const errors = noErrors(page);
        await quicken(page);
        await watchQuestions(page);
        await openPrepared(page, table().replaceAll('"easy"', `"${level}"`));
        await settled(page);
        const tasks = await tasksWhileThinking(browser, page, level, () => untilItThought(page, level, FULL_TIME[level]));
        const times = (await questions(page)).map(({ milliseconds }) => Math.round(milliseconds));
        expect(Math.max(...times), `${times}`).toBeGreaterThan(FULL_TIME[level]);
        expect(tasks.filter((milliseconds) => milliseconds > 50)).toEqual([]);
        expect(errors).toEqual([]);
      },
    );

for (const [game, table] of Object.entries(TABLES))
  test(`${game}: hard answers within two seconds on a machine six times as slow`, measured(false), async ({ page, browser }) => {
    await quicken(page);
    await watchQuestions(page);
    await openPrepared(page, table().replaceAll('"easy"', '"hard"'));
    await settled(page);
    await slowedDown(browser, 6, () => untilItThought(page, 'hard', 900));
    const times = (await questions(page)).filter(({ level }) => level === 'hard').map(({ milliseconds }) => Math.round(milliseconds));
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times), `${times}`).toBeLessThan(2000);
  });
