/** A table whose log cannot be played: it can be read, left and ended, and nothing spins on it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import { onEachEngine } from '../../test/tools/engines.ts';
import { Client, type TestNode } from '../../test/tools/index.ts';

let ahead = 0;
const clock = (): number => Date.now() + ahead;

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];

onEachEngine((start) => {
  let node: TestNode;
  let anna: Client;
  let bob: Client;
  before(async () => {
    node = await start({}, clock);
  });
  after(() => node.end());

  /** A game of a few entries, and then something happens to what is stored. */
  const broken = async (sql: string, more: object = {}): Promise<string> => {
    anna = await Client.guest(node.url, 'Anna');
    bob = await Client.guest(node.url, 'Bob');
    const { id } = await anna.table({ game: 'puerto-rico', seats: SEATS, options: { governor: 0 }, ...more });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const { length } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    await anna.must('POST', `/api/tables/${id}/act`, { length, moves: ['role craftsman'], request: 'a' });
    await node.context.db.run(sql, id);
    node.context.rooms.forget(Number.MAX_SAFE_INTEGER, () => false);
    return id;
  };
  const OTHER_RULES = `UPDATE tables SET header = replace(header, '"version":', '"version":9') WHERE id = $1`;
  const REFUSED = `UPDATE entries SET entry = '1 role craftsman' WHERE table_id = $1 AND entry = '0 role craftsman'`;
  const GAP = `DELETE FROM entries WHERE table_id = $1 AND n = 2`;
  const UNREADABLE = `UPDATE entries SET entry = 'x' WHERE table_id = $1 AND n = 3`;

  const info = (id: string): Promise<TableInfo> => anna.must('GET', `/api/tables/${id}`);

  for (const [what, sql, message, entries] of [
    ['other rules', OTHER_RULES, /does not play version 9/, 0],
    ['an entry the rules refuse', REFUSED, /'role craftsman' is not possible .* \(rule/, undefined],
    ['a gap', GAP, /entry 3 of the log: it is missing/, 2],
    ['an entry that is none', UNREADABLE, /entry 4 of the log: it cannot be read/, 3],
  ] as const)
    test(`${what}: shown up to there and marked, refused moves, ended by a player`, async () => {
      const id = await broken(sql);
      const told = await info(id);
      assert.match(told.fault?.message ?? '', message);
      assert.equal(told.fault?.entries, entries ?? told.length - 1);
      const socket = await bob.socket();
      socket.send({ k: 'watch', t: id });
      const shown = await socket.expect('table', () => true);
      assert.equal(shown.e.length, told.fault?.entries);
      const refused = await bob.refused('POST', `/api/tables/${id}/act`, { length: shown.e.length, moves: ['role mayor'], request: 'b' });
      assert.equal(refused.code === 'not-now' || refused.code === 'stale', true, JSON.stringify(refused));
      await bob.must('POST', `/api/tables/${id}/end`);
      assert.equal((await info(id)).status, 'cancelled');
      await socket.expect('info', ({ info: now }) => now.status === 'cancelled');
      assert.equal((await bob.refused('POST', `/api/tables/${id}/end`)).code, 'not-now');
      socket.close();
    });

  test('log and file never need the rules', async () => {
    const id = await broken(OTHER_RULES);
    const { e } = await anna.must<{ e: string[] }>('GET', `/api/tables/${id}/log`);
    assert.equal(e.includes('0 role craftsman'), true);
    const file = await anna.must<string>('GET', `/api/tables/${id}/file`);
    assert.match(file, /^version 91$/m);
    assert.match(file, /^0 role craftsman$/m);
  });

  test('vacation and farewell go on', async () => {
    const id = await broken(OTHER_RULES, { pace: { kind: 'days', days: 1 } });
    await anna.must('POST', '/api/me/vacation', { days: 1 });
    await anna.must('DELETE', '/api/me/vacation');
    await bob.must('POST', '/api/register', { login: `bob${id.toLowerCase()}`, password: 'correct horse' });
    await bob.must('POST', '/api/me/farewell', {});
    assert.deepEqual(
      (await info(id)).seats.map(({ name }) => name),
      ['Anna', 'Former player'],
    );
  });

  test('an alarm at such a table rings once, and no job fails', async () => {
    const id = await broken(REFUSED, { pace: { kind: 'live', minutes: 0.05, increment: 0 } });
    const wakeAt = async (): Promise<number | undefined> => (await node.context.store.read(id))?.wakeAt;
    assert.ok(await wakeAt());
    ahead += 3000;
    await node.idle();
    assert.equal(await wakeAt(), undefined);
    assert.equal((await info(id)).status, 'running');
    const failed = await node.context.metrics.registry.getSingleMetric('caravel_job_errors_total')?.get();
    assert.deepEqual(failed?.values, []);
  });
});
