/** Plain statements, and several as one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setting } from '../../src/store/settings.ts';
import { type Engine, withDatabase } from './place.ts';

const put = (name: string, value: string) => ({ sql: 'INSERT INTO settings (name, value) VALUES ($1, $2)', values: [name, value] });

export const batchCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('all gives rows, run the number of rows it changed'), () =>
    withDatabase(engine, async (db) => {
      assert.equal(await db.run('INSERT INTO settings (name, value) VALUES ($1, $2), ($3, $2)', 'a', 'v', 'b'), 2);
      assert.equal(await db.run('UPDATE settings SET value = $1', 'w'), 2);
      assert.equal(await db.run('DELETE FROM settings WHERE name = $1', 'c'), 0);
      const rows = await db.all<{ name: string; many: number }>(
        'SELECT name, (SELECT COUNT(*) FROM settings) AS many FROM settings ORDER BY name',
      );
      assert.deepEqual(
        rows.map(({ name, many }) => [name, many]),
        [
          ['a', 2],
          ['b', 2],
        ],
      );
    }),
  );

  test(on('whatever a statement begins with, it writes or reads, and the next read sees it'), () =>
    withDatabase(engine, async (db) => {
      const names = async (sql: string): Promise<string[]> => (await db.all<{ name: string }>(sql)).map(({ name }) => name);
      assert.deepEqual(await names("insert into settings (name, value) values ('a', 'v') returning name"), ['a']);
      assert.deepEqual(await names("-- why\nINSERT INTO settings (name, value) VALUES ('b', 'v') RETURNING name"), ['b']);
      assert.equal(await db.run("WITH c AS (SELECT 'c' AS name) INSERT INTO settings SELECT name, 'v' FROM c"), 1);
      for (const sql of ['select name from settings order by name', 'WITH s AS (SELECT * FROM settings) SELECT name FROM s ORDER BY name'])
        assert.deepEqual(await names(sql), ['a', 'b', 'c']);
      assert.deepEqual(await names('/* all of them */ DELETE FROM settings RETURNING name').then((gone) => gone.sort()), ['a', 'b', 'c']);
      assert.deepEqual(await names('  \n SELECT name FROM settings'), []);
    }),
  );

  test(on('a batch is written as a whole'), () =>
    withDatabase(engine, async (db) => {
      assert.equal(await db.batch([put('a', '1'), put('b', '2')]), true);
      assert.equal((await db.all('SELECT 1 FROM settings')).length, 2);
    }),
  );

  test(on('an expectation that is not met undoes the batch'), () =>
    withDatabase(engine, async (db) => {
      const update = { sql: 'UPDATE settings SET value = $1 WHERE name = $2', values: ['x', 'nobody'], expect: 1 };
      assert.equal(await db.batch([put('a', '1'), update, put('b', '2')]), false);
      assert.deepEqual(await db.all('SELECT * FROM settings'), []);
      assert.equal(await db.batch([put('a', '1'), { ...update, values: ['x', 'a'] }]), true);
    }),
  );

  test(on('an error undoes the batch, and the next one works'), () =>
    withDatabase(engine, async (db) => {
      await assert.rejects(db.batch([put('a', '1'), put('a', '2')]));
      await assert.rejects(db.batch([put('a', '1'), { sql: 'SELECT * FROM nothing_of_this_name', values: [] }]));
      assert.deepEqual(await db.all('SELECT * FROM settings'), []);
      assert.equal(await db.batch([put('a', '1')]), true);
    }),
  );

  test(on('a setting is made once, whoever asks'), () =>
    withDatabase(engine, async (db) => {
      let made = 0;
      const ask = () => setting(db, 'key', () => `value ${++made}`);
      const values = await Promise.all([ask(), ask(), ask()]);
      assert.equal(new Set(values).size, 1);
      assert.equal(await ask(), values[0]);
    }),
  );
};
