import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardRows, DEFAULT_BOARD, PLAYER_COUNTS } from '@caravel/madeira/board';
import { readReport, writeReport } from './report.ts';
import { spotsOf } from './spots.ts';
import { withValue } from './values.ts';
import { viewOf } from './view-of.ts';

test('every value of the board is at one spot, for some number of players', () => {
  const paths = new Set(PLAYER_COUNTS.flatMap((players) => spotsOf(DEFAULT_BOARD, players).flatMap((spot) => spot.paths)));
  const missing = boardRows(DEFAULT_BOARD).filter(({ path, value }) => !paths.has(path) && !(path.endsWith('.heads') && value === '2'));
  assert.deepEqual(
    missing.map(({ path }) => path),
    ['name'],
  );
  for (const players of PLAYER_COUNTS) {
    const all = spotsOf(DEFAULT_BOARD, players).flatMap((spot) => spot.paths);
    assert.equal(new Set(all).size, all.length);
  }
});

test('a slot is found where it is drawn, for every number of players', () => {
  for (const players of PLAYER_COUNTS) {
    const view = viewOf(DEFAULT_BOARD, players);
    const drawn = [...view.markets, ...view.colonies].flatMap(({ slots }) => slots.map(({ slot }) => `[data-thing="slot:${slot}"]`));
    const asked = spotsOf(DEFAULT_BOARD, players).flatMap((spot) => spot.at.filter((selector) => selector.includes('"slot:')));
    assert.deepEqual(asked.toSorted(), drawn.toSorted());
  }
});

test('the drawn board shows the owner’s numbers', () => {
  const board = withValue(withValue(DEFAULT_BOARD, 'cities.funchal.higher', 13), 'colonies.acores.slots[4].heads', '');
  const view = viewOf(board, 2);
  assert.equal(view.cities.find(({ city }) => city === 'funchal')?.higher, 13);
  assert.equal(view.colonies.find(({ colony }) => colony === 'acores')?.slots.length, 4);
});

test('a report holds the board, what was confirmed and what was changed, and is read again', () => {
  const board = withValue(DEFAULT_BOARD, 'passing[0]', 3);
  const text = writeReport({ board, confirmed: ['passing[0]'] });
  assert.deepEqual(JSON.parse(text).changed, [{ path: 'passing[0]', ours: 2, mine: 3 }]);
  assert.deepEqual(readReport(text), { ok: true, value: { board, confirmed: ['passing[0]'] } });
  assert.equal(readReport(JSON.stringify(DEFAULT_BOARD)).ok, true);
  assert.equal(readReport('[1').ok, false);
});
