/** Tables without a server: real rooms on a real store in memory, and a clock that goes when told to. */
import { NewTable, type NewTableInput } from '@caravel/protocol';
import * as v from 'valibot';
import type { Bus } from '../../src/cluster/bus.ts';
import { InProcessBus } from '../../src/cluster/in-process.ts';
import { NO_DOWNTIME } from '../../src/model/downtime.ts';
import type { Person } from '../../src/model/table.ts';
import { migrate } from '../../src/store/migrations.ts';
import { SqliteDatabase } from '../../src/store/sqlite.ts';
import { TableStore } from '../../src/store/tables.ts';
import { begin, join, newTable } from '../../src/tables/lobby.ts';
import type { Room, TableEvent } from '../../src/tables/room.ts';
import { Rooms } from '../../src/tables/rooms.ts';

export const person = (name: string, kind: Person['kind'] = 'person'): Person => ({ id: name.toLowerCase().padEnd(12, 'x'), name, kind });

export class TableFixture {
  now = Date.UTC(2026, 0, 1);
  /** A test may say that nobody could play for a while. */
  readonly downtime = { spans: NO_DOWNTIME.spans, flagsFrom: NO_DOWNTIME.flagsFrom };
  readonly happened: TableEvent[] = [];
  readonly db = new SqliteDatabase(':memory:');
  readonly store = new TableStore(this.db);
  readonly #bus = new InProcessBus();
  readonly #undoRate: number;
  readonly rooms: Rooms;

  private constructor(undoRate: number) {
    this.#undoRate = undoRate;
    this.rooms = this.#roomsOn(this.#bus);
  }

  static async open(undoRate = 1_000_000): Promise<TableFixture> {
    const fixture = new TableFixture(undoRate);
    await migrate(fixture.db);
    return fixture;
  }

  /** The same tables as another node has them in memory. */
  elsewhere(): Rooms {
    return this.#roomsOn(new InProcessBus(this.#bus));
  }

  #roomsOn(bus: Bus): Rooms {
    const rooms = new Rooms({
      store: this.store,
      bus,
      now: () => this.now,
      downtime: this.downtime,
      undoRate: this.#undoRate,
    });
    rooms.on('change', (one) => this.happened.push(one));
    return rooms;
  }

  /** A table as wished, with these people in its open seats. */
  async table(wish: NewTableInput, host: Person, ...others: Person[]): Promise<Room> {
    const { table, secret } = newTable(v.parse(NewTable, wish), host, this.now);
    await this.store.create(table, secret);
    const room = await this.rooms.get(table.id);
    await begin(room);
    for (const other of others) await join(room, other, {});
    return room;
  }

  close(): Promise<void> {
    return this.db.close();
  }
}
