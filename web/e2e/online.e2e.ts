import { type Browser, expect, type Page, test } from '@playwright/test';
import { noErrors } from './play.ts';

/** Somebody with a browser of their own. */
const visitor = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** A table made over the page's own API by a guest of this name; the page goes there. */
const makeTable = async (page: Page, name: string, wish: object): Promise<string> => {
  await page.goto('/');
  const id = await page.evaluate(
    async ([who, what]) => {
      const post = (path: string, body: unknown) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) =>
          answer.json(),
        );
      await post('/api/guest', { name: who });
      return ((await post('/api/tables', what)) as { id: string }).id;
    },
    [name, wish] as const,
  );
  await page.goto(`/t/${id}`);
  return id;
};

const sit = async (page: Page, id: string, name: string): Promise<void> => {
  await page.goto(`/t/${id}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down here' }).click();
};

const log = (page: Page) => page.locator('[role=log]').first();
const role = (page: Page, name: string) => page.locator('[data-move]').filter({ hasText: name }).first();

/** The page whose turn it is, and the other. */
const inTurn = async (a: Page, b: Page): Promise<[Page, Page]> => {
  await expect.poll(async () => (await a.locator('[data-move]').count()) + (await b.locator('[data-move]').count())).toBeGreaterThan(0);
  return (await a.locator('[data-move]').count()) > 0 ? [a, b] : [b, a];
};

const twoAtATable = async (browser: Browser): Promise<[Page, Page, string]> => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sit(bob, id, 'Bob');
  await expect(log(anna)).toBeVisible();
  await expect(log(bob)).toBeVisible();
  return [anna, bob, id];
};

test('two people at one table: a move is on the other screen at once, undo and talk too', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const errors = [...noErrors(anna), ...noErrors(bob)];
  const [mover, other] = await inTurn(anna, bob);
  await role(mover, 'Settler').click();
  await expect(log(other)).toContainText('settler', { ignoreCase: true });
  await mover.keyboard.press('u');
  await expect(role(mover, 'Settler')).toBeVisible();
  await other.getByLabel('Say something').fill('Hello there');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(mover.getByText('Hello there')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a lost connection comes back by itself and catches up', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  await other.context().setOffline(true);
  await role(mover, 'Settler').click();
  await expect(log(mover)).toContainText('settler', { ignoreCase: true });
  await other.context().setOffline(false);
  await expect(log(other)).toContainText('settler', { ignoreCase: true, timeout: 15_000 });
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
