import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOf } from '../invariants.ts';
import { placeNamed, play, position } from '../testing/position.ts';
import { homeWorkersOf, turnOf0, workersOf } from '../testing/reading-ab.ts';
import { CITIZEN, countBits, isBuilt, isFreeSpot, shipsInColony, shipsOnBoard, whoIsOn, workersInRegion, workersOnBoard } from './state.ts';

const EVERYWHERE = ['1a', '2a', '3e', 'forest', 'funchal-1', 'acores', 'acores', 'watch', 'watch'];

test('S2 a Worker is on the board or at home, never both', () => {
  const s = position({ seats: [{ workers: EVERYWHERE, ships: ['wheat-1', 'acores-1'] }] });
  assert.deepEqual([workersOnBoard(s, 0), homeWorkersOf(s, 0), shipsOnBoard(s, 0)], [9, 3, 2]);
  assert.deepEqual(workersOf(s, 0), EVERYWHERE);
  assert.deepEqual(faultsOf(s), []);
});

test('BD2 the Forest counts for no region', () => {
  const s = position({ seats: [{ workers: ['1a', '1d', '2a', '3a', '3e', 'forest'] }] });
  assert.deepEqual(
    [1, 2, 3].map((region) => workersInRegion(s, 0, region)),
    [2, 1, 2],
  );
});

test('BD3 different players share a field, one Worker each', () => {
  const s = position({ seats: [{ workers: ['1a'] }, { workers: ['1a'] }, { workers: ['1a'] }, { workers: ['1a'] }] });
  assert.deepEqual(faultsOf(s), []);
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => workersInRegion(s, seat, 1)),
    [1, 1, 1, 1],
  );
});

test('S7 S8 spots 1 to 4 are built, the Citizen stands on the fourth', () => {
  const s = position();
  const spots = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => placeNamed(`machico-${n}`));
  assert.deepEqual(
    spots.filter((spot) => isBuilt(s, spot)),
    spots.slice(0, 4),
  );
  assert.deepEqual(
    spots.filter((spot) => isFreeSpot(s, spot)),
    spots.slice(0, 3),
  );
  assert.equal(whoIsOn(s, spots[3] as number), CITIZEN);
});

test('BD6 a spot or slot left is free at once', () => {
  const s = play(
    turnOf0({ workers: ['funchal-1'], ships: ['acores-1', 'acores-2', 'india-1'] }),
    'die 3 steward',
    'act',
    'worker funchal-1',
    'to 1a',
  );
  assert.equal(isFreeSpot(s, placeNamed('funchal-1')), true);
  assert.deepEqual(
    [0, 1, 2].map((colony) => shipsInColony(s, 0, colony)),
    [2, 0, 1],
  );
});

test('bits are counted', () => assert.deepEqual([0, 1, 0b101, 0b111111111111111].map(countBits), [0, 1, 2, 15]));
