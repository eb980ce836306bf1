/** Accounts through the page: made, signed in to, opened by a passkey. */
import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'caravel of the south';

export const panel = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

export const register = async (page: Page, login: string): Promise<void> => {
  await page.goto('/me');
  const form = panel(page, 'Create an account');
  await form.getByLabel('Login name').fill(login);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create an account', exact: true }).click();
  await expect(panel(page, 'Change password')).toBeVisible();
};

export const signIn = async (page: Page, login: string, password: string): Promise<void> => {
  const form = panel(page, 'I have an account');
  await form.getByLabel('Login name').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** A device that says yes to every passkey question. */
export const authenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
