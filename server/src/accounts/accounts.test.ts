import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { BotLine, Me, TableLine, TokenLine } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { putChallenge, takeChallenge } from './challenges.ts';
import { tidy } from './housekeeping.ts';

const PASSWORD = 'a lighthouse keeper';

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const registered = async (login: string): Promise<Client> => {
    const client = await Client.guest(node.url, login);
    await client.must('POST', '/api/register', { login, password: PASSWORD });
    return client;
  };
  const meOf = async (client: Client): Promise<Me | null> => (await client.must<{ me: Me | null }>('GET', '/api/me')).me;

  test('a guest becomes an account and keeps id, name and games', async () => {
    const anna = await Client.guest(node.url, 'Anna');
    const before = await meOf(anna);
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const cookie = anna.cookie;
    const me = await anna.must<Me>('POST', '/api/register', { login: 'Anna.1', password: PASSWORD });
    assert.deepEqual([me.id, me.name, me.kind, me.login, me.hasPassword], [before?.id, 'Anna', 'person', 'anna.1', true]);
    const { tables } = await anna.must<{ tables: TableLine[] }>('GET', '/api/my/tables');
    assert.deepEqual(
      tables.map((table) => table.id),
      [id],
    );
    assert.notEqual(anna.cookie, cookie, 'a new session at each sign-in');
    const old = new Client(node.url);
    old.cookie = cookie;
    assert.equal(await meOf(old), null);
    assert.equal((await anna.refused('POST', '/api/register', { login: 'another', password: PASSWORD })).code, 'not-now');
  });

  test('a login belongs to one account', async () => {
    await registered('first');
    const other = await Client.guest(node.url, 'Other');
    const error = await other.refused('POST', '/api/register', { login: ' FIRST ', password: PASSWORD });
    assert.deepEqual([error.code, error.field], ['taken', 'login']);
    assert.equal((await meOf(other))?.kind, 'guest');
    for (const [body, field] of [
      [{ login: 'x', password: PASSWORD }, 'login'],
      [{ login: 'short', password: 'seven77' }, 'password'],
      [{ login: 'same-as-login', password: 'Same-As-Login' }, 'password'],
    ] as const)
      assert.equal((await other.refused('POST', '/api/register', body)).field, field);
  });

  test('two who ask for one login at once: one gets it', async () => {
    const clients = await Promise.all(['A', 'B', 'C'].map((name) => Client.guest(node.url, name)));
    const answers = await Promise.all(
      clients.map((client) => client.ask('POST', '/api/register', { login: 'wanted', password: PASSWORD })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  });

  test('a new password ends every other session, and open sockets with it', async () => {
    const here = await registered('mover');
    const there = new Client(node.url);
    await there.must('POST', '/api/login', { login: 'mover', password: PASSWORD });
    const socket = await there.socket();
    assert.equal((await here.refused('POST', '/api/me/password', { old: 'wrong', password: 'new password 1' })).code, 'not-yours');
    assert.equal((await here.refused('POST', '/api/me/password', { password: 'new password 1' })).code, 'not-yours');
    await here.must('POST', '/api/me/password', { old: PASSWORD, password: 'new password 1' });
    assert.equal((await meOf(here))?.login, 'mover');
    assert.equal(await meOf(there), null);
    await assert.rejects(
      socket.until(() => false, 5000),
      /closed/,
    );
    const again = new Client(node.url);
    assert.equal((await again.refused('POST', '/api/login', { login: 'mover', password: PASSWORD })).status, 403);
    await again.must('POST', '/api/login', { login: 'mover', password: 'new password 1' });
    await again.must('POST', '/api/logout');
    assert.equal(await meOf(again), null);
  });

  test('whoever signs in gets a session of their own: one that was planted before is of no use', async () => {
    await registered('sailor');
    const victim = await Client.guest(node.url, 'Planted');
    const planted = new Client(node.url);
    planted.cookie = victim.cookie;
    await victim.must('POST', '/api/login', { login: 'sailor', password: PASSWORD });
    assert.equal((await meOf(victim))?.login, 'sailor');
    assert.equal(await meOf(planted), null);
  });

  test('a token acts for its owner, is shown once, and cannot touch the account', async () => {
    const owner = await registered('owner');
    const { id, token } = await owner.must<{ id: string; token: string }>('POST', '/api/tokens', { name: 'script' });
    const program = new Client(node.url);
    program.token = token;
    assert.equal((await meOf(program))?.login, 'owner');
    assert.equal((await program.table({ game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] })).status, 'open');
    for (const [method, path, body] of [
      ['POST', '/api/tokens', { name: 'more' }],
      ['GET', '/api/tokens', undefined],
      ['POST', '/api/me/password', { old: PASSWORD, password: 'taken over' }],
      ['PUT', '/api/me/email', { email: 'thief@example.org' }],
      ['POST', '/api/passkeys/question', undefined],
      ['POST', '/api/bots', { name: 'bot' }],
      ['POST', '/api/me/farewell', {}],
      ['GET', '/api/me/sessions', undefined],
      ['POST', '/api/me/confirm', { password: PASSWORD }],
    ] as const)
      assert.equal((await program.refused(method, path, body)).code, 'not-yours', `${method} ${path}`);
    const { tokens } = await owner.must<{ tokens: TokenLine[] }>('GET', '/api/tokens');
    assert.deepEqual(
      tokens.map(({ name }) => name),
      ['script'],
    );
    assert.ok(!JSON.stringify(tokens).includes(token));
    const stranger = await registered('stranger');
    assert.equal((await stranger.refused('DELETE', `/api/tokens/${id}`)).code, 'not-found');
    await owner.must('DELETE', `/api/tokens/${id}`);
    assert.equal(await meOf(program), null);
  });

  test('a bot belongs to an account and acts by its own token', async () => {
    const owner = await registered('maker');
    const guest = await Client.guest(node.url);
    assert.equal((await guest.refused('POST', '/api/bots', { name: 'R2' })).code, 'not-yours');
    const made = await owner.must<{ id: string; token: string }>('POST', '/api/bots', { name: 'R2' });
    const bot = new Client(node.url);
    bot.token = made.token;
    assert.deepEqual([(await meOf(bot))?.kind, (await meOf(bot))?.name], ['bot', 'R2']);
    const second = await owner.must<{ id: string; token: string }>('POST', `/api/bots/${made.id}/tokens`, { name: 'second' });
    const stranger = await registered('meddler');
    assert.equal((await stranger.refused('POST', `/api/bots/${made.id}/tokens`, { name: 'mine' })).code, 'not-found');
    assert.equal((await stranger.refused('DELETE', `/api/bots/${made.id}`)).code, 'not-found');
    await owner.must('DELETE', `/api/tokens/${second.id}`);
    const { bots } = await owner.must<{ bots: BotLine[] }>('GET', '/api/my/bots');
    assert.deepEqual(
      bots.map(({ name, tokens }) => [name, tokens.length]),
      [['R2', 1]],
    );
    await owner.must('DELETE', `/api/bots/${made.id}`);
    assert.equal(await meOf(bot), null);
  });

  test('sessions and questions run out, and are thrown away then', async () => {
    const { db, sessions } = node.context;
    const anna = await Client.guest(node.url, 'Anna');
    const user = (await meOf(anna))?.id ?? '';
    const secret = await sessions.open(user, 1000);
    const year = 365 * 86_400_000;
    assert.equal((await sessions.person(secret, 2000))?.id, user);
    assert.equal(await sessions.person(secret, year), undefined);
    const ask = () => putChallenge(db, { purpose: 'login', user: '', challenge: 'question', until: 5000 });
    assert.equal(await takeChallenge(db, await ask(), 'login', '', 4999), 'question');
    const late = await ask();
    await assert.rejects(takeChallenge(db, late, 'login', '', 5000), /too long ago/);
    await assert.rejects(takeChallenge(db, late, 'passkey', '', 4000), /too long ago/);
    const count = async (table: string): Promise<number> =>
      (await db.all<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE expires_at <= $1`, year))[0]?.n ?? 0;
    assert.deepEqual([await count('sessions'), await count('challenges')], [1, 1]);
    await tidy(db, year);
    assert.deepEqual([await count('sessions'), await count('challenges')], [0, 0]);
    assert.equal((await meOf(anna))?.name, 'Anna');
  });

  test('who leaves for good is named nowhere: not where they were removed, nor at a seat kept for a rematch', async () => {
    const host = await Client.guest(node.url, 'Host');
    const leaver = await registered('gonzalo');
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id: removed } = await host.table({ game: 'puerto-rico', seats: [...seats, { kind: 'open' as const }] });
    await leaver.must('POST', `/api/tables/${removed}/join`, {});
    await host.must('POST', `/api/tables/${removed}/kick`, { seat: 1 });
    const { id } = await host.table({ game: 'puerto-rico', seats });
    await leaver.must('POST', `/api/tables/${id}/join`, {});
    await host.must('POST', `/api/tables/${id}/end`);
    await leaver.must('POST', `/api/tables/${id}/agree`, { yes: true });
    const { id: again } = await host.must<{ id: string }>('POST', `/api/tables/${id}/rematch`, {});
    const texts = async (): Promise<string[]> =>
      Promise.all([removed, id, again].map(async (table) => JSON.stringify(await host.must('GET', `/api/tables/${table}`))));
    assert.deepEqual(
      (await texts()).map((text) => text.includes('gonzalo')),
      [true, true, true],
    );
    await leaver.must('POST', '/api/me/farewell', {});
    assert.deepEqual(
      (await texts()).map((text) => text.includes('gonzalo')),
      [false, false, false],
    );
    const stored = await node.context.db.all<{ id: string }>("SELECT id FROM tables WHERE live LIKE '%gonzalo%'");
    assert.deepEqual(stored, []);
    await (await Client.guest(node.url, 'Successor')).must('POST', `/api/tables/${again}/join`, {});
  });

  test('who leaves for good is nobody: seats, chat and bots say no name, others keep their games', async () => {
    const leaver = await registered('leaver');
    const friend = await Client.guest(node.url, 'Friend');
    const { token } = await leaver.must<{ token: string }>('POST', '/api/bots', { name: 'Pet' });
    const { id } = await leaver.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }] });
    await friend.must('POST', `/api/tables/${id}/join`, {});
    await leaver.must('POST', `/api/tables/${id}/chat`, { text: 'good bye' });
    const me = await meOf(leaver);
    await leaver.must('POST', '/api/me/farewell', {});
    assert.equal(await meOf(leaver), null);
    const pet = new Client(node.url);
    pet.token = token;
    assert.equal(await meOf(pet), null);
    const text = JSON.stringify(await friend.must('GET', `/api/tables/${id}`));
    assert.ok(text.includes('Former player') && text.includes('"substitute":"medium"'), text);
    assert.ok(!text.includes('"leaver"'));
    const socket = await friend.socket();
    await socket.watch(id);
    assert.deepEqual(
      (await socket.expect('table')).chat.map(({ name }) => name),
      ['Former player'],
    );
    socket.close();
    const profile = await friend.must<{ name: string; kind: string }>('GET', `/api/people/${me?.id}`);
    assert.deepEqual([profile.name, profile.kind], ['Former player', 'guest']);
    const back = new Client(node.url);
    assert.equal((await back.refused('POST', '/api/login', { login: 'leaver', password: PASSWORD })).code, 'not-yours');
  });
});
