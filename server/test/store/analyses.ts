/** What people publish, and reviews in the making, as rows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../../src/accounts/people.ts';
import { AnalysisStore, type StoredAnalysis } from '../../src/store/analyses.ts';
import type { Database } from '../../src/store/database.ts';
import { ReviewStore } from '../../src/store/reviews.ts';
import { type Engine, storeWith, withDatabase } from './place.ts';

const analysis = (id: string, more: Partial<StoredAnalysis> = {}): StoredAnalysis => ({
  ...{
    id,
    user: 'anna',
    kind: 'exploration',
    game: 'puerto-rico',
    players: 3,
    title: "'é; DROP",
    file: 'caravel 1\n',
    content: '{}',
    at: 5,
  },
  ...more,
});

const storeOf = async (db: Database): Promise<AnalysisStore> => {
  await new People(db).add({ id: 'anna', name: 'Änna', kind: 'guest' }, 1);
  return new AnalysisStore(db);
};

const progress = { judged: 1, total: 2, verdicts: '[1]', at: 30, leaseUntil: 40, status: 'open' as const };

export const analysisCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('an analysis is found as added, the newest first, and removed by its owner only'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeOf(db);
      assert.ok(await store.add(analysis('a'), 5));
      assert.ok(await store.add(analysis('b', { kind: 'review', content: '{"visits":1,"verdicts":[]}', table: 't', at: 6 }), 5));
      const { user, content, ...line } = analysis('a');
      assert.deepEqual(await store.read('a'), { ...line, by: { id: 'anna', name: 'Änna' }, exploration: '{}' });
      assert.deepEqual((await store.read('b'))?.review, { visits: 1, verdicts: [] });
      assert.deepEqual(
        (await store.of('anna', 9)).map(({ id, table }) => [id, table]),
        [
          ['b', 't'],
          ['a', undefined],
        ],
      );
      assert.equal(await store.remove('a', 'bob'), false);
      assert.equal(await store.remove('a', 'anna'), true);
      assert.equal(await store.read('a'), undefined);
    }),
  );

  test(on('nobody has more than so many'), () =>
    withDatabase(engine, async (db) => {
      const store = await storeOf(db);
      assert.deepEqual(
        [await store.add(analysis('a'), 2), await store.add(analysis('b'), 2), await store.add(analysis('c'), 2)],
        [true, true, false],
      );
    }),
  );

  test(on('a review is asked for once, belongs to one node until its lease is over, and ends once'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 't', 'u');
      const reviews = new ReviewStore(db);
      const asked = await Promise.all(Array.from({ length: 20 }, () => reviews.ask('t', 'anna', 7, 10)));
      assert.equal(asked.filter(Boolean).length, 1);
      await reviews.ask('u', 'anna', 7, 11);
      assert.deepEqual([await reviews.askedBy('anna', 10), await reviews.askedBy('anna', 11), await reviews.waiting()], [2, 1, 2]);
      const taken = await Promise.all(['m', 'n', 'o'].map((node) => reviews.take(node, 20, 30)));
      assert.deepEqual(taken.map((one) => one?.table).sort(), ['t', 'u', undefined]);
      const node = ['m', 'n', 'o'][taken.findIndex((one) => one?.table === 't')] ?? '';
      assert.equal(await reviews.take('z', 29, 60), undefined);
      assert.equal(await reviews.keep('t', node, progress), true);
      assert.equal((await reviews.take('z', 30, 99))?.table, 'u');
      const again = await reviews.take('z', 41, 99);
      assert.deepEqual([again?.table, again?.judged, again?.verdicts, again?.visits], ['t', 1, '[1]', 7]);
      assert.equal(await reviews.keep('t', node, progress), false, 'it is another’s now');
      assert.equal(await reviews.keep('t', 'z', { ...progress, status: 'done' }), true);
      assert.equal(await reviews.keep('t', 'z', progress), false);
      assert.equal(await reviews.ask('t', 'anna', 9, 50), false);
      assert.equal((await reviews.read('t'))?.status, 'done');
    }),
  );

  test(on('tries are counted anew with every step forward; what failed may be asked for again'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 't');
      const reviews = new ReviewStore(db);
      await reviews.ask('t', 'anna', 7, 10);
      for (const tries of [1, 2, 3]) assert.equal((await reviews.take('m', 99 * tries, 0))?.tries, tries);
      await reviews.keep('t', 'm', { ...progress, leaseUntil: 0 });
      assert.equal((await reviews.take('m', 400, 0))?.tries, 1);
      await reviews.keep('t', 'm', { ...progress, status: 'failed' });
      assert.equal(await reviews.take('m', 500, 0), undefined);
      assert.equal(await reviews.ask('t', 'bob', 7, 600), true);
      assert.equal((await reviews.take('m', 700, 999))?.judged, 1);
      await reviews.freeAll();
      assert.equal((await reviews.take('n', 700, 999))?.tries, 2);
    }),
  );
};
