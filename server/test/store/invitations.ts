/** Invitations as rows: they say where to look, the table says whether they wait. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { People } from '../../src/accounts/people.ts';
import type { Table } from '../../src/model/table.ts';
import type { Database } from '../../src/store/database.ts';
import { InvitationStore } from '../../src/store/invitations.ts';
import { TableStore } from '../../src/store/tables.ts';
import { type Engine, tableRecord, withDatabase } from './place.ts';

const kept = (user: string, invitedAt?: number) => ({
  ...{ kind: 'open' as const, user, name: user, contribution: '' },
  ...(invitedAt === undefined ? {} : { invitedAt }),
});

const put = async (db: Database, id: string, more: Partial<Table>): Promise<void> => {
  await new TableStore(db).create(tableRecord(id, more), 's');
};

export const invitationCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('an invitation waits as long as the open table says so'), () =>
    withDatabase(engine, async (db) => {
      for (const id of ['anna', 'bob']) await new People(db).add({ id, name: id.toUpperCase(), kind: 'person' }, 5);
      const store = new InvitationStore(db);
      await put(db, 'waits', { live: { seats: [kept('bob', 7)], muted: [] } });
      await put(db, 'only kept', { live: { seats: [kept('bob')], muted: [] } });
      await put(db, 'left over', { live: { seats: [], muted: [] } });
      await put(db, 'closed', { status: 'cancelled', live: { seats: [kept('bob', 7)], muted: [] } });
      for (const id of ['waits', 'only kept', 'left over', 'closed']) await store.add(id, 'bob', 'anna', 7);
      await store.add('waits', 'bob', 'anna', 9);
      const [found, ...others] = await store.waitingFor('bob');
      assert.deepEqual([found?.table.id, found?.by, found?.byName, found?.at], ['waits', 'anna', 'ANNA', 9]);
      assert.deepEqual(others, []);
      assert.deepEqual(
        (await store.sentBy('anna')).map(({ user }) => user),
        ['bob'],
      );
      assert.deepEqual(await store.waitingFor('anna'), []);
      assert.deepEqual(
        [await store.since('anna', 'bob', 0), await store.since('anna', 'bob', 8), await store.since('bob', 'anna', 0)],
        [4, 1, 0],
      );
      assert.deepEqual(
        [await store.countUpTo('closed', 'bob', 0), await store.countUpTo('waits', 'bob', 0), await store.countUpTo('waits', 'bob', 8)],
        [3, 4, 1],
      );
      assert.deepEqual([await store.tidy(7), await store.tidy(8)], [0, 1]);
      assert.equal(await store.since('anna', 'bob', 0), 3);
      await assert.rejects(store.add('no table', 'bob', 'anna', 1));
    }),
  );
};
