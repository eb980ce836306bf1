import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { NewTableInput } from '@caravel/protocol';
import { BrowserPush } from '../../test/tools/browser-push.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';
import { MailSink, textOf } from '../../test/tools/smtp.ts';
import { tellMissedTurns } from './missed.ts';
import { signature } from './webhook.ts';

onEachEngine((start) => {
  let node: TestNode;
  let receiver: Receiver;
  let pushes: Receiver;
  let mails: MailSink;
  let count = 0;
  before(async () => {
    receiver = await Receiver.start();
    pushes = await Receiver.secure();
    mails = await MailSink.start();
    node = await start({
      hookAllow: new Set([receiver.target, pushes.target]),
      smtpUrl: mails.url,
      publicUrl: 'http://127.0.0.1',
      mailFrom: 'Caravel <play@example.org>',
    });
  });
  after(async () => {
    await node.end();
    receiver.end();
    pushes.end();
    mails.end();
  });
  beforeEach(() => {
    receiver.status = 201;
    receiver.received.length = 0;
    pushes.status = 201;
    pushes.received.length = 0;
    mails.mails.length = 0;
  });

  const account = async (): Promise<Client> => {
    const login = `user${++count}`;
    const client = await Client.guest(node.url, login);
    await client.must('POST', '/api/register', { login, password: 'a long password' });
    return client;
  };

  /** A table of two; whose turn it is first is drawn, so the seats are given by turn. */
  const tableOf = async (a: Client, b: Client, more: Partial<NewTableInput> = {}) => {
    const { id } = await a.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      pace: { kind: 'days', days: 3 },
      ...more,
    });
    await b.must('POST', `/api/tables/${id}/join`, {});
    const { turn } = await a.must<{ turn: number[] }>('GET', `/api/tables/${id}`);
    const [first, second] = turn[0] === 0 ? [a, b] : [b, a];
    return { id, first, second, seat: turn[0] as number };
  };

  /** Moves for whose turn it is until the other has it. */
  const passTurn = async (id: string, client: Client): Promise<void> => {
    for (let i = 0; i < 50; i++) {
      const legal = await client.must<{ hasTurn: boolean; moves: string[]; length: number }>('GET', `/api/tables/${id}/legal`);
      if (!legal.hasTurn) return;
      await client.must('POST', `/api/tables/${id}/act`, {
        length: legal.length,
        moves: legal.moves.slice(0, 1),
        request: `p${i}-${legal.length}`,
      });
    }
  };

  const hook = async (client: Client, path: string) =>
    client.must<{ secret: string }>('PUT', '/api/me/webhook', { url: receiver.url + path });
  const whats = (path: string): string[] => receiver.at(path).map(({ body }) => (JSON.parse(String(body)) as { what: string }).what);

  test('the socket tells of a turn at any table, also to a page that looks at another', async () => {
    const [a, b] = [await account(), await account()];
    const sockets = [await a.socket(), await b.socket()];
    for (const socket of sockets) socket.send({ k: 'look', t: 'AAAAAAAAAAAA' });
    const { id, first } = await tableOf(a, b);
    const received = await Promise.all(sockets.map((socket) => socket.expect('notice', ({ t, what }) => t === id && what !== 'joined')));
    assert.deepEqual(received.map(({ what }) => what).sort(), ['started', 'turn']);
    assert.equal(received[first === a ? 0 : 1]?.what, 'turn');
    for (const socket of sockets) socket.close();
  });

  test('a webhook gets each event once, signed', async () => {
    const [a, b] = [await account(), await account()];
    const { secret } = await hook(a, '/a');
    await hook(b, '/b');
    const { id, first, second } = await tableOf(a, b);
    const [path, other] = first === a ? ['/a', '/b'] : ['/b', '/a'];
    await eventually(() => whats(path).includes('turn') && whats(other).includes('started'));
    await passTurn(id, first);
    await eventually(() => whats(other).includes('turn'));
    await second.must('POST', `/api/tables/${id}/end`);
    await eventually(() => whats(path).includes('asked'));
    await first.must('POST', `/api/tables/${id}/agree`, { yes: true });
    await eventually(() => whats('/a').includes('ended') && whats('/b').includes('ended'));
    const [one] = receiver.at('/a');
    assert.ok(one);
    const time = Number(one.headers['x-caravel-time']);
    assert.equal(one.headers['x-caravel-signature'], signature(secret, time, String(one.body)));
    assert.deepEqual(Object.keys(JSON.parse(String(one.body))).sort(), ['at', 'game', 'length', 'table', 'url', 'user', 'what']);
    for (const here of ['/a', '/b']) assert.equal(new Set(whats(here)).size, whats(here).length, `twice: ${whats(here)}`);
  });

  test('the host is told that somebody has sat down', async () => {
    const [a, b] = [await account(), await account()];
    await hook(a, '/host');
    const { id } = await a.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await b.must('POST', `/api/tables/${id}/join`, {});
    await eventually(() => whats('/host').includes('joined'));
  });

  test('nothing goes out while that very table is before their presence; a page on another table spares nothing', async () => {
    const [a, b] = [await account(), await account()];
    await hook(a, '/a');
    await hook(b, '/b');
    const { id, first, second } = await tableOf(a, b);
    await eventually(() => receiver.received.length >= 2);
    receiver.received.length = 0;
    const [path, other] = first === a ? ['/a', '/b'] : ['/b', '/a'];
    const looking = await second.socket();
    looking.send({ k: 'look', t: id });
    await looking.watch(id);
    await passTurn(id, first);
    await node.idle();
    assert.deepEqual(whats(other), []);
    assert.ok(!looking.received.some(({ k }) => k === 'notice'), 'this page sees it happen');
    const elsewhere = await first.socket();
    elsewhere.send({ k: 'look', t: 'AAAAAAAAAAAA' });
    await passTurn(id, second);
    await eventually(() => whats(path).includes('turn'));
    looking.close();
    elsewhere.close();
  });

  test('a webhook that fails is tried again', async () => {
    const [a, b] = [await account(), await account()];
    await hook(a, '/a');
    receiver.status = 500;
    const { first } = await tableOf(a, b, { game: 'madeira' });
    const what = first === a ? 'turn' : 'started';
    await eventually(() => whats('/a').includes(what));
    receiver.status = 204;
    await eventually(() => whats('/a').length >= 2, 20_000);
    await node.idle();
    const all = whats('/a').filter((word) => word === what).length;
    assert.ok(all >= 2 && all <= 4, `${all} tries`);
  });

  test('push arrives sealed, signed by the site, in the language of the person; a browser that is gone is forgotten', async () => {
    const [a, b] = [await account(), await account()];
    const browser = new BrowserPush();
    const { key } = await a.must<{ key: string }>('GET', '/api/push/key');
    assert.equal(Buffer.from(key, 'base64url').length, 65);
    await a.must('PATCH', '/api/me', { locale: 'de' });
    await a.must('POST', '/api/push', browser.subscription(`${pushes.url}/push`));
    const { id, first, second } = await tableOf(a, b);
    const [sent] = await eventually(() => pushes.at('/push').length > 0 && pushes.at('/push'));
    assert.ok(sent);
    const words = browser.read(sent.body);
    assert.equal(words.table, id);
    assert.equal(words.url, `http://127.0.0.1/t/${id}`);
    assert.equal(words.title, first === a ? 'Puerto Rico: Du bist dran' : 'Puerto Rico: Die Partie hat begonnen');
    assert.match(sent.headers.authorization ?? '', new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
    pushes.status = 410;
    pushes.received.length = 0;
    await passTurn(id, first);
    // Who moves at once is not told of the turn any more: now it is the turn of the one with the browser, and stays so.
    if (first === a) await passTurn(id, second);
    await eventually(() => pushes.at('/push').length > 0);
    await eventually(async () => (await node.context.db.all('SELECT 1 AS one FROM pushes')).length === 0);
  });

  test('push can be switched off', async () => {
    const a = await account();
    const subscription = new BrowserPush().subscription(`${pushes.url}/off`);
    await a.must('POST', '/api/push', subscription);
    await a.must('POST', '/api/push/forget', { endpoint: subscription.endpoint });
    await tableOf(a, await account());
    await node.idle();
    assert.deepEqual(pushes.at('/off'), []);
  });

  const withMail = async (locale: string): Promise<{ client: Client; address: string }> => {
    const client = await account();
    const address = `${locale}${count}@example.org`;
    await client.must('PATCH', '/api/me', { locale });
    await client.must('PUT', '/api/me/email', { email: address });
    const mail = await eventually(() => mails.mails.find(({ to }) => to === address));
    const code = /: (\S+)$/m.exec(textOf(mail))?.[1];
    await client.must('POST', '/api/me/email/confirm', { code });
    mails.mails.length = 0;
    return { client, address };
  };
  const mailsTo = (address: string): string[] => mails.mails.filter(({ to }) => to === address).map(textOf);

  test('mail goes to a confirmed address, in the language of the person, with a link', async () => {
    const { client, address } = await withMail('it');
    const other = await account();
    const { id, first } = await tableOf(client, other);
    const [text] = await eventually(() => mailsTo(address).length > 0 && mailsTo(address));
    assert.match(text ?? '', first === client ? /tocca a te/ : /la partita è cominciata/);
    assert.ok(text?.includes(`http://127.0.0.1/t/${id}`));
  });

  test('no mail: address not confirmed, switched off, or a turn of a live game', async () => {
    const unconfirmed = await account();
    await unconfirmed.must('PUT', '/api/me/email', { email: 'someone.else@example.org' });
    assert.equal((await unconfirmed.refused('POST', '/api/me/email/confirm', { code: 'guess' })).code, 'not-now');
    const off = await withMail('en');
    await off.client.must('PATCH', '/api/me', { mail: false });
    const live = await withMail('pt');
    mails.mails.length = 0;
    await tableOf(unconfirmed, off.client);
    const { id, first, second } = await tableOf(live.client, await account(), { pace: { kind: 'live', minutes: 10, increment: 5 } });
    await passTurn(id, first);
    await passTurn(id, second);
    await node.idle();
    assert.deepEqual(mailsTo('someone.else@example.org'), []);
    assert.deepEqual(mailsTo(off.address), []);
    assert.ok(mailsTo(live.address).every((text) => text.includes('a partida começou')));
  });

  test('a nudge is mailed with the name of who waits, but not with one that mail programs make a link of', async () => {
    for (const [name, isNamed] of [
      ['J.R. Bob', true],
      ['//evil/x', false],
      ['www.evil.example', false],
      ['me@evil.example', false],
    ] as const) {
      const { client, address } = await withMail('en');
      const { id } = await client.table({
        game: 'puerto-rico',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        options: { governor: 0 },
        pace: { kind: 'days', days: 3 },
      });
      const other = await Client.guest(node.url, name);
      await other.must('POST', `/api/tables/${id}/join`, {});
      await node.idle();
      mails.mails.length = 0;
      await other.must('POST', `/api/tables/${id}/nudge`);
      const [text] = await eventually(() => mailsTo(address).length > 0 && mailsTo(address));
      assert.match(text ?? '', isNamed ? /Bob is waiting for your move/ : /it is your turn/, name);
    }
  });

  test('mail that had to wait does not go to an address that was given since', async () => {
    const { client } = await withMail('en');
    const { id } = await tableOf(client, await account(), { options: { governor: 0 } });
    await node.idle();
    const { me } = await client.must<{ me: { id: string } }>('GET', '/api/me');
    await client.must('PUT', '/api/me/email', { email: 'another.person@example.org' });
    await node.context.jobs.add('notice', { user: me.id, what: 'turn', mark: 1, by: 'Bob', table: id, channel: 'mail' }, 'waited');
    await node.idle();
    const texts = mailsTo('another.person@example.org');
    assert.ok(texts.length <= 1 && !texts.some((text) => text.includes('Bob')), texts.join());
  });

  test('a turn that nobody was told of, for its node died, is told later, and once', async () => {
    const [a, b] = [await account(), await account()];
    for (const client of [a, b]) await hook(client, '/missed');
    const { id, first } = await tableOf(a, b);
    // Told of the first turn while it is still so: who moves at once is not told of it any more.
    await eventually(() => whats('/missed').includes('turn'));
    await passTurn(id, first);
    await eventually(() => whats('/missed').filter((what) => what === 'turn').length === 2);
    receiver.received.length = 0;
    const { context } = node;
    await tellMissedTurns(context, context.now());
    await node.idle();
    assert.deepEqual(whats('/missed'), []);
    await context.db.run("DELETE FROM notices WHERE table_id = $1 AND what = 'turn'", id);
    await tellMissedTurns(context, context.now() - 60_000);
    await node.idle();
    assert.deepEqual(whats('/missed'), [], 'too early to be missed');
    for (const _ of [1, 2]) await tellMissedTurns(context, context.now());
    await eventually(() => whats('/missed').length > 0);
    await tellMissedTurns(context, context.now());
    await node.idle();
    assert.deepEqual(whats('/missed'), ['turn']);
  });

  test('a notice that is no longer so is not sent', async () => {
    const [a, b] = [await account(), await account()];
    for (const client of [a, b]) await hook(client, '/late');
    const { id, first } = await tableOf(a, b);
    await eventually(() => whats('/late').length > 0);
    await passTurn(id, first);
    await node.idle();
    const { me } = await first.must<{ me: { id: string } }>('GET', '/api/me');
    receiver.received.length = 0;
    const notice = { user: me.id, what: 'turn' as const, mark: 999, table: id, channel: 'webhook' as const };
    await node.context.jobs.add('notice', notice, 'late');
    await node.idle();
    assert.deepEqual(whats('/late'), []);
  });
});
