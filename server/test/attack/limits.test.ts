import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@caravel/core';
import fastifyCookie from '@fastify/cookie';
import WebSocket from 'ws';
import { makeToken } from '../../src/accounts/tokens.ts';
import { eventually } from '../tools/eventually.ts';
import { Client, startTestNode } from '../tools/index.ts';
import { makeWorld } from './people.ts';

test('requests are limited for each address, and answered again a minute later or to others', async () => {
  const node = await startTestNode({ trustProxy: 1, rate: { http: 20, socket: 50 } });
  const ask = async (address: string): Promise<number> =>
    (await fetch(`${node.url}/api/me`, { headers: { 'x-forwarded-for': address } })).status;
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('203.0.113.7')));
  assert.deepEqual([answers.filter((status) => status === 200).length, answers.filter((status) => status === 429).length], [20, 10]);
  assert.equal(await ask('203.0.113.8'), 200);
  await node.end();
});

test('an address cannot be made up where no proxy is trusted', async () => {
  const node = await startTestNode({ rate: { http: 5, socket: 50 } });
  const ask = async (i: number): Promise<number> =>
    (await fetch(`${node.url}/api/me`, { headers: { 'x-forwarded-for': `203.0.113.${i}` } })).status;
  const answers: number[] = [];
  for (let i = 0; i < 10; i++) answers.push(await ask(i));
  assert.deepEqual(answers.slice(-5), Array(5).fill(429));
  await node.end();
});

const CALLERS = 12;

test('two people behind one address do not starve each other, and many names are not many limits', async (t) => {
  const node = await startTestNode({ rate: { http: 5, socket: 50 } });
  t.after(() => node.end());
  const { db, people, sessions, cookieSecret } = node.context;
  const cookies: string[] = [];
  for (let i = 0; i < CALLERS; i++) {
    const id = `guest${i}`.padEnd(12, 'x');
    await people.add({ id, name: `Guest ${i}`, kind: 'guest' }, Date.now());
    cookies.push(`caravel=${fastifyCookie.sign(await sessions.open(id, Date.now()), cookieSecret)}`);
  }
  const { token } = await makeToken(db, 'guest0xxxxxx', 'program', Date.now());
  const again = `caravel=${fastifyCookie.sign(await sessions.open('guest0xxxxxx', Date.now()), cookieSecret)}`;
  const answered = async (headers: Record<string, string>, tries: number): Promise<number> => {
    let good = 0;
    for (let i = 0; i < tries; i++) good += Number((await fetch(`${node.url}/api/me`, { headers })).status === 200);
    return good;
  };
  assert.equal(await answered({}, 100), 5, 'somebody without a name');
  assert.equal(await answered({ cookie: at(cookies, 0) }, 100), 5, 'a person');
  assert.equal(await answered({ cookie: again }, 10), 0, 'the same with another session');
  assert.equal(await answered({ authorization: `Bearer ${token}` }, 10), 5, 'their program');
  assert.equal(await answered({ authorization: 'Bearer cvl_nobodysnobodysnobodys' }, 2), 0, 'a token of nobody');
  const asToken = { authorization: `Bearer ${await sessions.open('guest1xxxxxx', Date.now())}` };
  assert.equal(await answered(asToken, 2), 0, 'a session that is sent as a token has no limit of its own');
  assert.equal(await answered({ cookie: at(cookies, 1) }, 5), 5, 'another behind the same address');
  let rest = 0;
  for (const cookie of cookies.slice(2)) rest += await answered({ cookie }, 10);
  assert.equal(rest, 35, 'what is left of 50 for the address, which pays only for what is carried out, and not for tokens');
});

test('an address and a person have so many sockets; whoever closes one has room for another', async (t) => {
  const node = await startTestNode({ sockets: { perAddress: 6, perPerson: 3 }, trustProxy: 1 });
  t.after(() => node.end());
  const { anna, bob } = await makeWorld(node);
  const open = async (who: Client | undefined, address: string): Promise<WebSocket | number> => {
    const headers = { ...who?.headers, 'x-forwarded-for': `127.0.0.1, ${address}` };
    const socket = new WebSocket(`${node.url.replace('http', 'ws')}/socket`, { headers });
    return new Promise((resolve) => {
      socket.on('open', () => resolve(socket));
      socket.on('error', (error) => resolve(Number(/\d{3}/.exec(error.message)?.[0])));
    });
  };
  const openMany = async (who: Client | undefined, ...addresses: string[]) => {
    const results = [];
    for (const address of addresses) results.push(await open(who, address));
    return results;
  };
  const kinds = (results: (WebSocket | number)[]) => results.map((one) => (typeof one === 'number' ? one : 101));
  const annas = await openMany(anna, '203.0.113.1', '203.0.113.2', '203.0.113.1', '203.0.113.3');
  assert.deepEqual(kinds(annas), [101, 101, 101, 429], 'a person, from wherever');
  const nobodys = await openMany(undefined, ...Array<string>(5).fill('203.0.113.1'));
  assert.deepEqual(kinds(nobodys), [101, 101, 101, 429, 429], 'half of an address is kept for people');
  assert.deepEqual(
    kinds(await openMany(bob, '203.0.113.1', '203.0.113.1', '203.0.113.2')),
    [101, 429, 101],
    'six an address; others come from elsewhere',
  );
  const six = await openMany(undefined, ...Array.from({ length: 7 }, (_, i) => `2001:db8:1:2:${i}::1`));
  assert.deepEqual(kinds(six), [101, 101, 101, 429, 429, 429, 429], 'a network of version 6 is one address');
  (annas[0] as WebSocket).terminate();
  await eventually(async () => (await open(anna, '203.0.113.4')) !== 429);
});

test('more sockets are not more messages, and one person does not use up what another may send', async (t) => {
  const node = await startTestNode({ rate: { http: 1_000_000, socket: 10 } });
  t.after(() => node.end());
  const { bob, anna } = await makeWorld(node);
  const floods = await Promise.all(Array.from({ length: 5 }, () => bob.socket()));
  for (const flood of floods) for (let i = 0; i < 20; i++) flood.send({ k: 'ping' });
  const received = (k: string): number =>
    floods.reduce((sum, flood) => sum + flood.received.filter((message) => message.k === k).length, 0);
  await eventually(() => received('pong') + received('no') === 100);
  assert.ok(received('pong') <= 40, `${received('pong')} of 100 were answered`);
  const calm = await anna.socket();
  calm.send({ k: 'ping' });
  await calm.expect('pong');
  for (const socket of [...floods, calm]) socket.close();
});

test('guests and tables are limited more than other requests', async () => {
  const node = await startTestNode({ rate: { http: 600, socket: 50 } });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await new Client(node.url).ask('POST', '/api/guest', { name: 'Anna' })).status);
  assert.deepEqual([statuses.filter((status) => status === 201).length, statuses.at(-1)], [30, 429]);
  const join = (): Promise<{ status: number }> => new Client(node.url).ask('POST', '/api/tables/aaaaaaaaaaaa/join', { name: 'Anna' });
  const joins = (await Promise.all(Array.from({ length: 70 }, join))).map(({ status }) => status);
  assert.equal(joins.filter((status) => status === 429).length, 10);
  await node.end();
});

test('a socket that sends too much is told so; one that goes on is cut; others do not notice', async () => {
  const node = await startTestNode({ rate: { http: 1_000_000, socket: 10 } });
  const { bob, anna } = await makeWorld(node);
  const [flood, calm] = [await bob.socket(), await anna.socket()];
  for (let i = 0; i < 100; i++) flood.send({ k: 'ping' });
  await flood.expect('no', ({ error }) => error.code === 'too-much');
  const answered = flood.received.filter(({ k }) => k === 'pong').length;
  assert.ok(answered <= 25, `${answered} of 100 were answered`);
  for (let i = 0; i < 300 && flood.isOpen; i++) {
    for (let j = 0; j < 100 && flood.isOpen; j++) flood.send({ k: 'ping' });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.equal(flood.isOpen, false);
  calm.send({ k: 'ping' });
  await calm.expect('pong');
  calm.close();
  await node.end();
});

test('chat has a limit of its own for each person, over whichever way it comes', async () => {
  const node = await startTestNode();
  const { bob, anna, table } = await makeWorld(node);
  const say = async (client: Client): Promise<number> =>
    (await client.ask('POST', `/api/tables/${table.id}/chat`, { text: 'hello' })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push(await say(bob));
  assert.equal(statuses[0], 204);
  assert.equal(statuses.at(-1), 429);
  assert.equal(await say(anna), 204);
  await node.end();
});
