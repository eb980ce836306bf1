import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { must, parseGameFile } from '@caravel/core';
import { findGame } from '@caravel/games/loaded';
import type { Me } from '@caravel/protocol';
import { demandNoSecret, secretsOf } from '../../test/attack/secrets.ts';
import { BrowserPush } from '../../test/tools/browser-push.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { audited } from '../admin/audit.ts';
import { migrate } from '../store/migrations.ts';
import { SqliteDatabase } from '../store/sqlite.ts';
import { IMPERSONAL, PARTS } from './personal-data.ts';

test('every table of the store is given to its person, or named with a reason, column by column', async () => {
  const db = new SqliteDatabase(':memory:');
  await migrate(db);
  const tables = await db.all<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  assert.deepEqual(tables.map(({ name }) => name).sort(), [...PARTS.map(({ table }) => table), ...Object.keys(IMPERSONAL)].sort());
  for (const { table, by, given, withheld } of PARTS) {
    const columns = await db.all<{ name: string }>('SELECT name FROM pragma_table_info($1)', table);
    assert.deepEqual(columns.map(({ name }) => name).sort(), [by, ...given, ...Object.keys(withheld)].sort(), table);
  }
  await db.close();
});

/** Read by the list at the end, as programs do. */
const unzipped = (archive: Buffer): Map<string, string> => {
  const end = archive.length - 22;
  assert.equal(archive.readUInt32LE(end), 0x06054b50);
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < archive.readUInt16LE(end + 10); i++) {
    assert.equal(archive.readUInt32LE(at), 0x02014b50);
    const [size, name, start] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28), archive.readUInt32LE(at + 42)];
    assert.equal(archive.readUInt32LE(start), 0x04034b50);
    const from = start + 30 + archive.readUInt16LE(start + 26);
    files.set(archive.toString('utf8', at + 46, at + 46 + name), inflateRawSync(archive.subarray(from, from + size)).toString());
    at += 46 + name;
  }
  return files;
};

const filesOf = async (client: Client): Promise<Map<string, string>> => {
  const answer = await fetch(`${client.url}/api/me/data`, { headers: client.headers });
  assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'application/zip']);
  return unzipped(Buffer.from(await answer.arrayBuffer()));
};

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  const idOf = async (client: Client): Promise<string> => (await client.must<{ me: Me }>('GET', '/api/me')).me.id;

  test('an account gets its profile, sessions, keys by name, bots, talk, reports and games; no key, no hash, nothing of others', async () => {
    const anna = new Client(node.url);
    await anna.must('POST', '/api/register', { login: 'anna', password: 'a long password', name: 'Anna Ä' });
    const bob = await Client.guest(node.url, 'Bob');
    const { token } = await anna.must<{ token: string }>('POST', '/api/tokens', { name: 'my script' });
    const { token: botToken } = await anna.must<{ token: string }>('POST', '/api/bots', { name: 'Pet' });
    await anna.must('PATCH', '/api/me', { settings: { sound: false } });
    await anna.must('PUT', '/api/me/mutes/:id'.replace(':id', await idOf(bob)));
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    await anna.must('POST', `/api/tables/${id}/chat`, { text: 'said by Anna' });
    await bob.must('POST', `/api/tables/${id}/chat`, { text: 'said by Bob' });
    await anna.must('POST', `/api/tables/${id}/report`, { user: await idOf(bob), reason: 'too quick' });
    await bob.must('POST', `/api/tables/${id}/report`, { user: await idOf(anna), reason: 'too slow' });
    const files = await filesOf(anna);
    assert.deepEqual([...files.keys()], ['caravel.json', `games/${id}.caravel`]);
    const text = files.get('caravel.json') ?? '';
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    assert.deepEqual(
      [data.users?.[0]?.name, data.users?.[0]?.login, data.users?.[0]?.settings, data.sessions?.length, data.tokens?.[0]?.name],
      ['Anna Ä', 'anna', '{"sound":false}', 1, 'my script'],
    );
    assert.deepEqual([data.chat?.map((line) => line.text), data.reports?.map(({ reason }) => reason)], [['said by Anna'], ['too quick']]);
    assert.deepEqual([data.mutes?.length, data.seats?.length, data.tables?.length], [1, 1, 1]);
    const [bot] = data.bots as unknown as { users: { name: string }[]; tokens: { name: string }[] }[];
    assert.deepEqual([bot?.users[0]?.name, bot?.tokens.length], ['Pet', 1]);
    assert.match(String(data.users?.[0]?.created_at), /^20\d\d-\d\d-\d\dT/);
    const secrets = [...(await secretsOf(node.context.db)), token, botToken, anna.cookie ?? '', 'said by Bob', 'too slow'];
    for (const [name, file] of files) demandNoSecret(file, secrets, name);
    must(parseGameFile(files.get(`games/${id}.caravel`) ?? '', findGame));
  });

  test('acts of operators are given, but of a report neither the words of who sent it nor what came of it', async () => {
    const guest = await Client.guest(node.url, 'Reported');
    const about = await idOf(guest);
    const act = { at: 1, who: 'olga', about };
    await node.context.db.batch([
      audited({ ...act, act: 'mute', why: 'rude', detail: 'for a day' }),
      audited({ ...act, act: 'resolve', why: 'Anna is right', detail: 'report r1: Reported insulted Anna' }),
    ]);
    const { audit } = JSON.parse((await filesOf(guest)).get('caravel.json') ?? '') as { audit: Record<string, unknown>[] };
    assert.deepEqual(audit.map(({ act, why, detail }) => [act, why, detail]).sort(), [
      ['mute', 'rude', 'for a day'],
      ['resolve', '', ''],
    ]);
  });

  test('a guest gets theirs without a question; an account confirms first; a token gets nothing', async () => {
    const guest = await Client.guest(node.url, 'Gina');
    await guest.must('POST', '/api/push', new BrowserPush().subscription('https://push.example.org/gina'));
    const data = JSON.parse((await filesOf(guest)).get('caravel.json') ?? '') as {
      pushes: { endpoint: string }[];
      users: { kind: string }[];
    };
    assert.deepEqual([data.pushes[0]?.endpoint, data.users[0]?.kind], ['https://push.example.org/gina', 'guest']);
    await guest.must('POST', '/api/register', { login: 'gina', password: 'a long password' });
    const { token } = await guest.must<{ token: string }>('POST', '/api/tokens', { name: 'script' });
    await node.context.db.run('UPDATE sessions SET confirmed_at = 0 WHERE user_id = $1', await idOf(guest));
    assert.equal((await guest.refused('GET', '/api/me/data')).code, 'confirm-first');
    await guest.must('POST', '/api/me/confirm', { password: 'a long password' });
    assert.ok((await filesOf(guest)).has('caravel.json'));
    const program = new Client(node.url);
    program.token = token;
    assert.equal((await program.refused('GET', '/api/me/data')).code, 'not-yours');
    assert.equal((await new Client(node.url).refused('GET', '/api/me/data')).code, 'who-are-you');
  });
});
