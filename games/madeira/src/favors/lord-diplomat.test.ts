import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choices, play, position, whyNot } from '../testing/position.ts';
import { atBuilding, breadOf, faceUp, piratesOf, pointsOf, realsOf, waitingFor, workersOf } from '../testing/reading-ce.ts';

const LORD = { lord: 'up' } as const;
const DIPLOMAT = { diplomat: 'up' } as const;

test('F-lord the building costs you nothing, and only you, and only here', () => {
  const s = atBuilding('casa', [{ favors: LORD, markers: ['casa', 'fortaleza'] }, { reals: 9 }], { dice: [1] });
  assert.equal(whyNot(s, '0 pay'), 'C4');
  const paid = play(s, '0 use lord', '0 pay');
  assert.deepEqual([waitingFor(paid), realsOf(paid)], [[1], [0, 9, 0, 0]]);
  const next = play(paid, '1 pay');
  assert.equal(realsOf(next)[1], 0);
  assert.equal(whyNot(next, '0 pay'), 'C4');
});

test('F-lord RU20 then the action, or Pirates after all', () => {
  const s = play(atBuilding('moinho', [{ favors: LORD, workers: ['2a'] }]), '0 use lord');
  assert.equal(breadOf(play(s, '0 pay'))[0], 2);
  assert.deepEqual([piratesOf(play(s, '0 pirates'))[0], faceUp(play(s, '0 pirates'), 0)], [1, []]);
});

test('F-lord F-diplomat only before paying in C', () => {
  const s = position({ seats: [{ favors: { ...LORD, ...DIPLOMAT }, dice: [3] }] });
  assert.equal(whyNot(s, '0 use lord'), 'F-lord');
  assert.equal(whyNot(s, '0 use diplomat'), 'F-diplomat');
});

const withDiplomat = (workers: string[]) => atBuilding('moinho', [{ favors: DIPLOMAT, reals: 10, workers }]);

test('F-diplomat counts as 2 more Workers if you pay and act', () => {
  const bread = (workers: string[]) => breadOf(play(withDiplomat(workers), '0 use diplomat', '0 pay'))[0];
  assert.deepEqual([bread([]), bread(['2a']), bread(['2a', '2b']), bread(['2a', '2b', '2c'])], [2, 5, 5, 5]);
});

test('RU20 Diplomat from 0 is the upper action, from 1 the lower', () => {
  const capitania = (workers: string[]) =>
    play(atBuilding('capitania', [{ favors: DIPLOMAT, reals: 10, workers }]), '0 use diplomat', '0 pay');
  assert.deepEqual([pointsOf(capitania([]))[0], pointsOf(capitania(['2a']))[0]], [1, 3]);
  const moved = play(capitania([]), '0 worker home', '0 to funchal-1');
  assert.deepEqual([workersOf(moved, 0), waitingFor(moved).length], [['funchal-1'], 1]);
});

test('RU20 not paying wastes the Diplomat, and it is gone at the next building', () => {
  const s = atBuilding('moinho', [{ favors: DIPLOMAT, reals: 10, markers: ['moinho', 'capitania'] }]);
  const next = play(s, '0 use diplomat', '0 pirates');
  assert.deepEqual([piratesOf(next)[0], faceUp(next, 0)], [1, []]);
  assert.equal(pointsOf(play(next, '0 pay'))[0], 0);
});

test('RU20 Lord and Diplomat cannot meet: one Favor a turn, and the Diplomat does not pay', () => {
  const s = play(atBuilding('moinho', [{ favors: { ...LORD, ...DIPLOMAT }, reals: 3 }]), '0 use diplomat');
  assert.deepEqual(choices(s, 0), ['pirates']);
  assert.equal(whyNot(s, '0 use lord'), 'F1');
});
