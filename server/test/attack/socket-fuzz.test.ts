import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import {
  ActMessage,
  AgreeMessage,
  ChatMessage,
  LeaveMessage,
  LookMessage,
  PingMessage,
  UndoMessage,
  WatchMessage,
} from '@caravel/protocol';
import fc from 'fast-check';
import WebSocket from 'ws';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { oddText, oddValue, sentTo } from './odd.ts';
import { makeWorld, type World } from './people.ts';
import { demandNoSecret, secretsOf } from './secrets.ts';

const RUNS = 40;
const MESSAGES = { ActMessage, AgreeMessage, ChatMessage, LeaveMessage, LookMessage, PingMessage, UndoMessage, WatchMessage };

let node: TestNode;
let world: World;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
});
after(() => node.end());

const openRaw = async (person: Client): Promise<WebSocket> => {
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/socket`, { headers: person.headers });
  await once(socket, 'open');
  return socket;
};

/** Everything the socket says until it answers a ping. */
const answersOf = (socket: WebSocket): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const receive = (data: WebSocket.RawData): void => {
      received += data;
      if (!String(data).startsWith('{"k":"pong"')) return;
      socket.off('message', receive).off('close', reject);
      resolve(received);
    };
    socket.on('message', receive).on('close', reject);
    socket.send('{"k":"ping"}');
  });

const demandWell = async (socket: WebSocket, sent: string, secrets: readonly string[]): Promise<void> => {
  const answers = await answersOf(socket);
  assert.ok(!answers.includes('"unavailable"'), `${sent.slice(0, 300)}: ${answers.slice(0, 300)}`);
  demandNoSecret(answers, secrets, sent.slice(0, 300));
};

const people = (): readonly Client[] => [new Client(node.url), world.bob, world.anna, world.stranger];

for (const [name, schema] of Object.entries(MESSAGES))
  test(`${name}: whatever is sent, the socket answers and lives on`, async () => {
    const secrets = await secretsOf(node.context.db);
    const sockets = await Promise.all(people().map(openRaw));
    await fc.assert(
      fc.asyncProperty(fc.nat(3), sentTo(schema, world.ids), async (who, value) => {
        const text = JSON.stringify(value) ?? 'null';
        if (Buffer.byteLength(text) > 15_000) return;
        const socket = sockets[who] as WebSocket;
        socket.send(text);
        await demandWell(socket, text, secrets);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    for (const socket of sockets) socket.close();
  });

test('texts that are no messages are refused one by one', async () => {
  const secrets = await secretsOf(node.context.db);
  const socket = await openRaw(world.bob);
  const anything = fc.oneof(
    oddText,
    oddValue.map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (text) => {
      const sent = text.toWellFormed();
      if (Buffer.byteLength(sent) > 15_000) return;
      socket.send(sent);
      await demandWell(socket, sent, secrets);
    }),
    { numRuns: 100, endOnFailure: true },
  );
  socket.close();
});
