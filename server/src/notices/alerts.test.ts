import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Me, NewTableInput, TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';
import { type Mail, MailSink, textOf } from '../../test/tools/smtp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SITE = 'http://play.example';

onEachEngine((start) => {
  let node: TestNode;
  let receiver: Receiver;
  let mails: MailSink;
  let ahead = 0;
  let count = 0;
  /** Noon in London, to begin with. */
  const noon = Date.UTC(2026, 10, 18, 12) - Date.now();
  const now = (): number => Date.now() + noon + ahead;
  before(async () => {
    receiver = await Receiver.start();
    mails = await MailSink.start();
    node = await start({ hookAllow: new Set([receiver.target]), smtpUrl: mails.url, publicUrl: SITE }, now);
  });
  after(async () => {
    await node.end();
    receiver.end();
    mails.end();
  });
  beforeEach(() => {
    receiver.status = 204;
    receiver.headers = {};
    receiver.text = '';
    receiver.received.length = 0;
    mails.mails.length = 0;
  });

  const account = async (name: string): Promise<Client> => {
    const client = await Client.guest(node.url, name);
    await client.must('POST', '/api/register', { login: `alert${++count}`, password: 'a long password' });
    return client;
  };
  const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;
  const meOf = async (client: Client): Promise<Me> => (await client.must<{ me: Me }>('GET', '/api/me')).me;
  const hook = (client: Client, path: string, service: string) =>
    client.must<{ secret: string | null }>('PUT', '/api/me/webhook', { url: receiver.url + path, service });
  /** The first seat has the turn. */
  const tableOf = async (a: Client, b: Client, more: Partial<NewTableInput> = {}): Promise<string> => {
    const { id } = await a.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { governor: 0 },
      pace: { kind: 'days', days: 3 },
      ...more,
    });
    await b.must('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  const passTurn = async (id: string, client: Client): Promise<void> => {
    for (;;) {
      const legal = await client.must<{ hasTurn: boolean; moves: string[]; length: number }>('GET', `/api/tables/${id}/legal`);
      if (!legal.hasTurn) return;
      await client.must('POST', `/api/tables/${id}/act`, {
        length: legal.length,
        moves: legal.moves.slice(0, 1),
        request: `p-${legal.length}`,
      });
    }
  };
  const bodies = (path: string): Record<string, unknown>[] => receiver.at(path).map(({ body }) => JSON.parse(String(body)));
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) await node.idle();
  };
  const move = async (milliseconds: number): Promise<void> => {
    ahead += milliseconds;
    await settle();
  };

  test('a person is told in the words of the service they use', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    assert.equal((await hook(a, '/api/webhooks/1/secret-token', 'discord')).secret, null);
    const id = await tableOf(a, b);
    await eventually(() => bodies('/api/webhooks/1/secret-token').some(({ content }) => String(content).includes('your turn')));
    assert.deepEqual(bodies('/api/webhooks/1/secret-token').at(-1), {
      username: 'Caravel',
      content: `Puerto Rico\\: it is your turn <${SITE}/t/${id}>`,
      allowed_mentions: { parse: [], users: [] },
    });
    const { webhook, webhookService } = await meOf(a);
    assert.deepEqual([webhook, webhookService], [`${receiver.url}/api/webhooks/1/secret-token`, 'discord']);
  });

  test('no service reaches a private address, and an address without what it needs is refused', async () => {
    const a = await account('Anna');
    for (const service of ['own', 'discord', 'slack', 'ntfy', 'telegram'])
      for (const url of [
        'http://127.0.0.1:1/bot1/sendMessage?chat_id=1',
        'http://[::1]/topic',
        'http://localhost/topic',
        'http://10.0.0.1/topic',
      ])
        assert.equal((await a.refused('PUT', '/api/me/webhook', { url, service })).field, 'url', `${service} ${url}`);
    assert.equal(
      (await a.refused('PUT', '/api/me/webhook', { url: 'https://api.telegram.org/bot1', service: 'telegram' })).code,
      'bad-input',
    );
    assert.equal((await meOf(a)).webhook, undefined);
  });

  test('in quiet hours nothing comes; afterwards all of it as one, without what is no longer so', async () => {
    const [a, b, c] = [await account('Anna'), await account('Bob'), await account('Carl')];
    await hook(a, '/quiet', 'own');
    await a.must('PATCH', '/api/me', { alerts: { quiet: { from: 11 * 60, until: 14 * 60, zone: 'Europe/London' } } });
    const tables = [await tableOf(a, b), await tableOf(a, c), await tableOf(a, b)];
    await settle();
    await passTurn(tables[2] ?? '', a);
    await move(90 * MINUTE);
    assert.deepEqual(bodies('/quiet'), []);
    await move(31 * MINUTE);
    await eventually(() => bodies('/quiet').length > 0);
    await settle();
    const [only, ...more] = bodies('/quiet') as { what: string; news: { table: string; what: string }[] }[];
    assert.deepEqual(more, []);
    assert.equal(only?.what, 'several');
    assert.deepEqual(
      only?.news.map(({ table, what }) => `${what} ${table}`).sort(),
      tables
        .slice(0, 2)
        .map((id) => `turn ${id}`)
        .sort(),
    );
    const late = await tableOf(a, c);
    await eventually(() => bodies('/quiet').some(({ what, table }) => what === 'turn' && table === late));
    ahead = 0;
  });

  test('whoever ends their quiet hours is told at once', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    await hook(a, '/my-topic', 'ntfy');
    await a.must('PATCH', '/api/me', { alerts: { quiet: { from: 0, until: 1439, zone: 'UTC' } } });
    const id = await tableOf(a, b);
    await settle();
    assert.deepEqual(receiver.received, []);
    await a.must('PATCH', '/api/me', { alerts: {} });
    await eventually(() => receiver.at('/').length > 0);
    assert.deepEqual(bodies('/').at(-1), {
      topic: 'my-topic',
      title: 'Caravel',
      message: 'Puerto Rico: it is your turn',
      click: `${SITE}/t/${id}`,
    });
  });

  test('at most one in so many minutes, by channel; what came meanwhile comes as one', async () => {
    const [a, b, c] = [await account('Anna'), await account('Bob'), await account('Carl')];
    await hook(a, '/T0/B0', 'slack');
    await a.must('PATCH', '/api/me', { alerts: { every: 30 } });
    // The first alert is that somebody has sat down, which is outdated when it is looked at, or that it is Anna's turn.
    await tableOf(a, b);
    await eventually(() => bodies('/T0/B0').length === 1);
    const later = [await tableOf(a, c), await tableOf(a, c)];
    await move(29 * MINUTE);
    assert.equal(bodies('/T0/B0').length, 1);
    await move(2 * MINUTE);
    await eventually(() => bodies('/T0/B0').length === 2);
    await settle();
    const blocks = JSON.stringify(bodies('/T0/B0')[1]);
    for (const id of later) assert.ok(blocks.includes(id));
    assert.equal(bodies('/T0/B0').length, 2);
    ahead = 0;
  });

  test('a service that asks for patience is left alone for that long', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    await hook(a, '/bot1:t/sendMessage?chat_id=42', 'telegram');
    receiver.status = 429;
    receiver.text = '{"ok":false,"error_code":429,"parameters":{"retry_after":600}}';
    const id = await tableOf(a, b);
    await eventually(() => receiver.at('/bot1:t/sendMessage').length === 1);
    receiver.status = 200;
    await move(9 * MINUTE);
    assert.equal(receiver.at('/bot1:t/sendMessage').length, 1);
    assert.equal((await meOf(a)).webhookTrouble, undefined, 'no failure');
    await move(2 * MINUTE);
    await eventually(() => receiver.at('/bot1:t/sendMessage').length === 2);
    assert.deepEqual(bodies('/bot1:t/sendMessage').at(-1), {
      chat_id: 42,
      text: `Puerto Rico: it is your turn ${SITE}/t/${id}`,
      link_preview_options: { is_disabled: true },
    });
    ahead = 0;
  });

  const confirmedMail = async (client: Client, address: string): Promise<void> => {
    await client.must('PUT', '/api/me/email', { email: address });
    const mail = await eventually(() => mails.mails.find(({ to }) => to === address));
    const [, key = ''] = /\/link#mail-([\w-]+)/.exec(textOf(mail)) ?? [];
    await new Client(node.url).must('POST', '/api/mail/confirm', { key });
    mails.mails.length = 0;
  };
  const mailsTo = (address: string): Mail[] => mails.mails.filter(({ to }) => to === address);

  test('a webhook that fails is tried less and less often, then no more; its owner sees it and is told by mail', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const address = `owner${count}@example.org`;
    await confirmedMail(a, address);
    await hook(a, '/api/webhooks/1/gone', 'discord');
    receiver.status = 404;
    await tableOf(a, b);
    await eventually(() => receiver.received.length === 1);
    await settle();
    const { webhookTrouble: trouble } = await meOf(a);
    assert.deepEqual([trouble?.failures, trouble?.reason], [1, '404']);
    assert.ok(trouble?.retryAt && trouble.retryAt > now());
    for (const [i, wait] of [5_000, 30_000, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR].entries()) {
      await move(wait + 1000);
      await eventually(() => receiver.received.length === i + 2);
    }
    await eventually(() => mailsTo(address).some((mail) => textOf(mail).includes('stopped trying')));
    const stopped = (await meOf(a)).webhookTrouble;
    assert.deepEqual(stopped, { failures: 9, reason: '404' });
    await tableOf(a, b);
    await move(24 * HOUR);
    assert.equal(receiver.received.length, 9);
    receiver.status = 204;
    await a.must('POST', '/api/me/confirm', { password: 'a long password' });
    await hook(a, '/api/webhooks/1/back', 'discord');
    await tableOf(a, b);
    await eventually(() => bodies('/api/webhooks/1/back').length > 0);
    assert.equal((await meOf(a)).webhookTrouble, undefined);
    ahead = 0;
  });

  test('a link in the mail confirms the address without a session, once; it says for whom', async () => {
    const a = await account('Anna');
    const address = `link${count}@example.org`;
    await a.must('PUT', '/api/me/email', { email: address });
    const mail = await eventually(() => mailsTo(address)[0]);
    const [, key = ''] = /http:\/\/play\.example\/link#mail-([\w-]+)/.exec(textOf(mail)) ?? [];
    const nobody = new Client(node.url);
    assert.deepEqual(await nobody.must('POST', '/api/mail/link', { key }), { name: 'Anna', email: address });
    assert.equal((await meOf(a)).isEmailConfirmed, false);
    await nobody.must('POST', '/api/mail/confirm', { key });
    assert.equal((await meOf(a)).isEmailConfirmed, true);
    assert.equal((await nobody.refused('POST', '/api/mail/confirm', { key })).code, 'not-now');
    await a.must('PUT', '/api/me/email', { email: `other${address}` });
    const next = await eventually(() => mailsTo(`other${address}`)[0]);
    const [, stale = ''] = /#mail-([\w-]+)/.exec(textOf(next)) ?? [];
    await a.must('PUT', '/api/me/email', { email: address });
    assert.equal((await nobody.refused('POST', '/api/mail/confirm', { key: stale })).code, 'not-now');
  });

  test('every mail can be turned off with one click (RFC 8058): one POST of a form, no cookie, no page', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const address = `off${count}@example.org`;
    await confirmedMail(a, address);
    await tableOf(a, b);
    const mail = await eventually(() => mailsTo(address)[0]);
    const head = mail.data.split('\n\n')[0]?.replace(/\n[ \t]+/g, ' ') ?? '';
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const [, link = ''] = /^List-Unsubscribe: <(http:\/\/play\.example\/api\/mail\/off\/[\w-]+)>$/m.exec(head) ?? [];
    assert.ok(textOf(mail).includes(link));
    const { pathname } = new URL(link);
    const shown = await fetch(node.url + pathname, { redirect: 'manual' });
    assert.deepEqual([shown.status, shown.headers.get('location')], [302, `/link#off-${pathname.split('/').at(-1)}`]);
    const nobody = new Client(node.url);
    assert.deepEqual(await nobody.must('GET', `${pathname}/address`), { name: 'Anna', email: address, isOn: true });
    assert.equal((await meOf(a)).mail, true, 'looking changes nothing');
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' } };
    const forged = `${pathname.slice(0, -1)}${pathname.endsWith('A') ? 'Q' : 'A'}`;
    assert.equal((await fetch(node.url + forged, { ...form, body: 'List-Unsubscribe=One-Click' })).status, 409);
    assert.equal((await fetch(node.url + pathname, { ...form, body: 'List-Unsubscribe=One-Click' })).status, 204);
    assert.equal((await meOf(a)).mail, false);
    const many = new FormData();
    many.set('List-Unsubscribe', 'One-Click');
    assert.equal((await fetch(node.url + pathname, { method: 'POST', body: many })).status, 204);
    mails.mails.length = 0;
    await tableOf(a, b);
    await settle();
    assert.deepEqual(mailsTo(address), []);
    await a.must('PUT', '/api/me/email', { email: `new${address}` });
    assert.equal((await nobody.refused('POST', pathname)).code, 'not-now', 'of another address');
  });

  test('no other route reads a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal((await fetch(`${node.url}/api/mail/confirm`, { method: 'POST', headers, body: 'key=1' })).status, 415);
  });

  const give = (host: Client, id: string, path: string, service: string) =>
    host.must('PUT', `/api/tables/${id}/hook`, { url: receiver.url + path, service });

  test('the webhook of a table tells the group whose turn it is, mentions who wants that, and not more than once a minute', async () => {
    const [a, b] = [await account('Anna'), await account('*Bob*')];
    await b.must('PATCH', '/api/me', { alerts: { mentions: { discord: '123456789012345678' } } });
    const id = await tableOf(a, b);
    await give(a, id, '/api/webhooks/2/t', 'discord');
    await passTurn(id, a);
    await eventually(() => bodies('/api/webhooks/2/t').length === 1);
    assert.deepEqual(bodies('/api/webhooks/2/t')[0], {
      username: 'Caravel',
      content: `<@123456789012345678> Puerto Rico\\: your turn, \\*Bob\\* <${SITE}/t/${id}>`,
      allowed_mentions: { parse: [], users: ['123456789012345678'] },
    });
    await passTurn(id, b);
    await passTurn(id, a);
    await passTurn(id, b);
    await settle();
    assert.equal(bodies('/api/webhooks/2/t').length, 1);
    await move(MINUTE + 1000);
    await eventually(() => bodies('/api/webhooks/2/t').length === 2);
    assert.match(String(bodies('/api/webhooks/2/t')[1]?.content), /your turn, Anna/);
    ahead = 0;
  });

  test('players see that a table has a webhook, never its address, and are not named if they do not want it', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const id = await tableOf(a, b);
    await give(a, id, '/secret-path', 'own');
    const seen = await b.must<TableInfo>('GET', `/api/tables/${id}`);
    assert.deepEqual(seen.hook, { service: 'own', out: [], by: await idOf(a) });
    assert.ok(!JSON.stringify(seen).includes('secret-path'));
    assert.equal((await b.refused('GET', `/api/tables/${id}/hook`)).code, 'not-yours');
    assert.equal((await b.refused('PUT', `/api/tables/${id}/hook`, { url: `${receiver.url}/x` })).code, 'not-yours');
    assert.deepEqual(await a.must('GET', `/api/tables/${id}/hook`), { hook: { service: 'own', url: `${receiver.url}/secret-path` } });
    await b.must('POST', `/api/tables/${id}/hook/me`, { named: false });
    assert.deepEqual((await a.must<TableInfo>('GET', `/api/tables/${id}`)).hook?.out, [await idOf(b)]);
    await passTurn(id, a);
    await settle();
    assert.deepEqual(bodies('/secret-path'), []);
    await b.must('POST', `/api/tables/${id}/hook/me`, { named: true });
    await passTurn(id, b);
    await eventually(() => bodies('/secret-path').length === 1);
    assert.equal(bodies('/secret-path')[0]?.text, 'Puerto Rico: your turn, Anna');
    await a.must('DELETE', `/api/tables/${id}/hook`);
    assert.equal((await b.must<TableInfo>('GET', `/api/tables/${id}`)).hook, undefined);
    assert.deepEqual(await node.context.db.all('SELECT owner FROM hooks WHERE owner = $1', id), []);
    const stranger = await account('Eve');
    assert.equal((await stranger.refused('POST', `/api/tables/${id}/hook/me`, { named: false })).code, 'not-yours');
  });

  test('a live game is told at its beginning and end only; a name that looks like a link is not written', async () => {
    const [a, b] = [await account('Anna'), await account('www.evil.example')];
    const { id } = await a.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { governor: 1 },
      pace: { kind: 'live', minutes: 30, increment: 5 },
    });
    await give(a, id, '/live', 'own');
    await b.must('POST', `/api/tables/${id}/join`, {});
    await eventually(() => bodies('/live').length === 1);
    assert.equal(bodies('/live')[0]?.text, 'Puerto Rico: the game has started. Your turn, Player 2');
    await passTurn(id, b);
    await settle();
    await a.must('POST', `/api/tables/${id}/end`);
    await b.must('POST', `/api/tables/${id}/agree`, { yes: true });
    await move(MINUTE + 1000);
    await eventually(() => bodies('/live').length === 2);
    assert.match(String(bodies('/live')[1]?.text), /^Puerto Rico: the game is over\. Winner: /);
    ahead = 0;
  });

  test('who does not want to be named is not named as the winner either', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const id = await tableOf(a, b);
    await give(a, id, '/won', 'own');
    for (const client of [a, b]) await client.must('POST', `/api/tables/${id}/hook/me`, { named: false });
    await a.must('POST', `/api/tables/${id}/end`);
    await b.must('POST', `/api/tables/${id}/agree`, { yes: true });
    await eventually(() => bodies('/won').length === 1);
    assert.match(String(bodies('/won')[0]?.text), /Winner: Player \d/);
  });

  test('whoever looks at the table sees for themselves', async () => {
    const [a, b] = [await account('Anna'), await account('Bob')];
    const id = await tableOf(a, b);
    await give(a, id, '/looked', 'own');
    const looking = await b.socket();
    looking.send({ k: 'look', t: id });
    await looking.watch(id);
    await passTurn(id, a);
    await settle();
    assert.deepEqual(bodies('/looked'), []);
    looking.close();
  });
});
