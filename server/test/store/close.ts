/** The end of a database: what was asked before it is done, what is asked after it is refused, and nothing hangs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreUnavailable } from '../../src/store/database.ts';
import { change, type Engine, storeWith, withDatabase } from './place.ts';

const PUT = 'INSERT INTO settings (name, value) VALUES ($1, $2)';

export const closeCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('what is under way when it is closed is done'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 'a', 'b');
      const commits = ['a', 'b'].map((id) => db.commit(change(id, { entries: ['0 x'] })));
      const asked = Promise.all([db.run(PUT, 'run', 'x'), db.batch([{ sql: PUT, values: ['batch', 'x'] }]), ...commits]);
      await db.close();
      assert.deepEqual(await asked, [1, true, true, true]);
    }),
  );

  test(on('whoever comes after the end is told that it is away, and closing again changes nothing'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 'a');
      await Promise.all([db.close(), db.close()]);
      const late = [
        db.all('SELECT 1 AS one'),
        db.all(`${PUT} RETURNING name`, 'late', 'x'),
        db.run(PUT, 'late', 'x'),
        db.batch([{ sql: PUT, values: ['late', 'x'] }]),
        db.commit(change('a', { entries: ['0 late'] })),
      ];
      for (const one of late) await assert.rejects(one, StoreUnavailable);
    }),
  );
};
