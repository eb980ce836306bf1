/** Who is away from a table, and since when. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PresenceMessage } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

onEachEngine((start) => {
  let node: TestNode;
  let ahead = 0;
  before(async () => {
    node = await start({}, () => Date.now() + ahead);
  });
  after(() => node.end());

  const table = async () => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const { seats } = await anna.must<{ seats: { user: string }[] }>('GET', `/api/tables/${id}`);
    const [annaId, bobId] = seats.map(({ user }) => user) as [string, string];
    return { anna, bob, annaId, bobId, id };
  };

  const open = async (client: Client, id: string) => {
    const socket = await client.socket();
    await socket.watch(id);
    socket.send({ k: 'look', t: id });
    return socket;
  };

  type Socket = Awaited<ReturnType<Client['socket']>>;

  /** What was told last. */
  const last = ({ received }: Socket): PresenceMessage | undefined =>
    received.findLast((message): message is PresenceMessage => message.k === 'presence');

  const told = (socket: Socket, away: readonly string[]): Promise<PresenceMessage> =>
    eventually(() => {
      const message = last(socket);
      return message && ids(message).join() === away.join() ? message : undefined;
    });

  const ids = ({ away }: PresenceMessage): string[] => away.map(({ user }) => user);

  test('whoever asks is told who is away, since when, and when they are back', async () => {
    const sat = Date.now() + ahead;
    const { anna, bob, bobId, id } = await table();
    const here = await open(anna, id);
    here.send({ k: 'presence', t: id });
    const first = await told(here, [bobId]);
    assert.ok((first.away[0]?.since ?? 0) >= sat, 'who was never here is away since they sat down');
    const there = await open(bob, id);
    await told(here, []);
    ahead += 60_000;
    const before = Date.now() + ahead;
    there.send({ k: 'look' });
    const left = await told(here, [bobId]);
    assert.ok((left.away[0]?.since ?? 0) >= before && left.now >= before);
    there.send({ k: 'look', t: id });
    await told(here, []);
    there.close();
    await told(here, [bobId]);
    here.close();
  });

  test('one of two tabs is enough; who only watches is nobody’s business; who did not ask hears nothing', async () => {
    const { anna, bob, bobId, id } = await table();
    const here = await open(anna, id);
    const silent = await open(anna, id);
    const [one, two] = [await open(bob, id), await open(bob, id)];
    here.send({ k: 'presence', t: id });
    await told(here, []);
    const carl = await open(await Client.guest(node.url, 'Carl'), id);
    carl.close();
    one.close();
    two.send({ k: 'look' });
    await told(here, [bobId]);
    assert.ok(!silent.received.some(({ k }) => k === 'presence'));
    for (const socket of [here, silent, two]) socket.close();
  });

  test('a table for its players only tells nobody else', async () => {
    const { id } = await (await Client.guest(node.url, 'Anna')).table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      watch: 'players',
    });
    const carl = await (await Client.guest(node.url, 'Carl')).socket();
    carl.send({ k: 'presence', t: id });
    assert.equal((await carl.expect('no')).error.code, 'not-yours');
    carl.close();
  });

  /** Anna comes, and has been told so: whoever else is told of it is by then. */
  const comes = async (anna: Client, id: string, others: readonly string[]): Promise<Socket> => {
    const here = await open(anna, id);
    here.send({ k: 'presence', t: id });
    await told(here, others);
    return here;
  };

  test('whoever only watches is not told when players come and go, until they sit down', async () => {
    const { anna, bob, annaId, bobId, id } = await table();
    const [carl, nobody] = [await (await Client.guest(node.url, 'Carl')).socket(), await new Client(node.url).socket()];
    for (const socket of [carl, nobody]) {
      socket.send({ k: 'presence', t: id });
      socket.send({ k: 'ping' });
      await socket.expect('pong');
    }
    const here = await comes(anna, id, [bobId]);
    assert.deepEqual([last(carl), last(nobody)], [undefined, undefined]);
    for (const socket of [carl, nobody, here]) socket.close();
    const free = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    const there = await bob.socket();
    there.send({ k: 'presence', t: free.id });
    await bob.must('POST', `/api/tables/${free.id}/join`, {});
    there.send({ k: 'look', t: free.id });
    await told(there, [annaId]);
    there.close();
  });

  test('whom the host has removed is not told any more', async () => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const { id, host } = await anna.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      watch: 'players',
    });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const there = await bob.socket();
    there.send({ k: 'presence', t: id });
    await eventually(() => last(there));
    await anna.must('POST', `/api/tables/${id}/kick`, { seat: 1 });
    const here = await comes(anna, id, []);
    assert.ok(
      last(there)?.away.some(({ user }) => user === host),
      'as it was while he sat there',
    );
    for (const socket of [there, here]) socket.close();
  });
});
