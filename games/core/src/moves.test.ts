import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ByKind, byKind, defineMoves, every, type MoveGroup, type Moves, rows, type StructOf, structOf } from './moves.ts';

const written = (...texts: readonly string[]): Moves =>
  defineMoves({
    kind: rows(
      texts.map((text) => ({ text })),
      ({ text }) => text,
    ),
  }).moves;
const small = defineMoves({ pass: {}, load: { good: ['corn'], ship: [4, 5, 6] }, done: {} });

test('numbers follow the order of the table', () => {
  assert.deepEqual([small.groups.pass.first, small.groups.load.first, small.groups.done.first], [0, 1, 4]);
  assert.equal(small.moves.count, 5);
});

test('every number round trips through its text', () => {
  const { moves } = small;
  for (let move = 0; move < moves.count; move++) assert.equal(moves.find(moves.text(move)), move);
});

test('a group knows its moves and their index', () => {
  const { load } = defineMoves({ pass: {}, load: { what: ['a', 'b'] } }).groups;
  assert.deepEqual(
    [0, 1, 2, 3].map((move) => load.has(move)),
    [false, true, true, false],
  );
  assert.deepEqual([load.first, load.count, load.index(1), load.index(2)], [1, 2, 0, 1]);
});

test('an unknown text is not a move, not even the name of a property every object has', () => {
  for (const text of ['', 'load', 'Pass', 'pass ', 'constructor', '__proto__']) assert.equal(small.moves.find(text), undefined);
});

test('a number outside the table has no text', () => {
  for (const move of [-1, 5, 1.5, Number.NaN]) assert.throws(() => small.moves.text(move), RangeError);
});

test('texts that would not survive a log are refused', () => {
  const bad = ['', ' pass', 'pass ', 'two  spaces', 'Pass', '3 corn', '# remark', 'a\nb', 'a\tb', 'a\n'];
  for (const text of bad) assert.throws(() => written(text), /starts with a small letter and has single spaces/, JSON.stringify(text));
});

test('undo is not a move, but a word that begins like it may be', () => {
  assert.throws(() => written('undo'), /undo is a log entry/);
  assert.throws(() => written('undo 3'), /undo is a log entry/);
  assert.equal(written('undock ship').find('undock ship'), 0);
});

test('two moves never read the same', () => {
  assert.throws(() => written('load corn 5', 'load corn 6', 'load corn 5'), /two moves read 'load corn 5'/);
});

const GOODS = ['corn', 'sugar'] as const;
const described = defineMoves({
  pass: {},
  load: { good: GOODS, ship: [4, 5] },
  'buy wood': rows(every({ good: GOODS }), ({ good }) => `buy wood for ${good}`),
  upkeep: rows([
    { place: 'field', count: 0 },
    { place: 'field', count: 1 },
    { place: 'wharf', count: 0 },
  ]),
});
type Described = StructOf<typeof described.moves>;

const textsOf = (moves: Moves): string[] => Array.from({ length: moves.count }, (_, move) => moves.text(move));
const run = ({ first, count }: MoveGroup): number[] => [first, count];

test('a described table has its rows in order, the last field fastest', () => {
  assert.deepEqual(textsOf(described.moves), [
    'pass',
    'load corn 4',
    'load corn 5',
    'load sugar 4',
    'load sugar 5',
    'buy wood for corn',
    'buy wood for sugar',
    'upkeep field 0',
    'upkeep field 1',
    'upkeep wharf 0',
  ]);
  assert.deepEqual(Object.values(described.groups).map(run), [
    [0, 1],
    [1, 4],
    [5, 2],
    [7, 3],
  ]);
});

test('a move says its kind and fields, frozen', () => {
  const { moves, groups } = described;
  assert.deepEqual(moves.struct(groups.load.first + 3), { kind: 'load', good: 'sugar', ship: 5 });
  assert.deepEqual(moves.parse('buy wood for sugar'), { kind: 'buy wood', good: 'sugar' });
  assert.equal(moves.parse('buy wood for tobacco'), undefined);
  assert.equal(structOf(moves, 'pass'), moves.struct(0));
  assert.throws(() => structOf(moves, 'buy wood for tobacco'), /no move 'buy wood for tobacco'/);
  assert.ok(Object.isFrozen(moves.struct(0)));
  assert.throws(() => moves.struct(10), RangeError);
});

test('the union of structs is told apart by kind', () => {
  const shipOf = (move: Described): 4 | 5 | undefined => (move.kind === 'load' ? move.ship : undefined);
  const kinds: Readonly<Record<Described['kind'], true>> = { pass: true, load: true, 'buy wood': true, upkeep: true };
  assert.equal(shipOf({ kind: 'load', good: 'corn', ship: 5 }), 5);
  assert.deepEqual(Object.keys(kinds), Object.keys(described.groups));
  // @ts-expect-error there is no such good
  assert.equal(shipOf({ kind: 'load', good: 'tobacco', ship: 5 }), 5);
});

test('a table of functions answers by the kind of the struct', () => {
  const lines: ByKind<Described, [times: number], string> = {
    pass: () => '-',
    load: ({ good, ship }, times) => `${times} x ${good} on ${ship}`,
    'buy wood': ({ good }) => good,
    upkeep: ({ place }) => place,
  };
  assert.equal(byKind(lines, { kind: 'load', good: 'sugar', ship: 4 }, 2), '2 x sugar on 4');
  assert.equal(byKind(lines, described.moves.struct(0), 2), '-');
  // @ts-expect-error a kind is missing
  const incomplete: ByKind<Described, [], string> = { pass: () => '-', load: () => '', 'buy wood': () => '' };
  assert.equal(Object.keys(incomplete).length, 3);
});
