/**
 * How long the page's script works on an own move, by the time its thread had the processor, and how long a move takes from the click
 * to the other player's screen, through the real server: `node web/e2e/speed.ts` after a build. Prints the median and the 95th percentile.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from './browser.ts';
import { quicken } from './play.ts';
import { openPrepared, preparedMadeira, preparedTable } from './prepared.ts';
import { TestServer } from './server.ts';
import { makeTable, sit, visitor } from './visitors.ts';

const server = await TestServer.start();
const AT = { baseURL: server.url };
const OWN_MOVES = 60;
const SHARED_MOVES = 40;
const GAMES = { 'puerto-rico': preparedTable('3-players-points', 'role', 5), madeira: preparedMadeira('2nd-3-players', 0.1) };

const percentile = (sorted: readonly number[], share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);

const tell = (what: string, times: number[]): void => {
  times.sort((a, b) => a - b);
  console.log(`${what}: median ${percentile(times, 0.5)} ms, 95th percentile ${percentile(times, 0.95)} ms (${times.length} moves)`);
};

/** Until the game waits for a decision of this page, or is over. */
const asked = (page: Page): Promise<unknown> =>
  page.waitForSelector('button[aria-keyshortcuts="1"], [data-composing], dialog[open]', { state: 'attached', timeout: 20_000 });

/** Makes one move as fast as the page lets it; how many lines of the log it and the bots' answers within the same frame have made. */
const moveOnce = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const first = document.querySelector<HTMLElement>('button[aria-keyshortcuts="1"]');
    const target = first ?? document.querySelector<HTMLElement>('[data-move]');
    const lines = () => document.querySelectorAll('[role=log] button').length;
    const told = lines();
    target?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return lines() - told;
  });

/** What the page leaves for idle moments comes after the frame: it is held back until the move has been measured. */
const holdIdleWork = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    window.requestIdleCallback = (work) => held.push(work);
    addEventListener('idle-now', () => {
      for (const work of held.splice(0)) work({ didTimeout: false, timeRemaining: () => 50 });
    });
  });

const costsOfGame = async (browser: Browser, table: string): Promise<number[]> => {
  const page = await visitor(browser, AT);
  await quicken(page);
  await holdIdleWork(page);
  await openPrepared(page, table);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scriptSeconds = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const costs: number[] = [];
  while (costs.length < OWN_MOVES) {
    await asked(page);
    if (await page.locator('dialog[open]').count()) break;
    const before = await scriptSeconds();
    const moved = await moveOnce(page);
    // Bots that answered within the frame are part of the cost, so it is shared among the lines they made.
    costs.push(((await scriptSeconds()) - before) * (1000 / Math.max(1, moved)));
    await page.evaluate(() => dispatchEvent(new Event('idle-now')));
  }
  await page.context().close();
  return costs;
};

/** The first button leads through some games quickly: as many of them as it takes. */
const ownMoves = async (browser: Browser, table: string): Promise<number[]> => {
  const costs: number[] = [];
  while (costs.length < OWN_MOVES) costs.push(...(await costsOfGame(browser, table)));
  return costs;
};

/** Both pages belong to one machine, so what their clocks say can be compared. */
const watchLog = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const log = document.querySelector('section [role=log]');
    new MutationObserver(() => {
      document.documentElement.dataset.changed ??= String(performance.timeOrigin + performance.now());
    }).observe(log as Element, { childList: true, subtree: true });
  });

const clickMove = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const at = performance.timeOrigin + performance.now();
    document.querySelector<HTMLElement>('[data-move]')?.click();
    return at;
  });

const changedAt = async (page: Page): Promise<number> => {
  const changed = await page.waitForFunction(() => document.documentElement.dataset.changed, undefined, { timeout: 5000 });
  return Number(await changed.jsonValue());
};

const forget = (page: Page): Promise<void> => page.evaluate(() => void delete document.documentElement.dataset.changed);

const isAsked = async (page: Page): Promise<boolean> => (await page.locator('[data-move]').count()) > 0;

/** The one whose turn it is, and the other. */
const mover = async (a: Page, b: Page): Promise<[Page, Page]> => {
  for (;;) {
    if (await isAsked(a)) return [a, b];
    if (await isAsked(b)) return [b, a];
    await a.waitForTimeout(50);
  }
};

const sharedMoves = async (browser: Browser, game: string): Promise<number[]> => {
  const [a, b] = [await visitor(browser, AT), await visitor(browser, AT)];
  const options = game === 'puerto-rico' ? { mayor: 'in order' } : {};
  const id = await makeTable(a, 'Anna', { game, options, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sit(b, id, 'Bob');
  for (const page of [a, b]) await page.locator('section [role=log]').first().waitFor();
  for (const page of [a, b]) await watchLog(page);
  const times: number[] = [];
  while (times.length < SHARED_MOVES) {
    const [mine, other] = await mover(a, b);
    await forget(other);
    const clicked = await clickMove(mine);
    const told = await changedAt(other).catch(() => undefined);
    if (told !== undefined) times.push(told - clicked);
  }
  for (const page of [a, b]) await page.context().close();
  return times;
};

const browser = await chromium.launch({ executablePath: await browserPath(), args: ['--disable-dev-shm-usage'] });
try {
  for (const [game, table] of Object.entries(GAMES)) tell(`${game}, script per own move`, await ownMoves(browser, table));
  for (const game of Object.keys(GAMES)) tell(`${game}, click to the other screen`, await sharedMoves(browser, game));
} finally {
  await browser.close();
  await server.end();
}
