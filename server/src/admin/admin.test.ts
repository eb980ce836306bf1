import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableInfo } from '@caravel/protocol';
import { type Databases, openDatabases } from '../../test/tools/databases.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode, type TestSocket } from '../../test/tools/index.ts';
import { setHook } from '../store/hooks.ts';
import { keepWaiting } from '../store/waiting-notices.ts';
import { administer, type Done } from './administer.ts';

const run = promisify(execFile);
const BIN = fileURLToPath(new URL('../../../bin/admin', import.meta.url));
const PASSWORD = 'correct horse battery';
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];
const DAY = 86_400_000;

type Admin = (...args: string[]) => Promise<Done>;

const as = (env: Record<string, string>) => ({ ...process.env, CARAVEL_OPERATOR: 'olga', ...env });

const adminOn =
  (env: Record<string, string>): Admin =>
  (...args) =>
    administer(as(env), args);

/** As an operator types it, which starts a process. */
const typedOn =
  (env: Record<string, string>): Admin =>
  async (...args) => {
    try {
      const { stdout, stderr } = await run(BIN, args, { env: as(env) });
      return { code: 0, out: stdout, said: stderr };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, out: stdout, said: stderr };
    }
  };

const account = async (url: string, login: string): Promise<Client> => {
  const client = new Client(url);
  await client.must('POST', '/api/register', { login, password: PASSWORD });
  return client;
};

const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;

/** Two nodes where people meet, or twice the same one. */
const suite = (open: () => Promise<{ nodes: readonly [TestNode, TestNode]; env: Record<string, string>; end(): Promise<void> }>): void => {
  let place: Awaited<ReturnType<typeof open>>;
  let admin: Admin;
  let typed: Admin;
  let host: Client;
  before(async () => {
    place = await open();
    admin = adminOn(place.env);
    typed = typedOn(place.env);
    host = await account(place.nodes[0].url, 'hanna');
  });
  after(() => place.end());

  const there = (): string => place.nodes[1].url;
  const json = async <T>(...args: string[]): Promise<T> => JSON.parse((await admin(...args, '--json')).out) as T;
  /** A running table of the host and the other. */
  const tableWith = async (other: Client, more: object = {}): Promise<string> => {
    const { id } = await host.table({ game: 'puerto-rico', seats: SEATS, options: { governor: 0 }, ...more });
    await other.must('POST', `/api/tables/${id}/join`, {});
    return id;
  };
  const isClosed = (socket: TestSocket): Promise<boolean> => eventually(() => !socket.isOpen);

  test('ban: sessions, tokens and sockets end at once, also those of bots; who signs in is told until when and why', async () => {
    const rudolf = await account(there(), 'rudolf');
    const { token } = await rudolf.must<{ token: string }>('POST', '/api/tokens', { name: 'mine' });
    const bot = await rudolf.must<{ id: string; token: string }>('POST', '/api/bots', { name: 'Robot' });
    const sockets = [await rudolf.socket()];
    for (const one of [token, bot.token]) sockets.push(await Object.assign(new Client(there()), { token: one }).socket());
    const until = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
    assert.match((await typed('ban', 'rudolf', '--until', until, '--why', 'insults in chat')).out, /rudolf.* is banned until/);
    for (const socket of sockets) await isClosed(socket);
    assert.equal((await rudolf.refused('POST', '/api/tables', { game: 'puerto-rico', seats: SEATS })).code, 'who-are-you');
    for (const one of [token, bot.token]) {
      const client = Object.assign(new Client(there()), { token: one });
      assert.equal((await client.refused('POST', '/api/tables', { game: 'puerto-rico', seats: SEATS })).code, 'who-are-you');
    }
    const refusal = await new Client(there()).refused('POST', '/api/login', { login: 'rudolf', password: PASSWORD });
    assert.deepEqual([refusal.status, refusal.code, refusal.why, refusal.until], [403, 'banned', 'insults in chat', Date.parse(until)]);
    assert.match((await typed('users', 'rud', '--banned')).out, /rudolf.*banned until/);
    assert.equal((await typed('lift', 'rudolf')).code, 0);
    await new Client(there()).must('POST', '/api/login', { login: 'rudolf', password: PASSWORD });
  });

  test('a ban holds where a session or token has stayed behind', async () => {
    const sneak = await account(there(), 'sneak');
    const { db } = place.nodes[0].context;
    await db.run("UPDATE users SET banned_until = $1 WHERE login = 'sneak'", Date.now() + DAY);
    assert.equal((await sneak.refused('POST', '/api/tables', { game: 'puerto-rico', seats: SEATS })).code, 'who-are-you');
  });

  test('mute: no chat anywhere, the game goes on; a deleted line goes from open pages and from the store', async () => {
    const loud = await account(there(), 'loud');
    const id = await tableWith(loud);
    const [here, far] = [await host.socket(), await loud.socket()];
    for (const socket of [here, far]) await socket.watch(id);
    far.send({ k: 'chat', t: id, text: 'something bad', r: 'c1' });
    const { line } = await here.expect('said');
    assert.equal((await admin('delete-line', id, String(line.n), '--why', 'rude')).code, 0);
    for (const socket of [here, far]) await socket.expect('unsaid', ({ t, n }) => t === id && n === line.n);
    assert.equal((await place.nodes[0].context.db.all("SELECT 1 FROM chat WHERE text LIKE '%bad%'")).length, 0);
    assert.match((await admin('delete-line', id, String(line.n))).said, /has no line 1/);
    await admin('mute', 'loud', '--why', 'rude');
    far.send({ k: 'chat', t: id, text: 'again', r: 'c2' });
    const { error } = await far.expect('no', ({ r }) => r === 'c2');
    assert.deepEqual([error.code, error.why, error.until], ['muted', 'rude', undefined]);
    await admin('unmute', 'loud');
    far.send({ k: 'chat', t: id, text: 'sorry', r: 'c3' });
    const next = await here.expect('said', (said) => said.line.text === 'sorry');
    assert.equal(next.line.n, line.n + 1, 'no number is given twice');
    assert.match((await admin('chat', id)).out, /sorry/);
    const [read] = await json<{ act: string; who: string; detail: string }[]>('audit', id);
    assert.deepEqual([read?.act, read?.who, read?.detail], ['chat', 'olga', '1 lines read']);
    for (const socket of [here, far]) socket.close();
  });

  test('end-table: everybody is told, nobody wins, nothing is rated; a table that waits is cancelled', async () => {
    const other = await account(there(), 'other');
    const id = await tableWith(other, { rated: true });
    const socket = await other.socket();
    await socket.watch(id);
    assert.equal((await admin('end-table', id, '--why', 'stuck')).code, 0);
    const { info } = await socket.expect('info', (told) => told.info.status === 'finished');
    assert.deepEqual([info.ending?.reason, info.ending?.places], ['operator', [2, 2]]);
    assert.match((await admin('end-table', id)).said, /is finished already/);
    const { id: open } = await host.table({ game: 'puerto-rico', seats: SEATS });
    await admin('end-table', open);
    // The node of the host hears of it a moment later.
    await eventually(async () => (await host.must<TableInfo>('GET', `/api/tables/${open}`)).status === 'cancelled');
    await place.nodes[0].context.jobs.add('finish', { table: id }, `finish:${id}`);
    const { db } = place.nodes[0].context;
    await eventually(async () => (await db.all('SELECT 1 FROM results WHERE table_id = $1', id)).length === 2);
    assert.deepEqual(await db.all('SELECT rated, listed FROM results WHERE table_id = $1 AND (rated = 1 OR place = 1)', id), []);
    socket.close();
  });

  test('delete-table: nothing is left of it, on any node', async () => {
    const other = await account(there(), 'third');
    const id = await tableWith(other);
    const { db } = place.nodes[0].context;
    await setHook(db, { owner: id, user_id: await idOf(host), service: 'own', url: 'https://chat.example/hook' });
    // Far ahead, so that no node looks at them before.
    const due = Date.now() + DAY;
    const notice = { table: id, what: 'turn' as const, mark: 1, at: Date.now() };
    await keepWaiting(
      db,
      [
        { ...notice, user: id, channel: 'table' },
        { ...notice, user: await idOf(other), channel: 'mail' },
      ],
      due,
    );
    const socket = await other.socket();
    await socket.watch(id);
    assert.equal((await admin('delete-table', id)).code, 0);
    await socket.expect('gone', ({ t }) => t === id);
    for (const node of place.nodes) {
      const client = Object.assign(new Client(node.url), { cookie: host.cookie });
      // The other node hears of it a moment later.
      await eventually(async () => (await client.ask('GET', `/api/tables/${id}`)).status === 404);
      assert.equal((await client.refused('GET', `/api/tables/${id}`)).code, 'not-found');
    }
    for (const part of ['entries', 'chat', 'seats', 'secrets', 'results', 'waiting_notices'])
      assert.deepEqual(await db.all(`SELECT 1 FROM ${part} WHERE table_id = $1`, id), [], part);
    assert.deepEqual(await db.all('SELECT 1 FROM hooks WHERE owner = $1', id), []);
    socket.close();
  });

  test('a table of rules that are not here any more is ended, and deleted', async () => {
    const other = await account(there(), 'versed');
    const { db } = place.nodes[0].context;
    for (const [act, status] of [
      ['end-table', 'cancelled'],
      ['delete-table', undefined],
    ] as const) {
      const id = await tableWith(other);
      await db.run(`UPDATE tables SET header = replace(header, '"version":', '"version":9') WHERE id = $1`, id);
      for (const node of place.nodes) node.context.rooms.forget(Number.MAX_SAFE_INTEGER, () => false);
      assert.deepEqual([(await admin(act, id)).said, (await json<unknown[]>('audit', id)).length], ['', 1]);
      const [row] = await db.all<{ status: string }>('SELECT status FROM tables WHERE id = $1', id);
      assert.equal(row?.status, status);
    }
  });

  test('reports are listed, shown with their line, and resolved once', async () => {
    const other = await account(there(), 'fourth');
    const id = await tableWith(other);
    await host.must('POST', `/api/tables/${id}/report`, { user: await idOf(other), reason: 'slow on purpose' });
    const [first] = await json<{ id: string; reason: string }[]>('reports');
    assert.equal(first?.reason, 'slow on purpose');
    assert.match((await admin('report', first?.id ?? '')).out, /reason: slow on purpose/);
    assert.equal((await admin('resolve', first?.id ?? '', '--why', 'talked to them')).code, 0);
    assert.deepEqual(await json('reports'), []);
    assert.equal((await json<unknown[]>('reports', '--all')).length, 1);
    assert.match((await admin('resolve', first?.id ?? '')).said, /was resolved/);
    const [line] = await json<{ detail: string }[]>('audit', await idOf(other));
    assert.equal(line?.detail, `report ${first?.id}`, 'the words of who reported stay in the report');
  });

  test('sessions are listed and ended; guests who did nothing are tidied away, others stay', async () => {
    const fifth = await account(there(), 'fifth');
    const socket = await fifth.socket();
    assert.equal((await json<unknown[]>('sessions', 'fifth')).length, 1);
    await admin('sign-out', 'fifth');
    await isClosed(socket);
    assert.equal((await json<unknown[]>('sessions', 'fifth')).length, 0);
    const idle = await Client.guest(there(), 'Idle');
    const player = await Client.guest(there(), 'Player');
    await tableWith(player);
    const { db } = place.nodes[0].context;
    const ids = [await idOf(idle), await idOf(player)] as const;
    for (const id of ids) {
      await db.run('UPDATE users SET seen_at = 1 WHERE id = $1', id);
      await db.run('UPDATE sessions SET used_at = 1 WHERE user_id = $1', id);
    }
    assert.match((await admin('tidy-guests', '--days', '30')).out, /^1 guests are deleted/);
    const left = await db.all<{ id: string }>('SELECT id FROM users WHERE id IN ($1, $2)', ...ids);
    assert.deepEqual(
      left.map(({ id }) => id),
      [ids[1]],
    );
  });

  test('reset-password: a link that sets a new password, once', async () => {
    await account(there(), 'lost');
    const link = (await admin('reset-password', 'lost')).out.trim();
    const key = link.slice(link.indexOf('#') + 1);
    const wish = { key, password: 'another long password' };
    await new Client(there()).must('POST', '/api/password/reset', wish);
    await new Client(there()).refused('POST', '/api/password/reset', wish);
    await new Client(there()).must('POST', '/api/login', { login: 'lost', password: wish.password });
    assert.match((await admin('reset-password', await idOf(await Client.guest(there())))).said, /a guest has no password/);
  });

  test('every act is in the audit log, with who did it and why, and the log only grows', async () => {
    const lines = await json<{ who: string; act: string; why: string; detail: string }[]>('audit');
    const acts = [
      'ban',
      'lift',
      'mute',
      'unmute',
      'delete-line',
      'end-table',
      'delete-table',
      'resolve',
      'sign-out',
      'tidy-guests',
      'reset-password',
    ];
    for (const act of acts)
      assert.ok(
        lines.some((line) => line.act === act && line.who === 'olga'),
        act,
      );
    assert.match(lines.find(({ act }) => act === 'delete-line')?.detail ?? '', /something bad/);
    const { db } = place.nodes[0].context;
    await assert.rejects(db.run("UPDATE audit SET who = 'nobody'"), /only grows/);
    await assert.rejects(db.run('DELETE FROM audit'), /only grows/);
    await admin('mute', 'fifth', '--by', 'piet');
    assert.equal((await json<{ who: string }[]>('audit', '--limit', '1'))[0]?.who, 'piet');
  });

  test('what cannot be done is named, changes nothing, and ends with 2', async () => {
    const before = (await json<unknown[]>('audit')).length;
    for (const [args, why] of [
      [['dance'], /there is no command 'dance'; there are backup/],
      [['ban'], /say: bin\/admin ban <id or login>/],
      [['ban', 'ghost'], /nobody has the id or login 'ghost'/],
      [['ban', 'hanna', '--until', 'soon'], /--until: 'soon' is no date/],
      [['ban', 'hanna', '--until', '2020-01-01'], /is past/],
      [['ban', 'hanna', '--hard'], /Unknown option '--hard'/],
      [['end-table', 'nowhere'], /there is no table 'nowhere'/],
      [['report', 'none'], /there is no report 'none'/],
      [['users', '--limit', '0'], /--limit: '0' is not a number from 1/],
    ] as const) {
      const { code, said } = await admin(...args);
      assert.deepEqual([code, why.test(said)], [2, true], `${args.join(' ')}: ${said}`);
    }
    assert.equal((await typed('dance')).code, 2);
    assert.equal((await json<unknown[]>('audit')).length, before);
    assert.match((await admin('help')).out, /delete-line/);
    assert.match((await admin('help', 'ban')).out, /bin\/admin ban <id or login> \[--until/);
  });
};

describe('a node with its own database: the node itself is asked', () => {
  suite(async () => {
    const data = await mkdtemp(join(tmpdir(), 'caravel-'));
    const node = await startTestNode({ data });
    const end = async (): Promise<void> => {
      await node.end();
      await rm(data, { recursive: true, force: true });
    };
    return { nodes: [node, node], env: { CARAVEL_DATA: data }, end };
  });
});

describe('both nodes on PostgreSQL learn of it', () => {
  suite(async () => {
    const server: Databases = await openDatabases();
    const databaseUrl = await server.database();
    const nodes = [await startTestNode({ databaseUrl }), await startTestNode({ databaseUrl })] as const;
    const end = async (): Promise<void> => {
      for (const node of nodes) await node.end();
      await server.end();
    };
    return { nodes, env: { DATABASE_URL: databaseUrl }, end };
  });
});

test('without a server the database is used alone; the socket is for its owner, and goes with the server', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  t.after(() => rm(data, { recursive: true, force: true }));
  const admin = typedOn({ CARAVEL_DATA: data });
  assert.match((await admin('users')).said, /there is no database/);
  const node = await startTestNode({ data });
  await account(node.url, 'hanna');
  assert.equal((await stat(join(data, 'admin.sock'))).mode & 0o777, 0o600);
  await node.stop();
  await assert.rejects(stat(join(data, 'admin.sock')));
  assert.match((await admin('ban', 'hanna')).out, /is banned for good/);
  // A node that died leaves its socket behind.
  await writeFile(join(data, 'admin.sock'), '');
  const again = await startTestNode({ data });
  t.after(() => again.stop());
  assert.equal((await new Client(again.url).refused('POST', '/api/login', { login: 'hanna', password: PASSWORD })).code, 'banned');
  assert.match((await admin('users')).out, /hanna.*banned for good/);
});
