import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { seeded } from '@caravel/core';
import type { PublicBot, TableInfo } from '@caravel/protocol';
import { makeBot, type TestBot } from '../../test/tools/bot-account.ts';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { ExampleBot, hasPython } from '../../test/tools/example-bot.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { playSeat } from '../../test/tools/play-seat.ts';

const skip = hasPython() ? false : 'python3 is not on this machine';
const ME = { kind: 'me' as const };
const FREE = { kind: 'open' as const };

const online = (client: Client, ...bots: TestBot[]): Promise<true> =>
  eventually(async () => {
    const { bots: there } = await client.must<{ bots: PublicBot[] }>('GET', '/api/bots?online=true');
    return bots.every(({ id }) => there.some((bot) => bot.id === id));
  });

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  test('two people and two invited bots, in Python over the stream and in JavaScript over the socket, play to the end', {
    skip,
  }, async (t) => {
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const owner = await Client.account(node.url, 'Owner');
    const policy = { invitations: 'anybody' as const, rated: true };
    const python = await makeBot(owner, 'Python', policy);
    const script = await makeBot(owner, 'Script', policy);
    const children = [
      new ExampleBot('stream_bot.py', node.url, python.token, '--games', '1'),
      new ExampleBot('socket_bot.mjs', node.url, script.token, '--games', '1'),
    ];
    t.after(() => Promise.all(children.map((child) => child.end())));
    await online(anna, python, script);
    const { id } = await anna.table({ game: 'puerto-rico', seats: [ME, FREE, FREE, FREE] });
    for (const name of ['Python', 'Script', 'Bob']) await anna.must('POST', `/api/tables/${id}/invitations`, { name });
    const table = () => anna.must<TableInfo>('GET', `/api/tables/${id}`);
    await eventually(async () => (await table()).seats.filter(({ kind }) => kind === 'person').length === 3);
    const begun = await bob.must<TableInfo>('POST', `/api/tables/${id}/accept`, {});
    assert.equal(begun.status, 'running');
    const sockets = [await anna.socket(), await bob.socket()] as const;
    await Promise.all(
      [anna, bob].map((_, i) =>
        playSeat(
          sockets[i as 0 | 1],
          id,
          begun.seats.findIndex(({ name }) => name === ['Anna', 'Bob'][i]),
          seeded(i),
        ),
      ),
    );
    for (const socket of sockets) socket.close();
    const { status, ending, seats } = await table();
    assert.deepEqual([status, ending?.reason], ['finished', 'played']);
    assert.deepEqual(seats.map(({ name }) => name).sort(), ['Anna', 'Bob', 'Python', 'Script']);
    assert.ok(seats.every(({ substitute }) => substitute === undefined));
    const { e: entries } = await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    for (const [seat] of seats.entries()) assert.ok(entries.filter((entry) => entry.startsWith(`${seat} `)).length > 10, `seat ${seat}`);
    for (const child of children) {
      assert.equal(await child.ended(), 0, child.said);
      assert.match(child.said, new RegExp(`${id}: `));
    }
  });
});

test('a bot over the stream that was away finds its turn and its invitations when it comes back, and one without a good token says so', {
  skip,
}, async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const anna = await Client.account(node.url, 'Anna');
  const bot = await makeBot(anna, 'Python');
  const games: string[] = [];
  for (const game of ['puerto-rico', 'madeira']) {
    const { id } = await anna.table({ game, seats: [FREE, { kind: 'bot', level: 'random' }] });
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Python' });
    games.push(id);
  }
  await bot.client.must('POST', `/api/tables/${games[0]}/accept`, {});
  for (const file of ['stream_bot.py', 'socket_bot.mjs']) {
    const lost = new ExampleBot(file, node.url, 'cvl_nobody-nobody-nobody-nobody');
    assert.equal(await lost.ended(), 1);
    assert.match(lost.said, /does not know this token/);
  }
  const child = new ExampleBot('stream_bot.py', node.url, bot.token, '--games', '2');
  t.after(() => child.end());
  assert.equal(await child.ended(), 0, child.said);
  for (const id of games) assert.equal((await anna.must<TableInfo>('GET', `/api/tables/${id}`)).ending?.reason, 'played', child.said);
});

test('a bot over the socket that was too fast goes on where it was refused', async (t) => {
  const node = await startTestNode({ rate: { http: 1_000_000, socket: 10 } });
  t.after(() => node.end());
  const anna = await Client.account(node.url, 'Anna');
  const bot = await makeBot(anna, 'Script');
  const child = new ExampleBot('socket_bot.mjs', `${node.url}/`, bot.token);
  t.after(() => child.end());
  await online(anna, bot);
  const { id } = await anna.table({ game: 'puerto-rico', seats: [FREE, { kind: 'bot', level: 'random' }] });
  await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Script' });
  await eventually(async () => {
    const { e: entries } = await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    return entries.filter((entry) => entry.startsWith('0 ')).length > 15;
  });
  assert.equal(child.said, '');
});

test('a bot over the stream says once that nobody answers, and is not confused by a line that breaks off', { skip }, async (t) => {
  const info = { id: 'a', status: 'finished', ending: { scores: [3, 2] } };
  const answers = ['{"k":"hello"}\n{"k":"inf', `{"k":"hello"}\n{"k":"info","info":${JSON.stringify(info)}}\n`];
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    if (asked.length <= 2) response.writeHead(502).end();
    else response.write(answers.shift() ?? '', () => response.destroy());
  }).listen(0, '127.0.0.1');
  t.after(() => server.close());
  await once(server, 'listening');
  const child = new ExampleBot('stream_bot.py', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 'cvl_any', '--games', '1');
  t.after(() => child.end());
  assert.equal(await child.ended(), 0, child.said);
  assert.deepEqual(asked, Array(4).fill('/api/stream'));
  assert.equal(child.said.match(/502.*trying again/g)?.length, 1, child.said);
  assert.match(child.said, /^a: \[3, 2\]$/m);
});
