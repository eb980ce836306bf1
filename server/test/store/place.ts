/** What a suite needs of an engine: places with a database of their own. */
import assert from 'node:assert/strict';
import type { Change } from '../../src/model/change.ts';
import type { Table } from '../../src/model/table.ts';
import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations.ts';
import { TableStore } from '../../src/store/tables.ts';

export interface Place {
  open(): Database;
  end(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** An empty place. */
  place(): Promise<Place>;
  /** Several may be open at one place. */
  readonly isShared: boolean;
}

/** Does something with a new database, migrated unless said otherwise. */
export const withDatabase = async (engine: Engine, work: (db: Database, place: Place) => Promise<void>, isEmpty = false): Promise<void> => {
  const place = await engine.place();
  const db = place.open();
  try {
    if (!isEmpty) await migrate(db);
    await work(db, place);
  } finally {
    await db.close();
    await place.end();
  }
};

export const tableRecord = (id: string, more: Partial<Table> = {}): Table => ({
  id,
  game: 'puerto-rico',
  status: 'open',
  access: 'open',
  host: 'anna',
  players: 3,
  rated: false,
  length: 0,
  revision: 0,
  turn: 0,
  createdAt: 1000,
  updatedAt: 1000,
  header: { version: 1, rules: 'base', options: {}, watch: 'all', chance: 'fair', pace: { kind: 'untimed' } },
  live: {
    seats: ['anna', 'bob', ''].map((user) =>
      user ? { kind: 'person' as const, user, name: user, contribution: '' } : { kind: 'open' as const, name: '', contribution: '' },
    ),
    muted: [],
  },
  ...more,
});

/** A change of a fresh table; `revision` and `length` as the next one needs them. */
export const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  revision: 0,
  status: 'running',
  length: more.entries?.length ?? 0,
  turn: 1,
  wakeAt: null,
  updatedAt: 2000,
  moment: null,
  clock: null,
  live: null,
  owners: null,
  entries: [],
  request: null,
  ...more,
});

/** A store with one table. */
export const storeWith = async (db: Database, ...ids: string[]): Promise<TableStore> => {
  const store = new TableStore(db);
  for (const id of ids) await store.create(tableRecord(id), `secret of ${id}`);
  return store;
};

export const texts = async (store: TableStore, id: string): Promise<string[]> => {
  const rows = await store.log(id, 0, 100_000);
  assert.ok(rows.every(({ at }) => typeof at === 'number'));
  return rows.map(({ entry }) => entry);
};
