import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { batchCases } from './cases/batch.ts';
import { chatCases } from './cases/chat.ts';
import { commitCases } from './cases/commit.ts';
import { migrationCases } from './cases/migrations.ts';
import { peopleCases } from './cases/people.ts';
import { change, type Engine, storeWith, texts, withDatabase } from './cases/place.ts';
import { tableCases } from './cases/tables.ts';
import { SqliteDatabase } from './sqlite.ts';

const engine: Engine = {
  name: 'sqlite',
  isShared: false,
  place: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caravel-'));
    return { open: () => new SqliteDatabase(join(folder, 'caravel.db')), end: () => rm(folder, { recursive: true }) };
  },
};

for (const cases of [commitCases, batchCases, tableCases, chatCases, peopleCases, migrationCases]) cases(engine);

test('sqlite: every commit reaches the disk, in a write-ahead log', () =>
  withDatabase(engine, async (db) => {
    /** What begins with neither SELECT nor PRAGMA is asked of the thread that writes. */
    const scribeSays = async (pragma: string) => Object.values((await db.all<object>(`-- \nPRAGMA ${pragma}`))[0] ?? {})[0];
    const said = await Promise.all(['synchronous', 'journal_mode', 'foreign_keys', 'query_only'].map(scribeSays));
    assert.deepEqual(said, [2, 'wal', 1, 0]);
    assert.deepEqual(await db.all('PRAGMA query_only'), [Object.assign(Object.create(null), { query_only: 1 })]);
  }));

test('sqlite: a second process is refused while the first runs, and may come after it', () =>
  withDatabase(engine, async (db, place) => {
    const store = await storeWith(db, 'a');
    await db.commit(change('a', { entries: ['0 x'] }));
    assert.throws(() => place.open(), /another Caravel runs on the data/);
    assert.deepEqual(await texts(store, 'a'), ['0 x']);
  }));

test('sqlite: what was written is there when the file is opened again', async () => {
  const place = await engine.place();
  await withDatabase({ ...engine, place: async () => ({ ...place, end: async () => {} }) }, async (db) => {
    await storeWith(db, 'a');
    await db.commit(change('a', { entries: ['0 x'] }));
  });
  const again = place.open();
  assert.equal((await again.all('SELECT 1 FROM entries')).length, 1);
  await again.close();
  await place.end();
});
