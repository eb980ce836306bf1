/** What people see of an operator's acts, on pages that are open. The server has a database of its own, for `bin/admin` needs one. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { signIn } from './accounts.ts';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, leaveAll, visitor } from './visitors.ts';

const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'caravel of the south';
const data = mkdtempSync(join(tmpdir(), 'caravel-operator-'));
let own: TestServer;

const admin = (...args: string[]) => promisify(execFile)(join(ROOT, 'bin/admin'), args, { env: { ...process.env, CARAVEL_DATA: data } });

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  own = await TestServer.start({ env: { CARAVEL_DATA: data } });
});
test.afterAll(async () => {
  await own.end();
  rmSync(data, { recursive: true, force: true });
});
test.afterEach(leaveAll);

test('a line goes, a muted and a banned person are told why, a game that was ended has no winner', FULL_RUN, async ({ browser }) => {
  const at = { baseURL: own.url };
  const [anna, rudolf] = [await visitor(browser, at), await visitor(browser, at)];
  for (const [page, login] of [
    [anna, 'annette'],
    [rudolf, 'rudolf'],
  ] as const)
    await ask(page, 'POST', '/api/register', { login, password: PASSWORD });
  const wish = { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true, options: { governor: 0 } };
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', wish);
  await ask(rudolf, 'POST', `/api/tables/${id}/join`, {});
  for (const page of [anna, rudolf]) await page.goto(`/t/${id}`);

  const say = async (text: string): Promise<void> => {
    await rudolf.getByPlaceholder('Say something').fill(text);
    await rudolf.getByRole('button', { name: 'Send', exact: true }).click();
  };
  await say('an insult');
  await expect(anna.getByText('an insult')).toBeVisible();
  await admin('delete-line', id, '1');
  for (const page of [anna, rudolf]) await expect(page.getByText('an insult')).toBeHidden();

  await admin('mute', 'rudolf', '--why', 'insults');
  await say('another');
  await expect(rudolf.getByText('You cannot write in any chat. Reason: insults')).toBeVisible();

  await admin('end-table', id);
  const result = anna.getByRole('dialog', { name: 'The game is over' });
  await expect(result.getByText('the operator ended the game')).toBeVisible();
  await expect(result.getByText('wins')).toBeHidden();

  await admin('ban', 'rudolf', '--until', '2099-01-31', '--why', 'insults in chat');
  await rudolf.goto('/me');
  await signIn(rudolf, 'rudolf', PASSWORD);
  await expect(rudolf.getByText(/You are banned from this site\. Until Jan 31, 2099.* Reason: insults in chat/)).toBeVisible();
});
