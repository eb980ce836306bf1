/** Clients that stop reading, and connections that carry nothing: nobody else is kept waiting, memory stays bounded, and who comes back has everything. */
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { Client } from '../tools/client.ts';
import type { TestSocket } from '../tools/socket.ts';
import type { ChildNode } from './child-node.ts';
import { Load, type LoadReport } from './load.ts';
import { memoryOf } from './memory.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { until } from './until.ts';

export interface SlowResult extends LoadReport {
  /** Milliseconds others wait for an answer, 95 of 100, without and with slow clients. */
  readonly before: number;
  readonly during: number;
  /** Megabytes the node grew while nobody read. */
  readonly growth: number;
  /** Clients that did not read; the node has let all of them go. */
  readonly slow: number;
}

const PINGS = 100;
/** More than a person could. */
const ASKS_A_SECOND = 100;

/** How long the answer to a ping takes, for 95 of 100. */
const pingTime = async (socket: TestSocket, count: number): Promise<number> => {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const start = performance.now();
    const received = socket.received.length;
    socket.send({ k: 'ping' });
    await socket.until(() => socket.received.slice(received).some(({ k }) => k === 'pong'));
    times.push(performance.now() - start);
    await wait(20);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(count * 0.95)] as number);
};

/** Asks for a whole table again and again, and reads none of it. */
const startSlow = async (url: string, table: string): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  socket.pause();
  const ask = JSON.stringify({ k: 'watch', t: table });
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) clearInterval(timer);
    else socket.send(ask);
  }, 1000 / ASKS_A_SECOND);
  socket.once('close', () => clearInterval(timer));
  return socket;
};

const open = async (url: string): Promise<number> => {
  const text = await new Client(url).must<string>('GET', '/metrics');
  return Number(/^caravel_sockets (\S+)/m.exec(text)?.[1]);
};

export const stopReading = async (node: ChildNode, slow: number, tables: number): Promise<SlowResult> => {
  const load = await Load.start([node.url], tables);
  const watcher = await new Client(node.url).socket();
  try {
    await load.goesOn(100);
    const [[table] = ['']] = [...load.lengths].sort(([, a], [, b]) => b - a);
    const before = await pingTime(watcher, PINGS);
    const size = await memoryOf(node.url);
    const lazy = await Promise.all(Array.from({ length: slow }, () => startSlow(node.url, table)));
    const during = await pingTime(watcher, PINGS);
    await until('the slow ones are let go', () => lazy.every(({ readyState }) => readyState !== WebSocket.OPEN), 60_000);
    const growth = Math.round((await memoryOf(node.url)) - size);
    await comesBack(node.url, table);
    await load.goesOn(20);
    await load.settle();
    return { ...(await load.check(node.url)), before, during, growth, slow };
  } finally {
    watcher.close();
    load.end();
  }
};

/** Whoever was let go connects again and has the whole table. */
const comesBack = async (url: string, table: string): Promise<void> => {
  const socket = await new Client(url).socket();
  const { timeline, info } = await socket.watch(table);
  if (timeline.length < info.length) throw new Error(`${info.length} entries are said, ${timeline.length} came`);
  socket.close();
};

export interface FreezeResult extends LoadReport {
  /** Entries written while nothing came through. */
  readonly missed: number;
  /** From the moment the connection is back until the watcher had them all. */
  readonly milliseconds: number;
}

/** A watcher's connection is frozen for a while; the players go on; the watcher catches up. */
export const freezeConnection = async (node: ChildNode, tables: number, frozen: number): Promise<FreezeResult> => {
  const load = await Load.start([node.url], tables);
  const proxy = await TcpProxy.to(node.port);
  try {
    const table = [...load.lengths.keys()][0] as string;
    const watcher = await new Client(proxy.url).socket();
    const { timeline } = await watcher.watch(table);
    await load.goesOn(10);
    proxy.freeze();
    const from = timeline.length;
    await wait(frozen);
    await load.goesOn(10);
    await load.settle();
    const length = (): number =>
      Math.max(...load.players.filter((player) => player.table === table).map((player) => player.timeline?.length ?? 0));
    proxy.thaw();
    const milliseconds = await until('the watcher has everything', () => timeline.length >= length());
    for (const player of load.players) player.cut();
    await until('everybody is back', async () => (await open(node.url)) >= load.players.length);
    watcher.close();
    return { ...(await load.check(node.url)), missed: length() - from, milliseconds };
  } finally {
    proxy.end();
    load.end();
  }
};
