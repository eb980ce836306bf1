import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Client } from '../../test/tools/client.ts';
import { onEachEngine } from '../../test/tools/engines.ts';

onEachEngine((start) => {
  test('a request under way is answered when the server stops', async () => {
    const node = await start();
    const anna = new Client(node.url);
    const registered = anna.must('POST', '/api/register', { login: 'anna', password: 'a password of the stop' });
    while ((await node.context.db.all('SELECT 1 AS one FROM users')).length === 0) await new Promise(setImmediate);
    await Promise.all([registered, node.end()]);
    assert.ok(anna.cookie);
  });

  test('moves under way are answered, and sockets are told why they end', async () => {
    const node = await start();
    const anna = await Client.guest(node.url);
    const bob = await Client.guest(node.url, 'Bob');
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], options: { governor: 0 } });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const socket = await anna.socket();
    const { timeline } = await socket.watch(id);
    const ended = once(socket.raw, 'close');
    const from = timeline.length;
    for (let n = from; n < from + 40; n += 2) {
      socket.send({ k: 'act', t: id, n, m: ['role craftsman'], r: `a${n}` });
      socket.send({ k: 'undo', t: id, n: n + 1, m: 1, r: `u${n}` });
    }
    await socket.expect('log');
    await node.end();
    assert.equal((await ended)[0], 1001);
    assert.equal(timeline.length, from + 40);
  });
});
