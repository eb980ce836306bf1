/** Nudges, on both stores. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { NewTableInput } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';
import { Receiver } from '../../test/tools/receiver.ts';

const MINUTE = 60_000;

onEachEngine((start) => {
  let node: TestNode;
  let hooks: Receiver;
  let ahead = 0;
  const later = (): number => Date.now() + ahead;
  let clock = later;
  before(async () => {
    hooks = await Receiver.start();
    node = await start({ hookAllow: new Set([hooks.target]) }, () => clock());
  });
  after(async () => {
    await node.end();
    hooks.end();
  });

  /** Anna has the turn, Bob waits. */
  const waiting = async (more: Partial<NewTableInput> = {}) => {
    const [anna, bob] = [await Client.guest(node.url, 'Anna'), await Client.guest(node.url, 'Bob')];
    const { id, seats } = await anna.table({
      game: 'puerto-rico',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { governor: 0 },
      pace: { kind: 'days', days: 3 },
      ...more,
    });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    return { anna, bob, id, path: `/api/tables/${id}/nudge`, annaId: seats[0]?.user ?? '' };
  };

  test('whoever waits nudges the one whose turn it is: at the open page and outside, with the name', async () => {
    const { anna, bob, id, path } = await waiting();
    await anna.must('POST', '/api/register', { login: 'anna', password: 'a long password' });
    await anna.must('PUT', '/api/me/webhook', { url: `${hooks.url}/nudge` });
    const there = await anna.socket();
    there.send({ k: 'look', t: 'AAAAAAAAAAAA' });
    await bob.must('POST', path);
    const told = await there.expect('notice', ({ by }) => by !== undefined);
    assert.deepEqual([told.what, told.by, told.t], ['turn', 'Bob', id]);
    const sent = await eventually(() => hooks.at('/nudge').map(({ body }) => JSON.parse(String(body)) as { what: string; by?: string })[0]);
    assert.deepEqual([sent.what, sent.by], ['turn', 'Bob']);
    there.close();
  });

  test('a page that shows the table hears of a nudge, too', async () => {
    const { anna, bob, id, path } = await waiting();
    const there = await anna.socket();
    await there.watch(id);
    there.send({ k: 'look', t: id });
    await bob.must('POST', path);
    assert.equal((await there.expect('notice')).by, 'Bob');
    there.close();
  });

  for (const [name, pace, minutes] of [
    ['over days', { kind: 'days', days: 3 }, 60],
    ['live', { kind: 'live', minutes: 600, increment: 0 }, 2],
  ] as const)
    test(`in games ${name} nobody is nudged again within ${minutes} minutes`, async () => {
      const { bob, path } = await waiting({ pace });
      await bob.must('POST', path);
      ahead += (minutes - 1) * MINUTE;
      const refused = await bob.refused('POST', path);
      assert.deepEqual([refused.code, refused.field], ['too-much', 'nudge']);
      ahead += MINUTE + 1000;
      await bob.must('POST', path);
    });

  test('of many nudges at once one counts', async () => {
    const { bob, path } = await waiting();
    const codes = await Promise.all(
      Array.from({ length: 6 }, () =>
        bob.must('POST', path).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    );
    assert.equal(codes.filter((code) => code === 'done').length, 1);
  });

  test('nor does one more when the minute changes meanwhile', async () => {
    const { bob, path } = await waiting();
    const start = Math.ceil(Date.now() / MINUTE) * MINUTE - 1;
    let asked = 0;
    clock = () => start + (asked++ % 2);
    const codes = await Promise.all(Array.from({ length: 20 }, () => bob.ask('POST', path).then(({ status }) => status)));
    clock = later;
    assert.equal(codes.filter((status) => status === 204).length, 1);
  });

  test('a muted person’s nudge is not delivered: silently where another player has muted them', async () => {
    const { anna, bob, path, id } = await waiting();
    const { seats } = await anna.must<{ seats: { user: string }[] }>('GET', `/api/tables/${id}`);
    const there = await anna.socket();
    await anna.must('PUT', `/api/me/mutes/${seats[1]?.user}`);
    await bob.must('POST', path);
    await node.idle();
    assert.ok(!there.received.some((message) => message.k === 'notice' && message.by !== undefined));
    there.close();
    const host = await waiting();
    const { seats: others } = await host.anna.must<{ seats: { user: string }[] }>('GET', `/api/tables/${host.id}`);
    await host.anna.must('POST', `/api/tables/${host.id}/mute`, { user: others[1]?.user, muted: true });
    assert.equal((await host.bob.refused('POST', host.path)).code, 'not-yours');
  });

  test('nobody nudges who has the turn, does not play here, or waits for a bot', async () => {
    const { anna, bob, path, id } = await waiting();
    assert.equal((await anna.refused('POST', path)).code, 'not-now');
    assert.equal((await (await Client.guest(node.url, 'Carl')).refused('POST', path)).code, 'not-yours');
    await anna.must('POST', `/api/tables/${id}/end`);
    await bob.must('POST', `/api/tables/${id}/agree`, { yes: true });
    assert.equal((await bob.refused('POST', path)).code, 'not-now');
  });
});
