import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { legalMoves, seatsOf, type Timeline } from '@caravel/core';
import type { TableLine } from '@caravel/protocol';
import { type Databases, openDatabases } from '../../test/tools/databases.ts';
import { findPostgres } from '../../test/tools/find-postgres.ts';
import { Client, startTestNode, type TestNode, type TestSocket } from '../../test/tools/index.ts';

assert.ok(findPostgres(), 'these tests need PostgreSQL');

let postgres: Databases;
let nodes: readonly [TestNode, TestNode];
before(async () => {
  postgres = await openDatabases();
  const databaseUrl = await postgres.database();
  nodes = [await startTestNode({ databaseUrl }), await startTestNode({ databaseUrl })];
});
after(async () => {
  for (const node of nodes) await node.end();
  await postgres.end();
});

/** A legal move of whoever has to choose, and what the log is then. */
const moveOn = async (sockets: readonly TestSocket[], id: string): Promise<void> => {
  const timeline = sockets[0]?.tables.get(id)?.timeline as Timeline;
  const [seat] = seatsOf(timeline.game.turn(timeline.state)) as [number];
  const text = timeline.game.moves.text(legalMoves(timeline.game, timeline.state, seat)[0] as number);
  const length = timeline.length;
  await sockets[seat]?.act(id, [text]);
  for (const socket of sockets) await socket.until(() => (socket.tables.get(id)?.timeline.length ?? 0) > length);
};

test('what is played at one node is followed at the other without asking the store, clocks and all', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const bob = await Client.guest(nodes[1].url, 'Bob');
  const pace = { kind: 'live' as const, minutes: 10, increment: 5, onFlag: 'bot' as const };
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], pace });
  await bob.must('POST', `/api/tables/${id}/join`, {});
  const sockets = [await anna.socket(), await bob.socket()] as const;
  for (const socket of sockets) await socket.watch(id);
  const rooms = await Promise.all(nodes.map(({ context }) => context.rooms.get(id)));
  let asked = 0;
  for (const { context } of nodes) {
    const read = context.store.read.bind(context.store);
    context.store.read = (one) => {
      asked++;
      return read(one);
    };
  }
  for (let i = 0; i < 40; i++) await moveOn(sockets, id);
  assert.equal(asked, 0);
  assert.deepEqual(rooms[0]?.table, rooms[1]?.table);
  assert.deepEqual(rooms[0]?.timeline.entries, rooms[1]?.timeline.entries);
  assert.ok(rooms[1]?.table.clock);
  assert.ok(rooms[0]);
  const { game, state } = rooms[0].timeline;
  const lists = await Promise.all([anna, bob].map((who) => who.must<{ tables: TableLine[] }>('GET', '/api/my/tables')));
  for (const { tables } of lists) assert.deepEqual(tables[0]?.moment, game.moment?.(state));
  assert.ok((rooms[1]?.table.moment?.round ?? 0) > 1);
  for (const socket of sockets) socket.close();
});

test('news that does not follow on what is here makes the node look', async () => {
  const anna = await Client.guest(nodes[0].url, 'Anna');
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const room = await nodes[1].context.rooms.get(id);
  const { revision, status, length, turn, updatedAt } = room.table;
  const news = { id, status, length, turn, updatedAt, wakeAt: null, clock: null, entries: [], request: null };
  await room.exclusively(() => room.follow({ ...news, revision: revision + 7 }));
  await room.exclusively(() => room.follow({ ...news, revision: revision - 1, length: 99 }));
  await room.exclusively(() => room.follow({ ...news, revision: room.table.revision, entries: ['0 fly to the moon'] }));
  assert.equal(room.timeline.length, room.table.length);
  assert.deepEqual(room.table, await nodes[1].context.store.read(id));
});

test('people who sit down at different nodes in the same moment all get a seat', async () => {
  const host = await Client.guest(nodes[0].url, 'Host');
  for (let i = 0; i < 5; i++) {
    const { id } = await host.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, ...Array(4).fill({ kind: 'open' as const })] });
    const guests = await Promise.all([0, 1, 0, 1].map((at, j) => Client.guest((nodes[at] as TestNode).url, `Guest ${j}`)));
    await Promise.all(nodes.map(({ context }) => context.rooms.get(id)));
    await Promise.all(guests.map((guest) => guest.must('POST', `/api/tables/${id}/join`, {})));
    for (const { context } of nodes) {
      const room = await context.rooms.get(id);
      for (let tries = 0; tries < 100 && room.table.status === 'open'; tries++) await new Promise((resolve) => setTimeout(resolve, 20));
      const users = new Set(room.table.live.seats.map(({ user }) => user));
      assert.deepEqual([room.table.status, users.size], ['running', 5]);
    }
  }
});
