/** The database of this node, and the bus to the others that share it. */
import { join } from 'node:path';
import type { NodeConfig } from '../config/config.ts';
import type { Database } from '../store/database.ts';
import { SqliteDatabase } from '../store/sqlite.ts';
import type { Bus } from './bus.ts';
import { InProcessBus } from './in-process.ts';
import { openPostgres } from './postgres.ts';

export const openStore = ({ databaseUrl, data }: Pick<NodeConfig, 'databaseUrl' | 'data'>): { db: Database; bus: Bus } =>
  databaseUrl
    ? openPostgres(databaseUrl)
    : { db: new SqliteDatabase(data === ':memory:' ? data : join(data, 'caravel.db')), bus: new InProcessBus() };
