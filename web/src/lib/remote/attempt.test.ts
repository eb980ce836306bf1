import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { Attempt } = await import('./attempt.svelte.ts');

const slow = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { deed: () => promise, resolve, reject };
};

test('a form that is sent twice is sent once', async () => {
  const attempt = new Attempt();
  const first = slow();
  const sent = attempt.at(first.deed);
  assert.equal(await attempt.at(() => Promise.reject(new Error('begun'))), false);
  first.resolve();
  assert.deepEqual([await sent, attempt.isDone, attempt.problem], [true, true, '']);
});

test('where no click is to be lost, one comes after the other, also after one that fails', async () => {
  const attempt = new Attempt();
  const first = slow();
  const order: string[] = [];
  const failed = attempt.at(first.deed);
  const others = ['a', 'b', 'c'].map((name) =>
    attempt.next(async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    }),
  );
  assert.deepEqual(order, []);
  first.reject(new Error('no'));
  assert.deepEqual([await failed, await Promise.all(others)], [false, [true, true, true]]);
  assert.deepEqual(order, ['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});
