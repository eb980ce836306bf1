import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../../state/layout.ts';
import { choices, play, position, type SeatWords, whyNot } from '../../testing/position.ts';
import { homeOf, inEverySet, markersOf, stepOf, turnOf0, waitingFor } from '../../testing/reading-ab.ts';

const BUILT = ['built', 'built', 'built', 'built'] as const;
const ALL_BUILT = { 'porto-santo': BUILT, funchal: BUILT, machico: BUILT };

test('B5 the action, or a harvest in the region, or nothing', () => {
  const s = play(turnOf0({ workers: ['2a'] }), 'die 3 steward');
  assert.deepEqual(choices(s, 0), ['act', 'harvest', 'no action']);
  assert.equal(stepOf(play(s, 'act')), 'worker');
  assert.deepEqual(homeOf(play(s, 'harvest'), 0), { wine: 1 });
  const nothing = play(s, 'no action');
  assert.deepEqual([homeOf(nothing, 0), markersOf(nothing, 0), waitingFor(nothing)], [{}, { moinho: 1 }, [1]]);
});

test('B5 the figure of the empty building: only the special harvest', () => {
  const s = play(turnOf0({ workers: ['3a'] }), 'die 3 special');
  assert.deepEqual(choices(s, 0), ['harvest', 'no action']);
  assert.equal(whyNot(s, '0 act'), 'B5');
});

test('B5 one of the two, not both', () => {
  const s = play(turnOf0({ workers: ['2a'] }), 'die 3 steward', 'harvest');
  assert.deepEqual(waitingFor(s), [1]);
  const acting = play(turnOf0({ workers: ['2a'] }), 'die 3 steward', 'act');
  assert.equal(whyNot(acting, '0 harvest'), 'RU4');
});

test('B5 a die may be placed where nothing can be done; then nobody is asked, unless the mill could help', () => {
  const words: SeatWords = { mill: 0, workers: ['1a'] };
  assert.deepEqual(waitingFor(play(turnOf0(words), 'die 3 commander')), [1]);
  const s = play(turnOf0({ ...words, mill: 1 }), 'die 3 commander');
  assert.deepEqual([waitingFor(s), choices(s, 0)], [[0], ['no action']]);
});

test('B5 each character’s own rule is named where its action cannot be', () => {
  const s = turnOf0({ workers: Array(12).fill('watch') }, { districts: ALL_BUILT });
  assert.equal(whyNot(play(s, 'die 3 steward'), '0 act'), 'ST1');
  assert.equal(whyNot(play(s, 'die 3 commander'), '0 act'), 'CO1');
  assert.equal(whyNot(play(s, 'die 3 guild-master'), '0 act'), 'GM1');
  assert.equal(whyNot(play(s, 'die 3 guild-master'), '0 harvest'), 'H3');
  assert.equal(whyNot(play(s, 'die 3 guild-master'), '0 pass I reals'), 'B5');
});

test('RU16 the Mayor without a Worker in any city may still relocate Citizens, and gets nothing', () => {
  for (const s of inEverySet((rules) => play(turnOf0({}, { rules }), 'die 3 mayor', 'act', 'citizen funchal-4', 'to machico-1', 'done')))
    assert.deepEqual([homeOf(s, 0), on.citizens(s, 2), waitingFor(s)], [{}, 2, [1]]);
});

test('RU16 the Workers of others never move', () => {
  const s = play(turnOf0({ workers: ['funchal-2'] }, { seats: [{ workers: ['funchal-1'] }] }), 'die 3 mayor', 'act');
  assert.equal(whyNot(s, '0 worker funchal-1'), 'MA1');
  assert.equal(whyNot(s, '0 citizen funchal-1'), 'MA1');
  assert.deepEqual(choices(s, 0), ['worker funchal-2', 'citizen porto-santo-4', 'citizen funchal-4', 'citizen machico-4', 'done']);
});

test('RU16 when no Favor is left the Guild Master only allows harvest or nothing', () => {
  const s = play(turnOf0({ wood: 9, workers: ['1b'] }, { districts: ALL_BUILT }), 'die 3 guild-master');
  assert.deepEqual(choices(s, 0), ['harvest', 'no action']);
  assert.equal(whyNot(s, '0 act'), 'GM1');
});

test('B5 the die of a pirate on the empty building harvests specially too', () => {
  const s = position({ round: 2, pirateDice: [3], seats: [{ workers: ['watch', '3a'] }] });
  assert.deepEqual(homeOf(play(s, 'pirate 3 special', 'harvest', 'again 3a'), 0), { wine: 2 });
});
