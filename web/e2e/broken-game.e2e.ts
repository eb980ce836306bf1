/** A game whose log the rules refuse: what people see of it. The server is one of its own, for its database is tampered with while it is down. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { freePort } from '../../server/test/tools/free-port.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beGuest, leaveAll, visitor } from './visitors.ts';

const data = mkdtempSync(join(tmpdir(), 'caravel-broken-'));
let own: TestServer;

const start = async (port: number): Promise<void> => {
  own = await TestServer.start({ env: { CARAVEL_DATA: data }, port });
};

const tamper = (sql: string, id: string): void => {
  const db = new DatabaseSync(join(data, 'caravel.db'));
  db.prepare(sql).run(id);
  db.close();
};

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => start(await freePort()));
test.afterAll(async () => {
  await own.end();
  rmSync(data, { recursive: true, force: true });
});
test.afterEach(leaveAll);

/** Anna and Bob have begun; then something happened to what is stored. */
const broken = async (anna: Page, bob: Page, sql: string): Promise<string> => {
  await beGuest(anna, 'Anna');
  await beGuest(bob, 'Bob');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', { game: 'puerto-rico', seats, options: { governor: 0 } });
  await ask(bob, 'POST', `/api/tables/${id}/join`, {});
  await own.end();
  tamper(sql, id);
  await start(own.port);
  return id;
};

test('a log with a gap is shown up to there, and a player ends the game', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser, { baseURL: own.url }), await visitor(browser, { baseURL: own.url })];
  const id = await broken(anna, bob, 'DELETE FROM entries WHERE table_id = ? AND n = 2');
  await anna.goto(`/t/${id}`);
  await expect(anna.getByText('This game cannot continue.')).toBeVisible();
  await expect(anna.getByText('You’re watching.')).toHaveCount(0);
  await anna.getByText('Details').click();
  await expect(anna.getByText('entry 3 of the log: it is missing')).toBeVisible();
  await expect(anna.getByRole('link', { name: 'Download the game file' })).toHaveAttribute('href', `/api/tables/${id}/file`);
  await expect(anna.locator('[data-move]')).toHaveCount(0);
  const watcher = await visitor(browser, { baseURL: own.url });
  await watcher.goto(`/t/${id}`);
  await expect(watcher.getByText('This game cannot continue.')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'End the game without a result' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'End the game without a result' }).click();
  await expect(watcher.getByText('The game has ended without a result.')).toBeVisible();
  await expect(watcher.getByRole('heading', { name: 'This game cannot continue.' })).toBeVisible();
});

test('a game of rules this server does not know has its file, and can be ended', async ({ browser }) => {
  const [anna, bob] = [await visitor(browser, { baseURL: own.url }), await visitor(browser, { baseURL: own.url })];
  const id = await broken(anna, bob, `UPDATE tables SET header = replace(header, '"version":', '"version":9') WHERE id = ?`);
  await bob.goto(`/t/${id}`);
  await expect(bob.getByText('This server does not know the rules of this game.')).toBeVisible();
  await bob.getByRole('button', { name: 'End the game without a result' }).click();
  await expect(bob.getByText('The game has ended without a result.')).toBeVisible();
});
