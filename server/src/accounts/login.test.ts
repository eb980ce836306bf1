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
  const wrong = [await attempt('anna'), await attempt('anna'), await attempt('anna')];
  const unknown = [await attempt('nobody'), await attempt('nobody'), await attempt('nobody')];
  for (const answer of unknown) assert.deepEqual([answer.status, answer.body], [wrong[0]?.status, wrong[0]?.body]);
  const least = (answers: { time: number }[]): number => Math.min(...answers.map(({ time }) => time));
  assert.ok(least(unknown) > least(wrong) * 0.4 && least(wrong) > least(unknown) * 0.4, `${least(unknown)} against ${least(wrong)} ms`);
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
