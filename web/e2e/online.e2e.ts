import { expect } from '@playwright/test';
import { noErrors } from './play.ts';
import { loadsNothing } from './quiet.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { cuttable, inTurn, leaveAll, log, messages, role, slowDown, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('two people at one table: a move is on the other screen at once, undo and talk too', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const errors = [noErrors(anna), noErrors(bob)];
  const [mover, other] = await inTurn(anna, bob);
  await role(mover, 'Settler').click();
  await expect(log(other)).toContainText('settler', { ignoreCase: true });
  await expect(log(mover)).toContainText('settler', { ignoreCase: true });
  await mover.keyboard.press('u');
  await expect(role(mover, 'Settler')).toBeVisible();
  await expect(log(other)).not.toContainText('settler', { ignoreCase: true });
  await other.getByLabel('Say something').fill('Hello there');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(mover.getByText('Hello there')).toBeVisible();
  expect(errors.flat()).toEqual([]);
});

test('a lost connection comes back by itself and catches up', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  const wire = await cuttable(other);
  await other.reload();
  await expect.poll(() => wire.isUp).toBe(true);
  await expect(log(other)).toBeVisible();
  await wire.cut();
  await expect(other.getByText('Connection lost.', { exact: false })).toBeVisible();
  await role(mover, 'Settler').click();
  await expect(log(mover)).toContainText('settler', { ignoreCase: true });
  await expect(log(other)).not.toContainText('settler', { ignoreCase: true });
  wire.mend();
  await expect(log(other)).toContainText('settler', { ignoreCase: true, timeout: 30_000 });
});

test('over a slow connection a quick second move follows the first, and nothing is refused', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const [mover] = await inTurn(anna, bob);
  await slowDown(mover, 2000);
  await mover.reload();
  await role(mover, 'Settler').click();
  await mover.locator('[data-move^="plantation"]').first().click();
  const file = async () => (await mover.request.get(`/api/tables/${id}/file`)).text();
  await expect.poll(file).toMatch(/^(\d) role settler\n\1 plantation /m);
  await expect(mover.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
});

test('two tabs of one seat stay in step', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const [mover] = await inTurn(anna, bob);
  const tab = await mover.context().newPage();
  await tab.goto(`/t/${id}`);
  await role(tab, 'Mayor').click();
  await expect(log(mover)).toContainText('mayor', { ignoreCase: true });
});

test('a watcher sees the table and may not move', async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const carla = await visitor(browser);
  await carla.goto(`/t/${id}`);
  const [mover] = await inTurn(anna, bob);
  await role(mover, 'Settler').click();
  await expect(log(carla)).toContainText('settler', { ignoreCase: true });
  await expect(carla.locator('[data-move]')).toHaveCount(0);
});

test('what is done while the connection is lost is not lost', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  const wire = await cuttable(mover);
  await mover.reload();
  await expect.poll(() => wire.isUp).toBe(true);
  await expect(role(mover, 'Settler')).toBeVisible();
  await wire.cut();
  await expect(mover.getByText('Connection lost.', { exact: false })).toBeVisible();
  await role(mover, 'Settler').click();
  await mover.getByLabel('Say something').fill('Are you there?');
  await mover.getByRole('button', { name: 'Send' }).click();
  wire.mend();
  await expect(log(other)).toContainText('takes the settler', { timeout: 30_000 });
  await expect(other.getByText('Are you there?')).toBeVisible();
  await expect(mover.getByText('Connection lost.', { exact: false })).toHaveCount(0);
});

test('whose session has ended is told so', FULL_RUN, async ({ browser }) => {
  const [anna] = await twoAtATable(browser);
  const wire = await cuttable(anna);
  await anna.reload();
  await expect.poll(() => wire.isUp).toBe(true);
  await expect(log(anna)).toBeVisible();
  await anna.context().clearCookies();
  await wire.cut();
  wire.mend();
  await expect(anna.getByText('You are no longer signed in', { exact: false })).toBeVisible({ timeout: 20_000 });
});

test('the clocks stand on the panels of the players', async ({ browser }) => {
  const [anna] = await twoAtATable(browser, { pace: { kind: 'live', minutes: 20, increment: 5, onFlag: 'bot' } });
  for (const seat of [0, 1]) await expect(anna.locator(`[data-board] [data-clock="${seat}"]`)).toHaveText(/^(20:00|19:\d\d)$/);
  await expect(anna.locator('[data-board] [data-clock][data-runs]')).toHaveCount(1);
});

test('a page talks to its own socket and to no other', async ({ page }) => {
  await page.goto('/');
  const tried = (url: string): Promise<string> =>
    page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), { once: true });
          new WebSocket(address).onopen = () => resolve('open');
        }),
      url,
    );
  const own = new URL('/socket', page.url());
  expect(await tried(own.href.replace('http', 'ws'))).toBe('open');
  expect(await tried(`ws://127.0.0.1:${own.port}/socket`)).toBe('connect-src');
});

test('a table is opened in one round trip: it is watched once, never left, and shown once', async ({ browser }) => {
  const [anna, , id] = await twoAtATable(browser);
  const carla = await visitor(browser);
  for (const page of [anna, carla]) {
    const { sent, got } = messages(page);
    await page.goto(`/t/${id}`);
    await expect(log(page)).toContainText('Round 1');
    await loadsNothing(page);
    expect(sent.filter((kind) => kind === 'watch' || kind === 'leave')).toEqual(['watch']);
    expect(got.filter((kind) => kind === 'table')).toEqual(['table']);
  }
});
