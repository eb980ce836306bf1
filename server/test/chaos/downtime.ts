/** A node is frozen, then killed, for longer than anybody has time left: every clock stands where it stood, and no game is lost. */

import { setTimeout as wait } from 'node:timers/promises';
import { at } from '@caravel/core';
import type { TableInfo } from '@caravel/protocol';
import { Client } from '../tools/client.ts';
import type { ChildNode } from './child-node.ts';
import { until } from './until.ts';

export interface DowntimeResult {
  readonly faults: readonly string[];
  readonly tables: number;
  /** Flags that fell for time without a node. */
  readonly flags: number;
  /** Milliseconds of both outages. */
  readonly away: number;
  /** The most that any clock was charged from before the first outage until after the second. */
  readonly charged: number;
  /** From the return of the node until its clocks were right. */
  readonly recovery: number;
}

/** Milliseconds a node has been silent before its silence is an outage. */
export interface Silence {
  readonly threshold: number;
  readonly tables: number;
}

/** Clocks have less than the node is away, and more than the rest takes. */
const lengthsOf = (threshold: number) => ({ away: 2 * threshold + 3000, left: 2 * threshold + 2000 });

const GAME = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }], options: { governor: 0 } };

const begin = async (url: string, left: number, onFlag: 'end' | 'bot'): Promise<string> => {
  const anna = await Client.guest(url);
  const { id } = await anna.table({ ...GAME, pace: { kind: 'live', minutes: left / 60_000, increment: 0, onFlag } });
  await new Client(url).must('POST', `/api/tables/${id}/join`, { name: 'Bob' });
  return id;
};

const ask = (url: string, ids: readonly string[]): Promise<TableInfo[]> =>
  Promise.all(ids.map((id) => new Client(url).must<TableInfo>('GET', `/api/tables/${id}`)));

const leftOn = ({ clock, turn }: TableInfo): number => (clock?.left[turn[0] ?? 0] ?? 0) - (Date.now() - (clock?.at ?? 0));

const isFlagged = ({ status, seats }: TableInfo): boolean =>
  status !== 'running' || seats.some(({ substitute }) => substitute !== undefined);

/** Until the node answers and has found its own silence. */
const recovered = (url: string, ids: readonly string[]): Promise<number> =>
  until('the clocks are right', async () => (await ask(url, ids).catch(() => [])).some((info) => isFlagged(info) || leftOn(info) > 0));

export const loseNoTime = async (node: ChildNode, { threshold, tables }: Silence): Promise<DowntimeResult> => {
  const { away, left } = lengthsOf(threshold);
  const { url } = node;
  const ids = await Promise.all(Array.from({ length: tables }, (_, i) => begin(url, left, i % 2 === 0 ? 'end' : 'bot')));
  const before = (await ask(url, ids)).map(leftOn);
  node.freeze();
  await wait(away);
  node.thaw();
  const thawed = await recovered(url, ids);
  await node.kill();
  await wait(away);
  await node.resume();
  const resumed = await recovered(url, ids);
  const after = await ask(url, ids);
  const flags = after.filter(isFlagged).length;
  const charged = Math.max(...after.map((info, i) => at(before, i) - leftOn(info)));
  // Clocks that go on at all: without an outage every flag falls.
  await until('every flag falls in the end', async () => (await ask(url, ids)).every(isFlagged), 4 * left);
  const faults = flags === 0 ? [] : [`${flags} of ${tables} games were lost to time without a node`];
  return { faults, tables, flags, away: 2 * away, charged: Math.round(charged), recovery: Math.max(thawed, resumed) };
};
