/** The same tests on a node with its own SQLite and on one with a real PostgreSQL. */

import { after, before, describe } from 'node:test';
import { at } from '@caravel/core';
import type { NodeConfig } from '../../src/config/config.ts';
import { type Databases, openDatabases } from './databases.ts';
import { startTestNode, type TestNode } from './node.ts';

export type StartNode = (more?: Partial<NodeConfig>, clock?: () => number) => Promise<TestNode>;

export const onEachEngine = (suite: (start: StartNode) => void): void => {
  describe('on SQLite', () => suite(startTestNode));
  describe('on PostgreSQL', () => {
    let server: Databases;
    before(async () => {
      server = await openDatabases();
    });
    suite(async (more, clock) => startTestNode({ databaseUrl: await server.database(), ...more }, clock));
    after(() => server.end());
  });
};

/** Two nodes that share a PostgreSQL. */
export const onTwoNodes = (more: Partial<NodeConfig>, suite: (node: (i: 0 | 1) => TestNode) => void, clock?: () => number): void => {
  describe('two nodes on one PostgreSQL', () => {
    let server: Databases;
    let nodes: TestNode[] = [];
    before(async () => {
      server = await openDatabases();
      const config = { databaseUrl: await server.database(), ...more };
      nodes = [await startTestNode(config, clock), await startTestNode(config, clock)];
    });
    suite((i) => at(nodes, i));
    after(async () => {
      for (const node of nodes) await node.end();
      await server.end();
    });
  });
};
