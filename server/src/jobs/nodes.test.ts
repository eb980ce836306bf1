import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { isOver } from '@caravel/core';
import { type Databases, openDatabases } from '../../test/tools/databases.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

let store: Databases;
let nodes: [TestNode, TestNode];
before(async () => {
  store = await openDatabases();
  const databaseUrl = await store.database();
  nodes = (await Promise.all([startTestNode({ databaseUrl }), startTestNode({ databaseUrl })])) as [TestNode, TestNode];
});
after(async () => {
  for (const node of nodes) await node.end();
  await store.end();
});

const at = (client: Client, node: TestNode): Client => {
  const other = new Client(node.url);
  other.cookie = client.cookie;
  return other;
};

const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };

test('whoever sits down, moves and speaks at one node is seen at the other', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const bob = await Client.guest(nodes[1].url, 'Bob');
  const { id } = await anna.table(OPEN);
  const [here, there] = [await anna.socket(), await bob.socket()];
  await here.watch(id);
  await there.watch(id);
  await bob.must('POST', `/api/tables/${id}/join`, {});
  await here.expect('info', ({ info }) => info.status === 'running');
  await here.until(() => (here.tables.get(id)?.timeline.length ?? 0) > 0);
  assert.equal((await here.act(id, ['role craftsman'])).k, 'log');
  await there.expect('log', ({ e }) => e[0] === '0 role craftsman');
  there.send({ k: 'chat', t: id, text: 'from there', r: 'c1' });
  const { line } = await here.expect('said', (said) => said.line.text === 'from there');
  here.send({ k: 'chat', t: id, text: 'from here', r: 'c2' });
  await there.expect('said', (said) => said.line.text === 'from here' && said.line.n === line.n + 1);
  await here.expect('said', (said) => said.line.text === 'from here' && said.r === 'c2');
  for (const socket of [here, there]) {
    assert.equal(socket.received.filter(({ k }) => k === 'said').length, 2);
    socket.close();
  }
});

test('any node plays any table: one turn here, the next there', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const { id } = await anna.table(OPEN);
  await new Client(nodes[1].url).must('POST', `/api/tables/${id}/join`, { name: 'Bob' });
  let length = (await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`)).e.length;
  for (let i = 0; i < 10; i++) {
    const there = at(anna, nodes[i % 2] as TestNode);
    const path = i % 2 === 0 ? 'act' : 'undo';
    const what = i % 2 === 0 ? { moves: ['role craftsman'] } : { count: 1 };
    const ask = { length, request: `r${i}`, ...what };
    // The other node's message may not have arrived yet: then the answer is `stale`, and nothing is wrong.
    const answer = await eventually(async () => {
      const { status, body } = await there.ask<{ n: number; e: string[] }>('POST', `/api/tables/${id}/${path}`, ask);
      return status === 200 && body;
    });
    length = answer.n + answer.e.length;
  }
  for (const node of nodes) assert.equal((await at(anna, node).must<{ e: string[] }>('GET', `/api/tables/${id}/log`)).e.length, length);
});

test('bots of two nodes play a table to its end, each turn once', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const bot = { kind: 'bot' as const, level: 'random' as const };
  const { id } = await anna.table({ game: 'puerto-rico', seats: [bot, bot, bot] });
  const socket = await at(anna, nodes[1]).socket();
  const { timeline } = await socket.watch(id);
  await socket.until(() => isOver(timeline.game, timeline.state), 60_000);
  await socket.expect('info', ({ info }) => info.status === 'finished' && info.secret !== undefined);
  socket.close();
});

test('after the connection that listens was lost, nothing is missed: neither moves nor talk', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const { id } = await anna.table(OPEN);
  const socket = await at(anna, nodes[1]).socket();
  const { timeline } = await socket.watch(id);
  const [{ count } = { count: 0 }] = await nodes[0].context.db.all<{ count: number }>(
    "SELECT COUNT(pg_terminate_backend(pid)) AS count FROM pg_stat_activity WHERE application_name = 'caravel-listen'",
  );
  assert.ok(count >= 2);
  await new Client(nodes[0].url).must('POST', `/api/tables/${id}/join`, { name: 'Bob' });
  await anna.must('POST', `/api/tables/${id}/chat`, { text: 'anybody there?' });
  await socket.until(() => timeline.length > 0);
  await socket.expect('said', ({ line }) => line.text === 'anybody there?');
  socket.close();
});
