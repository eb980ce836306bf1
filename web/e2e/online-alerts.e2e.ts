import { expect, type Locator, type Page } from '@playwright/test';
import { panel, register } from './accounts.ts';
import { faults } from './axe.ts';
import { OwnServer } from './own-server.ts';
import { FULL_RUN } from './tags.ts';
import { test } from './test.ts';
import { ask, leaveAll, newLogin, PHONE, sit, visitor } from './visitors.ts';

test.afterEach(leaveAll);

const saveTimes = async (page: Page): Promise<void> => {
  const reach = panel(page, 'When it is my turn');
  await reach.getByText('Quiet hours').click();
  await reach.getByLabel('From', { exact: true }).fill('21:30');
  await reach.getByLabel('Time zone').selectOption('Europe/Lisbon');
  await reach.getByLabel('How often').selectOption({ label: 'At most once every 15 minutes' });
  await reach.getByRole('button', { name: 'Save' }).last().click();
  await expect(reach.getByText('Saved.').last()).toBeVisible();
};

test(
  'alerts go to a chat, wait in quiet hours, and a table tells a group, which every player sees and may leave',
  FULL_RUN,
  async ({ browser }) => {
    const [host, player] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
    await register(host, newLogin('hooked'));
    const reach = panel(host, 'When it is my turn');
    await reach.getByLabel('Send to').selectOption('Telegram');
    await reach.getByLabel('Address', { exact: true }).fill('https://api.telegram.org/bot1:abc/sendMessage');
    await reach.getByRole('button', { name: 'Save' }).nth(1).click();
    await expect(reach.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await reach.getByLabel('Address', { exact: true }).fill('https://api.telegram.org/bot1:abc/sendMessage?chat_id=7');
    await reach.getByRole('button', { name: 'Save' }).nth(1).click();
    await expect(reach.getByRole('button', { name: 'Remove' }).last()).toBeVisible();
    await saveTimes(host);
    await host.reload();
    await expect(reach.getByLabel('Send to')).toHaveValue('telegram');
    await expect(reach.getByLabel('From', { exact: true })).toHaveValue('21:30');
    await expect(reach.getByLabel('Time zone')).toHaveValue('Europe/Lisbon');
    expect(await faults(host)).toEqual([]);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ask<{ id: string }>(host, 'POST', '/api/tables', { game: 'puerto-rico', seats });
    await host.goto(`/t/${id}`);
    const group = panel(host, 'Group chat');
    await group.getByText('Tell a group chat whose turn it is.').click();
    await group.getByLabel('Address', { exact: true }).fill('https://discord.com/api/webhooks/1/secret');
    await group.getByRole('button', { name: 'Save' }).click();
    await expect(group.getByText('This table posts turns to Discord.')).toBeVisible();
    await sit(player, id, 'Pia');
    const seen = panel(player, 'Group chat');
    await expect(seen.getByText('This table posts turns to Discord.')).toBeVisible();
    await seen.getByLabel('Mention me there').uncheck();
    await expect.poll(async () => (await ask<{ hook?: { out: string[] } }>(host, 'GET', `/api/tables/${id}`)).hook?.out.length).toBe(1);
    expect(await player.content()).not.toContain('secret');
    expect(await faults(player)).toEqual([]);
  },
);

test('the secret of a program that a table calls is shown to the host, in the waiting room and during the game', async ({ browser }) => {
  const host = await visitor(browser);
  await register(host, newLogin('program'));
  const giveProgram = async (group: Locator, url: string): Promise<void> => {
    await group.getByLabel('Send to').selectOption('My own program');
    await group.getByLabel('Address', { exact: true }).fill(url);
    await group.getByRole('button', { name: 'Save' }).click();
    await expect(group.getByText('It is shown only once')).toBeVisible();
    await expect(group.locator('code')).toHaveText(/\S{16}/);
    await expect(group.getByText('Saved.')).toBeVisible();
    await expect(group.getByLabel('Address', { exact: true })).toHaveValue(url);
  };
  const open = await ask<{ id: string }>(host, 'POST', '/api/tables', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await host.goto(`/t/${open.id}`);
  const waiting = panel(host, 'Group chat');
  await waiting.getByText('Tell a group chat whose turn it is.').click();
  await giveProgram(waiting, 'https://example.org/turns');
  await expect(waiting.getByText('This table tells a program whose turn it is.')).toBeVisible();
  await waiting.getByRole('button', { name: 'Remove' }).click();
  await expect(waiting.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(waiting.getByLabel('Address', { exact: true })).toHaveValue('');
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
  const running = await ask<{ id: string }>(host, 'POST', '/api/tables', { game: 'puerto-rico', seats, options: { governor: 0 } });
  await host.goto(`/t/${running.id}`);
  await host.getByText('More', { exact: true }).click();
  const group = host.locator('.group');
  await group.getByText('Group chat', { exact: true }).click();
  await giveProgram(group, 'https://example.org/moves');
});

test(
  'a link in the mail confirms the address, and another turns mail off, on a phone and without a session',
  FULL_RUN,
  async ({ browser }) => {
    const server = await OwnServer.start();
    try {
      const [page, phone] = [
        await visitor(browser, { baseURL: server.url }),
        await visitor(browser, { baseURL: server.url, viewport: PHONE }),
      ];
      const login = newLogin('mailed');
      const address = `${login}@example.org`;
      await register(page, login);
      const reach = panel(page, 'When it is my turn');
      await reach.getByLabel('E-mail for notifications').fill(address);
      await reach.getByRole('button', { name: 'Save' }).first().click();
      await phone.goto(await server.linkTo(address));
      await expect(phone.getByRole('heading', { name: `Send alerts about ${login}’s games to ${address}?` })).toBeVisible();
      expect(await faults(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Yes, send me mail' }).click();
      await expect(phone.getByText('Your address is confirmed.')).toBeVisible();
      await page.reload();
      await expect(reach.getByText('Confirmed.')).toBeVisible();
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
      await ask(page, 'POST', '/api/tables', { game: 'puerto-rico', seats, options: { governor: 0 } });
      const off = () =>
        /https?:\/\/\S+\/api\/mail\/off\/\S+/.exec(server.mails.findLast(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
      await expect.poll(off).not.toBe('');
      await phone.goto(off());
      expect(await faults(phone)).toEqual([]);
      await phone.getByRole('button', { name: 'Turn off e-mail' }).click();
      await expect(phone.getByText('You will get no more mail.')).toBeVisible();
      await page.reload();
      await expect(reach.getByLabel('E-mail me when it is my turn')).not.toBeChecked();
    } finally {
      await server.end();
    }
  },
);
