/** How long a game on this device took: from its first moment to its end, however often the page was opened in between. */
import '../../../testing/runes.ts';
import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puertoRico } from '@caravel/puerto-rico';
import { recordedGame } from '../../../testing/recorded.ts';
import { createTable, loadTable } from './local-store.ts';

const { LocalSession } = await import('./local-session.svelte.ts');

const MINUTE = 60_000;
const { config, entries } = recordedGame(puertoRico, '3-players-points');
const header = {
  game: 'puerto-rico',
  config,
  seats: ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' as const })),
  chance: 'manual' as const,
};

/** Everything up to the entry, as at a table with real tiles. */
const playTo = async (id: string, end: number): Promise<InstanceType<typeof LocalSession>> => {
  const session = new LocalSession(puertoRico, loadTable(id) ?? assert.fail('nothing is kept'), () => 0);
  for (let next = entries[session.played.length]; next && session.played.length < end; next = entries[session.played.length]) {
    assert.ok('move' in next);
    const sent = next.seat < 0 ? session.enterChance(next.move) : session.send(next.seat, [next.move], session.played.length);
    assert.equal((await sent).ok, true);
  }
  return session;
};

test('the time between is kept over a reload, and stands still once the game is over', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: 5 * MINUTE });
  const id = createTable(header);
  t.mock.timers.setTime(20 * MINUTE);
  const first = await playTo(id, 60);
  assert.equal(first.lasted, undefined);
  first.close();
  t.mock.timers.setTime(53 * MINUTE);
  const second = await playTo(id, entries.length);
  assert.equal(second.lasted, 48 * MINUTE);
  second.close();
  t.mock.timers.setTime(999 * MINUTE);
  assert.equal(new LocalSession(puertoRico, loadTable(id) ?? assert.fail(), () => 0).lasted, 48 * MINUTE);
});

test('of a game that came from elsewhere nobody knows', async () => {
  const id = createTable(header, entries);
  assert.equal(new LocalSession(puertoRico, loadTable(id) ?? assert.fail(), () => 0).lasted, undefined);
});
