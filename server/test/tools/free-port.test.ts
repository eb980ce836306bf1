import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort } from './free-port.ts';

test('a free port can be listened at, and is none that the system gives to somebody else', async () => {
  for (const port of await Promise.all(Array.from({ length: 20 }, freePort))) {
    assert.ok(port >= 20_000 && port < 30_000, String(port));
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});
