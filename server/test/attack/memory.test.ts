import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { at } from '@caravel/core';
import { Hub, type Subscriber } from '../../src/hub/hub.ts';
import { Bucket } from '../../src/limits/bucket.ts';
import { startTestNode, type TestNode } from '../tools/index.ts';
import { makeWorld, type World } from './people.ts';

let node: TestNode;
let world: World;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
});
after(() => node.end());

const greeting = (cookie: string): string =>
  `GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: ${cookie}\r\n\r\n`;

/** A masked text frame; the mask is 0. */
const frame = (text: string): Buffer => Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

test('a client that does not read is cut off at a megabyte, and others are not delayed', async () => {
  const calm = await world.anna.socket();
  await calm.watch(world.table.id);
  const slow = connect(Number(new URL(node.url).port), '127.0.0.1');
  const closed = new Promise((resolve) => slow.on('close', resolve));
  slow.on('error', () => {});
  slow.write(greeting(world.bob.cookie as string));
  slow.pause();
  const isGone = (): boolean => slow.destroyed;
  const ask = frame(JSON.stringify({ k: 'watch', t: world.table.id, r: 'w' }));
  const before = process.memoryUsage.rss();
  let slowest = 0;
  for (let i = 0; i < 3000 && !isGone(); i++) {
    for (let j = 0; j < 200 && slow.writableLength < 1e6; j++) slow.write(ask);
    const start = performance.now();
    calm.received.length = 0;
    calm.send({ k: 'ping' });
    await calm.expect('pong', undefined, 5000);
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  assert.ok(isGone(), 'the slow one is still there');
  await closed;
  assert.ok(slowest < 3000, `the other waited ${slowest} ms`);
  assert.ok(process.memoryUsage.rss() - before < 200e6);
  calm.close();
});

test('nothing is left of sockets that have gone, also when they go in the middle of a question', async () => {
  const { hub } = node.context;
  for (let i = 0; i < 30; i++) {
    const socket = await world.bob.socket();
    for (let j = 0; j < 5; j++) socket.send({ k: 'watch', t: world.open.id });
    socket.send({ k: 'look', t: world.open.id });
    socket.send({ k: 'presence', t: world.open.id });
    if (i % 2 === 0) await socket.expect('table');
    socket.raw.terminate();
  }
  for (let i = 0; i < 100 && (hub.isWatched(world.open.id) || hub.size > 0); i++) await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(hub.isWatched(world.open.id), false);
  assert.equal(hub.looksAt(at(world.ids, 3), world.open.id), false);
  assert.equal(hub.size, 0);
});

test('tables nobody uses or looks at leave memory, the others stay', async () => {
  const { rooms, hub } = node.context;
  const socket = await world.anna.socket();
  await socket.watch(world.table.id);
  await rooms.get(world.open.id);
  const size = rooms.size;
  rooms.forget(Number.MAX_SAFE_INTEGER, (id) => hub.isWatched(id));
  assert.ok(size >= 2);
  assert.equal(rooms.size, 1);
  assert.ok(rooms.inMemory(world.table.id));
  assert.equal(rooms.inMemory(world.open.id), undefined);
  assert.equal((await rooms.get(world.open.id)).table.id, world.open.id);
  socket.close();
});

test('the hub forgets a table with its last listener, and a person with their last socket', () => {
  const hub = new Hub();
  const subscriber: Subscriber = { user: 'anna', isBot: false, key: 'k', looksAt: undefined, send: () => {}, dismiss: () => {} };
  hub.arrive(subscriber);
  hub.watch(subscriber, 't');
  hub.watch(subscriber, 'u');
  hub.unwatch(subscriber, 'u');
  assert.deepEqual([hub.isWatched('t'), hub.isWatched('u'), hub.size], [true, false, 3]);
  hub.depart(subscriber, ['t', 'u']);
  assert.deepEqual([hub.isWatched('t'), hub.size], [false, 0]);
});

test('a bucket lets bursts of twice its rate pass, then its rate, and never saves up more', () => {
  const bucket = new Bucket(10, 0);
  const taken = (now: number, tries: number): number => Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;
  assert.equal(taken(0, 50), 20);
  assert.equal(taken(1000, 50), 10);
  assert.equal(taken(3_600_000, 50), 20);
  assert.equal(taken(3_600_000, 50), 0);
});

test('a clock that steps back takes nothing from a bucket', () => {
  const bucket = new Bucket(10, 3_600_000);
  for (let i = 0; i < 20; i++) assert.equal(bucket.take(3_600_000), true);
  assert.equal(bucket.take(0), false);
  assert.deepEqual([bucket.take(1000), bucket.isFull(3000)], [true, true]);
});
