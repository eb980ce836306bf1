/** The pages on a plain web host, below a path and without a server (`bin/build static`). */
import { expect, type Page, test } from '@playwright/test';
import { keptWhole } from './kept-files.ts';
import { clickOnce, noErrors, quicken, settled } from './play.ts';
import { preparedWhole } from './prepared.ts';
import { STATIC_SITE, StaticHost } from './static-host.ts';
import { FULL_RUN } from './tags.ts';

const ROOT = '/x/y/';
const KEPT = `caravel${ROOT}.`;
const LOST = 'This site has no server';

test.use({ serviceWorkers: 'allow' });

let host: StaticHost;
test.beforeEach(async () => {
  host = await StaticHost.start({ [ROOT]: STATIC_SITE });
});
test.afterEach(() => host.end());

/** Everything was there, and nothing was asked of anybody else. */
const expectOnlyFiles = (page: Page): (() => void) => {
  const errors = noErrors(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${host.origin}${ROOT}`) && !request.url().startsWith('blob:')) others.push(request.url());
  });
  page.on('websocket', (socket) => others.push(socket.url()));
  return () => {
    expect(errors).toEqual([]);
    expect(others).toEqual([]);
    expect(host.answers.filter(({ status }) => status >= 400)).toEqual([]);
  };
};

const move = async (page: Page): Promise<void> => {
  await settled(page);
  await clickOnce(page);
  await settled(page);
};

test(
  'below a path, on a plain web host, one plays both games, learns and looks back, then without a network',
  FULL_RUN,
  async ({ page, context }) => {
    const check = expectOnlyFiles(page);
    const at = (address: string): string => host.origin + ROOT + address;
    const open = (address: string) => page.goto(at(address));
    await quicken(page, KEPT);
    await page.addInitScript(([key, table]) => localStorage.setItem(key, table), [
      `${KEPT}table.local-prepared`,
      preparedWhole('puerto-rico', '3-players-city'),
    ] as const);

    await open('');
    await page.getByRole('button', { name: 'Play now: Puerto Rico' }).click();
    await move(page);
    const table = page.url();
    expect(table).toContain(`${ROOT}t/local-`);
    await open('');
    await page.getByRole('button', { name: 'Play now: Madeira' }).click();
    await move(page);
    await keptWhole(page, '/assets/madeira/trained-');

    // At one screen.
    await open('new/puerto-rico');
    await expect(page.getByText('Online')).toHaveCount(0);
    await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: /^I am / }).click();
    await move(page);

    // A link to a page leads there at once.
    await open('learn/madeira');
    await expect(page.locator('[data-board] [data-thing]').first()).toBeVisible();
    await open('puzzles');
    await expect(page.getByRole('heading', { name: 'Puzzles', level: 1 })).toBeVisible();
    await open('puzzles/madeira');
    await expect(page.locator('[data-board] [data-thing]').first()).toBeVisible();
    await open('rules/madeira/de#b4');
    await expect(page.locator('#b4')).toBeInViewport();
    await open('stats/puerto-rico');
    await expect(page.locator('main svg').first()).toBeVisible();
    await open('explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open('review/local-prepared');
    await page.locator('[data-area=graph] path.course').first().waitFor({ state: 'attached' });
    await open('privacy');
    await expect(page.getByText('This site has no server: what you do stays on your device.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The web host' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On the server' })).toHaveCount(0);
    await open('about');
    await expect(page.getByText(/^Caravel \d+\.\d+\.\d+$/)).toBeVisible();
    for (const address of ['players', 't/AAAAAAAAAAAA', 'daily']) {
      await open(address);
      await expect(page.getByRole('heading', { name: LOST })).toBeVisible();
    }
    await page.goto(table);
    await move(page);
    check();

    await context.setOffline(true);
    await page.goto(table);
    await move(page);
    await open('');
    await expect(page.locator('li.table')).toHaveCount(4);
    await open('learn/madeira');
    await expect(page.locator('[data-board] [data-thing]').first()).toBeVisible();
    await context.setOffline(false);
    check();
  },
);
