/** From nothing, from an older database, two nodes at once, and not backwards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations.ts';
import { TableStore } from '../../src/store/tables.ts';
import { change, type Engine, storeWith, tableRecord, texts, withDatabase } from './place.ts';

const NEXT = ['ALTER TABLE tables ADD COLUMN flag TEXT', "UPDATE tables SET flag = 'old'", 'CREATE INDEX tables_flag ON tables (flag)'];

const columns = async (db: Database): Promise<string[]> => {
  const sql =
    db.dialect === 'sqlite'
      ? `SELECT m.name || '.' || c.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
      : `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`;
  return (await db.all<{ name: string }>(sql)).map(({ name }) => name).sort();
};

export const migrationCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;
  const empty = (work: Parameters<typeof withDatabase>[1]): Promise<void> => withDatabase(engine, work, true);

  test(on('an empty database takes every step, a second time none'), () =>
    empty(async (db) => {
      assert.equal(await migrate(db), MIGRATIONS.length);
      assert.equal(await migrate(db), 0);
      assert.ok((await columns(db)).includes('entries.request'));
    }),
  );

  test(on('a database of any older version goes forward and looks like a new one'), () =>
    empty(async (fresh) => {
      await migrate(fresh);
      for (let step = 0; step < MIGRATIONS.length; step++)
        await empty(async (db) => {
          await migrate(db, MIGRATIONS.slice(0, step));
          assert.equal(await migrate(db), MIGRATIONS.length - step);
          assert.deepEqual(await columns(db), await columns(fresh));
        });
    }),
  );

  test(on('a step forward keeps what is there'), () =>
    empty(async (db) => {
      await migrate(db);
      const store = await storeWith(db, 'a');
      await db.commit(change('a', { entries: ['0 x', '1 y'], request: '0.r' }));
      const before = await store.read('a');
      assert.equal(await migrate(db, [...MIGRATIONS, NEXT]), 1);
      const { flag, ...after } = (await store.read('a')) as typeof before & { flag: string };
      assert.equal(flag, 'old');
      assert.deepEqual(after, before);
      assert.deepEqual(await texts(store, 'a'), ['0 x', '1 y']);
    }),
  );

  test(on('a step that fails leaves nothing of itself'), () =>
    empty(async (db) => {
      await migrate(db);
      const before = await columns(db);
      await assert.rejects(migrate(db, [...MIGRATIONS, [...NEXT, 'CREATE TABLE tables (id TEXT)']]));
      assert.deepEqual(await columns(db), before);
      assert.equal(await migrate(db, [...MIGRATIONS, NEXT]), 1);
    }),
  );

  test(on('a database newer than the program is refused, and left alone'), () =>
    empty(async (db) => {
      await migrate(db, [...MIGRATIONS, NEXT]);
      const message = new RegExp(`at step ${MIGRATIONS.length + 1}, this version knows ${MIGRATIONS.length}: it is newer than the program`);
      await assert.rejects(migrate(db), message);
    }),
  );

  if (engine.isShared)
    test(on('nodes that start together migrate once'), () =>
      empty(async (db, place) => {
        const others = [place.open(), place.open(), place.open()];
        const steps = [...MIGRATIONS, NEXT];
        await Promise.all([db, ...others].map((one) => migrate(one, steps)));
        assert.equal((await db.all('SELECT step FROM migrations')).length, steps.length);
        await new TableStore(db).create(tableRecord('a'), 's');
        for (const other of others) await other.close();
      }),
    );
};
