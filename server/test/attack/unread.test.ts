import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, type TestContext, test } from 'node:test';
import { thorough } from '@caravel/core/testing/thorough';
import WebSocket from 'ws';
import { CallerLimits } from '../../src/limits/callers.ts';
import type { NodeContext } from '../../src/node/context.ts';
import { SocketServer } from '../../src/socket/server.ts';
import { upgradeRequest } from '../bench/raw-web-socket.ts';
import { eventually } from '../tools/eventually.ts';
import { startTestNode, type TestNode } from '../tools/index.ts';
import { makeWorld, type World } from './people.ts';

/** More than this is never kept for somebody who does not read, but for the one message that went over it. */
const MOST_KEPT = 1_000_000;

let node: TestNode;
let world: World;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
});
after(() => node.end());

/** A door of its own on the node, where the far ends of its connections can be looked at. */
class Door {
  readonly #http: Server;
  readonly #sockets: SocketServer;
  readonly wires: Socket[] = [];

  private constructor(context: NodeContext, heartbeat?: number) {
    this.#http = createServer().on('connection', (wire) => this.wires.push(wire));
    this.#sockets = new SocketServer(context, this.#http, heartbeat);
  }

  static async open(t: TestContext, heartbeat?: number, rate = node.context.config.rate): Promise<Door> {
    const door = new Door({ ...node.context, callers: new CallerLimits({ ...node.context.config, rate }) }, heartbeat);
    door.#http.listen(0, '127.0.0.1');
    await once(door.#http, 'listening');
    t.after(() => door.close());
    return door;
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}/socket`;
  }

  /** A client that has been let in and from now on reads nothing, and its far end. */
  async lazy(headers: Record<string, string> = {}): Promise<{ client: Socket; wire: Socket }> {
    const client = connect(Number(new URL(this.url).port), '127.0.0.1');
    client.on('error', () => {});
    client.write(upgradeRequest(new URL(this.url), headers));
    await once(client, 'data');
    client.pause();
    return { client, wire: this.wires.at(-1) as Socket };
  }

  async close(): Promise<void> {
    await this.#sockets.close();
    this.#http.close();
    for (const wire of this.wires) wire.destroy();
  }
}

const MASK = [0, 0, 0, 0];
const frame = (first: number, payload: string | Buffer): Buffer => {
  const bytes = Buffer.from(payload as string);
  return Buffer.concat([Buffer.from([first, 0x80 | bytes.length, ...MASK]), bytes]);
};
const many = (one: Buffer, bytes: number): Buffer => Buffer.concat(Array.from({ length: Math.ceil(bytes / one.length) }, () => one));

/** Writes the same over and over until the far end takes no more; the most that was ever queued there. */
const flood = async (client: Socket, wire: Socket, bytes: Buffer, isEnough: () => boolean): Promise<number> => {
  let most = 0;
  for (let i = 0; i < 5000 && !isEnough() && !client.destroyed; i++) {
    if (client.writableLength < 1e6) client.write(bytes);
    await new Promise((resolve) => setTimeout(resolve, 1));
    most = Math.max(most, wire.writableLength);
  }
  return most;
};

test('whatever is answered and not read, little is queued: then nothing more is taken', async (t) => {
  const door = await Door.open(t);
  const usual: Readonly<Record<string, Buffer>> = {
    'full pings': many(frame(0x89, 'p'.repeat(125)), 65_536),
    'whole tables': many(frame(0x81, JSON.stringify({ k: 'watch', t: world.open.id, r: 'w' })), 65_536),
  };
  const more: Readonly<Record<string, Buffer>> = {
    'empty pings': many(frame(0x89, ''), 65_536),
    'pings between the pieces of a message': Buffer.concat([frame(0x01, '{'), many(frame(0x89, 'p'), 65_536)]),
    'small questions': many(frame(0x81, '{"k":"ping"}'), 65_536),
    'what is refused': many(frame(0x81, '{"k":"nothing"}'), 65_536),
  };
  for (const [kind, bytes] of Object.entries(thorough(usual, { ...usual, ...more }))) {
    const { client, wire } = await door.lazy();
    const most = await flood(client, wire, bytes, () => wire.isPaused() || wire.destroyed);
    assert.ok(wire.isPaused() || wire.destroyed, `${kind}: it is still read`);
    const read = wire.bytesRead;
    for (let i = 0; i < 20; i++) client.write(bytes);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // A stream that is paused fills its own buffer and no more.
    assert.ok(wire.bytesRead - read <= 2 * wire.readableHighWaterMark, `${kind}: ${wire.bytesRead - read} more bytes were taken`);
    assert.ok(most <= MOST_KEPT + 65_536 && wire.writableLength <= MOST_KEPT + 65_536, `${kind}: ${most} bytes were queued`);
    client.destroy();
  }
});

test('whoever reads again is read again', async (t) => {
  const door = await Door.open(t);
  const { client, wire } = await door.lazy();
  const pings = many(frame(0x89, 'p'.repeat(125)), 65_536);
  await flood(client, wire, pings, () => wire.isPaused());
  assert.equal(wire.isPaused(), true);
  client.resume();
  await eventually(() => !wire.isPaused() && wire.writableLength === 0);
  client.destroy();
});

test('pings and pongs count as messages: one too many is not answered, many too many end the connection', async (t) => {
  const door = await Door.open(t, undefined, { http: 1_000_000, socket: 10 });
  const socket = new WebSocket(door.url);
  await once(socket, 'message');
  let pongs = 0;
  socket.on('pong', () => pongs++);
  for (let i = 0; i < 100; i++) socket.ping();
  socket.send('{"k":"ping"}');
  const [answer] = (await once(socket, 'message')) as [Buffer];
  assert.equal(JSON.parse(String(answer)).error.code, 'too-much');
  assert.ok(pongs <= 25, `${pongs} of 100 were answered`);
  for (const kind of [0x89, 0x8a, 0x81]) {
    const { client, wire } = await door.lazy();
    await flood(client, wire, many(frame(kind, ''), 6000), () => wire.destroyed);
    assert.equal(wire.destroyed, true, `${kind} for ever`);
    assert.ok(wire.bytesRead < 200_000, `${wire.bytesRead} bytes of ${kind} were read`);
  }
  socket.terminate();
});

test('a pong that nobody asked for keeps no connection alive', async (t) => {
  const door = await Door.open(t, 1000);
  const lively = new WebSocket(door.url);
  const liar = new WebSocket(door.url, { autoPong: false });
  const asked: Buffer[] = [];
  liar.on('ping', (payload: Buffer) => asked.push(payload));
  await Promise.all([once(lively, 'open'), once(liar, 'open')]);
  const lying = setInterval(
    () => liar.readyState === WebSocket.OPEN && [Buffer.alloc(0), Buffer.alloc(8)].map((lie) => liar.pong(lie)),
    10,
  );
  assert.equal((await once(liar, 'close'))[0], 1006);
  clearInterval(lying);
  assert.deepEqual([asked.length, asked[0]?.length], [1, 8]);
  assert.equal(lively.readyState, WebSocket.OPEN);
  lively.terminate();
});

test('a message in pieces without end is cut', async (t) => {
  const door = await Door.open(t);
  for (const piece of ['', 'x']) {
    const { client, wire } = await door.lazy();
    client.write(Buffer.concat([frame(0x01, '{'), many(frame(0x00, piece), 10_000)]));
    client.resume();
    await once(client, 'close');
    assert.ok(wire.bytesRead < 100_000);
  }
});
