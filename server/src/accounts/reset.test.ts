import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import type { Me } from '@caravel/protocol';
import { Authenticator } from '../../test/tools/authenticator.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { MailSink, textOf } from '../../test/tools/smtp.ts';
import { resetLink } from './reset.ts';

const PASSWORD = 'a long password';
const SITE = 'https://caravel.example';

onEachEngine((start) => {
  let node: TestNode;
  let sink: MailSink;
  before(async () => {
    sink = await MailSink.start();
    node = await start({ smtpUrl: sink.url, publicUrl: SITE });
  });
  after(async () => {
    await node.end();
    sink.end();
  });

  const confirmMail = async (client: Client, address: string): Promise<void> => {
    await client.must('PUT', '/api/me/email', { email: address });
    const [mail] = await mailsTo(address, 1);
    const code = /: (\S+)/.exec(mail ?? '')?.[1];
    await client.must('POST', '/api/me/email/confirm', { code });
  };
  const mailsTo = async (address: string, count: number): Promise<string[]> => {
    const texts = (): string[] => sink.mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase()).map(textOf);
    await eventually(() => texts().length >= count);
    return texts();
  };
  const withAddress = async (login: string): Promise<{ client: Client; address: string; id: string }> => {
    const client = new Client(node.url);
    const { id } = await client.must<Me>('POST', '/api/register', { login, password: PASSWORD });
    const address = `${login}@Example.org`;
    await confirmMail(client, address);
    return { client, address, id };
  };
  const keyIn = (text: string | undefined): string => new RegExp(`${SITE}/reset#([\\w-]+)`).exec(text ?? '')?.[1] ?? '';
  const ask = (who: string) => new Client(node.url).ask('POST', '/api/password/lost', { who });
  const meOf = async (client: Client): Promise<Me | null> => (await client.must<{ me: Me | null }>('GET', '/api/me')).me;

  test('a link is of no use after a new password, and after another address or none', async () => {
    const { client, id } = await withAddress('mover');
    const deeds: [string, string, unknown][] = [
      ['POST', '/api/me/password', { old: PASSWORD, password: 'chosen by me' }],
      ['PUT', '/api/me/email', { email: 'moved@example.org' }],
      ['PUT', '/api/me/email', { email: null }],
    ];
    for (const [method, path, body] of deeds) {
      const link = await resetLink(node.context.db, id, { url: SITE, now: node.context.now() });
      await new Client(node.url).must('POST', '/api/password/link', { key: keyIn(link) });
      await client.must(method, path, body);
      const { code } = await new Client(node.url).refused('POST', '/api/password/reset', { key: keyIn(link), password: 'of a thief' });
      assert.equal(code, 'not-now', `${method} ${path}`);
    }
    await new Client(node.url).must('POST', '/api/login', { login: 'mover', password: 'chosen by me' });
  });

  test('a link comes to the confirmed address, sets a new password once, and ends every other session and socket', async () => {
    const { client: lost, address, id } = await withAddress('loser');
    const socket = await lost.socket();
    assert.equal((await ask(' Loser ')).status, 204);
    const key = keyIn((await mailsTo(address, 2))[1]);
    const finder = new Client(node.url);
    assert.deepEqual(await finder.must('POST', '/api/password/link', { key }), { login: 'loser', name: 'loser' });
    assert.equal((await finder.refused('POST', '/api/password/reset', { key, password: 'short' })).field, 'password');
    assert.equal((await finder.refused('POST', '/api/password/reset', { key, password: 'a'.repeat(201) })).field, 'password');
    const me = await finder.must<Me>('POST', '/api/password/reset', { key, password: 'found again' });
    assert.equal(me.id, id);
    assert.equal((await meOf(finder))?.id, id);
    assert.equal(await meOf(lost), null);
    await assert.rejects(
      socket.until(() => false, 5000),
      /closed/,
    );
    for (const path of ['/api/password/link', '/api/password/reset'])
      assert.deepEqual(
        [(await finder.refused('POST', path, { key, ...(path.endsWith('reset') ? { password: 'once more' } : {}) })).code],
        ['not-now'],
      );
    await finder.must('POST', '/api/login', { login: 'loser', password: 'found again' });
    assert.match((await mailsTo(address, 3))[2] ?? '', /The account loser on Caravel has a new password/);
  });

  test('by address as by login; the older links are used up with the first', async () => {
    const { address } = await withAddress('mailer');
    await ask('mailer');
    await mailsTo(address, 2);
    await ask(address.toUpperCase());
    const [, first, second] = await mailsTo(address, 3);
    await new Client(node.url).must('POST', '/api/password/reset', { key: keyIn(second), password: 'by the second' });
    assert.equal((await new Client(node.url).refused('POST', '/api/password/link', { key: keyIn(first) })).code, 'not-now');
  });

  test('the answer does not tell who has an account', async () => {
    const { address } = await withAddress('hidden');
    const unconfirmed = new Client(node.url);
    await unconfirmed.must('POST', '/api/register', { login: 'unconfirmed', password: PASSWORD });
    await unconfirmed.must('PUT', '/api/me/email', { email: 'unconfirmed@example.org' });
    await mailsTo('unconfirmed@example.org', 1);
    const answers = [];
    for (const who of ['hidden', 'nobody-here', 'unconfirmed', 'unconfirmed@example.org', 'nobody@example.org']) {
      const { status, body } = await ask(who);
      answers.push(JSON.stringify([status, body]));
    }
    assert.equal(new Set(answers).size, 1);
    await mailsTo(address, 2);
    await node.idle();
    const strangers = sink.mails.filter(({ to, data }) => /unconfirmed|nobody/.test(to) && data.includes('reset'));
    assert.deepEqual(strangers, []);
  });

  test('the answer does not wait for the mail: it is the same where mail takes its time', async () => {
    const lines: Socket[] = [];
    const silent = createServer((line) => lines.push(line.on('error', () => {}))).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const slow = await start({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`, publicUrl: SITE });
    await new Client(slow.url).must('POST', '/api/register', { login: 'waiting', password: PASSWORD });
    await slow.context.db.run("UPDATE users SET email = 'waiting@example.org', email_confirmed = 1");
    assert.equal((await new Client(slow.url).ask('POST', '/api/password/lost', { who: 'waiting' })).status, 204);
    await eventually(() => lines.length === 1);
    for (const line of lines) line.destroy();
    silent.close();
    await slow.end();
  });

  test('an address gets five links in half an hour, however often they are asked for', async () => {
    const { address } = await withAddress('flooded');
    for (let i = 0; i < 8; i++) {
      await ask('flooded');
      await node.idle();
    }
    assert.equal((await mailsTo(address, 6)).length, 6, 'the code and five links');
  });

  test('a link is good for half an hour, that of the operator for a day', async () => {
    const { address, id } = await withAddress('late');
    await ask('late');
    const key = keyIn((await mailsTo(address, 2))[1]);
    const { db, now } = node.context;
    const until = async (): Promise<number> =>
      (await db.all<{ expires_at: number }>("SELECT expires_at FROM challenges WHERE purpose = 'reset' AND user_id = $1", id))[0]
        ?.expires_at ?? 0;
    assert.ok(Math.abs((await until()) - now() - 30 * 60_000) < 60_000);
    await db.run("UPDATE challenges SET expires_at = $1 WHERE purpose = 'reset' AND user_id = $2", now() - 1, id);
    assert.equal((await new Client(node.url).refused('POST', '/api/password/reset', { key, password: 'too late now' })).code, 'not-now');
    await db.run("DELETE FROM challenges WHERE purpose = 'reset' AND user_id = $1", id);
    const link = await resetLink(db, id, { url: SITE, now: now() });
    assert.ok(Math.abs((await until()) - now() - 24 * 3_600_000) < 60_000);
    await new Client(node.url).must('POST', '/api/password/reset', { key: keyIn(link), password: 'by the operator' });
    assert.match(await resetLink(db, id, { url: undefined, now: now() }), /^\/reset#/);
  });

  test('whoever has lost their only passkey chooses a login too', async () => {
    const client = await Client.guest(node.url, 'Keyless');
    const { key: question, options } = await client.must<{ key: string; options: { challenge: string } }>('POST', '/api/passkeys/question');
    await client.must('POST', '/api/passkeys', { key: question, response: new Authenticator(SITE).create(options.challenge) });
    await confirmMail(client, 'keyless@example.org');
    await ask('keyless@example.org');
    const key = keyIn((await mailsTo('keyless@example.org', 2))[1]);
    const finder = new Client(node.url);
    assert.deepEqual(await finder.must('POST', '/api/password/link', { key }), { login: null, name: 'Keyless' });
    assert.equal((await finder.refused('POST', '/api/password/reset', { key, password: PASSWORD })).field, 'login');
    assert.equal((await finder.refused('POST', '/api/password/reset', { key, password: PASSWORD, login: 'loser' })).code, 'taken');
    const me = await finder.must<Me>('POST', '/api/password/reset', { key, password: PASSWORD, login: 'keyless' });
    assert.deepEqual([me.login, me.hasPassword, me.passkeys], ['keyless', true, 1]);
  });

  test('a server that cannot send links says so', async () => {
    const dumb = await start();
    const error = await new Client(dumb.url).refused('POST', '/api/password/lost', { who: 'anybody' });
    assert.equal(error.code, 'not-now');
    await dumb.end();
  });
});
