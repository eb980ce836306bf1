import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, play, type SeatWords, whyNot } from '../../testing/position.ts';
import {
  FIRST_EDITIONS,
  homeOf,
  inEverySet,
  markersOf,
  startingWith,
  stepOf,
  turnOf0,
  waitingFor,
  woodOn,
} from '../../testing/reading-ab.ts';

const STEWARD_IN_1 = { alfandega: 'steward', moinho: 'commander', capitania: 'guild-master', casa: 'mayor' } as const;
/** An Engineer in hand. */
const engineer = (workers: readonly string[]): SeatWords => ({ workers, favors: { engineer: 'up' } });

test('example 10: Red harvests region 1 by the Steward: 1 Wood, 1 Wheat, 1 Wine', () => {
  for (const s of inEverySet((rules) =>
    play(turnOf0({ workers: ['1a', '1b', '1d', '2a'] }, { rules, characters: STEWARD_IN_1 }), 'die 3 steward', 'harvest'),
  ))
    assert.deepEqual([homeOf(s, 0), woodOn(s, '1d')], [{ wood: 1, wheat: 1, wine: 1 }, 2]);
});

test('example 11: Blue takes 1 Wine, the last Wood of a Sugar field, and then its Sugar', () => {
  const s = turnOf0({ workers: ['2a', '2e'] }, { round: 5, fieldWood: { '2e': 1 } });
  const harvested = play(s, 'die 3 special', 'harvest');
  assert.deepEqual([homeOf(harvested, 0), choices(harvested, 0)], [{ wine: 1, wood: 1 }, ['again 2a', 'again 2e', 'done']]);
  const again = play(harvested, 'again 2e');
  assert.deepEqual([homeOf(again, 0), waitingFor(again), markersOf(again, 0)], [{ wine: 1, wood: 1, sugar: 1 }, [1], { moinho: 1 }]);
});

test('example 11: the first edition tells it without the Wine', () => {
  for (const rules of FIRST_EDITIONS) {
    const s = turnOf0({ workers: ['2e'] }, { rules, round: 5, fieldWood: { '2e': 1 } });
    assert.deepEqual(homeOf(play(s, 'die 3 special', 'harvest', 'again 2e'), 0), { wood: 1, sugar: 1 });
  }
});

test('H1 Wood first, the Good when it is gone, of the tile once converted', () => {
  const words = { fieldWood: { '2d': 1, '2e': 0 }, fieldGood: { '2e': 'wine' } } as const;
  const s = play(turnOf0({ workers: ['2b', '2d', '2e'] }, words), 'die 3 steward', 'harvest');
  assert.deepEqual([homeOf(s, 0), woodOn(s, '2d')], [{ wheat: 1, wood: 1, wine: 1 }, 0]);
});

test('H1 only own Workers harvest', () => {
  const s = play(turnOf0({ workers: ['2a'] }, { seats: [{ workers: ['2b', '2c'] }] }), 'die 3 steward', 'harvest');
  assert.deepEqual([homeOf(s, 0), homeOf(s, 1)], [{ wine: 1 }, {}]);
});

test('H2 one field just harvested once more, or not', () => {
  const s = play(turnOf0({ workers: ['3a', '3b', '2a'] }), 'die 3 special', 'harvest');
  assert.deepEqual(choices(s, 0), ['again 3a', 'again 3b', 'done']);
  assert.equal(whyNot(s, '0 again 2a'), 'H2');
  assert.equal(whyNot(s, '0 again 3c'), 'H2');
  assert.deepEqual(homeOf(play(s, 'again 3a'), 0), { wine: 2, wheat: 1 });
  assert.deepEqual([homeOf(play(s, 'done'), 0), waitingFor(play(s, 'done'))], [{ wine: 1, wheat: 1 }, [1]]);
});

test('H2 a field with more Wood gives Wood again', () => {
  const s = play(turnOf0({ workers: ['3e'] }, { fieldWood: { '3e': 3 } }), 'die 3 special', 'harvest', 'again 3e');
  assert.deepEqual([homeOf(s, 0), woodOn(s, '3e')], [{ wood: 2 }, 1]);
});

test('H3 never the Forest, never another region, with either sort of die', () => {
  const s = turnOf0({ workers: ['forest', '1a', 'watch', 'funchal-1', 'acores'] }, { pirateDice: [3] });
  for (const die of ['die', 'pirate']) {
    assert.equal(whyNot(play(s, `${die} 3 steward`), '0 harvest'), 'H3');
    assert.deepEqual(homeOf(play(s, `${die} 3 guild-master`, 'harvest'), 0), { wine: 1 });
  }
});

test('RU11 all fields or none: nothing is asked, and Wood cannot be left standing', () => {
  const s = play(turnOf0({ workers: ['2a', '2b', '2c', '2d', '2e'] }), 'die 3 steward', 'harvest');
  assert.deepEqual([homeOf(s, 0), waitingFor(s)], [{ wine: 1, wheat: 1, sugar: 1, wood: 2 }, [1]]);
});

test('RU12 Engineer: two more, on two fields or one twice', () => {
  const s = play(turnOf0(engineer(['2a', '2b'])), 'use engineer', 'die 3 steward', 'harvest');
  assert.deepEqual(homeOf(play(s, 'again 2a', 'again 2b'), 0), { wine: 2, wheat: 2 });
  assert.deepEqual(homeOf(play(s, 'again 2a', 'again 2a'), 0), { wine: 3, wheat: 1 });
  assert.deepEqual(homeOf(play(s, 'again 2a', 'done'), 0), { wine: 2, wheat: 1 });
  assert.deepEqual(waitingFor(play(s, 'again 2a', 'again 2b')), [1]);
});

test('RU12 Engineer at the empty building: three more in all, also three on one field, the last Wood first', () => {
  const words = { fieldWood: { '3e': 2 } };
  const s = play(turnOf0(engineer(['3e', '3a']), words), 'use engineer', 'die 3 special', 'harvest');
  assert.deepEqual(homeOf(play(s, 'again 3e', 'again 3e', 'again 3e'), 0), { wine: 1, wood: 2, sugar: 2 });
  assert.equal(stepOf(play(s, 'again 3e', 'again 3a')), 'again');
  assert.deepEqual(homeOf(play(s, 'done'), 0), { wine: 1, wood: 1 });
});

test('RU12 the Engineer works with a pirate die', () => {
  const s = turnOf0({ ...engineer(['2a', 'watch']), dice: [] }, { pirateDice: [2] });
  assert.deepEqual(homeOf(play(s, 'use engineer', 'pirate 2 steward', 'harvest', 'again 2a', 'again 2a'), 0), { wine: 3 });
});

test('RU12 offered only if a die can be placed, and then one must be', () => {
  assert.notEqual(whyNot(turnOf0({ ...engineer(['2a']), dice: [] }), '0 use engineer'), undefined);
  const starving = turnOf0({ ...engineer(['2a']), dice: [1] }, { guildDiceOn: { alfandega: 4 } });
  assert.notEqual(whyNot(starving, '0 use engineer'), undefined);
  const used = play(turnOf0(engineer(['2a'])), 'use engineer');
  assert.deepEqual(startingWith(choices(used, 0), 'pass'), []);
  for (const pass of ['pass I reals', 'pass II city', 'pass III watch']) assert.equal(whyNot(used, `0 ${pass}`), 'RU12');
});

test('RU12 without a harvest the Engineer is lost: the next turn knows nothing of it', () => {
  let s = turnOf0(engineer(['2a']), { players: 2 });
  s = play(s, 'use engineer', 'die 3 steward', 'no action', '1 pass I reals', '0 die 3 steward', '0 harvest');
  assert.deepEqual([homeOf(s, 0), stepOf(s)], [{ wine: 1 }, 'turn']);
});
