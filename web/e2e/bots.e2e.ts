import { expect, type Page } from '@playwright/test';
import { noErrors, quicken, settled } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { test } from './test.ts';

/** In front of the worker's own script: tells how often the compiled kernel of the net has judged a position. */
const COUNTS = `{
  const Real = WebAssembly.Instance;
  let judged = 0;
  WebAssembly.Instance = function (module, imports) {
    const { exports } = new Real(module, imports);
    const judge = (players) => {
      if (++judged % 20 === 0) console.log('judged ' + judged);
      return exports.judge(players);
    };
    return { exports: { ...exports, judge } };
  };
}
`;

const judgedBy = async (page: Page): Promise<string[]> => {
  const told: string[] = [];
  page.on('console', (message) => message.text().startsWith('judged') && told.push(message.text()));
  await page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: COUNTS + (await response.text()) });
  });
  return told;
};

test.describe('what pages may do by their policy', () => {
  // The requests of a service worker are not ours to change.
  test.use({ serviceWorkers: 'block' });

  test('the net of the bots runs as compiled code in their worker', async ({ page }) => {
    const errors = noErrors(page);
    const told = await judgedBy(page);
    await quicken(page);
    await openPrepared(page, preparedTable('3-players-points', 'role', 4));
    await page.keyboard.press('h');
    await expect(page.getByRole('region', { name: 'Suggested moves' }).getByRole('listitem').first()).toContainText('% to win', {
      timeout: 60_000,
    });
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});

const TITLE = 'Suggested moves';
const suggestions = (page: Page) => page.getByRole('region', { name: TITLE }).getByRole('listitem');

interface Shown {
  readonly items: string;
  readonly isSearching: boolean;
}

/** Everything the hints have shown, one after the other: a quick machine and a slow one show each for as long as they like. */
const watchHints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const items = document.querySelector<HTMLElement>('[data-area=prompt] ol')?.innerText ?? '';
      const isSearching = document.querySelector('[data-area=prompt] [role=status]')?.ariaBusy === 'true';
      if (items && (shown.at(-1)?.items !== items || shown.at(-1)?.isSearching !== isSearching)) shown.push({ items, isSearching });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });

const shownHints = (page: Page): Promise<Shown[]> => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);

const askForHints = async (page: Page): Promise<void> => {
  await page.keyboard.press('h');
  await expect(suggestions(page).first()).toContainText(/\d% to win/, { timeout: 60_000 });
  await expect(page.getByRole('region', { name: TITLE }).getByRole('status')).toBeEmpty({ timeout: 60_000 });
};

test('a hint is there before the search is, and the deepest one is shown again', async ({ page }) => {
  const errors = noErrors(page);
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'role', 4));
  await settled(page);
  await watchHints(page);
  await askForHints(page);
  const [quick, ...later] = await shownHints(page);
  expect(quick?.isSearching).toBe(true);
  const searched = later.at(-1);
  expect(searched?.isSearching).toBe(false);
  expect(searched?.items).not.toBe(quick?.items);
  await page.keyboard.press('Escape');
  await askForHints(page);
  const again = (await shownHints(page))[later.length + 1];
  expect(again).toEqual({ items: searched?.items, isSearching: true });
  expect(errors).toEqual([]);
});

test('the mayor is told a placement, the one that is filled in, and it is played as a whole', async ({ page, context }) => {
  const errors = noErrors(page);
  await quicken(page);
  await openPrepared(page, preparedTable('3-players-points', 'placing', 9));
  await settled(page);
  await askForHints(page);
  const best = suggestions(page).first();
  const placement = /You have 8 colonists at work: .*/.exec(await best.innerText())?.[0];
  expect(placement).toBeDefined();
  // The board shows it before anything is played.
  await expect(page.locator('.mayor')).toContainText('All colonists are placed');
  await expect(page.getByRole('log')).not.toContainText(placement ?? '');
  await best.getByRole('button', { name: 'Place the colonists like this' }).click();
  await expect(page.getByRole('log')).toContainText(placement ?? '');
  await page.close();
  const other = await context.newPage();
  await quicken(other);
  await openPrepared(other, preparedTable('3-players-points', 'placing', 9));
  await other.getByRole('button', { name: 'Fill for me' }).click();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(other.getByRole('log')).toContainText(placement ?? '');
  expect(errors).toEqual([]);
});
