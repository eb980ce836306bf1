/** The tables of the days and the tries of people, as rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../../src/accounts/people.ts';
import type { Database } from '../../src/store/database.ts';
import { addTry, DayStore, endTry } from '../../src/store/days.ts';
import { TableStore } from '../../src/store/tables.ts';
import { type Engine, tableRecord, withDatabase } from './place.ts';

const PEOPLE = ['anna', 'bob', 'carl'];

const storeOf = async (db: Database): Promise<DayStore> => {
  for (const id of PEOPLE) await new People(db).add({ id, name: id.toUpperCase(), kind: 'person' }, 1000);
  return new DayStore(db);
};

/** Somebody plays the table of a day to its end. */
const played = async (db: Database, user: string, day: number, score: number, at: number): Promise<string> => {
  const id = `${user} ${day}`;
  await new TableStore(db).create(tableRecord(id), 's', [addTry({ day, game: 'madeira', user, table: id }, at)]);
  await db.batch([endTry(id, score, 1, at)]);
  return id;
};

export const dayCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('whoever makes the secret of a day first decides'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeOf(db);
      const first = { day: 3, game: 'madeira', secret: 'a', commitment: 'b', at: 1 };
      const kept = await Promise.all(['a', 'x', 'y'].map((secret) => store.keep({ ...first, secret })));
      assert.equal(new Set(kept.map(({ secret }) => secret)).size, 1);
      assert.deepEqual(await store.read(3, 'madeira'), kept[0]);
      assert.equal(await store.read(3, 'puerto-rico'), undefined);
    }),
  );

  test(on('of many tries at once one is written, with its table'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeOf(db);
      const tables = new TableStore(db);
      const make = (table: string) => tables.create(tableRecord(table), 's', [addTry({ day: 3, game: 'madeira', user: 'anna', table }, 1)]);
      const made = await Promise.all(Array.from({ length: 8 }, (_, i) => make(`t${i}`)));
      assert.equal(made.filter(Boolean).length, 1);
      const own = await store.try(3, 'madeira', 'anna');
      assert.deepEqual(own, { day: 3, game: 'madeira', user: 'anna', table: `t${made.indexOf(true)}` });
      assert.equal((await db.all('SELECT 1 AS one FROM tables')).length, 1);
      assert.equal(await tables.create(tableRecord('other day'), 's', [addTry({ ...own, day: 4, table: 'other day' }, 1)]), true);
      assert.deepEqual(
        (await tables.triedOf('anna', 'madeira')).map(({ id }) => id),
        ['other day', own.table],
      );
    }),
  );

  test(on('points are counted, the best is who had them first, and days in a row are listed'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeOf(db);
      await played(db, 'anna', 3, 40, 10);
      const first = await played(db, 'bob', 3, 47, 20);
      await played(db, 'carl', 3, 47, 30);
      await played(db, 'anna', 4, 30, 40);
      assert.deepEqual(await store.scores(3, 'madeira'), [
        { score: 40, count: 1 },
        { score: 47, count: 2 },
      ]);
      assert.deepEqual(await store.best(3, 'madeira'), { table: first, name: 'BOB', score: 47 });
      assert.equal(await store.best(5, 'madeira'), undefined);
      assert.deepEqual(await store.played('anna', 10), [4, 3]);
      assert.deepEqual((await store.try(3, 'madeira', 'bob'))?.score, 47);
      assert.deepEqual(await store.standing('anna'), { since: 1000, games: 0 });
      assert.equal(await store.standing('nobody'), undefined);
    }),
  );
};
