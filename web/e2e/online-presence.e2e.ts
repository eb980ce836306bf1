/** Who is there, whose turn it is, and what happens when nobody comes: clocks, notices, nudges, bots that sit in. */
import { expect, type Page } from '@playwright/test';
import { TestServer } from './server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, cuttable, inTurn, leaveAll, log, makeTable, PHONE, role, sit, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const speak = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

/** Away from the table, with the connection that brings notices. */
const goHome = async (page: Page): Promise<void> => {
  // Listens at once: the greeting may come before a promise has had its turn.
  const greeted = new Promise<void>((resolve) => page.once('websocket', (socket) => socket.once('framereceived', () => resolve())));
  await page.goto('/');
  await greeted;
};

test('when a live clock runs out a bot sits in and plays on', async ({ browser }) => {
  const own = await TestServer.start({ jump: 20_000 });
  try {
    const pace = { kind: 'live', minutes: 0.33, increment: 0, onFlag: 'bot' };
    const [anna, bob] = await twoAtATable(browser, { pace }, { baseURL: own.url });
    await expect(anna.getByRole('timer').first()).toBeVisible();
    own.jump();
    await expect(anna.getByText(/A bot is playing for (Anna|Bob)\./).first()).toBeVisible();
    await expect(log(bob)).toContainText(/takes? the/);
  } finally {
    await own.end();
  }
});

test('my turn at another table is told, and the word goes away there', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  await goHome(other);
  await role(mover, 'Craftsman').click();
  const word = other.getByRole('complementary', { name: 'Notifications' });
  await expect(word.getByText('Puerto Rico: it is your turn')).toBeVisible();
  await word.getByRole('link', { name: 'Go to the table' }).click();
  await expect(log(other)).toBeVisible();
  await expect(word.getByText('Puerto Rico: it is your turn')).toHaveCount(0);
});

test('a word that comes before the page can show it is shown then', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser, {}, { serviceWorkers: 'block' });
  const [mover, other] = await inTurn(anna, bob);
  const held = Promise.withResolvers<void>();
  await other.route(/\/Notices-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await goHome(other);
  await role(mover, 'Craftsman').click();
  await expect(other.getByRole('link', { name: /Your turn/ })).toBeVisible();
  held.resolve();
  await expect(other.getByText('Puerto Rico: it is your turn')).toBeVisible();
});

test('a word that was missed while the network was away is made up for', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  const wire = await cuttable(other);
  await other.goto('/');
  await expect.poll(() => wire.isUp).toBe(true);
  await wire.cut();
  await role(mover, 'Craftsman').click();
  await expect(log(mover)).toContainText('craftsman', { ignoreCase: true });
  wire.mend();
  await expect(other.getByText('Puerto Rico: it is your turn')).toBeVisible({ timeout: 30_000 });
});

test('on a phone the clock is in sight and the talk one tap away', async ({ browser }) => {
  const pace = { kind: 'live', minutes: 30, increment: 10, onFlag: 'bot' };
  const [anna, bob] = [await visitor(browser, { viewport: PHONE, hasTouch: true }), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', pace, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await expect(anna.getByRole('button', { name: 'Copy the link' })).toBeInViewport();
  const wide = () => anna.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(PHONE.width);
  await sit(bob, id, 'Bob');
  await expect(anna.getByRole('timer').first()).toBeInViewport();
  await speak(bob, 'Good luck');
  await anna.getByRole('button', { name: 'Chat and clocks: 1 new message' }).click();
  const dialog = anna.getByRole('dialog', { name: 'Chat and clocks' });
  await expect(dialog.getByText('Good luck')).toBeVisible();
  await speak(anna, 'You too');
  await expect(bob.getByText('You too')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(anna.getByRole('button', { name: 'Chat and clocks', exact: true })).toBeInViewport();
  expect(await wide()).toBeLessThanOrEqual(PHONE.width);
});

test('after three days without a move a button offers a bot, and the server decides', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const four = Date.now() + 4 * 86_400_000;
  const id = await makeTable(anna, 'Anna', {
    game: 'puerto-rico',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { governor: 1 },
  });
  await sit(bob, id, 'Bob');
  await expect(log(anna)).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Let a bot play for Bob' })).toHaveCount(0);
  await anna.clock.setSystemTime(four);
  await anna.reload();
  const button = anna.getByRole('button', { name: 'Let a bot play for Bob' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(anna.getByText('That is not possible now.')).toBeVisible();
});

test('a bot plays for me only after I have said so twice, at a pace one can follow, until I play myself again', async ({ browser }) => {
  const anna = await visitor(browser);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats, options: { governor: 0 } });
  const info = () => ask<{ seats: { substitute?: string; botMoves?: number }[]; status: string }>(anna, 'GET', `/api/tables/${id}`);
  await anna.getByText('More', { exact: true }).click();
  await anna.getByRole('button', { name: 'Let a bot play for me' }).click();
  await anna.getByRole('button', { name: 'Keep playing' }).click();
  expect((await info()).seats[0]?.substitute).toBeUndefined();
  await anna.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(anna.getByText('this game cannot count as your win')).toBeVisible();
  await anna.getByRole('button', { name: 'Let the bot play' }).click();
  await expect(anna.getByText('A bot is playing for Anna.')).toBeVisible();
  await expect(log(anna)).toContainText(/You take/);
  await anna.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(anna.getByText('A bot is playing for Anna.')).toHaveCount(0);
  const { seats: now, status } = await info();
  expect([now[0]?.substitute, status]).toEqual([undefined, 'running']);
  expect(now[0]?.botMoves).toBeGreaterThan(0);
  await anna.getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(anna.getByRole('dialog', { name: 'The game is over' })).toContainText(/A bot (made moves|played) for Anna/);
});

test('whoever waits nudges the other, who hears of it wherever they are, and not again at once', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover, other] = await inTurn(anna, bob);
  const [name, waiter] = mover === anna ? ['Anna', 'Bob'] : ['Bob', 'Anna'];
  await expect(mover.getByRole('button', { name: /^Nudge/ })).toHaveCount(0);
  await other.clock.install();
  /** As if a while had passed at the other's screen. */
  const nudge = async () => {
    const button = other.getByRole('button', { name: `Nudge ${name}` });
    await other.reload();
    await expect(async () => {
      await other.clock.fastForward('00:20');
      await expect(button).toBeVisible({ timeout: 500 });
    }).toPass();
    await button.click();
  };
  await nudge();
  await expect(other.getByText(`${name} got a nudge.`)).toBeVisible();
  await expect(mover.getByText(`Puerto Rico: ${waiter} is waiting for your move`)).toBeVisible();
  await nudge();
  await expect(other.getByText('They got a nudge a short while ago.')).toBeVisible();
  await role(mover, 'Craftsman').click();
  await expect(other.getByText('They got a nudge a short while ago.')).toHaveCount(0);
});

test('who has left the table is told to be away, for how long, and is back when they come', FULL_RUN, async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  await anna.clock.install();
  await goHome(bob);
  await expect(async () => {
    await anna.clock.runFor(5000);
    await expect(anna.getByText('Bob is away')).toBeVisible({ timeout: 500 });
  }).toPass();
  await anna.clock.fastForward('03:00');
  await expect(anna.getByText('Bob: away for 3 min')).toBeVisible();
  await bob.goto(`/t/${id}`);
  await expect(log(bob)).toBeVisible();
  await expect(anna.getByText(/Bob.* away/)).toHaveCount(0);
});

test('before the game one sees who has left, too', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await sit(bob, id, 'Bob');
  await expect(anna.getByRole('link', { name: 'Bob' })).toBeVisible();
  await goHome(bob);
  // Who merely reloads the page is not told to be away: that takes ten seconds.
  await expect(anna.getByText('Bob is away')).toBeVisible({ timeout: 40_000 });
});
