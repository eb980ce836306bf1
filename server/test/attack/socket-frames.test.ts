import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import WebSocket from 'ws';
import { SocketServer } from '../../src/socket/server.ts';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { makeWorld, type World } from './people.ts';
import { rawAsk, rawRequest, statusIn } from './raw.ts';

let node: TestNode;
let world: World;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
});
after(() => node.end());

const closeCode = async (socket: WebSocket): Promise<number> => (await once(socket, 'close'))[0] as number;

test('binary frames, giant frames and broken UTF-8 end the connection, and only that', async () => {
  const bystander = await world.anna.socket();
  const attacks: readonly [number, (raw: WebSocket) => void][] = [
    [1003, (raw) => raw.send(Buffer.from([1, 2, 3]))],
    [1009, (raw) => raw.send('x'.repeat(20_000))],
    [1009, (raw) => raw.send('x'.repeat(5_000_000))],
    [1007, (raw) => raw.send(Buffer.from([0xff, 0xfe]), { binary: false })],
  ];
  for (const [code, attack] of attacks) {
    const { raw } = await world.bob.socket();
    attack(raw);
    assert.equal(await closeCode(raw), code);
  }
  bystander.send({ k: 'ping' });
  await bystander.expect('pong');
  bystander.close();
});

test('a message in fragments is read as one', async () => {
  const socket = await world.bob.socket();
  const text = JSON.stringify({ k: 'watch', t: world.table.id, r: 'w' });
  for (const letter of text) socket.raw.send(letter, { fin: false });
  socket.raw.send('', { fin: true });
  await socket.expect('table', ({ r }) => r === 'w');
  socket.close();
});

test('the door opens at its own address only, and not for broken handshakes', async () => {
  const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  const ask = async (target: string, headers: readonly string[]): Promise<number> =>
    statusIn(await rawAsk(node.url, rawRequest('GET', target, headers).replace('Connection: close', 'Connection: Upgrade'), 500));
  assert.equal(await ask('/socket', upgrade), 101);
  for (const target of ['/', '//', '/%', '/socket/x', '/api/me', 'http://[/']) assert.equal(await ask(target, upgrade), 404, target);
  assert.equal(await ask('/socket', upgrade.slice(0, 1)), 400);
  assert.equal(await ask('/socket', [...upgrade.slice(0, 2), 'Sec-WebSocket-Key: short']), 400);
  assert.equal(await ask('/socket', [...upgrade, 'Cookie: caravel=%zz']), 101);
  assert.equal((await new Client(node.url).ask('GET', '/healthz')).status, 200);
});

test('a page of another site cannot open a socket with the visitor’s cookie', async () => {
  const open = async (origin: string): Promise<number> => {
    const socket = new WebSocket(`${node.url.replace('http', 'ws')}/socket`, { headers: { ...world.bob.headers, origin } });
    const answer = await new Promise<number>((resolve) => {
      socket.on('open', () => resolve(101));
      socket.on('error', (error) => resolve(Number(/\d{3}/.exec(error.message)?.[0])));
    });
    socket.close();
    return answer;
  };
  assert.equal(await open(node.url), 101);
  for (const origin of ['https://evil.example', 'null', `${node.url}.evil.example`, 'http://localhost:1'])
    assert.equal(await open(origin), 403, origin);
});

test('a connection that is half open is found by its silence', async () => {
  const http = createServer();
  const sockets = new SocketServer(node.context, http, 1000);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/socket`;
  const lively = new WebSocket(url);
  const silent = new WebSocket(url, { autoPong: false });
  await Promise.all([once(lively, 'open'), once(silent, 'open')]);
  assert.equal(await closeCode(silent), 1006);
  assert.equal(lively.readyState, WebSocket.OPEN);
  lively.terminate();
  sockets.close();
  http.close();
});
