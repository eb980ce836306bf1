import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CHANCE } from './game.ts';
import { type Entry, parseEntry, writeEntry, writeSeat } from './log.ts';
import { must, type Result, writeProblem } from './result.ts';

const problemOf = (result: Result<unknown>): string => {
  assert.ok(!result.ok, 'there is no problem');
  return writeProblem(result.problem);
};

test('an entry round trips through its line', () => {
  const seat = fc.integer({ min: CHANCE, max: 9 });
  const move = fc.constantFrom('keep', 'pearl 2', 'worker city:funchal:4 > field:2c', 'undone').map((text) => ({ move: text }));
  const undo = fc.integer({ min: 1, max: 99_999 }).map((count) => ({ undo: count }));
  fc.assert(
    fc.property(seat, fc.oneof(move, undo), (by, what) => {
      const entry: Entry = { seat: by, ...what };
      assert.deepEqual(must(parseEntry(writeEntry(entry))), entry);
    }),
  );
  assert.deepEqual([writeSeat(CHANCE), writeSeat(2)], ['*', '2']);
});

test('lines that are not entries are refused', () => {
  for (const line of ['', 'keep', '0', '0 ', '0  keep', ' 0 keep', '10 keep', '-1 keep', '? keep', '*keep', '0\tkeep'])
    assert.equal(problemOf(parseEntry(line)), `'${line}' is not an entry: a seat number or *, a space, a move`);
  for (const undo of ['undo', 'undo 0', 'undo -1', 'undo 1.5', 'undo 01', 'undo 1 2', 'undo 100000', 'undo  1'])
    assert.equal(problemOf(parseEntry(`0 ${undo}`)), `'${undo}' does not say how many moves to undo`);
});
