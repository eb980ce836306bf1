import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelNamed, LEVELS as PLAYED } from '@caravel/bots';
import { LEVELS, OLD_LEVELS } from '@caravel/protocol/levels';
import { createTable, loadTable, NoRoom, tableKey } from './local-store.ts';

const keep = (id: string, levels: readonly string[]): void => {
  const seats = [{ name: 'Ada', kind: 'person' }, ...levels.map((level) => ({ name: level, kind: 'bot', level }))];
  const header = { id, game: 'puerto-rico', config: { rules: 'standard', players: seats.length, options: {} }, seats };
  localStorage.setItem(tableKey(id), JSON.stringify({ header, entries: [], savedAt: 0, waitingFor: [] }));
};

const levelsOf = (id: string) => loadTable(id)?.header.seats.map(({ level }) => level);

test('tables kept before levels had names of today are read with these', () => {
  keep('local-old', Object.keys(OLD_LEVELS));
  assert.deepEqual(levelsOf('local-old'), [undefined, ...Object.values(OLD_LEVELS)]);
  keep('local-new', LEVELS);
  assert.deepEqual(levelsOf('local-new'), [undefined, ...LEVELS]);
});

test('the page and the bots mean the same by every name', () => {
  assert.deepEqual(PLAYED, LEVELS);
  for (const [old, level] of Object.entries(OLD_LEVELS)) assert.equal(levelNamed(old), level);
});

test('a new table for which there is no room is told apart from other trouble', (t) => {
  t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const config = { rules: 'standard', players: 2, options: {} };
  assert.throws(
    () => createTable({ game: 'puerto-rico', version: 1, config, seats: [] }),
    (error) => error instanceof NoRoom && !error.isUnderWay,
  );
});
