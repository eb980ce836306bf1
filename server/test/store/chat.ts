/** What was said, in order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChatStore } from '../../src/store/chat.ts';
import { type Engine, storeWith, withDatabase } from './place.ts';

const line = (text: string) => ({ user: 'anna', name: 'Anna', channel: 'players' as const, text, at: 5 });

export const chatCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('lines have numbers from 1, each table its own'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 'a', 'b');
      const chat = new ChatStore(db);
      assert.deepEqual(await chat.add('a', line('one')), { n: 1, ...line('one') });
      assert.equal((await chat.add('b', line('other'))).n, 1);
      assert.equal((await chat.add('a', line("two; DROP TABLE chat; -- 'é"))).n, 2);
      assert.deepEqual(await chat.last('a', 1), [{ n: 2, ...line("two; DROP TABLE chat; -- 'é") }]);
      assert.deepEqual(
        (await chat.from('a', 1)).map(({ n }) => n),
        [1, 2],
      );
    }),
  );

  test(on('many who speak at once: no gap, no line lost'), () =>
    withDatabase(engine, async (db) => {
      await storeWith(db, 'a');
      const chat = new ChatStore(db);
      const added = await Promise.all(Array.from({ length: 15 }, (_, i) => chat.add('a', line(String(i)))));
      assert.deepEqual(
        added.map(({ n }) => n).sort((a, b) => a - b),
        Array.from({ length: 15 }, (_, i) => i + 1),
      );
      const kept = await chat.from('a', 1);
      for (const { n, text } of added) assert.equal(kept[n - 1]?.text, text);
    }),
  );
};
