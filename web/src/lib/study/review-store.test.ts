import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEPT_UNDER } from '../site.ts';
import { deviceStore } from './review-store.ts';

test('what earlier pages have kept is deleted once, and a browser that keeps nothing is no trouble', async () => {
  const asked: string[] = [];
  const indexedDB = {
    deleteDatabase: (name: string) => asked.push(`delete ${name}`),
    open: (name: string) => {
      asked.push(`open ${name}`);
      throw new Error('a private window');
    },
  };
  Object.assign(globalThis, { indexedDB });
  assert.equal(await deviceStore.load('a'), undefined);
  await deviceStore.save('a', { decisions: [], course: [], judgements: [] });
  // The first time, removed games are looked for, too.
  assert.deepEqual(asked, ['delete caravel-study', ...Array(3).fill(`open ${KEPT_UNDER}study`)]);
});
