import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { after, before, test } from 'node:test';
import { seeded } from '@caravel/core';
import { WebSocket, WebSocketServer } from 'ws';
import { eventually } from '../../test/tools/eventually.ts';
import { readMessages } from './read-messages.ts';

const MOST = 1000;
const TEXT = 0x81;

interface Line {
  write(bytes: Buffer): void;
  /** What was read, in order. */
  readonly received: string[];
  readonly closed: Promise<number>;
  end(): void;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', maxPayload: MOST, autoPong: false });
before(() => once(server, 'listening'));
after(() => server.close());

const open = async (): Promise<Line> => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, { autoPong: false });
  const [[socket]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  const received: string[] = [];
  readMessages(socket, {
    text: (text) => received.push(text),
    ping: (payload) => received.push(`ping ${payload}`),
    pong: (payload) => received.push(`pong ${payload}`),
    get isCut() {
      return wireOf(socket).destroyed;
    },
  });
  socket.on('error', () => {});
  const closed = once(client, 'close').then(([code]) => code as number);
  return { write: (bytes) => wireOf(client).write(bytes), received, closed, end: () => client.terminate() };
};

/** Bytes that no client of good manners would send. */
const wireOf = (client: WebSocket): Duplex => (client as unknown as { _socket: Duplex })._socket;

const frame = (first: number, text: string | Buffer): Buffer => {
  const payload = Buffer.from(text as string);
  const mask = randomBytes(4);
  const size = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([first, ...size]), mask, payload.map((byte, i) => byte ^ (mask[i & 3] as number))]);
};

const TEXTS = ['', '{"k":"ping"}', 'x'.repeat(125), 'y'.repeat(126), 'ß€😀'.repeat(20), 'z'.repeat(MOST)];

test('whole texts are read, many at once, with pings between', async () => {
  const line = await open();
  line.write(Buffer.concat(TEXTS.flatMap((text) => [frame(TEXT, text), frame(0x89, 'p'), frame(0x8a, 'q')])));
  const expected = TEXTS.flatMap((text) => [text, 'ping p', 'pong q']);
  await eventually(() => line.received.length >= expected.length);
  assert.deepEqual(line.received, expected);
  line.end();
});

test('however the bytes are cut, the same is received in the same order', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    const random = seeded(seed);
    const line = await open();
    const pieces = [frame(0x01, 'one '), frame(0x89, 'p'), frame(0x80, 'two')];
    const bytes = Buffer.concat([...TEXTS.map((text) => frame(TEXT, text)), ...pieces, ...TEXTS.map((text) => frame(TEXT, text))]);
    for (let at = 0; at < bytes.length; ) {
      const end = at + 1 + random.below(900);
      line.write(bytes.subarray(at, end));
      await new Promise((resolve) => setTimeout(resolve, 1));
      at = end;
    }
    const expected = [...TEXTS, 'ping p', 'one two', ...TEXTS];
    await eventually(() => line.received.length >= expected.length);
    line.end();
    assert.deepEqual(line.received, expected);
  }
});

test('after a cut nothing is read, though it came in the same piece', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [[socket]] = (await Promise.all([once(server, 'connection'), once(client, 'open')])) as unknown as [[WebSocket]];
  const received: string[] = [];
  const cut = (text: string): void => {
    received.push(text);
    if (received.length === 3) socket.terminate();
  };
  readMessages(socket, {
    text: cut,
    ping: () => cut('ping'),
    pong: () => cut('pong'),
    get isCut() {
      return wireOf(socket).destroyed;
    },
  });
  client.on('error', () => {});
  wireOf(client).write(Buffer.concat(Array.from({ length: 1000 }, () => [frame(TEXT, 'x'), frame(0x89, '')]).flat()));
  await once(client, 'close');
  assert.deepEqual(received, ['x', 'ping', 'x']);
});

test('what is wrong ends the connection with the code it deserves, and nothing after it is received', async () => {
  const wrong: readonly [number, Buffer][] = [
    [1007, frame(TEXT, Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    [1009, frame(TEXT, 'x'.repeat(MOST + 1))],
    [1002, Buffer.from([TEXT, 2, 0x68, 0x69])],
    [1002, frame(0xc1, 'compressed')],
    [1002, frame(0x80, 'the end of nothing')],
    [1002, frame(0x89, 'x'.repeat(126))],
    [1000, frame(0x88, Buffer.from([0x03, 0xe8]))],
  ];
  for (const [code, bytes] of wrong) {
    const line = await open();
    line.write(Buffer.concat([frame(TEXT, 'before'), bytes, frame(TEXT, 'after')]));
    assert.equal(await line.closed, code);
    assert.deepEqual(line.received, ['before']);
  }
});
