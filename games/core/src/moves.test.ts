import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MoveTable } from './moves.ts';

const table = (): { moves: MoveTable; ids: readonly number[] } => {
  const moves = new MoveTable();
  const pass = moves.one('pass');
  const load = moves.group(['load corn 4', 'load corn 5', 'load corn 6']);
  const done = moves.one('done');
  return { moves, ids: [pass, load.first, done] };
};

test('numbers follow the order of the table', () => {
  const { moves, ids } = table();
  assert.deepEqual(ids, [0, 1, 4]);
  assert.equal(moves.count, 5);
});

test('every number round trips through its text', () => {
  const { moves } = table();
  for (let move = 0; move < moves.count; move++) assert.equal(moves.find(moves.text(move)), move);
});

test('a group knows its moves and their index', () => {
  const moves = new MoveTable();
  moves.one('pass');
  const load = moves.group(['load a', 'load b']);
  assert.deepEqual(
    [0, 1, 2, 3].map((move) => load.has(move)),
    [false, true, true, false],
  );
  assert.deepEqual([load.first, load.count, load.index(1), load.index(2)], [1, 2, 0, 1]);
});

test('an unknown text is no move, not even one every object has', () => {
  const { moves } = table();
  for (const text of ['', 'load', 'Pass', 'pass ', 'constructor', '__proto__']) assert.equal(moves.find(text), undefined);
});

test('a number outside the table has no text', () => {
  const { moves } = table();
  for (const move of [-1, 5, 1.5, Number.NaN]) assert.throws(() => moves.text(move), RangeError);
});

test('texts that would not survive a log are refused', () => {
  const moves = new MoveTable();
  const bad = ['', ' pass', 'pass ', 'two  spaces', 'Pass', '3 corn', '# remark', 'a\nb', 'a\tb', 'a\n'];
  for (const text of bad) assert.throws(() => moves.one(text), /starts with a small letter and has single spaces/, JSON.stringify(text));
  assert.equal(moves.count, 0);
});

test('undo is not a move, but a word that begins like it may be', () => {
  const moves = new MoveTable();
  assert.throws(() => moves.one('undo'), /undo is a log entry/);
  assert.throws(() => moves.one('undo 3'), /undo is a log entry/);
  assert.equal(moves.one('undock ship'), 0);
});

test('two moves never read the same', () => {
  const { moves } = table();
  assert.throws(() => moves.one('load corn 5'), /two moves read 'load corn 5'/);
});

test('the words of a move are its text, frozen', () => {
  const table = new MoveTable();
  const move = table.one('load sugar 7');
  assert.deepEqual(table.words(move), ['load', 'sugar', '7']);
  assert.ok(Object.isFrozen(table.words(move)));
  assert.throws(() => table.words(1), RangeError);
});
