/** Sockets that ping without end and read nothing: the node keeps little for them, and answers everybody else. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { upgradeRequest } from '../bench/raw-web-socket.ts';
import type { ChildNode } from './child-node.ts';
import { memoryOf } from './memory.ts';

export interface PingResult {
  readonly faults: readonly string[];
  /** Megabytes of pings sent, and on how many connections: whoever was cut came back. */
  readonly megabytes: number;
  readonly connections: number;
  /** Megabytes the node grew by at most. */
  readonly growth: number;
  /** Milliseconds of the slowest answer to somebody else. */
  readonly slowest: number;
}

const MEGABYTE = 2 ** 20;
/** An empty ping, masked with 0. */
const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
const PINGS = Buffer.concat(Array.from({ length: 10_000 }, () => PING));
const LOOK = 100;
/** Where every new connection is refused for a while. */
const PAUSE = 200;
/** Megabytes. Answers that were kept would be as many as the pings, 100; the heap of a node alone goes up and down by 30. */
const MOST_GROWTH = 50;

class Flood {
  readonly #url: URL;
  readonly #most: number;
  sent = 0;
  connections = 0;

  constructor(url: string, most: number) {
    this.#url = new URL(`${url.replace('http', 'ws')}/socket`);
    this.#most = most;
  }

  async run(isOver: () => boolean): Promise<void> {
    while (this.sent < this.#most && !isOver()) await this.#connection(isOver);
  }

  async #connection(isOver: () => boolean): Promise<void> {
    const socket = connect(Number(this.#url.port), '127.0.0.1').on('error', () => {});
    socket.write(upgradeRequest(this.#url, {}));
    const [head] = (await Promise.race([once(socket, 'data'), wait(5000, [''])])) as [Buffer | string];
    socket.pause();
    if (!String(head).startsWith('HTTP/1.1 101')) await wait(PAUSE);
    else await this.#pings(socket, isOver);
    socket.destroy();
  }

  async #pings(socket: Socket, isOver: () => boolean): Promise<void> {
    this.connections++;
    while (this.sent < this.#most && !socket.destroyed && !isOver()) {
      // The next pings go when the machine has taken these: what waits here is not sent.
      await new Promise((resolve) => socket.write(PINGS, resolve));
      if (!socket.destroyed) this.sent += PINGS.length;
    }
  }
}

const healthTime = async (url: string): Promise<number> => {
  const start = performance.now();
  await fetch(`${url}/healthz`);
  return performance.now() - start;
};

const flood = (url: string, sockets: number, megabytes: number, end: number): { floods: readonly Flood[]; done: Promise<unknown> } => {
  const floods = Array.from({ length: sockets }, () => new Flood(url, (megabytes * MEGABYTE) / sockets));
  return { floods, done: Promise.all(floods.map((one) => one.run(() => performance.now() > end))) };
};

/** A first wave brings the young generation of the heap to its full size, which no flood exceeds; what is measured is growth with the number of pings. */
const FIRST_WAVE = 20;

export const pingWithoutReading = async (node: ChildNode, sockets: number, megabytes: number, seconds: number): Promise<PingResult> => {
  const { url } = node;
  const end = performance.now() + seconds * 1000;
  await flood(url, sockets, FIRST_WAVE, end).done;
  const before = await memoryOf(url);
  const { floods, done } = flood(url, sockets, megabytes, end);
  let isDone = false;
  const flooding = done.then(() => {
    isDone = true;
  });
  let [most, slowest] = [before, 0];
  while (!isDone) {
    slowest = Math.max(slowest, await healthTime(url));
    most = Math.max(most, await memoryOf(url));
    await wait(LOOK);
  }
  await flooding;
  const sum = (of: (flood: Flood) => number): number => floods.reduce((all, one) => all + of(one), 0);
  const growth = Math.round(most - before);
  const faults = growth < MOST_GROWTH ? [] : [`the node grew by ${growth} MB`];
  return {
    faults,
    megabytes: Math.round(sum(({ sent }) => sent) / MEGABYTE),
    connections: sum((one) => one.connections),
    growth,
    slowest: Math.round(slowest),
  };
};
