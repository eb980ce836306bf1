/** The load, in a process of its own: tables that move as fast as they can, tables that move at a rate, sockets that only hold on. */
import { Client } from '../tools/client.ts';
import type { BenchTable } from './bench-table.ts';
import { serve } from './load-requests.ts';
import { RawWebSocket } from './raw-web-socket.ts';
import { inParallel, openBareTables, openTables, type TableGroup } from './table-group.ts';
import { cpuSeconds } from './usage.ts';

export interface Run {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move to the last player's receipt. */
  readonly p50: number;
  readonly p99: number;
  /** Of a message on the wire, for one client. */
  readonly bytesPerUpdate: number;
  /** Processor time of this process: a load that needs more than half a core may be what is measured. */
  readonly cpu: number;
  /** The slowest the load itself was in sending, against its plan. */
  readonly lateP99: number;
}

const groups = new Map<string, TableGroup>();
const group = (name: string): TableGroup => groups.get(name) as TableGroup;

const quantile = (sorted: Float64Array, q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;

const summary = (tables: readonly BenchTable[], times: readonly number[], seconds: number, cpu: number, late: readonly number[]): Run => {
  const sorted = Float64Array.from(times).sort();
  const updates = tables.reduce((sum, { wire }) => sum + wire.updates, 0);
  const bytes = tables.reduce((sum, { wire }) => sum + wire.bytes, 0);
  const lateP99 = quantile(Float64Array.from(late).sort(), 0.99);
  return {
    moves: times.length,
    seconds,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    bytesPerUpdate: bytes / Math.max(1, updates),
    cpu,
    lateP99,
  };
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What is still under way when time is up comes to its end, uncounted. */
const settle = async (tables: readonly BenchTable[]): Promise<void> => {
  const end = performance.now() + 5000;
  while (tables.some((table) => table.isBusy) && performance.now() < end) await pause(5);
};

const prepare = (tables: readonly BenchTable[]): void => {
  for (const table of tables) {
    Object.assign(table.wire, { updates: 0, bytes: 0 });
    table.onFault = (text) => {
      throw new Error(`refused: ${text}`);
    };
  }
};

/** Every table sends its next move as soon as all four have the last. */
const closedLoop = async ({ name, seconds }: { name: string; seconds: number }): Promise<Run> => {
  const { tables } = group(name);
  prepare(tables);
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const cpu = cpuSeconds();
  for (const table of tables) {
    table.onDone = (milliseconds) => {
      if (performance.now() >= end) return;
      times.push(milliseconds);
      table.move();
    };
    table.move();
  }
  await pause(seconds * 1000);
  const used = cpuSeconds() - cpu;
  await settle(tables);
  return summary(tables, times, seconds, used, []);
};

/** Moves at a fixed rate, whatever the answers do, each at the next table that is free. */
const openLoop = async ({ name, seconds, rate }: { name: string; seconds: number; rate: number }): Promise<Run> => {
  const { tables } = group(name);
  prepare(tables);
  const times: number[] = [];
  const late: number[] = [];
  for (const table of tables) table.onDone = (milliseconds) => times.push(milliseconds);
  const start = performance.now();
  const cpu = cpuSeconds();
  let at = 0;
  for (let now = start; now < start + seconds * 1000; now = performance.now()) {
    for (let due = Math.floor(((now - start) * rate) / 1000); late.length < due; ) {
      const table = nextFree(tables, at);
      if (table < 0) break;
      at = table + 1;
      late.push(performance.now() - start - (late.length * 1000) / rate);
      if (!tables[table]?.move()) break;
    }
    await pause(1);
  }
  const used = cpuSeconds() - cpu;
  await settle(tables);
  return summary(tables, times, seconds, used, late);
};

const nextFree = (tables: readonly BenchTable[], from: number): number => {
  for (let i = 0; i < tables.length; i++) {
    const at = (from + i) % tables.length;
    if (!tables[at]?.isBusy && tables[at]?.play?.next()) return at;
  }
  return -1;
};

const held: RawWebSocket[] = [];

export const handlers = {
  openTables: async ({
    name,
    urls,
    tables,
    isSpread,
  }: {
    name: string;
    urls: string[];
    tables: number;
    isSpread: boolean;
  }): Promise<void> => {
    groups.set(name, await openTables(urls, tables, isSpread));
  },
  openBareTables: async ({ name, url, tables }: { name: string; url: string; tables: number }): Promise<void> => {
    groups.set(name, await openBareTables(url, tables));
  },
  /** Begins games anew that are nearly over: before a run, so that it is not measured. */
  renew: (name: string) => group(name).renew(),
  closedLoop,
  openLoop,
  /** Opens so many idle sockets and keeps them. */
  hold: async ({ url, count }: { url: string; count: number }): Promise<void> => {
    const { headers } = await Client.guest(url, 'Idle');
    const address = new URL(`${url.replace('http', 'ws')}/socket`);
    held.push(...(await inParallel(Array.from({ length: count }), () => RawWebSocket.open(address, headers))));
  },
  /** How many of them still answer. */
  ping: async (): Promise<number> => {
    let answers = 0;
    for (const socket of held) {
      socket.listen(() => answers++);
      socket.send('{"k":"ping"}');
    }
    for (let i = 0; i < 100 && answers < held.length; i++) await pause(50);
    return answers;
  },
};
export type LoadHandlers = typeof handlers;

serve(handlers);
