import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { childrenOf, type Exploration, entriesTo, nodeOf, promoted, ROOT, withComment, withMoves, withoutBranch } from './exploration.ts';
import { isSameTree, merged } from './merged-explorations.ts';

const EMPTY: Exploration = {
  title: 'Corn first',
  game: 'pearls',
  version: 1,
  config: { rules: 'lagoon', players: 2, options: {} },
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  nodes: [],
};

const line = (...moves: readonly string[]) => moves.map((move) => ({ seat: 0, move }));
/** The tree with these moves from the beginning. */
const grown = (tree: Exploration, ...moves: readonly string[]): Exploration => withMoves(tree, ROOT, line(...moves)).tree;
const placeOf = (tree: Exploration, ...moves: readonly string[]): number => {
  const found = withMoves(tree, ROOT, line(...moves));
  assert.equal(found.tree, tree, `${moves} is not there`);
  return found.id;
};
const commented = (tree: Exploration, text: string, ...moves: readonly string[]) => withComment(tree, placeOf(tree, ...moves), text);
const cut = (tree: Exploration, ...moves: readonly string[]) => withoutBranch(tree, placeOf(tree, ...moves));

/** Every node as the moves that lead there, with its comment; branches in their order. */
const told = (tree: Exploration, id = ROOT): string[] =>
  childrenOf(tree, id).flatMap((node) => {
    const way = entriesTo(tree, node.id).map(({ move }) => move);
    return [way.join('') + (node.comment ? `:${node.comment}` : ''), ...told(tree, node.id)];
  });

const ways = (tree: Exploration): string[] => told(tree).map((said) => said.replace(/:.*/s, ''));

const BASE = grown(grown(EMPTY, 'a', 'b', 'c'), 'a', 'x');

test('what each of two tabs added is in the result, though their nodes have the same numbers', () => {
  const [mine, theirs] = [grown(BASE, 'a', 'y', 'z'), grown(BASE, 'd')];
  const both = merged(BASE, mine, theirs);
  assert.deepEqual(told(both).toSorted(), ['a', 'ab', 'abc', 'ax', 'ay', 'ayz', 'd']);
  for (const node of mine.nodes) assert.equal(nodeOf(both, node.id), node);
});

test('the same move made in both tabs is one branch', () => {
  assert.deepEqual(told(merged(BASE, grown(BASE, 'd'), grown(BASE, 'd', 'e'))), ['a', 'ab', 'abc', 'ax', 'd', 'de']);
});

test('what one tab deleted is gone, unless the other one added or said something there', () => {
  const without = cut(BASE, 'a', 'b');
  assert.deepEqual(told(merged(BASE, BASE, without)), ['a', 'ax']);
  assert.deepEqual(told(merged(BASE, without, BASE)), ['a', 'ax']);
  assert.deepEqual(told(merged(BASE, grown(BASE, 'a', 'b', 'e'), without)).toSorted(), ['a', 'ab', 'abe', 'ax']);
  assert.deepEqual(told(merged(BASE, without, commented(BASE, 'good', 'a', 'b'))).toSorted(), ['a', 'ab:good', 'ax']);
});

test('without a version that both know nothing is deleted', () => {
  assert.deepEqual(told(merged(undefined, cut(BASE, 'a', 'x'), cut(BASE, 'a', 'b'))), ['a', 'ab', 'abc', 'ax']);
});

test('comments and titles of both stay', () => {
  const [mine, theirs] = [commented(BASE, 'mine', 'a'), commented(BASE, 'theirs', 'a')];
  assert.equal(told(merged(BASE, mine, BASE))[0], 'a:mine');
  assert.equal(told(merged(BASE, BASE, theirs))[0], 'a:theirs');
  assert.equal(told(merged(BASE, mine, theirs))[0], 'a:theirs\nmine');
  assert.equal(merged(BASE, { ...BASE, title: 'Mine' }, theirs).title, 'Mine');
  assert.equal(merged(BASE, mine, { ...BASE, title: 'Theirs' }).title, 'Theirs');
});

test('the main line is the one that somebody chose last', () => {
  const other = promoted(BASE, placeOf(BASE, 'a', 'x'));
  for (const both of [merged(BASE, other, BASE), merged(BASE, BASE, other)]) assert.deepEqual(told(both), ['a', 'ax', 'ab', 'abc']);
});

test('my tree itself is the result where the other one brings nothing', () => {
  const mine = grown(BASE, 'd');
  assert.equal(merged(BASE, mine, BASE), mine);
});

interface Change {
  readonly kind: 'add' | 'cut' | 'say' | 'promote';
  readonly where: number;
  readonly move: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'cut', 'say', 'promote'),
  where: fc.nat(50),
  move: fc.constantFrom('a', 'b', 'c'),
});

const changed = (tree: Exploration, changes: readonly Change[]): Exploration =>
  changes.reduce((now, { kind, where, move }) => {
    const id = [ROOT, ...now.nodes.map((node) => node.id)][where % (now.nodes.length + 1)] ?? ROOT;
    if (kind === 'add') return withMoves(now, id, line(move)).tree;
    if (kind === 'say') return withComment(now, id, move);
    return kind === 'cut' ? withoutBranch(now, id) : promoted(now, id);
  }, tree);

const isSound = ({ nodes }: Exploration): boolean => {
  const known = new Set([ROOT]);
  return nodes.every(({ id, parent }) => known.has(parent) && !known.has(id) && known.add(id));
};

test('any two tabs lose no branch that either added, and agree after one exchange', () => {
  const changes = fc.array(change, { maxLength: 12 });
  fc.assert(
    fc.property(changes, changes, changes, (before, mine, theirs) => {
      const base = changed(EMPTY, before);
      const [one, two] = [changed(base, mine), changed(base, theirs)];
      const first = merged(base, one, two);
      assert.ok(isSound(first));
      const [known, there] = [new Set(ways(base)), new Set(ways(first))];
      for (const way of [...ways(one), ...ways(two)]) assert.ok(known.has(way) || there.has(way), way);
      // The first tab saves; the second one has seen that it knew `two`.
      assert.ok(isSameTree(merged(two, two, first), first));
    }),
    { numRuns: 2000 },
  );
});
