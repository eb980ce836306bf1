/** One change, all of it, once: the promise the rest stands on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { change, type Engine, storeWith, texts, withDatabase } from './place.ts';

export const commitCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('a change writes entries, record and owners together'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      const live = JSON.stringify({ seats: [], muted: ['x'] });
      const more = { length: 2, turn: 5, wakeAt: 7000, clock: '{"left":[1],"at":2}', live, owners: ['carl', '', 'anna'], request: '0.r' };
      assert.equal(await db.commit(change('a', { ...more, entries: ['0 role mayor', '1 pass'] })), true);
      const table = await store.read('a');
      assert.equal(table?.revision, 1);
      assert.deepEqual(
        [table?.status, table?.length, table?.turn, table?.wakeAt, table?.updatedAt, table?.live.muted, table?.clock?.left],
        ['running', 2, 5, 7000, 2000, ['x'], [1]],
      );
      const log = (await store.log('a', 0, 9)).map(({ entry, at, request }) => [entry, at, request]);
      assert.deepEqual(log, [
        ['0 role mayor', 2000, '0.r'],
        ['1 pass', 2000, null],
      ]);
      const owners = await db.all<{ user_id: string }>('SELECT user_id FROM seats WHERE table_id = $1 ORDER BY seat', 'a');
      assert.deepEqual(
        owners.map((row) => row.user_id),
        ['carl', '', 'anna'],
      );
    }),
  );

  test(on('null leaves live and owners as they are, and takes clock and wake away'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      await db.commit(change('a', { wakeAt: 5, clock: '{"left":[],"at":0}' }));
      await db.commit(change('a', { revision: 1 }));
      const table = await store.read('a');
      assert.deepEqual([table?.wakeAt, table?.clock, table?.live.seats.length], [undefined, undefined, 3]);
      assert.equal((await store.mine('bob', 9)).length, 1);
    }),
  );

  test(on('a stale revision changes nothing'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      assert.equal(await db.commit(change('a', { entries: ['0 x'] })), true);
      const late = change('a', { entries: ['1 late'], owners: ['z', 'z', 'z'], live: '{}', status: 'finished', length: 1 });
      assert.equal(await db.commit(late), false);
      assert.equal(await db.commit({ ...late, revision: 7 }), false);
      assert.deepEqual(await texts(store, 'a'), ['0 x']);
      assert.equal((await store.read('a'))?.status, 'running');
      assert.deepEqual(await store.mine('z', 9), []);
    }),
  );

  test(on('a table that does not exist is not changed'), () =>
    withDatabase(engine, async (db) => assert.equal(await db.commit(change('nobody', { entries: ['0 x'] })), false)),
  );

  test(on('good and stale changes in one group: each has its own answer'), () =>
    withDatabase(engine, async (db) => {
      const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
      const store = await storeWith(db, ...ids);
      const written = await Promise.all(
        ids.map((id, i) => db.commit(change(id, { revision: i % 3 === 0 ? 4 : 0, entries: [`0 ${id}`, '0 b'] }))),
      );
      assert.deepEqual(
        written,
        ids.map((_, i) => i % 3 !== 0),
      );
      for (const [i, id] of ids.entries()) assert.deepEqual(await texts(store, id), i % 3 === 0 ? [] : [`0 ${id}`, '0 b']);
    }),
  );

  test(on('two changes of one table in one group: the second builds on the first, or is stale'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      const first = change('a', { entries: ['0 first'] });
      const next = change('a', { revision: 1, length: 2, entries: ['0 next'] });
      const rival = change('a', { entries: ['1 rival'] });
      assert.deepEqual(await Promise.all([db.commit(first), db.commit(rival), db.commit(next)]), [true, false, true]);
      assert.deepEqual(await texts(store, 'a'), ['0 first', '0 next']);
    }),
  );

  test(on('what a request has written is found at its table, and only there'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a', 'b', 'c');
      await db.commit(change('a', { entries: ['0 x'], request: '0.q' }));
      await db.commit(change('a', { revision: 1, length: 3, entries: ['0 y', '* z'], request: '0.r' }));
      await db.commit(change('b', { entries: ['0 b'], request: '0.r' }));
      assert.deepEqual(await Promise.all(['a', 'b', 'c'].map((id) => store.requestAt(id, '0.r'))), [1, 0, undefined]);
    }),
  );

  test(on('an entry in the way of another undoes the whole change'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a', 'b');
      await db.run("INSERT INTO entries (table_id, n, entry, at) VALUES ('a', 1, '9 stray', 1)");
      const written = await Promise.all([
        db.commit(change('a', { entries: ['0 x', '0 y'] })),
        db.commit(change('b', { entries: ['0 b'] })),
      ]);
      assert.deepEqual(written, [false, true]);
      assert.deepEqual(await texts(store, 'a'), ['9 stray']);
      assert.equal((await store.read('a'))?.revision, 0);
    }),
  );
};
