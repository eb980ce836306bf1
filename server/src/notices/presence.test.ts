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
    const { anna, bob, bobId, id } = await table();
    const here = await open(anna, id);
    here.send({ k: 'presence', t: id });
    const first = await told(here, [bobId]);
    assert.equal(first.away[0]?.since, undefined, 'nobody knows when somebody left who never was here');
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
});
