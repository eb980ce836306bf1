import assert from 'node:assert/strict';
import test from 'node:test';
import { CHANCE, type MoveEntry } from '@caravel/core';
import { type Exploration, ROOT, withComment, withMoves } from '../exploration.ts';
import { treeRows } from './tree-rows.ts';

const EMPTY: Exploration = { title: '', game: 'x', version: 1, config: { rules: '', players: 2, options: {} }, seats: [], nodes: [] };
const by = (seat: number, ...moves: readonly string[]): MoveEntry[] => moves.map((move) => ({ seat, move }));

/** `up` is told with the next move. */
const rowsOf = (tree: Exploration): string[] =>
  treeRows(tree, ({ entry }) => (entry.move === 'up' ? '' : entry.move)).map(
    ({ depth, isBranch, text, comments }) => `${'  '.repeat(depth)}${isBranch ? '- ' : ''}${[text, ...comments].join(' ')}`,
  );

test('what could have been played instead stands indented under the move of the main line', () => {
  const main = withMoves(EMPTY, ROOT, by(0, 'a', 'b', 'c'));
  const first = main.tree.nodes[0]?.id ?? ROOT;
  const other = withMoves(main.tree, first, by(0, 'd', 'e'));
  const deep = withMoves(other.tree, other.id - 1, by(0, 'f'));
  const begin = withMoves(deep.tree, ROOT, by(0, 'z'));
  assert.deepEqual(rowsOf(begin.tree), ['a', '  - z', 'b', '  - d', '  e', '    - f', 'c']);
});

test('draws in a row are one row, and a piece taken up is told when it is put down; a branch or a comment parts them', () => {
  const main = withMoves(EMPTY, ROOT, [...by(CHANCE, 'x', 'y'), ...by(1, 'up', 'down')]);
  assert.deepEqual(rowsOf(main.tree), ['x y', 'down']);
  const [x] = main.tree.nodes;
  const parted = withMoves(main.tree, x?.id ?? ROOT, by(CHANCE, 'w'));
  assert.deepEqual(rowsOf(parted.tree), ['x', 'y', '  - w', 'down']);
  assert.deepEqual(rowsOf(withComment(main.tree, x?.id ?? ROOT, '!')), ['x !', 'y', 'down']);
});

test('the row of what is shown tells nothing that comes after it', () => {
  const { tree } = withMoves(EMPTY, ROOT, [...by(CHANCE, 'x', 'y'), ...by(1, 'up', 'down')]);
  const texts = tree.nodes.map(({ id }) =>
    treeRows(tree, ({ entry }) => (entry.move === 'up' ? '' : entry.move), id).map(({ text }) => text),
  );
  assert.deepEqual(texts, [
    ['x', 'y', 'down'],
    ['x y', 'down'],
    ['x y', '', 'down'],
    ['x y', 'down'],
  ]);
});

test('an empty tree has no rows', () => assert.deepEqual(rowsOf(EMPTY), []));
