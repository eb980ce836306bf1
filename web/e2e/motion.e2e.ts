/** Pieces that move, own moves and bots' moves: little script a frame, no long task, no filter on what moves, and nothing at all for those who want it still. */
import { thorough } from '@caravel/core/testing/thorough';
import { type Browser, expect, type Page } from '@playwright/test';
import { bestOf, onFreshPage } from './best-of.ts';
import { slowness, watchPace } from './machine-pace.ts';
import { movedIn, watchMotion, workWhileMoving } from './motion-trace.ts';
import { noErrors, settled } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN, measured } from './tags.ts';
import { test } from './test.ts';

/** The one with more to move; `bin/test full` measures both. */
const TABLES: Readonly<Record<string, () => string>> = {
  ...thorough({}, { 'Puerto Rico': () => preparedTable('3-players-points', 'role', 4) }),
  Madeira: () => preparedMadeira('2nd-3-players', 0.4),
};

const DECISIONS = 12;
const MOST_SCRIPT = 8;
const MOST_TASK = 50;

type Pace = 'normal' | 'fast';
/** Everybody begins with the normal pace: bots wait 600 ms, so that their moves can be seen. At the fast one, which is the harder, moves come as they are thought. */
const PACES: readonly Pace[] = thorough(['fast'], ['normal', 'fast']);

const open = async (page: Page, table: string, pace: Pace = 'normal'): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('caravel.locale', '"en"');
    localStorage.setItem('caravel.pace', JSON.stringify(chosen));
  }, pace);
  await watchMotion(page);
  await openPrepared(page, table);
  await settled(page);
  // What is loaded and warmed up after the first picture is not motion.
  await page.waitForTimeout(1500);
};

/** Inside the page and by a timer, so that nothing but the page's own script is measured. */
const playOn = (page: Page, decisions = DECISIONS): Promise<void> =>
  page.evaluate(async (count) => {
    const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
    const shown = (selector: string, words = ''): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) => element.checkVisibility() && element.textContent?.includes(words),
      );
    const isAsked = () =>
      document.querySelector('dialog[open], .prompt.asked') && !document.querySelector('[data-board][aria-busy="true"]');
    const tap = (element: HTMLElement | undefined) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    for (let i = 0; i < count && !document.querySelector('dialog[open]'); i++) {
      const fill = shown('.mayor button', 'Fill for me');
      tap(fill ?? shown('[data-board] [data-open]') ?? shown('.moves button'));
      if (fill) await sleep(1500);
      if (fill) tap(shown('.mayor button', 'Done'));
      await sleep(600);
      while (!isAsked()) await sleep(100);
    }
  }, decisions);

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

/** One stretch of play: the work of the page while pieces moved, by the machine's best pace, and what moved. */
const stretch = async (browser: Browser, page: Page, table: string, pace: Pace) => {
  const errors = noErrors(page);
  await open(page, table, pace);
  await watchPace(page);
  const { frames, tasks } = await workWhileMoving(browser, page, () => playOn(page));
  const slow = await slowness(page);
  const moved = await movedIn(page);
  const files = new Set(moved.flatMap(({ uses }) => uses).map((address) => address.replace(/#.*/, '')));
  files.delete('');
  const drawings = await Promise.all([...files].map(async (file) => ({ file, text: await (await page.request.get(file)).text() })));
  return { script: percentile(frames, 0.95) / slow, longest: Math.max(...tasks) / slow, slow, frames, moved, drawings, errors };
};

for (const [game, table] of Object.entries(TABLES)) {
  for (const pace of PACES)
    test(
      `${game}: while pieces move at the ${pace} pace, script is short and no task is long`,
      measured(false),
      async ({ browser, baseURL }) => {
        const { script, longest, slow, frames, moved, drawings, errors } = await bestOf(
          () => onFreshPage(browser, baseURL, (page) => stretch(browser, page, table(), pace)),
          (measured) => measured.script <= MOST_SCRIPT && measured.longest <= MOST_TASK,
        );
        console.log(
          `${game}, ${pace}: ${frames.length} frames, script at the 95th percentile ${script.toFixed(1)} ms, longest task ${longest.toFixed(1)} ms, ` +
            `on a machine ${slow.toFixed(2)} times as slow as at its best`,
        );
        expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
        expect(longest).toBeLessThanOrEqual(MOST_TASK);
        expect(moved.length).toBeGreaterThan(0);
        expect(moved.flatMap(({ what, filters }) => filters.map((filter) => `${what} in ${filter}`))).toEqual([]);
        for (const { file, text } of drawings) expect(text, file).not.toMatch(/<filter|filter[=:]/);
        expect(errors).toEqual([]);
      },
    );

  test(`${game}: nothing moves for those who want less motion`, FULL_RUN, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await open(page, table());
    await playOn(page, 5);
    expect(await movedIn(page)).toEqual([]);
    await context.close();
  });
}
