import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
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
import { SqliteDatabase } from './sqlite.ts';

const engine: Engine = {
  name: 'sqlite',
  isShared: false,
  place: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'caravel-'));
    return { open: () => new SqliteDatabase(join(folder, 'caravel.db')), end: () => rm(folder, { recursive: true }) };
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

test('sqlite: every commit reaches the disk, in a write-ahead log', () =>
  withDatabase(engine, async (db) => {
    /** What begins with neither SELECT nor PRAGMA is asked of the thread that writes. */
    const writerSays = async (pragma: string) => Object.values((await db.all<object>(`-- \nPRAGMA ${pragma}`))[0] ?? {})[0];
    const said = await Promise.all(['synchronous', 'journal_mode', 'foreign_keys', 'query_only'].map(writerSays));
    assert.deepEqual(said, [2, 'wal', 1, 0]);
    assert.deepEqual(await db.all('PRAGMA query_only'), [Object.assign(Object.create(null), { query_only: 1 })]);
  }));

test('sqlite: only the owner reads the files, also those that others could read before', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'caravel-')), 'data');
  const path = join(folder, 'caravel.db');
  const mode = (of: string): number => statSync(of).mode & 0o777;
  const files = ['caravel.db', 'caravel.db-wal', 'caravel.db-shm', 'caravel.lock'].map((name) => join(folder, name));
  const open = async (before: () => void): Promise<void> => {
    before();
    const db = new SqliteDatabase(path);
    await db.run('CREATE TABLE IF NOT EXISTS t (x)');
    assert.deepEqual(files.map(mode), [0o600, 0o600, 0o600, 0o600]);
    await db.close();
  };
  await open(() => {});
  assert.equal(mode(folder), 0o700);
  // As a process that was killed leaves them, and as they were made before.
  const dead = new DatabaseSync(path);
  dead.exec('PRAGMA journal_mode = WAL; CREATE TABLE u (x)');
  await open(() => {
    for (const file of files) chmodSync(file, 0o644);
  });
  dead.close();
  rmSync(dirname(folder), { recursive: true });
});

test('sqlite: a file that is no database is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-'));
  writeFileSync(join(folder, 'caravel.db'), 'this is no database at all, whatever its name says'.repeat(20));
  assert.throws(() => new SqliteDatabase(join(folder, 'caravel.db')), /caravel\.db: file is not a database/);
  rmSync(folder, { recursive: true });
});

test('sqlite: where there is no more room nothing is written by halves, and all goes on when there is', () =>
  withDatabase(engine, async (db) => {
    const store = await storeWith(db, 'a', 'b');
    /** Asked of the thread that writes, as above. */
    const room = (pages: number) => db.all(`-- \nPRAGMA max_page_count = ${pages}`);
    const long = Array.from({ length: 500 }, (_, i) => `0 a rather long move with the number ${i}`);
    await db.commit(change('b', { entries: ['0 before'] }));
    await room(1);
    await assert.rejects(db.commit(change('a', { entries: long })), { message: /full/, errcode: 13 });
    assert.deepEqual([await texts(store, 'a'), (await store.read('a'))?.revision], [[], 0]);
    await room(100_000);
    assert.equal(await db.commit(change('a', { entries: long })), true);
    assert.deepEqual([await texts(store, 'a'), await texts(store, 'b')], [long, ['0 before']]);
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
