import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readConfig } from './config.ts';
import type { CheckedGame } from './game.ts';
import { sameState } from './layout.ts';
import { must, writeProblem } from './result.ts';
import { readState, writeState } from './state-text.ts';
import { pearls } from './testing/pearls.ts';

const SIZE = pearls.layout.size;
const lenient: CheckedGame = { ...pearls, faults: () => [] };
const start = pearls.setup(must(readConfig(pearls, {})));

const problemOf = (text: string): string => {
  const read = readState(pearls, text);
  assert.ok(!read.ok, `'${text}' was taken`);
  return writeProblem(read.problem);
};

test('the first position of pearls reads like this', () => {
  assert.equal(writeState(pearls, start), 'pearls/1 19 2,0*3,4,3,2,1*2,0*10');
});

test('any numbers round trip', () => {
  const value = fc.oneof(fc.constantFrom(0, -1, -32768, 32767), fc.integer({ min: -32768, max: 32767 }));
  fc.assert(
    fc.property(fc.array(value, { minLength: SIZE, maxLength: SIZE }), (values) => {
      const s = Int16Array.from(values);
      assert.ok(sameState(must(readState(lenient, writeState(lenient, s))), s));
    }),
  );
});

test('space around the line does not matter', () => {
  assert.ok(sameState(must(readState(pearls, ` ${writeState(pearls, start)}\n`)), start));
});

test('each kind of bad text has its own clear problem', () => {
  const rows: readonly (readonly [text: string, problem: string])[] = [
    ['', "not a position of pearls/1: ''"],
    ['chess/1 19 0*19', "not a position of pearls/1: 'chess/1'"],
    ['pearls/2 19 0*19', "not a position of pearls/1: 'pearls/2'"],
    ['pearls/1', "a position of pearls has 19 numbers, not ''"],
    ['pearls/1 20 0*20', "a position of pearls has 19 numbers, not '20'"],
    ['pearls/1 19', "'' is not a number or a run of one"],
    ['pearls/1 19 0*18,', "'' is not a number or a run of one"],
    ['pearls/1 19 0*18,x', "'x' is not a number or a run of one"],
    ['pearls/1 19 1.5,0*18', "'1.5' is not a number or a run of one"],
    ['pearls/1 19 0*0,0*19', "'0*0' is not a number or a run of one"],
    ['pearls/1 19 0*-1', "'0*-1' is not a number or a run of one"],
    ['pearls/1 19 32768,0*18', "'32768' is not a number or a run of one"],
    ['pearls/1 19 -32769,0*18', "'-32769' is not a number or a run of one"],
    ['pearls/1 19 0*18', '18 of 19 numbers'],
    ['pearls/1 19 0*20', 'more than 19 numbers'],
    ['pearls/1 19 0*99999', 'more than 19 numbers'],
    ['pearls/1 19 2,0*3,4,3,2,1*2,0*10 and more', "'and more' after the position"],
    ['pearls/1 19 2,0*18', 'not a position of play: pearls are worth 0 in all, not 16'],
  ];
  for (const [text, problem] of rows) assert.equal(problemOf(text), problem);
});

test('no truncated position is accepted', () => {
  const text = writeState(pearls, start);
  for (let end = 0; end < text.length - 1; end++) assert.ok(!readState(pearls, text.slice(0, end)).ok, text.slice(0, end));
});

test('no text makes the reader throw', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789*,- x'), maxLength: 40 });
  fc.assert(fc.property(noise, (body) => typeof readState(pearls, `pearls/1 19 ${body}`).ok === 'boolean'));
});
