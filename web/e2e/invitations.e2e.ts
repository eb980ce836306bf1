import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { panel, register } from './accounts.ts';
import { faults } from './axe.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beAccount, leaveAll, newLogin, PHONE, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const EXAMPLE = fileURLToPath(new URL('../../examples/socket_bot.mjs', import.meta.url));
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];

const newTable = async (page: Page): Promise<string> => {
  const { id } = await ask<{ id: string }>(page, 'POST', '/api/tables', { game: 'puerto-rico', seats: SEATS });
  await page.goto(`/t/${id}`);
  return id;
};

/** Through the dialog of a free seat. */
const inviteByName = async (page: Page, seat: number, name: string): Promise<void> => {
  await page.getByRole('button', { name: `Invite, Seat ${seat}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to this table' });
  await dialog.getByLabel('Name of a person or a bot').fill(name);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).first().click();
};

test('the host invites a bot that is online and a person: the bot sits down by itself, the person accepts on the home page', async ({
  browser,
  server,
}) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const [login, other] = [newLogin('host'), newLogin('guest')];
  await beAccount(anna, login.slice(0, 20));
  await beAccount(bob, other.slice(0, 20));
  const botName = newLogin('bot');
  const bot = await ask<{ id: string; token: string }>(anna, 'POST', '/api/bots', { name: botName });
  const child = spawn(process.execPath, [EXAMPLE, server.url], { env: { ...process.env, CARAVEL_TOKEN: bot.token }, stdio: 'ignore' });
  try {
    await expect
      .poll(async () => (await ask<{ bots: { id: string }[] }>(anna, 'GET', '/api/bots?online=true')).bots.some(({ id }) => id === bot.id))
      .toBe(true);
    const id = await newTable(anna);
    await anna.getByRole('button', { name: 'Invite, Seat 2' }).click();
    const dialog = anna.getByRole('dialog', { name: 'Invite to this table' });
    await expect(dialog.getByText('online', { exact: false }).first()).toBeVisible();
    expect(await faults(anna)).toEqual([]);
    await dialog.getByRole('button', { name: `Invite ${botName}` }).click();
    await expect(dialog).toHaveCount(0);
    await expect(anna.getByRole('link', { name: botName })).toBeVisible();
    await bob.goto('/');
    await inviteByName(anna, 3, other.slice(0, 20));
    await expect(anna.getByText(`reserved for ${other.slice(0, 20)}`)).toBeVisible();
    await expect(anna.getByText('invited, no answer yet')).toBeVisible();
    const invitations = panel(bob, 'Invitations');
    await expect(invitations.getByText(`${login.slice(0, 20)} invites you to Puerto Rico`)).toBeVisible();
    expect(await faults(bob)).toEqual([]);
    await invitations.getByRole('button', { name: 'Accept' }).click();
    await expect(bob).toHaveURL(new RegExp(`/t/${id}`));
    await expect
      .poll(async () => (await ask<{ status: string }>(anna, 'GET', `/api/tables/${id}`)).status, { timeout: 30_000 })
      .toBe('running');
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

test('an invitation is declined on a phone and withdrawn by the host; whoever does not exist is named', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const name = newLogin('shy').slice(0, 20);
  await beAccount(anna, newLogin('host').slice(0, 20));
  await beAccount(bob, name);
  await newTable(anna);
  await inviteByName(anna, 2, 'Nobody At All');
  const dialog = anna.getByRole('dialog', { name: 'Invite to this table' });
  await expect(dialog.getByRole('alert')).toHaveText('Nobody with an account has this name, and no bot either.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await bob.goto('/');
  await inviteByName(anna, 2, name);
  const invitations = panel(bob, 'Invitations');
  await expect(invitations.getByRole('button', { name: 'Decline' })).toBeVisible();
  await anna.getByRole('button', { name: `Withdraw the invitation for ${name}` }).click();
  await expect(invitations).toHaveCount(0);
  await inviteByName(anna, 3, name);
  await invitations.getByRole('button', { name: 'Decline' }).click();
  await expect(invitations).toHaveCount(0);
  await expect(anna.getByText(`${name} declined.`)).toBeVisible();
  expect(await faults(anna)).toEqual([]);
});

test('whoever opens the link of a table they are invited to sits down or declines there', FULL_RUN, async ({ browser }) => {
  const [anna, bob] = [await visitor(browser, { viewport: PHONE }), await visitor(browser)];
  const name = newLogin('linked').slice(0, 20);
  await beAccount(anna, newLogin('host').slice(0, 20));
  await beAccount(bob, name);
  const id = await newTable(anna);
  await inviteByName(anna, 2, name);
  await bob.goto(`/t/${id}`);
  await expect(bob.getByRole('button', { name: 'Sit down here' }).first()).toBeVisible();
  expect(await faults(anna)).toEqual([]);
  await bob.getByRole('button', { name: 'Decline' }).click();
  await expect(anna.getByText(`${name} declined.`)).toBeVisible();
});

test('the owner says which invitations a bot takes, and everybody sees it in the list of bots', FULL_RUN, async ({ browser }) => {
  const owner = await visitor(browser, { viewport: PHONE });
  await register(owner, newLogin('owner'));
  const name = newLogin('pet');
  await owner.getByLabel('Name of the bot').fill(name);
  await owner.getByRole('button', { name: 'Create a bot' }).click();
  await owner.getByText(`Invitations for ${name}`).click();
  const form = owner.locator('details').filter({ hasText: `Invitations for ${name}` });
  await form.getByLabel('Who can invite it').selectOption('anybody');
  await form.getByLabel('Madeira').uncheck();
  await form.getByLabel('Games at once').fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved.')).toBeVisible();
  expect(await faults(owner)).toEqual([]);
  const stranger = await visitor(browser);
  await stranger.goto('/players');
  const row = stranger.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('everyone');
  await expect(row).toContainText('Puerto Rico');
  await expect(row).toContainText('0 of 2 games');
  expect(await faults(stranger)).toEqual([]);
});

for (const [language, title, word] of [
  ['de', 'An diesen Tisch einladen', 'Einladen'],
  ['it', 'Invita a questo tavolo', 'Invita'],
  ['pt', 'Convidar para esta mesa', 'Convidar'],
  ['hu', 'Meghívás ehhez az asztalhoz', 'Meghívás'],
] as const)
  test(`the dialog fits on a phone in ${language}`, FULL_RUN, async ({ browser }) => {
    const anna = await visitor(browser, { viewport: PHONE, locale: language });
    await beAccount(anna, newLogin('host').slice(0, 20));
    await newTable(anna);
    await anna
      .getByRole('button', { name: new RegExp(`^${word}, `) })
      .first()
      .click();
    await expect(anna.getByRole('dialog', { name: title })).toBeVisible();
    expect(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await faults(anna)).toEqual([]);
  });
