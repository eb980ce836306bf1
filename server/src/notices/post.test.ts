import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { test } from 'node:test';
import { Receiver } from '../../test/tools/receiver.ts';
import { post } from './post.ts';

test('a redirect is an answer and is not followed, wherever it leads', async () => {
  const receiver = await Receiver.start();
  try {
    for (const status of [301, 302, 307, 308]) {
      receiver.status = status;
      receiver.headers = { location: `${receiver.url}/inside` };
      const answer = await post({ url: `${receiver.url}/hook`, headers: {}, body: '{}' }, new Set([receiver.target]));
      assert.equal(answer.status, status);
    }
    assert.deepEqual([receiver.at('/hook').length, receiver.at('/inside').length], [4, 0]);
  } finally {
    receiver.end();
  }
});

test('who does not answer in time is told so in words', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const target = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  try {
    const posted = post({ url: `http://${target}/hook`, headers: {}, body: '{}' }, new Set([target]), 50);
    await assert.rejects(posted, { message: 'not delivered: no answer within 0.05 seconds' });
  } finally {
    silent.close();
  }
});
