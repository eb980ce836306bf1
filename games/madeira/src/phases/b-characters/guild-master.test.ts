import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as on from '../../state/layout.ts';
import { choices, play, position, whyNot } from '../../testing/position.ts';
import { districtsOf, favorsOf, homeOf, inEverySet, startingWith, turnOf0, waitingFor } from '../../testing/reading-ab.ts';

test('example 6: Purple takes the Bishop for 4 Wood', () => {
  const taken = inEverySet((rules) => play(turnOf0({ wood: 4 }, { rules }), 'die 3 guild-master', 'act', 'favor bishop'));
  for (const s of taken) assert.deepEqual([homeOf(s, 0), districtsOf(s, 'porto-santo')], [{}, ['monk', 'miller', 'built', 'patron']]);
  assert.deepEqual(
    taken.map((s) => favorsOf(s, 0).bishop),
    ['up', 'up', 'down', 'up'],
  );
});

test('GM1 the columns cost 2, 3, 4, 5 Wood in every city', () => {
  const s = play(turnOf0({ wood: 9 }), 'die 3 guild-master', 'act');
  const cost = (favor: string): number => 9 - on.wood(play(s, `favor ${favor}`), 0);
  assert.deepEqual(['monk', 'miller', 'bishop', 'patron'].map(cost), [2, 3, 4, 5]);
  assert.deepEqual(['lord', 'diplomat', 'treasurer', 'navigator'].map(cost), [2, 3, 4, 5]);
  assert.deepEqual(['engineer', 'constable', 'lady', 'scout'].map(cost), [2, 3, 4, 5]);
});

test('GM1 any district in any order, only what the Wood reaches, without a Worker in the city', () => {
  const s = play(turnOf0({ wood: 3 }), 'die 3 guild-master', 'act');
  assert.deepEqual(choices(s, 0), ['favor monk', 'favor miller', 'favor lord', 'favor diplomat', 'favor engineer', 'favor constable']);
  assert.equal(whyNot(s, '0 favor scout'), 'DW2');
  assert.equal(whyNot(s, '0 done'), 'GM1');
});

test('GM1 a Favor that somebody has cannot be taken', () => {
  const s = play(turnOf0({ wood: 9 }, { seats: [{ favors: { scout: 'down' } }] }), 'die 3 guild-master', 'act');
  assert.equal(whyNot(s, '0 favor scout'), 'GM1');
});

test('GM1 the district is built: its two spots are open at once for all', () => {
  const s = play(turnOf0({ wood: 5 }), 'die 3 guild-master', 'act', 'favor navigator', '1 pass II city', '1 worker home');
  assert.deepEqual(startingWith(choices(s, 1), 'to funchal'), [
    'to funchal-1',
    'to funchal-2',
    'to funchal-3',
    'to funchal-11',
    'to funchal-12',
  ]);
});

test('V7 GM1 face up and used from the next turn on; in the Italian booklet face down', () => {
  const taken = inEverySet((rules) => {
    const s = position({ players: 2, rules, seats: [{ dice: [3], wood: 4 }] });
    return play(s, 'die 3 guild-master', 'act', 'favor treasurer', '1 pass I reals');
  });
  for (const s of taken) assert.deepEqual(waitingFor(s), [0]);
  assert.deepEqual(
    taken.map((s) => whyNot(s, '0 use treasurer')),
    [undefined, undefined, 'F1', undefined],
  );
});
