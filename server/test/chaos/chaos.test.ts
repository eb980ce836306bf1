import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@caravel/core';
import { ONLY_FULL } from '@caravel/core/testing/thorough';
import type { ChildNode } from './child-node.ts';
import { loseNoTime } from './downtime.ts';
import { attackWithExperts, USUAL_TABLES } from './experts.ts';
import { killUnderLoad } from './kills.ts';
import { growLog } from './long-log.ts';
import { pingWithoutReading } from './pings.ts';
import { raceOnOneTable } from './race.ts';
import { SHORT } from './scenarios.ts';
import { freezeConnection, stopReading } from './slow-clients.ts';
import { restartStoreUnderLoad } from './store-restart.ts';
import { killOneOfTwo } from './takeover.ts';
import { flagsWithin, USUAL_LIMIT, WIDE_LIMIT, withNodes, withSqliteNode, withStore } from './with-nodes.ts';

const { kills, tables, restarts, appends, slow, pings, silence, addresses, answers } = SHORT;

test('kill -9 under load, SQLite: every acknowledged move is there, none twice, no half turn', () =>
  withSqliteNode(async (node) => {
    const { faults, requests } = await killUnderLoad(node, kills, tables);
    assert.deepEqual(faults, []);
    assert.ok(requests >= 10 * kills);
  }));

test('slow clients and frozen connections: others are not delayed, memory is bounded, and who comes back has everything', ONLY_FULL, () =>
  withSqliteNode(async (node) => {
    const lazy = await stopReading(node, slow, tables);
    assert.deepEqual(lazy.faults, []);
    assert.ok(lazy.during < 1000 + 5 * lazy.before, `${lazy.during} ms for an answer`);
    assert.ok(lazy.growth < 100, `${lazy.growth} MB more`);
    const cut = await freezeConnection(node, tables, 300);
    assert.deepEqual(cut.faults, []);
    assert.ok(cut.missed > 0);
  }, WIDE_LIMIT),
);

test('pings that nobody reads the answers to: the node keeps little for them', ONLY_FULL, () =>
  withSqliteNode(async (node) => {
    const { megabytes, connections } = await pingWithoutReading(node, 5, pings, 60);
    assert.equal(megabytes, pings);
    assert.ok(connections > 5, 'whoever pings without end is cut');
  }, USUAL_LIMIT),
);

test('frozen, then killed, for longer than the clocks have left: no flag falls', ONLY_FULL, () =>
  withSqliteNode(
    async (node) => assert.deepEqual((await loseNoTime(node, { threshold: 1000 * silence, tables })).faults, []),
    flagsWithin(silence),
  ),
);

test('a log that two people made long: others are not held up, and it opens again', ONLY_FULL, () =>
  withSqliteNode(async (node) => assert.deepEqual((await growLog(node, SHORT.entries)).faults, [])),
);

test('experts: an address has as many tables of them as it may, and a beginner answers every time', ONLY_FULL, () =>
  withSqliteNode(async (node) => {
    const { tables: made, refused, during, faults } = await attackWithExperts(node, addresses, answers);
    assert.deepEqual([made, refused], [20 * addresses, 16 * addresses]);
    assert.equal(during.answers, answers);
    assert.deepEqual(faults, []);
  }, USUAL_TABLES),
);

test('on PostgreSQL', async (t) =>
  withStore(async (store) => {
    await t.test('kill -9 under load: every acknowledged move is there, none twice, no half turn', ONLY_FULL, () =>
      withNodes(store, 1, async ([node]) => assert.deepEqual((await killUnderLoad(node as ChildNode, kills, tables)).faults, [])),
    );
    await withNodes(store, 2, async (nodes) => {
      const urls = nodes.map(({ url }) => url);
      await t.test('two nodes race on one table: one order, no gap, no duplicate', async () => {
        const race = await raceOnOneTable(urls, appends);
        assert.deepEqual(race.faults, []);
        assert.ok(race.appends >= appends);
      });
      await t.test('the store restarts under load: errors, then recovery, nothing lost', ONLY_FULL, async () => {
        const { faults, refusals } = await restartStoreUnderLoad(store, urls, restarts, tables);
        assert.deepEqual(faults, []);
        assert.ok((refusals.unavailable ?? 0) > 0);
      });
      await t.test('one of two nodes is killed: its tables go on at the other within five seconds', ONLY_FULL, async () => {
        const { faults, milliseconds } = await killOneOfTwo(at(nodes, 0), at(nodes, 1), tables);
        assert.deepEqual(faults, []);
        assert.ok(milliseconds < 5000, `${milliseconds} ms`);
      });
    });
  }));
