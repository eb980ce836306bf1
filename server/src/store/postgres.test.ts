import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { analysisCases } from '../../test/store/analyses.ts';
import { batchCases } from '../../test/store/batch.ts';
import { chatCases } from '../../test/store/chat.ts';
import { closeCases } from '../../test/store/close.ts';
import { commitCases } from '../../test/store/commit.ts';
import { dayCases } from '../../test/store/days.ts';
import { hookCases } from '../../test/store/hooks.ts';
import { invitationCases } from '../../test/store/invitations.ts';
import { migrationCases } from '../../test/store/migrations.ts';
import { peopleCases } from '../../test/store/people.ts';
import { change, type Engine, storeWith, texts, withDatabase } from '../../test/store/place.ts';
import { tableCases } from '../../test/store/tables.ts';
import { waitingNoticeCases } from '../../test/store/waiting-notices.ts';
import { startPostgres, type TestPostgres } from '../../test/tools/postgres.ts';
import { StoreUnavailable } from './database.ts';
import { PostgresDatabase } from './postgres.ts';

let server: TestPostgres;
before(async () => {
  server = await startPostgres();
});
after(() => server.end());

const engine: Engine = {
  name: 'postgres',
  isShared: true,
  place: async () => {
    const url = await server.database();
    return { open: () => new PostgresDatabase(url), end: async () => {} };
  },
};

for (const cases of [
  commitCases,
  batchCases,
  tableCases,
  chatCases,
  analysisCases,
  dayCases,
  hookCases,
  invitationCases,
  waitingNoticeCases,
  peopleCases,
  migrationCases,
  closeCases,
])
  cases(engine);

const until = async (isSo: () => boolean | Promise<boolean>, milliseconds = 10_000): Promise<void> => {
  const end = Date.now() + milliseconds;
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `not so after ${milliseconds} ms`);
    await wait(20);
  }
};

test('postgres: two nodes write to the same tables at once: one of each revision, no deadlock', () =>
  withDatabase(engine, async (db, place) => {
    const other = place.open();
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    const store = await storeWith(db, ...ids);
    const play = async (node: typeof db, id: string): Promise<number> => {
      let written = 0;
      for (let revision = 0; revision < 10; revision++)
        if (await node.commit(change(id, { revision, length: revision + 1, entries: [`0 ${revision}`] }))) written++;
      return written;
    };
    const counts = await Promise.all([...ids, ...ids.toReversed()].map((id, i) => play(i < ids.length ? db : other, id)));
    for (const id of ids)
      assert.deepEqual(
        await texts(store, id),
        Array.from({ length: (await store.read(id))?.revision ?? 0 }, (_, n) => `0 ${n}`),
      );
    const lengths = await Promise.all(ids.map(async (id) => (await store.read(id))?.revision ?? 0));
    assert.equal(
      counts.reduce((a, b) => a + b),
      lengths.reduce((a, b) => a + b),
    );
    await other.close();
  }));

test('postgres: while the server is away the store says so; after that everything goes on', () =>
  withDatabase(engine, async (db) => {
    const store = await storeWith(db, 'a');
    await server.pause();
    await assert.rejects(db.commit(change('a', { entries: ['0 x'] })), StoreUnavailable);
    await assert.rejects(db.all('SELECT 1'), StoreUnavailable);
    await assert.rejects(db.batch([]), StoreUnavailable);
    await server.resume();
    await until(() =>
      db.all('SELECT 1').then(
        () => true,
        () => false,
      ),
    );
    assert.equal(await db.commit(change('a', { entries: ['0 x'] })), true);
    assert.deepEqual(await texts(store, 'a'), ['0 x']);
  }));
