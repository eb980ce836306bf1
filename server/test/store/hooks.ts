/** Webhooks as rows: those of tables go some time after the table, those of people stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../../src/accounts/people.ts';
import { removeOldHooks, setHook } from '../../src/store/hooks.ts';
import { TableStore } from '../../src/store/tables.ts';
import { type Engine, tableRecord, withDatabase } from './place.ts';

export const hookCases = (engine: Engine): void => {
  test(`${engine.name}: only webhooks of tables that were over before then are removed`, () =>
    withDatabase(engine, async (db) => {
      await new People(db).add({ id: 'anna', name: 'Anna', kind: 'person' }, 5);
      const tables = [
        tableRecord('open'),
        tableRecord('running', { status: 'running' }),
        tableRecord('finished', { status: 'finished' }),
        tableRecord('cancelled', { status: 'cancelled' }),
        tableRecord('just finished', { status: 'finished', updatedAt: 2000 }),
      ];
      for (const table of tables) await new TableStore(db).create(table, 's');
      for (const owner of ['anna', ...tables.map(({ id }) => id)])
        await setHook(db, { owner, user_id: 'anna', service: 'own', url: 'https://hooks.example/' });
      await removeOldHooks(db, 2000);
      const kept = await db.all<{ owner: string }>('SELECT owner FROM hooks ORDER BY owner');
      assert.deepEqual(
        kept.map(({ owner }) => owner),
        ['anna', 'just finished', 'open', 'running'],
      );
    }));
};
