import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { PASSWORD, panel, register, signIn } from './accounts.ts';
import { faults } from './axe.ts';
import { OwnServer } from './own-server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, beGuest, leaveAll, newLogin, visitor } from './visitors.ts';

let server: OwnServer;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(() => server.end());
test.afterEach(leaveAll);

const somebody = (browser: Parameters<typeof visitor>[0]): Promise<Page> => visitor(browser, { baseURL: server.url });

const confirmAddress = async (page: Page, address: string): Promise<void> => {
  const reach = panel(page, 'When it is my turn');
  await reach.getByLabel('E-mail for notifications').fill(address);
  await reach.getByRole('button', { name: 'Save' }).first().click();
  const code = () => /: (\S+)/.exec(server.mails.findLast(({ to }) => to === address)?.text ?? '')?.[1] ?? '';
  await expect.poll(code).not.toBe('');
  await reach.getByLabel('Code from the e-mail').fill(code());
  await reach.getByRole('button', { name: 'Confirm' }).click();
  await expect(reach.getByText('Confirmed.')).toBeVisible();
};

test('a lost password: the mail brings a link, the link a new password, and the old session is over', async ({ browser }) => {
  const [here, there] = [await somebody(browser), await somebody(browser)];
  const login = newLogin('lost');
  await register(here, login);
  await confirmAddress(here, `${login}@example.org`);
  await there.goto('/me');
  await there.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = there.getByRole('dialog');
  await dialog.getByLabel('Login name or e-mail').fill(login);
  expect(await faults(there)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('the link is on its way')).toBeVisible();
  await expect.poll(() => server.mails.filter(({ to }) => to === `${login}@example.org`).length).toBe(2);
  const link = await server.linkTo(`${login}@example.org`);
  await there.goto(link);
  await expect(there.getByRole('heading', { name: `Account: ${login}` })).toBeVisible();
  expect(await faults(there)).toEqual([]);
  await there.getByLabel('New password').fill('brand new words');
  await there.getByRole('button', { name: 'Set the new password' }).click();
  await expect(panel(there, 'Change password')).toBeVisible();
  await here.reload();
  await expect(panel(here, 'I have an account')).toBeVisible();
  await signIn(here, login, PASSWORD);
  await expect(here.getByText('Wrong login name or password.')).toBeVisible();
  await signIn(here, login, 'brand new words');
  await expect(panel(here, 'Change password')).toBeVisible();
  await here.goto(link);
  await expect(here.getByText('This link was already used or has expired. Ask for a new one.')).toBeVisible();
});

const linkOf = async (page: Page): Promise<string> => {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Show link and QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on another device' });
  await expect(dialog.getByRole('img', { name: 'QR code with the link' })).toBeVisible();
  return (await dialog.locator('code').textContent()) ?? '';
};

const seat = (page: Page) => ask(page, 'POST', '/api/tables', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });

test('a guest opens the link in a second browser and finds the games there', FULL_RUN, async ({ browser }) => {
  const [laptop, phone] = [await somebody(browser), await visitor(browser, { baseURL: server.url, viewport: { width: 390, height: 844 } })];
  await beGuest(laptop, 'Gina');
  await seat(laptop);
  const link = await linkOf(laptop);
  expect(await faults(laptop)).toEqual([]);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Continue as Gina' }).click();
  await expect(phone.getByRole('link', { name: 'Gina', exact: true })).toBeVisible();
  expect((await ask<{ tables: unknown[] }>(phone, 'GET', '/api/my/tables')).tables.length).toBe(1);
  await laptop.goto('/me');
  await expect(panel(laptop, 'Signed-in devices').getByRole('listitem')).toHaveCount(2);
  await phone.goto(link);
  await phone.reload();
  await expect(phone.getByText('This link was already used or has expired.')).toBeVisible();
});

test(
  'a browser that plays as somebody with games is asked first; one that is the same guest has nothing to do',
  FULL_RUN,
  async ({ browser }) => {
    const [gina, otto] = [await somebody(browser), await somebody(browser)];
    await beGuest(gina, 'Gina');
    await beGuest(otto, 'Otto');
    await seat(otto);
    const link = await linkOf(gina);
    await otto.goto(link);
    await expect(otto.getByText('You are already playing as Otto in this browser.')).toBeVisible();
    expect(await faults(otto)).toEqual([]);
    expect((await ask<{ me: { name: string } }>(otto, 'GET', '/api/me')).me.name).toBe('Otto');
    await gina.goto(link);
    await gina.reload();
    await expect(gina.getByText('There is nothing to do.')).toBeVisible();
    await otto.getByRole('button', { name: 'Continue as Gina' }).click();
    await expect(otto.getByRole('link', { name: 'Gina', exact: true })).toBeVisible();
  },
);

test('a person downloads everything stored about them; an account confirms first', async ({ browser }) => {
  const page = await somebody(browser);
  await beGuest(page, 'Dora');
  await seat(page);
  await register(page, newLogin('dora'));
  server.elevenMinutesLater();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe('caravel.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.toString('latin1')).toMatch(/caravel\.json.*games\/\w{12}\.caravel/s);
});

test('after eleven minutes the link leads nowhere', FULL_RUN, async ({ browser }) => {
  const [gina, phone] = [await somebody(browser), await somebody(browser)];
  await beGuest(gina, 'Gina');
  const link = await linkOf(gina);
  server.elevenMinutesLater();
  await phone.goto(link);
  await expect(phone.getByText('This link was already used or has expired. Make a new one on your other device.')).toBeVisible();
});
