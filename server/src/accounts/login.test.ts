import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client, startTestNode } from '../../test/tools/index.ts';

test('an unknown login and a wrong password get the same answer after the same work', async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const anna = await Client.guest(node.url);
  await anna.must('POST', '/api/register', { login: 'anna', password: 'correct horse' });
  const attempt = async (login: string) => {
    const start = performance.now();
    const answer = await new Client(node.url).ask('POST', '/api/login', { login, password: 'wrong wrong' });
    return { ...answer, time: performance.now() - start };
  };
  await attempt('anna');
  let wrong = Number.POSITIVE_INFINITY;
  let unknown = Number.POSITIVE_INFINITY;
  const isAlike = (): boolean => unknown > wrong * 0.4 && wrong > unknown * 0.4;
  // The least time of a few is that of an idle machine, so a busy one takes more of them.
  for (let tries = 0; tries < 3 || (tries < 20 && !isAlike()); tries++) {
    const [known, nobody] = [await attempt('anna'), await attempt('nobody')];
    assert.deepEqual([nobody.status, nobody.body], [known.status, known.body]);
    wrong = Math.min(wrong, known.time);
    unknown = Math.min(unknown, nobody.time);
  }
  assert.ok(isAlike(), `${unknown} against ${wrong} ms`);
});

test('guessing is slowed down by address', async (t) => {
  const node = await startTestNode({ rate: { http: 600, socket: 50 } });
  t.after(() => node.end());
  const client = new Client(node.url);
  const codes = [];
  for (let i = 0; i < 12; i++)
    codes.push((await client.refused('POST', '/api/login', { login: `user${i}`, password: 'guess guess' })).code);
  assert.deepEqual(codes.slice(0, 10), Array(10).fill('not-yours'));
  assert.deepEqual(codes.slice(10), ['too-much', 'too-much']);
});
