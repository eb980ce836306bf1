/** Notices that wait: whoever tells them takes them, and they stay until they were told. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dropWaiting,
  dueWaiting,
  forgetWaiting,
  giveBackWaiting,
  keepWaiting,
  takeWaiting,
  type WaitingNotice,
} from '../../src/store/waiting-notices.ts';
import { type Engine, withDatabase } from './place.ts';

const turnAt = (table: string, at: number): WaitingNotice => ({ user: 'anna', channel: 'webhook', table, what: 'turn', mark: 3, at });
const LONG = 10 * 60_000;

export const waitingNoticeCases = (engine: Engine): void => {
  const on = (what: string): string => `${engine.name}: ${what}`;

  test(on('a notice that waits is taken by one of two, and by another where the first has died'), () =>
    withDatabase(engine, async (db) => {
      await keepWaiting(db, [turnAt('b', 6), turnAt('a', 5)], 50);
      const both = await Promise.all([1, 2].map(() => takeWaiting(db, 'anna', 'webhook', 60)));
      assert.deepEqual(both.map((all) => all.map(({ table }) => table)).sort(), [[], ['a', 'b']]);
      assert.deepEqual(await dueWaiting(db, 60, 9), [], 'somebody is telling them');
      assert.deepEqual(
        (await dueWaiting(db, 60 + LONG, 9)).map(({ owner, channel }) => [owner, channel]),
        [['anna', 'webhook']],
      );
      const [first, second] = await takeWaiting(db, 'anna', 'webhook', 60 + LONG);
      assert.deepEqual([first, second], [turnAt('a', 5), turnAt('b', 6)]);
      await dropWaiting(db, [turnAt('a', 5)]);
      await giveBackWaiting(db, [turnAt('b', 6)], 70);
      assert.deepEqual(await takeWaiting(db, 'anna', 'webhook', 71), [turnAt('b', 6)]);
      await forgetWaiting(db, 'anna', 'webhook');
      assert.deepEqual(await takeWaiting(db, 'anna', 'webhook', 9 * LONG), []);
    }),
  );
};
