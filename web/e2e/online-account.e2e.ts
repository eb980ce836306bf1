import { expect } from '@playwright/test';
import { authenticator, PASSWORD, panel, register, signIn } from './accounts.ts';
import { test } from './test.ts';
import { beGuest, leaveAll, newLogin, visitor } from './visitors.ts';

test.afterEach(leaveAll);

test('a guest gets an account, signs out, and comes back with the password', async ({ browser }) => {
  const page = await visitor(browser);
  const { id } = await beGuest(page, 'Ada');
  const login = newLogin('ada');
  await register(page, login);
  await expect(page.getByRole('link', { name: 'Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, login, 'something else');
  await expect(page.getByText('Wrong login name or password.')).toBeVisible();
  await signIn(page, login.toUpperCase(), PASSWORD);
  await expect(page.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', `/p/${id}`);
});

test('a login that is taken and a name that is too short are told in the language of the person', async ({ browser }) => {
  const [first, second] = [await visitor(browser), await visitor(browser)];
  const login = newLogin('taken');
  await register(first, login);
  await second.addInitScript(() => localStorage.setItem('caravel.locale', '"de"'));
  await second.goto('/me');
  const form = panel(second, 'Konto anlegen');
  await form.getByLabel('Anmeldename').fill(login);
  await form.getByLabel('Passwort').fill(PASSWORD);
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(second.getByText('Dieser Anmeldename ist vergeben.')).toBeVisible();
  await form.getByLabel('Anmeldename').fill('a!');
  await form.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(second.getByText(/^Ein Anmeldename hat 3 bis 24/)).toBeVisible();
});

test('a passkey makes an account, opens it again, and the only one cannot be removed', async ({ browser }) => {
  const page = await visitor(browser);
  await authenticator(page);
  await beGuest(page, 'Pia');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Create an account with a passkey' }).click();
  await expect(panel(page, 'Passkeys').getByText('Pia')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Pia' }).click();
  await expect(page.getByText('This is your only way to sign in. Add a password first.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(panel(page, 'Passkeys').getByText('Pia')).toBeVisible();
});

test('an account with a password adds a passkey and removes it', async ({ browser }) => {
  const page = await visitor(browser);
  await authenticator(page);
  await register(page, newLogin('paul'));
  const passkeys = panel(page, 'Passkeys');
  await passkeys.getByLabel('Name of the passkey').fill('my phone');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('my phone')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove my phone' }).click();
  await expect(passkeys.getByText('my phone')).toHaveCount(0);
});

test('name, mail, webhook, vacation, keys and bots are kept', async ({ browser }) => {
  const page = await visitor(browser);
  const login = newLogin('kim');
  await register(page, login);
  await page.getByLabel('Name shown to others').fill('Kim');
  await panel(page, login).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Kim' })).toBeVisible();
  const reach = panel(page, 'When it is my turn');
  await reach.getByLabel('E-mail for notifications').fill('kim@example.org');
  await reach.getByRole('button', { name: 'Save' }).first().click();
  await reach.getByLabel('Code from the e-mail').fill('nonsense');
  await reach.getByRole('button', { name: 'Confirm' }).click();
  await expect(reach.getByText('This code is wrong or has expired.')).toBeVisible();
  await reach.getByLabel('Address', { exact: true }).fill('https://127.0.0.1/hook');
  await reach.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(reach.getByText('This is not a public address')).toBeVisible();
  await page.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(page.getByText(/^On vacation until/)).toBeVisible();
  await page.getByRole('button', { name: 'I am back' }).click();
  const programs = panel(page, 'Programs and bots');
  await programs.getByLabel('What the key is for').fill('my script');
  await programs.getByRole('button', { name: 'Create a key' }).click();
  await expect(programs.getByText('Shown only once')).toBeVisible();
  await programs.getByLabel('Name of the bot').fill('Kimbot');
  await programs.getByRole('button', { name: 'Create a bot' }).click();
  await expect(programs.getByRole('link', { name: 'Kimbot' })).toBeVisible();
  await page.reload();
  await expect(programs.getByText('my script')).toBeVisible();
  await expect(programs.getByText('Shown only once')).toHaveCount(0);
  await expect(reach.getByLabel('E-mail for notifications')).toHaveValue('kim@example.org');
});
