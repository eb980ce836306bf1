/** A real node for tests: its own data in a folder that goes away, any free port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeConfig, readNodeConfig } from '../config.ts';
import { type RunningNode, startNode } from '../node.ts';

export interface TestNode extends RunningNode {
  /** Stops it and removes its data. */
  end(): Promise<void>;
}

export const startTestNode = async (more: Partial<NodeConfig> = {}): Promise<TestNode> => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  const config = {
    ...readNodeConfig({ PORT: '0', HOST: '127.0.0.1', CARAVEL_DATA: data, LOG_LEVEL: 'silent', CARAVEL_THREADS: '1' }, 2),
    ...more,
  };
  const node = await startNode({
    ...config,
    undoRate: more.undoRate ?? 1_000_000,
    rate: more.rate ?? { http: 1_000_000, socket: 1_000_000 },
  });
  const end = async (): Promise<void> => {
    await node.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { ...node, end };
};
