/** Who may do what at a table with others: the host, guests, watchers, rated games; and how others are invited. */
import { expect, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beAccount, inTurn, leaveAll, makeTable, sit, twoAtATable, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const speak = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

test('the host mutes, anybody reports, and one can stop reading somebody', FULL_RUN, async ({ browser }) => {
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

test('what watchers say stands apart, and players read it only afterwards', FULL_RUN, async ({ browser }) => {
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

const hintOf = (page: Page) => page.getByRole('button', { name: /^Hint/ });

const expectNoHints = async (page: Page): Promise<void> => {
  await expect(hintOf(page)).toBeDisabled();
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('between people there are hints only where the table says so', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = await twoAtATable(browser);
  const [mover] = await inTurn(anna, bob);
  await expectNoHints(mover);
  const [carla, dino] = await twoAtATable(browser, { hints: true });
  const [other] = await inTurn(carla, dino);
  await expect(hintOf(other)).toBeEnabled();
});

test('no hints in a rated game, which is for accounts', FULL_RUN, async ({ browser }) => {
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
