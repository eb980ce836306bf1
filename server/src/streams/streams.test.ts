import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { findGame } from '@caravel/games/loaded';
import { TurnMessage } from '@caravel/protocol';
import * as v from 'valibot';
import { makeBot, type TestBot } from '../../test/tools/bot-account.ts';
import { onEachEngine, onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { TestStream } from '../../test/tools/stream.ts';
import { Streams } from './streams.ts';

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

const turnAt =
  (table: string, beyond = -1) =>
  (turn: TurnMessage) =>
    turn.t === table && turn.n > beyond;

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  let bot: TestBot;
  before(async () => {
    node = await start();
    anna = await Client.account(node.url, 'Anna');
    bot = await makeBot(anna, 'Reader');
  });
  after(() => node.end());

  test('a stream tells who one is, then what waits, then what happens: invitation, table, turns, log, end', async () => {
    const stream = await TestStream.open(node.url, bot.client.headers, '?views=true');
    assert.match(String(stream.headers['content-type']), /^application\/x-ndjson/);
    await stream.expect('ready');
    assert.deepEqual([stream.received[0]?.k, stream.received.at(-1)?.k], ['hello', 'ready']);
    const { id } = await anna.table({ game: 'puerto-rico', seats: SEATS, options: { governor: 1 } });
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Reader' });
    const { invitation } = await stream.expect('invited', (message) => message.invitation.table === id);
    assert.deepEqual([invitation.seat, invitation.by.name, invitation.game], [1, 'Anna', 'puerto-rico']);
    await bot.client.must('POST', `/api/tables/${id}/accept`, {});
    const { info } = await stream.expect('table', (message) => message.info.id === id);
    assert.equal(info.seats[1]?.user, bot.id);
    const turn = await stream.expect('turn', turnAt(id));
    assert.deepEqual(v.parse(TurnMessage, turn), turn);
    assert.deepEqual([turn.s, turn.has, turn.m.includes('role mayor')], [1, true, true]);
    assert.deepEqual(turn.view, (await bot.client.must<{ view: unknown }>('GET', `/api/tables/${id}/position`)).view);
    await bot.client.must('POST', `/api/tables/${id}/act`, { length: turn.n, moves: ['role mayor'], request: 'a', seat: 1 });
    await stream.expect('log', (message) => message.t === id && message.e.includes('1 role mayor'));
    await stream.expect('turn', turnAt(id, turn.n));
    await playOut(node, id);
    const over = await stream.expect('info', (message) => message.info.id === id && message.info.status === 'finished');
    assert.equal(over.info.ending?.reason, 'played');
    const turns = stream.received.filter((message) => message.k === 'turn' && message.t === id).map((message) => JSON.stringify(message));
    assert.equal(new Set(turns).size, turns.length, 'no decision is told twice');
    stream.close();
  });

  test('whoever comes back is told what waits: invitations, tables, turns', async () => {
    const [waiting, running] = [
      await anna.table({ game: 'madeira', seats: SEATS }),
      await anna.table({ game: 'puerto-rico', seats: SEATS, options: { governor: 1 } }),
    ];
    await anna.must('POST', `/api/tables/${waiting.id}/invitations`, { name: 'Reader' });
    await bot.client.must('POST', `/api/tables/${running.id}/join`, {});
    for (let i = 0; i < 2; i++) {
      const stream = await TestStream.open(node.url, bot.client.headers);
      await stream.expect('ready');
      const before = stream.received.slice(
        0,
        stream.received.findIndex(({ k }) => k === 'ready'),
      );
      assert.ok(before.some((message) => message.k === 'invited' && message.invitation.table === waiting.id));
      assert.ok(before.some((message) => message.k === 'table' && message.info.id === running.id));
      assert.ok(before.some((message) => message.k === 'turn' && message.t === running.id && message.view === undefined));
      stream.close();
    }
    await anna.must('POST', `/api/tables/${waiting.id}/cancel`);
  });

  test('an invitation that is taken back is told, and who lost the seat hears no more of the table', async () => {
    const stream = await TestStream.open(node.url, bot.client.headers);
    await stream.expect('ready');
    const { id } = await anna.table({ game: 'madeira', seats: SEATS });
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Reader' });
    await stream.expect('invited', ({ invitation }) => invitation.table === id);
    await anna.must('DELETE', `/api/tables/${id}/invitations/1`);
    await stream.expect('notice', ({ t, what }) => t === id && what === 'uninvited');
    await bot.client.must('POST', `/api/tables/${id}/join`, {});
    await stream.expect('table', ({ info }) => info.id === id);
    const started = await stream.expect('notice', ({ t, what }) => t === id && (what === 'started' || what === 'turn'));
    assert.equal(started.game, 'madeira');
    stream.close();
  });

  test('a bot whose stream follows a table is not away from it', async () => {
    const stream = await TestStream.open(node.url, bot.client.headers);
    await stream.expect('ready');
    const { id } = await anna.table({ game: 'puerto-rico', seats: SEATS });
    await bot.client.must('POST', `/api/tables/${id}/join`, {});
    await stream.expect('table', ({ info }) => info.id === id);
    const socket = await anna.socket();
    await socket.watch(id);
    const isAway = async (): Promise<boolean | undefined> => {
      const before = socket.received.length;
      socket.send({ k: 'presence', t: id });
      await socket.until(() => socket.received.slice(before).some(({ k }) => k === 'presence'));
      const last = socket.received.findLast((message) => message.k === 'presence');
      return last?.k === 'presence' ? last.away.some(({ user }) => user === bot.id) : undefined;
    };
    assert.equal(await isAway(), false);
    stream.close();
    await eventually(isAway);
    socket.close();
  });

  test('a stream without a session or token is refused, one whose token ends is closed', async () => {
    assert.equal((await new Client(node.url).refused('GET', '/api/stream')).code, 'who-are-you');
    const { id, token } = await anna.must<{ id: string; token: string }>('POST', `/api/bots/${bot.id}/tokens`, { name: 'second' });
    const stream = await TestStream.open(node.url, { authorization: `Bearer ${token}` });
    await stream.expect('ready');
    await anna.must('DELETE', `/api/tokens/${id}`);
    await stream.closed();
    const last = stream.received.at(-1);
    assert.ok(last?.k === 'no' && last.error.code === 'who-are-you');
  });
});

test('the server says every while that it is still there, and ends its streams when it stops', async () => {
  const node = await startTestNode();
  const anna = await Client.account(node.url, 'Anna');
  const { me } = await anna.must<{ me: { id: string; name: string } }>('GET', '/api/me');
  const streams = new Streams(node.context, 20);
  const server = createServer((_, response) => {
    void streams.open(response, { person: { ...me, kind: 'person' }, key: undefined, views: false });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stream = await TestStream.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {});
  await eventually(() => stream.received.filter(({ k }) => k === 'beat').length >= 3);
  streams.close();
  await stream.closed();
  assert.equal(streams.size, 0);
  const own = await TestStream.open(node.url, anna.headers);
  await own.expect('ready');
  const stopped = node.end();
  await own.closed();
  await stopped;
  server.close();
});

/** What a server answers to text that is sent to it all at once. */
const sendRaw = async (node: TestNode, text: string): Promise<Socket> => {
  const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.resume().write(text);
  return socket;
};

test('streams that wait behind each other on one connection are none: nothing of them stays', async (t) => {
  const node = await startTestNode({ sockets: { perAddress: 4, perPerson: 4 } });
  t.after(() => node.end());
  const anna = await Client.account(node.url, 'Anna');
  const ask = `GET /api/stream HTTP/1.1\r\nHost: ${new URL(node.url).host}\r\nCookie: ${anna.cookie}\r\n\r\n`;
  for (let i = 0; i < 3; i++) {
    const socket = await sendRaw(node, ask.repeat(10));
    await eventually(() => node.context.streams.size === 1);
    socket.destroy();
    await eventually(() => node.context.streams.size === 0);
  }
  const again = await Promise.all(Array.from({ length: 4 }, () => TestStream.open(node.url, anna.headers)));
  for (const stream of again) {
    await stream.expect('ready');
    stream.close();
  }
});

test('what a seat may do is made once for all streams of its owner', async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const anna = await Client.account(node.url, 'Anna');
  const streams = await Promise.all(Array.from({ length: 5 }, () => TestStream.open(node.url, anna.headers, '?views=true')));
  for (const stream of streams) await stream.expect('ready');
  const game = findGame('puerto-rico');
  assert.ok(game);
  const described = t.mock.method(game, 'describe');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const { id } = await anna.table({ game: 'puerto-rico', seats, options: { governor: 0 } });
  for (const stream of streams) await stream.expect('turn', turnAt(id));
  const turns = streams.map(({ received }) => received.findLast(({ k }) => k === 'turn'));
  for (const turn of turns) assert.deepEqual(turn, turns[0]);
  assert.equal(described.mock.callCount(), 1);
  for (const stream of streams) stream.close();
});

onTwoNodes({}, (node) => {
  test('a stream at one node hears of everything that happens at the other', async () => {
    const anna = await Client.account(node(0).url, 'Anna');
    const bot = await makeBot(anna, 'Elsewhere');
    const stream = await TestStream.open(node(1).url, bot.client.headers);
    await stream.expect('ready');
    const { id } = await anna.table({ game: 'puerto-rico', seats: SEATS, options: { governor: 1 } });
    await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Elsewhere' });
    await stream.expect('invited', ({ invitation }) => invitation.table === id);
    await bot.client.must('POST', `/api/tables/${id}/accept`, {});
    const turn = await stream.expect('turn', turnAt(id));
    const acted = { length: turn.n, moves: ['role mayor'], request: 'a', seat: 1 };
    await bot.client.must('POST', `/api/tables/${id}/act`, acted);
    await stream.expect('log', ({ t, e }) => t === id && e.includes('1 role mayor'));
    await stream.expect('turn', turnAt(id, turn.n));
    const bots = async () => (await anna.must<{ bots: { online: boolean }[] }>('GET', '/api/bots?online=true')).bots.length;
    await eventually(async () => (await bots()) === 1);
    await playOut(node(0), id);
    await stream.expect('info', ({ info }) => info.id === id && info.status === 'finished');
    stream.close();
    await eventually(async () => (await bots()) === 0);
  });

  test('invited at one node, withdrawn at the other: whoever is late is refused', async () => {
    const [anna, bob] = [await Client.account(node(0).url, 'Anna'), await Client.account(node(1).url, 'Bob')];
    for (let i = 0; i < 10; i++) {
      const { id } = await anna.table({ game: 'puerto-rico', seats: SEATS });
      await anna.must('POST', `/api/tables/${id}/invitations`, { name: 'Bob' });
      const { invitations } = await bob.must<{ invitations: { table: string }[] }>('GET', '/api/my/invitations');
      assert.deepEqual(
        invitations.map(({ table }) => table),
        [id],
      );
      const answers = await Promise.all([
        anna.ask('DELETE', `/api/tables/${id}/invitations/1`),
        bob.ask('POST', `/api/tables/${id}/accept`, {}),
      ]);
      assert.equal(answers.filter(({ status }) => status < 300).length, 1, 'one of both, never both');
    }
  });
});
