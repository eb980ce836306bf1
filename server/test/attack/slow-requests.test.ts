import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { startTestNode } from '../tools/index.ts';
import { statusIn } from './raw.ts';

/** Sends the beginning of a request and then a letter now and then; what came back before the end. */
const dribble = (url: string, beginning: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    const more = setInterval(() => socket.write('x'), 100);
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(more);
      resolve(received);
    });
    socket.write(beginning);
  });

const BODY = 'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"name":"';

test('a request that does not come to its end is cut, be it head or body; others are answered', { timeout: 60_000 }, async (t) => {
  const node = await startTestNode({ requestTimeout: 1000 });
  t.after(() => node.end());
  const slow = Promise.all([BODY, BODY, 'GET /api/me HTTP/1.1\r\nHost: x\r\nX-', ''].map((beginning) => dribble(node.url, beginning)));
  assert.equal((await fetch(`${node.url}/healthz`)).status, 200);
  assert.deepEqual((await slow).map(statusIn).slice(0, 3), [408, 408, 408]);
});

test('metrics are for this machine: an address that was made up opens nothing', async (t) => {
  for (const trustProxy of [1, ['127.0.0.1']]) {
    const node = await startTestNode({ trustProxy });
    t.after(() => node.end());
    const status = async (forwarded?: string): Promise<number> =>
      (await fetch(`${node.url}/metrics`, { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).status;
    assert.deepEqual([await status('127.0.0.1, 8.8.8.8'), await status('::1,8.8.8.8'), await status()], [403, 403, 200]);
  }
});
