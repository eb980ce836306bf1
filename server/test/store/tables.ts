/** Tables as rows: made, read, listed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Place, TableStore } from '../../src/store/tables.ts';
import { change, type Engine, storeWith, tableRecord, withDatabase } from './place.ts';

const ids = (tables: readonly { id: string }[]): string[] => tables.map(({ id }) => id);

export const tableCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('a table is read as it was made, its secret apart'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      assert.deepEqual(await store.read('a'), tableRecord('a'));
      assert.equal(await store.secret('a'), 'secret of a');
      assert.equal(await store.read('b'), undefined);
      await assert.rejects(store.secret('b'), /has no secret/);
      assert.ok(!JSON.stringify(await store.read('a')).includes('secret'));
    }),
  );

  test(on('a row of a version that called levels otherwise is read with their names of today'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      const sitters = (level: string, substitute: string): object[] => [
        { kind: 'bot', level, name: level, contribution: '' },
        { kind: 'person', user: 'bob', name: 'admiral', contribution: '', substitute },
        { kind: 'open', name: '', contribution: '' },
      ];
      await db.commit(change('a', { live: JSON.stringify({ seats: sitters('captain', 'trader'), muted: [] }) }));
      assert.deepEqual((await store.read('a'))?.live, { seats: sitters('hard', 'easy'), muted: [] });
    }),
  );

  test(on('an id is taken once'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      await assert.rejects(store.create(tableRecord('a', { host: 'eve' }), 'x'));
      assert.equal((await store.read('a'))?.host, 'anna');
      assert.equal(await store.secret('a'), 'secret of a');
    }),
  );

  test(on('part of a log'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a');
      await db.commit(change('a', { entries: ['0 a', '0 b', '0 c', '0 d'] }));
      const read = async (from: number, to: number) => (await store.log('a', from, to)).map(({ entry }) => entry).join();
      assert.deepEqual([await read(0, 4), await read(1, 3), await read(3, 9), await read(4, 9)], ['0 a,0 b,0 c,0 d', '0 b,0 c', '0 d', '']);
    }),
  );

  test(on('lists are filtered, newest first, in pages'), () =>
    withDatabase(engine, async (db) => {
      const store = new TableStore(db);
      await store.create(tableRecord('old', { createdAt: 100 }), 's');
      await store.create(tableRecord('new', { createdAt: 300 }), 's');
      await store.create(tableRecord('mad', { createdAt: 200, game: 'madeira' }), 's');
      await store.create(tableRecord('hid', { createdAt: 400, access: 'invite' }), 's');
      await store.create(tableRecord('run', { createdAt: 500, status: 'running' }), 's');
      const list = async (more: object) => ids(await store.list({ limit: 9, ...more }));
      assert.deepEqual(await list({}), ['run', 'hid', 'new', 'mad', 'old']);
      assert.deepEqual(await list({ status: 'open', access: 'open' }), ['new', 'mad', 'old']);
      assert.deepEqual(await list({ game: 'madeira' }), ['mad']);
      assert.deepEqual(await list({ before: 300, limit: 1 }), ['mad']);
    }),
  );

  test(on('pages neither skip nor repeat tables made at the same moment, also while others are made'), () =>
    withDatabase(engine, async (db) => {
      const store = new TableStore(db);
      const made = ['e', 'a', 'd', 'b', 'c'];
      for (const id of made) await store.create(tableRecord(id, { createdAt: 200 }), 's');
      await store.create(tableRecord('z', { createdAt: 100 }), 's');
      const shown: string[] = [];
      for (let after: Place | undefined; ; ) {
        const page = await store.list({ limit: 2, after });
        shown.push(...ids(page));
        after = page.at(-1);
        if (!after) break;
        await store.create(tableRecord(`new ${shown.length}`, { createdAt: 300 }), 's');
      }
      assert.deepEqual(shown, ['e', 'd', 'c', 'b', 'a', 'z']);
    }),
  );

  test(on('lists are filtered by players and rating'), () =>
    withDatabase(engine, async (db) => {
      const store = new TableStore(db);
      await store.create(tableRecord('two', { players: 2 }), 's');
      await store.create(tableRecord('rated', { rated: true }), 's');
      const list = async (more: object) => ids(await store.list({ limit: 9, ...more }));
      assert.deepEqual(await list({ players: 2 }), ['two']);
      assert.deepEqual([await list({ rated: true }), await list({ rated: false })], [['rated'], ['two']]);
      assert.deepEqual(await list({ rated: true, players: 2 }), []);
    }),
  );

  test(on('my tables: those that wait for me, those that run, open ones, finished ones'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'open', 'done', 'theirs', 'mine', 'newer');
      await db.commit(change('done', { status: 'finished', updatedAt: 9000 }));
      await db.commit(change('theirs', { turn: 0b01, updatedAt: 8000 }));
      await db.commit(change('mine', { turn: 0b10, updatedAt: 3000 }));
      await db.commit(change('newer', { turn: 0b11, updatedAt: 4000 }));
      assert.deepEqual(ids(await store.mine('bob', 9)), ['newer', 'mine', 'theirs', 'open', 'done']);
      assert.deepEqual(ids(await store.mine('bob', 2)), ['newer', 'mine']);
      assert.deepEqual(await store.mine('nobody', 9), []);
    }),
  );

  test(on('where a game stands is written with its moves, seats and all, and read in every list'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a', 'b');
      const momentOf = async (id: string) => (await store.mine('bob', 9)).find((table) => table.id === id)?.moment;
      assert.equal(await momentOf('a'), undefined);
      await db.commit(change('a', { moment: '3 captain' }));
      assert.deepEqual(await momentOf('a'), { round: 3, phase: 'captain' });
      await db.commit(change('a', { moment: '3 the last phase', revision: 1, status: null }));
      assert.deepEqual((await store.read('a'))?.moment, { round: 3, phase: 'the last phase' });
      await db.commit(change('b', { moment: '0 setup', live: JSON.stringify((await store.read('b'))?.live) }));
      const running = await store.list({ limit: 9, status: 'running' });
      assert.deepEqual(running.map(({ moment }) => moment?.round).sort(), [0, 3]);
    }),
  );

  test(on('whoever has two seats has the table once, and waits if either does'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a', 'b');
      await db.commit(change('a', { owners: ['bob', 'bob', ''], turn: 0b01, updatedAt: 100 }));
      await db.commit(change('b', { turn: 0b01, updatedAt: 900 }));
      assert.deepEqual(ids(await store.mine('bob', 9)), ['a', 'b']);
    }),
  );

  test(on('due tables, the longest overdue first'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'a', 'b', 'c', 'd');
      for (const [id, wakeAt] of [
        ['a', 300],
        ['b', 100],
        ['c', 200],
      ] as const)
        await db.commit(change(id, { wakeAt }));
      assert.deepEqual(await store.due(99, 9), []);
      assert.deepEqual(await store.due(200, 9), ['b', 'c']);
      assert.deepEqual(await store.due(Number.MAX_SAFE_INTEGER, 2), ['b', 'c']);
    }),
  );

  test(on('open tables nothing has happened at are found, so many at a time'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'old', 'older', 'run');
      await store.create(tableRecord('new', { updatedAt: 5000 }), 's');
      await db.commit(change('run', { updatedAt: 500 }));
      assert.deepEqual((await store.openSince(3000, 9)).sort(), ['old', 'older']);
      assert.equal((await store.openSince(3000, 1)).length, 1);
    }),
  );

  test(on('what a host has going on: open tables, games with bots, and not what was left long ago'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeWith(db, 'open', 'people', 'left', 'bots', 'old', 'done');
      await store.create(tableRecord('theirs', { host: 'eve' }), 's');
      await db.commit(change('people', { status: 'running', owners: ['anna', 'bob', 'carl'], updatedAt: 500 }));
      const live = JSON.stringify({
        seats: [{ kind: 'person', name: 'Bob', user: 'bob', contribution: '', substitute: 'medium' }],
        muted: [],
      });
      await db.commit(change('left', { status: 'running', live, owners: ['anna', 'bob', 'carl'], updatedAt: 500 }));
      await db.commit(change('bots', { status: 'running', owners: ['anna', '', ''], updatedAt: 500 }));
      await db.commit(change('theirs', { status: 'running', owners: ['', '', ''], updatedAt: 500 }));
      await db.commit(change('old', { status: 'running', owners: ['', '', ''], updatedAt: 100 }));
      await db.commit(change('done', { status: 'finished', owners: ['', '', ''], updatedAt: 500 }));
      const hosted = async (since: number) => ids(await store.hosted('anna', since)).toSorted();
      assert.deepEqual(
        [await hosted(200), await hosted(50)],
        [
          ['bots', 'left', 'open'],
          ['bots', 'left', 'old', 'open'],
        ],
      );
      assert.deepEqual([...(await store.goingOn(['bots', 'old', 'done', 'none'], 200))], ['bots']);
    }),
  );
};
