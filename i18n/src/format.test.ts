import assert from 'node:assert/strict';
import test from 'node:test';
import { speechIn } from './format.ts';

test('a plural follows the rules of the language', () => {
  const forms = { one: '# one', other: '# other' };
  const counted = (locale: string): string[] => [0, 1, 2].map((n) => speechIn(locale).plural(n, forms));
  assert.deepEqual(counted('de'), ['0 other', '1 one', '2 other']);
  assert.deepEqual(counted('it'), ['0 other', '1 one', '2 other']);
  assert.deepEqual(counted('pt-PT'), ['0 other', '1 one', '2 other']);
  assert.equal(speechIn('hu').plural(1, { other: '# kör' }), '1 kör');
});

test('a change has its sign, and the form of its size', () => {
  const ships = { one: '# ship', other: '# ships' };
  assert.deepEqual(
    [-2, -1, 1, 2].map((n) => speechIn('en').change(n, ships)),
    ['−2 ships', '−1 ship', '+1 ship', '+2 ships'],
  );
  assert.equal(speechIn('en').changes({ ships }).ships(3), '+3 ships');
});

test('a share says how far it may be off, unless that is nothing', () => {
  const { within } = speechIn('en');
  assert.deepEqual([within(0.612, 0.031), within(0.612, 0.004), within(1, 0)], ['61 ± 3', '61', '100']);
});

test('numbers beyond a thousand, signs and lists follow it too', () => {
  assert.equal(speechIn('de').number(12345), '12.345');
  assert.equal(speechIn('en').signed(-2), '−2');
  assert.equal(speechIn('en').signed(2), '+2');
  assert.equal(speechIn('it').list(['a', 'b', 'c']), 'a, b e c');
  assert.equal(speechIn('hu').list(['a', 'b']), 'a és b');
  assert.equal(speechIn('en').tally(['a', 'b', 'a']), 'a ×2 and b');
});
