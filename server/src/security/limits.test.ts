import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, startTestNode } from '../testing/index.ts';
import { makeWorld } from './people.ts';

test('requests are limited for each address, and answered again a minute later or to others', async () => {
  const node = await startTestNode({ trustProxy: true, rate: { http: 20, socket: 50 } });
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
  const answered = flood.heard.filter(({ k }) => k === 'pong').length;
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
