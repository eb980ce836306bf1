/** Everything that goes wrong in the world, by name; the counts say how often. */

import type { ChildNode } from './child-node.ts';
import { loseNoTime } from './downtime.ts';
import { attackWithExperts, type ExpertsResult, USUAL_TABLES } from './experts.ts';
import { killUnderLoad } from './kills.ts';
import { growLog } from './long-log.ts';
import { pingWithoutReading } from './pings.ts';
import { raceOnOneTable } from './race.ts';
import { freezeConnection, stopReading } from './slow-clients.ts';
import { restartStoreUnderLoad } from './store-restart.ts';
import { killOneOfTwo } from './takeover.ts';
import { flagsWithin, USUAL_LIMIT, WIDE_LIMIT, withNodes, withSqliteNode, withStore } from './with-nodes.ts';

export interface Counts {
  readonly kills: number;
  readonly tables: number;
  readonly restarts: number;
  readonly appends: number;
  readonly slow: number;
  readonly takeovers: number;
  /** Entries of a log that two people make long. */
  readonly entries: number;
  /** Addresses whose guests make tables of experts, and answers of a beginner meanwhile. */
  readonly addresses: number;
  readonly answers: number;
  /** Megabytes of pings; more than the machine itself keeps for five sockets, or nobody notices that they are cut. */
  readonly pings: number;
  /** Seconds of silence that are an outage. */
  readonly silence: number;
}

/** What the issue of a scenario must not hold. */
interface Outcome {
  readonly faults: readonly string[];
}

export const FULL: Counts = {
  ...{ kills: 20, tables: 20, restarts: 6, appends: 10_000, slow: 10, takeovers: 3 },
  ...{ entries: 20_000, addresses: 3, answers: 500, pings: 100, silence: 30 },
};
export const SHORT: Counts = {
  ...{ kills: 2, tables: 4, restarts: 2, appends: 200, slow: 2, takeovers: 1 },
  ...{ entries: 2000, addresses: 1, answers: 20, pings: 60, silence: 1 },
};

type Scenario = (counts: Counts) => Promise<Outcome>;

const takeovers: Scenario = ({ takeovers: times, tables }) =>
  withStore(async (store) => {
    const results = [];
    for (let i = 0; i < times; i++)
      results.push(await withNodes(store, 2, ([dying, staying]) => killOneOfTwo(dying as ChildNode, staying as ChildNode, tables)));
    const slowest = results.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
    return { ...slowest, faults: results.flatMap(({ faults }) => faults) };
  });

/** Milliseconds; a machine on which beginners are slow in peace, too, is measured by that. */
const BEGINNER_GOAL = 300;
const SLOWER_THAN_IN_PEACE = 4;

const underAttack = async (node: ChildNode, { addresses, answers }: Counts): Promise<ExpertsResult> => {
  const result = await attackWithExperts(node, addresses, answers);
  const { p95 } = result.during;
  const goal = Math.max(BEGINNER_GOAL, SLOWER_THAN_IN_PEACE * result.before.p95);
  const late = p95 < goal ? [] : [`95 of 100 answers took up to ${p95} ms, not ${goal}`];
  return { ...result, faults: [...result.faults, ...late] };
};

export const SCENARIOS = {
  'kill-sqlite': ({ kills, tables }) => withSqliteNode((node) => killUnderLoad(node, kills, tables)),
  'kill-postgres': ({ kills, tables }) =>
    withStore((store) => withNodes(store, 1, ([node]) => killUnderLoad(node as ChildNode, kills, tables))),
  'one-of-two': takeovers,
  'store-restart': ({ restarts, tables }) =>
    withStore((store) =>
      withNodes(store, 2, (nodes) =>
        restartStoreUnderLoad(
          store,
          nodes.map(({ url }) => url),
          restarts,
          tables,
        ),
      ),
    ),
  race: ({ appends }) =>
    withStore((store) =>
      withNodes(store, 2, (nodes) =>
        raceOnOneTable(
          nodes.map(({ url }) => url),
          appends,
        ),
      ),
    ),
  'experts-sqlite': (counts) => withSqliteNode((node) => underAttack(node, counts), USUAL_TABLES),
  'experts-postgres': (counts) =>
    withStore((store) => withNodes(store, 1, ([node]) => underAttack(node as ChildNode, counts), USUAL_TABLES)),
  'slow-clients': ({ slow, tables }) => withSqliteNode((node) => stopReading(node, slow, tables), WIDE_LIMIT),
  'unread-pings': ({ pings }) => withSqliteNode((node) => pingWithoutReading(node, 5, pings, 120), USUAL_LIMIT),
  'long-log': ({ entries }) => withSqliteNode((node) => growLog(node, entries)),
  downtime: ({ silence, tables }) =>
    withSqliteNode((node) => loseNoTime(node, { threshold: 1000 * silence, tables }), flagsWithin(silence)),
  'frozen-connection': ({ tables }) => withSqliteNode((node) => freezeConnection(node, tables, 1000)),
} as const satisfies Record<string, Scenario>;
