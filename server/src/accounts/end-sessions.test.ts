import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import type { TestSocket } from '../../test/tools/socket.ts';
import { hashOf } from './sessions.ts';

const PASSWORD = 'a long password';
const SEATS = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

const registered = async (url: string, login: string): Promise<Client> => {
  const client = new Client(url);
  await client.must('POST', '/api/register', { login, password: PASSWORD });
  return client;
};
const signedIn = async (url: string, login: string): Promise<Client> => {
  const client = new Client(url);
  await client.must('POST', '/api/login', { login, password: PASSWORD });
  return client;
};
const program = async (owner: Client, url: string): Promise<{ id: string; client: Client }> => {
  const { id, token } = await owner.must<{ id: string; token: string }>('POST', '/api/tokens', { name: 'script' });
  const client = new Client(url);
  client.token = token;
  return { id, client };
};
const openOf = (sockets: readonly TestSocket[]): boolean[] => sockets.map(({ isOpen }) => isOpen);

onTwoNodes({}, (node) => {
  const urls = (): [string, string] => [node(0).url, node(1).url];

  test('a revoked token closes the sockets it opened, on every node, and no others', async () => {
    const [here, there] = urls();
    const owner = await registered(here, 'revoker');
    const [gone, kept] = [await program(owner, there), await program(owner, there)];
    const sockets = [await gone.client.socket(), await gone.client.socket(), await kept.client.socket(), await owner.socket()];
    await owner.must('DELETE', `/api/tokens/${gone.id}`);
    await eventually(() => !sockets[0]?.isOpen && !sockets[1]?.isOpen);
    assert.deepEqual(openOf(sockets), [false, false, true, true]);
    for (const socket of sockets) socket.close();
  });

  test('signing out closes the sockets of this session, on every node, and no others', async () => {
    const [here, there] = urls();
    const leaver = await registered(here, 'leaver');
    const elsewhere = await signedIn(there, 'leaver');
    const sameThere = new Client(there);
    sameThere.cookie = leaver.cookie;
    const sockets = [await leaver.socket(), await sameThere.socket(), await elsewhere.socket()];
    await leaver.must('POST', '/api/logout');
    await eventually(() => !sockets[0]?.isOpen && !sockets[1]?.isOpen);
    assert.deepEqual(openOf(sockets), [false, false, true]);
    const nobody = await sameThere.socket();
    nobody.send({ k: 'ping' });
    await nobody.expect('pong');
    assert.equal((await nobody.expect('hello')).user, undefined, 'an old cookie still opens the door for anybody');
    for (const socket of [nobody, ...sockets]) socket.close();
  });

  test('a new password closes the sockets of all other sessions; who signs in again leaves none behind', async () => {
    const [here, there] = urls();
    const owner = await registered(here, 'changer');
    const elsewhere = await signedIn(there, 'changer');
    const old = [await elsewhere.socket(), await owner.socket()];
    await owner.must('POST', '/api/me/password', { old: PASSWORD, password: 'another password' });
    await eventually(() => openOf(old).every((isOpen) => !isOpen));
    const socket = await owner.socket();
    await owner.must('POST', '/api/login', { login: 'changer', password: 'another password' });
    await eventually(() => !socket.isOpen);
  });

  test('a word that was missed is made up for: what ended meanwhile closes', async () => {
    const [here, there] = urls();
    const owner = await registered(here, 'missed');
    const { id, client } = await program(owner, there);
    const sockets = [await client.socket(), await (await signedIn(there, 'missed')).socket()];
    const { db } = node(0).context;
    await db.run('DELETE FROM tokens WHERE id = $1', id);
    await db.all("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'caravel-listen'");
    await eventually(() => !sockets[0]?.isOpen);
    assert.deepEqual(openOf(sockets), [false, true]);
    sockets[1]?.close();
  });
});

const alone = async (work: (node: TestNode) => Promise<void>): Promise<void> => {
  const node = await startTestNode();
  try {
    await work(node);
  } finally {
    await node.end();
  }
};

test('a client that does not answer the close is not received any more', () =>
  alone(async ({ url }) => {
    const owner = await registered(url, 'stubborn');
    const { id: token, client } = await program(owner, url);
    const { id } = await client.table(SEATS);
    const socket = await client.socket();
    const watcher = await owner.socket();
    await watcher.watch(id);
    // Frames written below the library, which would not write after the close.
    const wire = (socket.raw as unknown as { _socket: { write(bytes: Buffer): void; pause(): void } })._socket;
    wire.pause();
    await owner.must('DELETE', `/api/tokens/${token}`);
    const text = Buffer.from(JSON.stringify({ k: 'chat', t: id, text: 'still here', r: 'c1' }));
    wire.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
    await owner.must('POST', `/api/tables/${id}/chat`, { text: 'after it' });
    await watcher.expect('said', ({ line }) => line.text === 'after it');
    assert.equal(watcher.received.filter(({ k }) => k === 'said').length, 1);
    socket.raw.terminate();
    watcher.close();
  }));

test('a socket that is being opened while its token ends is closed, too', () =>
  alone(async ({ url, context }) => {
    const owner = await registered(url, 'racer');
    const { client } = await program(owner, url);
    context.hub.end(hashOf(client.token ?? ''));
    const socket = await client.socket().catch(() => undefined);
    await eventually(() => !socket?.isOpen && context.hub.keys.length === 0);
  }));
