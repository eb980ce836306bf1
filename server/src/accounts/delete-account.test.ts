import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { Client } from '../../test/tools/client.ts';
import { onEachEngine, onTwoNodes } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import type { TestNode } from '../../test/tools/node.ts';
import { setHook } from '../store/hooks.ts';
import { showHook } from '../tables/hook.ts';
import { deleteAccount } from './delete-account.ts';

const TABLE = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };
const FORMER = 'Former player';

const names = ({ seats }: TableInfo): string[] => seats.map(({ name }) => name);

/** Anna hosts at one node, Bob sits down at the other. */
const pair = async (here: TestNode, there: TestNode) => {
  const anna = await Client.guest(here.url);
  const bob = await Client.guest(there.url, 'Bob');
  const { id } = await anna.table(TABLE);
  const { length } = await bob.must<TableInfo>('POST', `/api/tables/${id}/join`, {});
  return { anna, bob, id, length };
};

const finished = async (anna: Client, bob: Client, id: string): Promise<void> => {
  await anna.must('POST', `/api/tables/${id}/end`);
  await bob.must('POST', `/api/tables/${id}/agree`, { yes: true });
};

const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;

onEachEngine((start) => {
  let node: TestNode;
  before(async () => {
    node = await start();
  });
  after(() => node.end());

  test('a table in memory has forgotten the name at once, and goes on from there', async () => {
    const { anna, bob, id, length } = await pair(node, node);
    const { revision } = (await node.context.rooms.get(id)).table;
    await bob.must('POST', '/api/me/farewell', {});
    const { table } = await node.context.rooms.get(id);
    assert.deepEqual(names(await anna.must('GET', `/api/tables/${id}`)), ['Anna', FORMER]);
    assert.equal(table.revision, revision + 2, 'a bot sits in, and the name is gone');
    assert.deepEqual((await node.context.store.read(id))?.live, table.live);
    await anna.must('POST', `/api/tables/${id}/act`, { length, moves: ['role craftsman'], request: 'on' });
  });

  test('a game that is over keeps its place in the lists', async () => {
    const { anna, bob, id } = await pair(node, node);
    await finished(anna, bob, id);
    const before = await node.context.store.read(id);
    await bob.must('POST', '/api/me/farewell', {});
    const kept = await node.context.store.read(id);
    assert.deepEqual(
      kept?.live.seats.map(({ name }) => name),
      ['Anna', FORMER],
    );
    assert.deepEqual([kept?.updatedAt, kept?.status, kept?.length], [before?.updatedAt, 'finished', before?.length]);
  });

  test('the webhook of a table goes with who gave it, not with the host, and also where they do not sit', async () => {
    const given = async (host: Client, giver: Client): Promise<string> => {
      const { id } = await host.table(TABLE);
      const by = await idOf(giver);
      await setHook(node.context.db, { owner: id, user_id: by, service: 'own', url: 'https://chat.example/hook' });
      await showHook(await node.context.rooms.get(id), { service: 'own', by });
      return id;
    };
    const [anna, bob] = [await Client.account(node.url, 'Anna'), await Client.account(node.url, 'Bob')];
    const [ofBob, ofAnna] = [await given(anna, bob), await given(bob, anna)];
    const [host, id] = [await idOf(anna), await idOf(bob)];
    await deleteAccount(node.context, host);
    const shown = async (table: string) => (await node.context.rooms.get(table)).table.live.hook?.by;
    assert.deepEqual([await shown(ofBob), await shown(ofAnna)], [id, undefined]);
    assert.deepEqual(await node.context.db.all('SELECT owner FROM hooks WHERE user_id = $1', host), []);
  });
});

onTwoNodes({}, (node) => {
  test('the other node forgets the name, too, and whoever looks on there sees it', async () => {
    const { anna, bob, id, length } = await pair(node(0), node(1));
    const socket = await anna.socket();
    await socket.watch(id);
    await bob.must('POST', '/api/me/farewell', {});
    await socket.expect('info', ({ info }) => names(info)[1] === FORMER);
    const rooms = await Promise.all([0 as const, 1 as const].map((i) => node(i).context.rooms.get(id)));
    await eventually(() => rooms[0]?.table.revision === rooms[1]?.table.revision);
    assert.deepEqual(rooms[0]?.table.live, rooms[1]?.table.live);
    await anna.must('POST', `/api/tables/${id}/act`, { length, moves: ['role craftsman'], request: 'on' });
    socket.close();
  });

  test('whoever sits down at one node while somebody is forgotten at the other keeps the seat', async (t) => {
    const [host, anna] = [await Client.guest(node(0).url, 'Hanna'), await Client.guest(node(0).url)];
    const carl = await Client.guest(node(1).url, 'Carl');
    const { id } = await host.table({ ...TABLE, seats: [...TABLE.seats, { kind: 'open' }] });
    await anna.must('POST', `/api/tables/${id}/join`, { seat: 1 });
    await host.must('POST', `/api/tables/${id}/kick`, { seat: 1 });
    const room = await node(0).context.rooms.get(id);
    const { exclusively } = room;
    // Between the look at the record and the change of it.
    t.mock.method(
      room,
      'exclusively',
      async (work: () => Promise<unknown>) => {
        await carl.must('POST', `/api/tables/${id}/join`, { seat: 2 });
        return exclusively.call(room, work);
      },
      { times: 1 },
    );
    await anna.must('POST', '/api/me/farewell', {});
    const kept = await node(1).context.store.read(id);
    assert.deepEqual([kept?.live.seats[2]?.name, kept?.live.removed], ['Carl', []]);
  });

  test('a move at one node while the account is deleted at the other: both count', async () => {
    for (let i = 0; i < 5; i++) {
      const { anna, bob, id, length } = await pair(node(0), node(1));
      const move = { length, moves: ['role craftsman'], request: `r${i}` };
      await Promise.all([anna.must('POST', `/api/tables/${id}/act`, move), bob.must('POST', '/api/me/farewell', {})]);
      const table = await node(0).context.store.read(id);
      assert.deepEqual(
        [table?.live.seats[1]?.name, (await node(0).context.store.log(id, length, length + 1))[0]?.entry],
        [FORMER, '0 role craftsman'],
      );
    }
  });
});
