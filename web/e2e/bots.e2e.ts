import { expect, type Page } from '@playwright/test';
import { noErrors, quicken } from './play.ts';
import { openPrepared, preparedTable } from './prepared.ts';
import { test } from './test.ts';

/** In front of the worker's own script: tells how often the compiled kernel of the net has judged a position. */
const COUNTS = `{
  const Real = WebAssembly.Instance;
  let judged = 0;
  WebAssembly.Instance = function (module, imports) {
    const { exports } = new Real(module, imports);
    const judge = (players) => {
      if (++judged % 100 === 0) console.log('judged ' + judged);
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
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toContainText('% to win', { timeout: 60_000 });
    await expect.poll(() => told.length).toBeGreaterThan(10);
    expect(errors).toEqual([]);
  });
});
