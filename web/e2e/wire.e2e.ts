/** What goes over the wire, as a browser that was never here counts it, and what is there without a network afterwards. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { KB, MOST_ART, MOST_OF_HOME, MOST_TO_DECIDE } from '../build/limits.ts';
import { keptWhole } from './kept-files.ts';
import { quicken, settled } from './play.ts';
import { preparedMadeira, preparedTable } from './prepared.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';

interface Sent {
  readonly path: string;
  readonly type: string;
  readonly head: number;
  /** The body, as it came. */
  bytes: number;
}

/** Follows the requests of the page itself. */
const follow = async (page: Page): Promise<Sent[]> => {
  const sent: Sent[] = [];
  const byId = new Map<string, Sent>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    const one = { path: new URL(response.url).pathname, type, head: response.encodedDataLength, bytes: 0 };
    byId.set(requestId, one);
    sent.push(one);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = byId.get(requestId);
    if (one) one.bytes = encodedDataLength - one.head;
  });
  return sent;
};

const weigh = (sent: readonly Sent[], isMeant: (one: Sent) => boolean): number =>
  sent.filter(isMeant).reduce((sum, { bytes }) => sum + bytes, 0);

const isCode = ({ type }: Sent): boolean => ['Document', 'Script', 'Stylesheet'].includes(type);
/** What a table fetches once the page is idle: the log, parts of the board that no first decision needs, which of its numbers are ours, and the sentences of the rules. */
const isLater = ({ path }: Sent): boolean =>
  /\/(?:assets\/(?:BotMark|line-text|log-book|persons|story)|(?:madeira|puerto-rico)\/(?:parts|origins|rules-en|reasons-en|late-words|facts|log-en|maintenance|sentences|tile-signs|why))-[^/]*$/.test(
    path,
  );
const isArt = ({ path }: Sent): boolean => path.endsWith('.svg');

const FIRST = [
  { game: 'puerto-rico', table: () => preparedTable('3-players-points', 'role', 1) },
  { game: 'madeira', table: () => preparedMadeira('2nd-3-players', 0) },
];

test.describe('a browser that was never here', () => {
  test.use({ serviceWorkers: 'block' });

  for (const { game, table } of FIRST)
    test(`the first decision of ${game} waits for ${MOST_TO_DECIDE / KB} KB at most`, async ({ page }) => {
      const sent = await follow(page);
      await quicken(page);
      await page.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table());
      await page.goto('/t/local-prepared');
      await page.waitForSelector('.prompt.asked');
      const code = weigh(sent, (one) => isCode(one) && !isLater(one));
      const later = weigh(sent, isLater);
      const art = weigh(sent, isArt);
      const heads = sent.filter(isCode).reduce((sum, { head }) => sum + head, 0);
      const [inCode, inLater, inHeads, inArt] = [code, later, heads, art].map((bytes) => (bytes / KB).toFixed(1));
      console.log(
        `${game}: ${inCode} KB of script, style and html, ${inLater} KB once it is idle, ${inHeads} KB of heads, ${inArt} KB of pictures`,
      );
      expect(sent.filter(isCode).every(({ path }) => !path.startsWith('/api/'))).toBe(true);
      expect(code).toBeLessThanOrEqual(MOST_TO_DECIDE);
      expect(art).toBeLessThanOrEqual(MOST_ART);
    });
});

/** Goes wherever a person goes who has a table of a game in the browser. */
const openTable = async (context: BrowserContext, page: Page, table: string): Promise<void> => {
  await context.addInitScript((text) => localStorage.setItem('caravel.table.local-prepared', text), table);
  await page.goto('/t/local-prepared');
  await settled(page);
};

const ofGame = (paths: readonly string[], game: string): string[] => paths.filter((path) => path.startsWith(`/assets/${game}/`));

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a first visit to home takes the shell, one language and one game at most', async ({ page, server }) => {
    await quicken(page);
    await page.goto('/');
    const paths = await keptWhole(page);
    expect(paths.filter((path) => /\/([a-z]+-)?(de|hu|it|pt)-[^/]{8}\.js$/.test(path))).toEqual([]);
    const scripts = (game: string) => ofGame(paths, game).filter((path) => path.endsWith('.js'));
    expect(FIRST.filter(({ game }) => scripts(game).length > 0).length).toBeLessThanOrEqual(1);
    const sizes = await Promise.all(
      [...new Set(paths)].map(async (path) => {
        const { headers } = await fetch(server.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
        return Number(headers.get('content-length'));
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`home: ${paths.length} files, ${(bytes / KB).toFixed(1)} KB`);
    expect(bytes).toBeLessThanOrEqual(MOST_OF_HOME);
  });

  for (const [i, { game, table }] of FIRST.entries())
    test(
      `${game} is played without a network once it was visited, with its pictures; another game says that it is not there`,
      FULL_RUN,
      async ({ page, context }) => {
        await quicken(page);
        await openTable(context, page, table());
        const paths = await keptWhole(page);
        const other = FIRST.at(1 - i)?.game ?? '';
        expect(ofGame(paths, game).filter((path) => path.endsWith('.svg')).length).toBeGreaterThan(0);
        expect(ofGame(paths, other)).toEqual([]);
        await context.setOffline(true);
        const failed: string[] = [];
        page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
        await page.reload();
        await settled(page);
        await page.locator('[data-move]').first().click();
        await settled(page);
        expect(failed.filter((path) => path.startsWith('/assets/'))).toEqual([]);
        await page.goto(`/new/${other}`);
        await expect(page.getByRole('alert').filter({ hasText: 'not on this device yet' })).toBeVisible();
        await context.setOffline(false);
      },
    );
});
