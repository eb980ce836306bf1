import assert from 'node:assert/strict';
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
