import { expect, test } from '@playwright/test';
import { noErrors } from './play.ts';
import { cuttable, inTurn, leaveAll, log, role, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('two people at one table: a move is on the other screen at once, undo and talk too', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const errors = [noErrors(anna), noErrors(bob)];
  const [mover, other] = await inTurn(anna, bob);
  await role(mover, 'Settler').click();
  await expect(log(other)).toContainText('settler', { ignoreCase: true });
  await mover.keyboard.press('u');
  await expect(role(mover, 'Settler')).toBeVisible();
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
  await expect(other.getByText('The connection is lost. Trying again …')).toBeVisible();
  await role(mover, 'Settler').click();
  await expect(log(mover)).toContainText('settler', { ignoreCase: true });
  await expect(log(other)).not.toContainText('settler', { ignoreCase: true });
  wire.mend();
  await expect(log(other)).toContainText('settler', { ignoreCase: true, timeout: 30_000 });
});

test('two tabs of one seat stay in step', async ({ browser }) => {
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
