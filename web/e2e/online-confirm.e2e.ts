import { expect, type Page } from '@playwright/test';
import { authenticator, PASSWORD, panel, register, signIn } from './accounts.ts';
import { faults } from './axe.ts';
import { OwnServer } from './own-server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { beGuest, leaveAll, newLogin, visitor } from './visitors.ts';

let server: OwnServer;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server.end());
test.afterEach(leaveAll);

const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });

test('who has not shown the password for ten minutes is asked for it, then the key is made', async ({ browser }) => {
  const page = await visitor(browser, { baseURL: server.url });
  await register(page, newLogin('conny'));
  const programs = panel(page, 'Programs and bots');
  const makeKey = async (name: string) => {
    await programs.getByLabel('What the key is for').fill(name);
    await programs.getByRole('button', { name: 'Create a key' }).click();
  };
  await makeKey('at once');
  await expect(programs.getByText('at once', { exact: true })).toBeVisible();
  server.elevenMinutesLater();
  await makeKey('later');
  const dialog = confirmDialog(page);
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('Wrong password.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(programs.getByText('later', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await makeKey('third');
  await expect(programs.getByText('third', { exact: true })).toBeVisible();
});

test('a question that is closed leaves everything as it was', async ({ browser }) => {
  const page = await visitor(browser, { baseURL: server.url });
  await register(page, newLogin('clara'));
  server.elevenMinutesLater();
  await panel(page, 'When it is my turn').getByLabel('E-mail for notifications').fill('clara@example.org');
  await panel(page, 'When it is my turn').getByRole('button', { name: 'Save' }).first().click();
  await confirmDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible();
  await page.reload();
  await expect(panel(page, 'When it is my turn').getByLabel('E-mail for notifications')).toHaveValue('');
});

test('an account with only a passkey is deleted after the passkey was shown again', async ({ browser }) => {
  const page = await visitor(browser, { baseURL: server.url });
  await authenticator(page);
  await beGuest(page, 'Pat');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await expect(panel(page, 'Passkeys').getByText('Pat')).toBeVisible();
  server.elevenMinutesLater();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await confirmDialog(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expect(panel(page, 'I have an account')).toBeVisible();
});

test('an account is deleted with its password and cannot be entered any more', async ({ browser }) => {
  const page = await visitor(browser, { baseURL: server.url });
  const login = newLogin('bye');
  await register(page, login);
  server.elevenMinutesLater();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await confirmDialog(page).getByLabel('Password').fill(PASSWORD);
  await confirmDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(panel(page, 'I have an account')).toBeVisible();
  await signIn(page, login, PASSWORD);
  await expect(page.getByText('Wrong login name or password.')).toBeVisible();
});

test(
  'devices are listed and signed out one by one; a new password ends keys and passkeys that are ticked',
  FULL_RUN,
  async ({ browser }) => {
    const [here, there] = [await visitor(browser, { baseURL: server.url }), await visitor(browser, { baseURL: server.url })];
    await authenticator(here);
    const login = newLogin('dev');
    await register(here, login);
    await there.goto('/me');
    await signIn(there, login, PASSWORD);
    await expect(panel(there, 'Signed-in devices').getByRole('listitem')).toHaveCount(2);
    await here.reload();
    const devices = panel(here, 'Signed-in devices');
    await expect(devices.getByText('This device')).toHaveCount(1);
    await devices.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await there.reload();
    await expect(panel(there, 'I have an account')).toBeVisible();
    const passkeys = panel(here, 'Passkeys');
    await passkeys.getByLabel('Name of the passkey').fill('planted');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByText('planted')).toBeVisible();
    await panel(here, 'Programs and bots').getByLabel('What the key is for').fill('script');
    await panel(here, 'Programs and bots').getByRole('button', { name: 'Create a key' }).click();
    await expect(panel(here, 'Programs and bots').getByText('script', { exact: true })).toBeVisible();
    const form = panel(here, 'Change password');
    await form.getByLabel('Current password').fill(PASSWORD);
    await form.getByLabel('New password').fill('quite another one');
    await form.getByLabel('Also revoke all keys of programs and bots').check();
    await form.getByLabel('planted').check();
    expect(await faults(here)).toEqual([]);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Your password was changed.')).toBeVisible();
    await expect(passkeys.getByText('planted')).toHaveCount(0);
    await expect(panel(here, 'Programs and bots').getByText('script', { exact: true })).toHaveCount(0);
  },
);
