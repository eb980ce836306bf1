/** Opens the database without a running server, with as much of a node as commands need. */
import { openStore } from '../cluster/open.ts';
import type { NodeConfig } from '../config/config.ts';
import { Hub } from '../hub/hub.ts';
import { NO_DOWNTIME } from '../model/downtime.ts';
import type { Database } from '../store/database.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { TableStore } from '../store/tables.ts';
import { Rooms } from '../tables/rooms.ts';
import { type Site, UserError } from './command.ts';

/** Steps of the database are taken by a server that starts, not from under one that runs. */
const demandStep = async (db: Database): Promise<void> => {
  const [row] = await db.all<{ done: number }>('SELECT COUNT(*) AS done FROM migrations');
  if (row?.done !== MIGRATIONS.length)
    throw new UserError(
      `the database is at step ${row?.done}, this program at ${MIGRATIONS.length}: start the server of this version once`,
    );
};

export const openSite = async (config: NodeConfig): Promise<Site> => {
  const { db, bus } = openStore(config);
  try {
    await demandStep(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  const now = Date.now;
  const store = new TableStore(db);
  // The nodes that receive the change do what follows from it, or the next node that starts.
  const rooms = new Rooms({ store, bus, now, downtime: NO_DOWNTIME, undoRate: config.undoRate });
  return { config, db, bus, rooms, hub: new Hub(), now };
};
