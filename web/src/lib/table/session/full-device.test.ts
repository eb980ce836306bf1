/** A device that is full in the middle of a game. */
import '../../../testing/runes.ts';
import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { puertoRico } from '@caravel/puerto-rico';
import { recordedGame } from '../../../testing/recorded.ts';
import { createTable, loadTable, NoRoom } from './local-store.ts';

const { LocalSession } = await import('./local-session.svelte.ts');

const { config, entries } = recordedGame(puertoRico, '3-players-points');
const seats = ['Ada', 'Bo', 'Cy'].map((name) => ({ name, kind: 'person' as const }));

test('the game goes on, it is told once, and the table can be left and opened again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const told: unknown[] = [];
  t.mock.method(globalThis, 'reportError', (error: unknown) => told.push(error));
  const id = createTable({ game: 'puerto-rico', config, seats, chance: 'manual' });
  const open = () => new LocalSession(puertoRico, loadTable(id) ?? assert.fail('nothing is kept'), () => 0);
  const session = open();
  const { mock } = t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const entry of entries.slice(0, 3)) {
    assert.ok('move' in entry);
    assert.equal((await session.enterChance(entry.move)).ok, true);
    t.mock.timers.tick(1000);
  }
  assert.ok(mock.callCount() > 1);
  assert.equal(told.length, 1);
  assert.ok(told[0] instanceof NoRoom && told[0].isUnderWay);
  session.close();
  mock.restore();
  const again = open();
  assert.equal(again.played.length, 0);
  again.close();
});
