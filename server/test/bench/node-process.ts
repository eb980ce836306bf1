/** A real node in a process of its own, which can be asked what it uses. Limits on requests are lifted: all load comes from one address. */
import { readNodeConfig } from '../../src/config/config.ts';
import { startNode } from '../../src/node/node.ts';
import { serve } from './load-requests.ts';
import { cpuSeconds, usage } from './usage.ts';

const FREE = 1_000_000;

const node = await startNode({
  ...readNodeConfig(process.env, 2),
  rate: { http: FREE, socket: FREE },
  sockets: { perAddress: FREE, perPerson: FREE },
  undoRate: FREE,
  entryRate: FREE * FREE,
  tables: { botsPerUser: FREE, botsPerAddress: FREE, openPerHost: FREE },
});
process.on('SIGTERM', () => node.stop().then(() => process.exit(0)));

export const handlers = {
  url: () => node.url,
  cpu: cpuSeconds,
  usage,
  /** Has so many of the tables that were ever made in memory; how many they are. */
  loadTables: async (most: number): Promise<number> => {
    const rows = await node.context.db.all<{ id: string }>('SELECT id FROM tables LIMIT $1', most);
    for (const { id } of rows) await node.context.rooms.get(id);
    return rows.length;
  },
};
export type NodeHandlers = typeof handlers;

serve(handlers);
