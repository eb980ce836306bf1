import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { TestServer } from './server.ts';
import { test } from './test.ts';
import { ask, beAccount, cuttable, inTurn, leaveAll, log, makeTable, PHONE, role, sit, twoAtATable, visitor } from './visitors.ts';

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

test('more than the own moves is taken back when everybody agrees', async ({ browser }) => {
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

test('the host mutes, anybody reports, and one can stop reading somebody', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  await speak(bob, 'You play badly');
  await anna.getByRole('button', { name: 'More about Bob' }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mute Bob at this table' }).click();
  await expect(dialog.getByRole('button', { name: 'Unmute Bob' })).toBeVisible();
  await dialog.getByText('Report Bob').click();
  await dialog.getByLabel('What is wrong?').fill('Rude');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Thank you.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await speak(bob, 'Really badly');
  await expect(bob.getByText('The host has muted you.')).toBeVisible();
  await anna.getByRole('button', { name: 'More about Bob' }).click();
  await anna.getByRole('button', { name: 'Mute Bob for me' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(anna.getByText('You play badly')).toHaveCount(0);
  await anna.goto('/me');
  await anna.getByRole('button', { name: 'Unmute Bob' }).click();
  await expect(anna.getByText('You haven’t muted anyone.')).toBeVisible();
});

test('what watchers say stands apart, and players read it only afterwards', async ({ browser }) => {
  const [anna, bob, id] = await twoAtATable(browser);
  const carla = await visitor(browser);
  await ask(carla, 'POST', '/api/guest', { name: 'Carla' });
  await carla.goto(`/t/${id}`);
  await expect(carla.getByText('The players see this only after the game.')).toBeVisible();
  await speak(carla, 'Anna will win');
  await expect(carla.locator('.watcher')).toContainText('Anna will win');
  await speak(bob, 'My turn soon');
  await expect(anna.getByText('My turn soon')).toBeVisible();
  await expect(anna.getByText('Anna will win')).toHaveCount(0);
});

test('with real tiles the host enters what they show, and the others wait', async ({ browser }) => {
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

test('a tab that has missed something never plays a wrong move', async ({ browser }) => {
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

test('moves that came too late and are still possible wait for a second yes', async ({ browser }) => {
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

const hintOf = (page: Page) => page.getByRole('button', { name: /^Hint/ });

const expectNoHints = async (page: Page): Promise<void> => {
  await expect(hintOf(page)).toBeDisabled();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('between people there are hints only where the table says so', async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover] = await inTurn(anna, bob);
  await expectNoHints(mover);
  const [carla, dino] = await twoAtATable(browser, { hints: true });
  const [other] = await inTurn(carla, dino);
  await expect(hintOf(other)).toBeEnabled();
});

test('no hints in a rated game, which is for accounts', async ({ browser }) => {
  const [anna, bob, guest] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  await beAccount(anna, 'Anna');
  await beAccount(bob, 'Bob');
  const wish = { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], rated: true };
  const { id } = await ask<{ id: string }>(anna, 'POST', '/api/tables', wish);
  await guest.goto(`/t/${id}`);
  await expect(guest.getByText('Rated games need an account.')).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  await ask(bob, 'POST', `/api/tables/${id}/join`, {});
  for (const page of [anna, bob]) await page.goto(`/t/${id}`);
  const [mover] = await inTurn(anna, bob);
  await expectNoHints(mover);
});

test('the form offers a rated game to accounts, and never with hints', async ({ browser }) => {
  const page = await visitor(browser);
  await page.goto('/new');
  await page.getByRole('radio', { name: /^Online/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Rated game/ })).toBeDisabled();
  await beAccount(page, 'Anna');
  await page.reload();
  await page.getByRole('radio', { name: /^Online/ }).check();
  await page.getByRole('checkbox', { name: /^Allow hints/ }).check();
  await page.getByRole('checkbox', { name: /^Rated game/ }).check();
  await expect(page.getByRole('checkbox', { name: /^Allow hints/ })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Allow hints/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByText(/Rated game/)).toBeVisible();
});

test('my turn at another table is told, and the word goes away there', async ({ browser }) => {
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

test('a word that was missed while the network was away is made up for', async ({ browser }) => {
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

test('whom the host removed stays out until they are let back', async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats });
  await sit(bob, id, 'Bob');
  await anna.getByRole('button', { name: 'Remove Bob' }).click();
  await expect(bob.getByText('The host has removed you from this table.')).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Sit down here' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Let Bob back in' }).click();
  await bob.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(anna.getByRole('link', { name: 'Bob' })).toBeVisible();
});

test('a name that looks like another at the table is refused, and another one taken', async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser)];
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await bob.goto(`/t/${id}`);
  await bob.getByLabel('Your name').fill('Аnna');
  await bob.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(bob.getByText('Someone at this table has a name that looks the same. Choose another name.')).toBeVisible();
  await bob.getByLabel('Your name').fill('Expert');
  await bob.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(bob.getByText(/^A name has 1 to 24 visible letters/)).toBeVisible();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Sit down here' }).first().click();
  await expect(anna.getByRole('link', { name: 'Bob' })).toBeVisible();
});

test('after three days without a move a button offers a bot, and the server decides', async ({ browser }) => {
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

test('the link to the table is handed to another app, or scanned from the screen', async ({ browser }) => {
  const anna = await visitor(browser);
  // Chromium on Linux has no share sheet: this one keeps what it was given.
  await anna.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: async (given: object) => Object.assign(window, { given }) });
  });
  const id = await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await anna.getByRole('button', { name: 'Share …' }).click();
  expect(await anna.evaluate(() => (window as unknown as { given: object }).given)).toEqual({ title: 'Puerto Rico', url: anna.url() });
  await anna.getByText('Show as QR code').click();
  const code = anna.getByRole('img', { name: 'QR code with the link to this table' });
  await expect(code).toBeVisible();
  const { data, size } = encode(anna.url(), { border: 4, ecc: 'M' });
  expect(anna.url()).toContain(id);
  await expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
  const dark = data.flat().filter(Boolean).length;
  expect(((await code.locator('path').getAttribute('d')) ?? '').split('M').length - 1).toBe(dark);
});

test('without a share sheet there is no button for it', async ({ browser }) => {
  const anna = await visitor(browser);
  await makeTable(anna, 'Anna', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await expect(anna.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Share …' })).toHaveCount(0);
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

test('whoever waits nudges the other, who hears of it wherever they are, and not again at once', async ({ browser }) => {
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

test('who has left the table is told to be away, for how long, and is back when they come', async ({ browser }) => {
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
