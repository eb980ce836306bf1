/** A real node for tests: its own data in a folder that goes away, any free port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeConfig, readNodeConfig } from '../../src/config/config.ts';
import { type RunningNode, startNode } from '../../src/node/node.ts';

export interface TestNode extends RunningNode {
  /** Stops it and removes its data. */
  end(): Promise<void>;
}

/** All that a test asks comes from one address. */
const FREE = 1_000_000;
const FREE_RATE = { http: FREE, socket: FREE };
const FREE_TABLES = { botsPerUser: FREE, botsPerAddress: FREE, openPerHost: FREE };
const FREE_SOCKETS = { perAddress: FREE, perPerson: FREE };

/** Flags fall from the start, unless asked otherwise. */
export const startTestNode = async (more: Partial<NodeConfig> = {}, clock?: () => number): Promise<TestNode> => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  const config = {
    ...readNodeConfig({ PORT: '0', HOST: '127.0.0.1', CARAVEL_DATA: data, LOG_LEVEL: 'silent', CARAVEL_THREADS: '1' }, 2),
    patience: { gap: 30_000, grace: 0 },
    ...more,
  };
  const free = { substitutePace: 0, undoRate: FREE, entryRate: FREE * FREE, rate: FREE_RATE, sockets: FREE_SOCKETS, tables: FREE_TABLES };
  const node = await startNode({ ...config, ...free, ...more }, clock);
  const end = async (): Promise<void> => {
    await node.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { ...node, end };
};
