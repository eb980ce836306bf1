/** Several people play one game: taking back, agreeing, moves that cross. */
import { expect, type Page } from '@playwright/test';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { inTurn, leaveAll, log, makeTable, role, sit, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('more than the own moves is taken back when everybody agrees', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  await role(mover, 'Craftsman').click();
  await role(other, 'Trader').click();
  await expect(log(mover)).toContainText('trader', { ignoreCase: true });
  await mover.getByText('More', { exact: true }).click();
  const askBack = async () => {
    await mover.getByRole('button', { name: 'Ask to take back a move' }).click();
    await mover.getByRole('region', { name: 'Chat and clocks' }).getByRole('button', { name: 'You take the craftsman' }).click();
    await expect(mover.getByText('Waiting for the others to answer.')).toBeVisible();
    await expect(other.getByText('Starting with:')).toContainText('takes the craftsman');
  };
  await askBack();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(mover.getByText('Waiting for the others to answer.')).toHaveCount(0);
  await askBack();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(role(mover, 'Craftsman')).toBeVisible();
  await expect(log(other)).not.toContainText('craftsman', { ignoreCase: true });
});

test('a game is ended by agreement, and the same people play again', async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  await anna.getByText('More', { exact: true }).click();
  await anna.getByRole('button', { name: 'Propose to end the game' }).click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  await expect(anna.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await anna.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
  await expect(anna).not.toHaveURL(new RegExp(id));
  await expect(anna.getByText('reserved for Bob')).toBeVisible();
  await bob.getByRole('dialog').getByRole('button', { name: 'Go to the next game' }).click();
  await expect(log(anna)).toBeVisible();
  // The log of the game before is still in sight on the way.
  await expect(bob).toHaveURL(anna.url());
  await expect(log(bob)).toBeVisible();
});

test('with real tiles the host enters what they show, and the others wait', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', chance: 'manual', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await sit(bob, id, 'Bob');
  await expect(bob.getByText('Anna enters what the dice and tiles show.')).toBeVisible();
  await expect(bob.locator('[data-outcome]')).toHaveCount(0);
  const outcome = anna.locator('[data-outcome]').first();
  const isAsked = async () => (await anna.locator('[data-move]').count()) + (await bob.locator('[data-move]').count()) > 0;
  const shown = async () => `${await log(anna).innerText()} ${await anna.locator('[data-thing="stack"]').innerText()}`;
  for (let entered = 0; entered < 12; entered++) {
    // Each screen hears of an outcome by itself: the next is asked for on one, or a move on either.
    await expect.poll(async () => (await isAsked()) || (await outcome.isVisible())).toBe(true);
    if (await isAsked()) break;
    const before = await shown();
    await expect(outcome).toHaveText(/\w/);
    await outcome.click();
    await expect.poll(async () => (await shown()) !== before || (await outcome.count()) === 0).toBe(true);
  }
  await expect(bob.getByText('Anna enters what the dice and tiles show.')).toHaveCount(0);
  await inTurn(anna, bob);
});

/** Moves of this page wait until they are released: meanwhile the table goes on. */
const holdMoves = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const send = WebSocket.prototype.send;
    const held: (() => void)[] = [];
    WebSocket.prototype.send = function (data) {
      if (String(data).includes('"act"')) held.push(() => send.call(this, data));
      else send.call(this, data);
    };
    Object.assign(window, {
      release: () => {
        for (const go of held.splice(0)) go();
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { release(): void }).release());
};

test('a tab that has missed something never plays a wrong move', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const [mover] = await inTurn(anna, bob);
  const tab = await mover.context().newPage();
  await tab.goto(`/t/${id}`);
  await expect(role(tab, 'Mayor')).toBeVisible();
  const release = await holdMoves(tab);
  await role(tab, 'Mayor').click();
  await role(mover, 'Settler').click();
  await expect(log(tab)).toContainText('settler', { ignoreCase: true });
  await release();
  await expect(tab.getByText('Something has changed at the table. Please choose again.')).toBeVisible();
  await expect(log(mover)).not.toContainText('mayor', { ignoreCase: true });
});

test('moves that came too late and are still possible wait for a second yes', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  const tab = await mover.context().newPage();
  await tab.goto(`/t/${id}`);
  await expect(role(tab, 'Mayor')).toBeVisible();
  const release = await holdMoves(tab);
  await role(tab, 'Mayor').click();
  await role(mover, 'Settler').click();
  await expect(log(tab)).toContainText('settler', { ignoreCase: true });
  await expect(log(mover)).toContainText('settler', { ignoreCase: true });
  await mover.keyboard.press('u');
  await expect(log(tab)).not.toContainText('settler', { ignoreCase: true });
  await release();
  await expect(tab.getByText('Your moves are still possible')).toBeVisible();
  await expect(log(other)).not.toContainText('mayor', { ignoreCase: true });
  await tab.keyboard.press('c');
  await release();
  await expect(log(other)).toContainText('mayor', { ignoreCase: true });
});
