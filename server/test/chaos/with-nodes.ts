/** Nodes and stores for a scenario, and everything away again afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../tools/postgres.ts';
import { ChildNode } from './child-node.ts';

export const withSqliteNode = async <T>(work: (node: ChildNode) => Promise<T>, env: Record<string, string> = {}): Promise<T> => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  const node = await ChildNode.start({ CARAVEL_DATA: data, ...env });
  try {
    return await work(node);
  } finally {
    await node.stop();
    await rm(data, { recursive: true, force: true });
  }
};

/** The limit a node has if nothing else is said. */
export const USUAL_LIMIT = { CARAVEL_SOCKET_RATE: '50' };

/** High enough for a whole load of moves besides the clients that are to be cut off: all of them come from one address. */
export const WIDE_LIMIT = { CARAVEL_SOCKET_RATE: '1000' };

/** So many seconds without a node are an outage, and flags fall from the start. */
export const flagsWithin = (seconds: number): Record<string, string> => ({
  CARAVEL_OUTAGE_SECONDS: String(seconds),
  CARAVEL_FLAG_GRACE_SECONDS: '0',
});

/** A PostgreSQL whose commits reach the disk. */
export const withStore = async <T>(work: (store: TestPostgres) => Promise<T>): Promise<T> => {
  const store = await startPostgres({ durable: true });
  try {
    return await work(store);
  } finally {
    await store.end();
  }
};

export const withNodes = async <T>(
  store: TestPostgres,
  count: number,
  work: (nodes: ChildNode[]) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> => {
  const DATABASE_URL = await store.database();
  const nodes = await Promise.all(Array.from({ length: count }, () => ChildNode.start({ DATABASE_URL, ...env })));
  try {
    return await work(nodes);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
};
