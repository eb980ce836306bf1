/** People with browsers of their own, and the tables they meet at. */
import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Somebody with a browser of their own. */
export const visitor = async (browser: Browser, options: ContextOptions = {}): Promise<Page> =>
  (await browser.newContext(options)).newPage();

export const leaveAll = async ({ browser }: { browser: Browser }): Promise<void> => {
  for (const context of browser.contexts()) await context.close();
};

/** Asks the server as this visitor; fails where the server refuses. */
export const ask = async <T>(page: Page, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await page.request.fetch(path, { method, ...(body === undefined ? {} : { data: body }) });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (answer.headers()['content-type']?.includes('json') ? await answer.json() : undefined) as T;
};

export const beGuest = (page: Page, name: string): Promise<{ id: string }> => ask(page, 'POST', '/api/guest', { name });

/** A login nobody has, even where the test runs again on the same server. */
export const newLogin = (name: string): string => `${name}-${randomBytes(4).toString('hex')}`;

/** A table made by a guest of this name; the page goes there. */
export const makeTable = async (page: Page, name: string, wish: object): Promise<string> => {
  await beGuest(page, name);
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', wish);
  await page.goto(`/t/${id}`);
  return id;
};

/** Sits down through the page. */
export const sit = async (page: Page, id: string, name: string): Promise<void> => {
  await page.goto(`/t/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down here' }).first().click();
};

/** The kinds of the messages that go over the page's socket from now on. */
export const messages = (page: Page): { readonly sent: string[]; readonly got: string[] } => {
  const [sent, got]: [string[], string[]] = [[], []];
  const kind = (payload: string | Buffer): string => (JSON.parse(payload.toString()) as { k: string }).k;
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(kind(payload)));
    socket.on('framereceived', ({ payload }) => got.push(kind(payload)));
  });
  return { sent, got };
};

export const log = (page: Page): Locator => page.getByRole('log', { name: 'Log' });
export const role = (page: Page, name: string): Locator => page.locator('[data-move]').filter({ hasText: name }).first();

/** The page whose turn it is, and the other. */
export const inTurn = async (a: Page, b: Page): Promise<[Page, Page]> => {
  const moves = (page: Page) => page.locator('[data-move]').count();
  await expect.poll(async () => (await moves(a)) + (await moves(b))).toBeGreaterThan(0);
  return (await moves(a)) > 0 ? [a, b] : [b, a];
};

export const twoAtATable = async (browser: Browser, wish: object = {}, options: ContextOptions = {}): Promise<[Page, Page, string]> => {
  const [anna, bob] = [await visitor(browser, options), await visitor(browser, options)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], ...wish });
  await sit(bob, id, 'Bob');
  await expect(log(anna)).toBeVisible();
  await expect(log(bob)).toBeVisible();
  return [anna, bob, id];
};

/** Somebody with an account, as rated games need one. */
export const beAccount = async (page: Page, name: string): Promise<{ id: string }> => {
  const me = await beGuest(page, name);
  await ask(page, 'POST', '/api/register', { login: newLogin(name.toLowerCase()), password: 'caravel of the south' });
  return me;
};

/** A connection that can be cut; while it is, no new one comes about. */
export const cuttable = async (page: Page) => {
  const open = new Set<WebSocketRoute>();
  const wire = {
    isCut: false,
    isUp: false,
    cut: async () => {
      wire.isCut = true;
      for (const route of open) await route.close();
    },
    mend: () => {
      wire.isCut = false;
    },
  };
  await page.routeWebSocket(/\/socket$/, (route) => {
    if (wire.isCut) return void setTimeout(() => void route.close(), 50);
    open.add(route);
    route.connectToServer().onMessage((message) => {
      wire.isUp = true;
      route.send(message);
    });
  });
  return wire;
};

/** What the page sends over its socket from its next visit on arrives so many milliseconds later. */
export const slowDown = (page: Page, milliseconds: number): Promise<void> =>
  page.routeWebSocket(/\/socket$/, (route) => {
    const server = route.connectToServer();
    route.onMessage((message) => void setTimeout(() => server.send(message), milliseconds));
  });
