import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onEachEngine } from '../tools/engines.ts';
import { makeWorld } from './people.ts';

const HOUR = 3_600_000;

onEachEngine((start) => {
  test('a clock that steps an hour back cuts no socket and mutes nobody', async (t) => {
    const node = await start({ rate: { http: 1_000_000, socket: 50 } });
    t.after(() => node.end());
    const { anna, table } = await makeWorld(node);
    const socket = await anna.socket();
    await socket.watch(table.id);
    socket.send({ k: 'chat', t: table.id, text: 'before', r: 'before' });
    await socket.expect('done', ({ r }) => r === 'before');
    const real = Date.now;
    t.mock.method(Date, 'now', () => real() - HOUR);
    for (let i = 0; i < 20; i++) socket.send({ k: 'ping' });
    socket.send({ k: 'chat', t: table.id, text: 'after', r: 'after' });
    await socket.expect('done', ({ r }) => r === 'after');
    assert.equal(socket.received.filter(({ k }) => k === 'pong').length, 20);
    assert.deepEqual([socket.isOpen, socket.received.filter(({ k }) => k === 'no')], [true, []]);
    socket.close();
  });
});
