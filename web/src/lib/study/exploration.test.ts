import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { CHANCE, type Game, legalMoves, type MoveEntry, must, outcomes, readConfig, type State, seatsOf, writeState } from '@caravel/core';
import { game as puertoRico } from '@caravel/puerto-rico/rules';
import fc from 'fast-check';
import {
  childrenOf,
  type Exploration,
  endOf,
  entriesTo,
  isOnMainLine,
  nodeOf,
  pathTo,
  promoted,
  ROOT,
  siblingsOf,
  stepBack,
  stepOn,
  withComment,
  withMoves,
  withoutBranch,
} from './exploration.ts';
import { isExplorationText, type RulesLoader, readExploration, writeExploration, writeGameAsExploration } from './exploration-file.ts';
import { rulesFrom } from './start-position.ts';

const loader: RulesLoader = {
  game: async (name, version) => (name === puertoRico.name && version === puertoRico.version ? puertoRico : undefined),
  faults: async () => puertoRico.faults,
};

const config = must(readConfig(puertoRico, { players: 3 }));
const EMPTY: Exploration = {
  title: 'Corn first',
  game: puertoRico.name,
  version: puertoRico.version,
  config,
  seats: [{ name: 'Ada' }, { name: 'Bo', colour: 3 }, { name: 'Cy' }],
  nodes: [],
};

const FIRST: readonly MoveEntry[] = ['governor 0', 'tile corn', 'tile corn', 'tile indigo', 'tile sugar'].map((move) => ({
  seat: CHANCE,
  move,
}));
const role = (name: string): MoveEntry => ({ seat: 0, move: `role ${name}` });

const opened = () => withMoves(EMPTY, ROOT, FIRST);

/** A tree grown by numbers: each chooses a node and one of its moves. */
const grown = (numbers: readonly (readonly [number, number])[]): Exploration => {
  const positions = new Map<number, State>([[ROOT, puertoRico.setup(config)]]);
  let tree = EMPTY;
  for (const [place, choice] of numbers) {
    const from = [ROOT, ...tree.nodes.map(({ id }) => id)][place % (tree.nodes.length + 1)] ?? ROOT;
    const before = positions.get(from) ?? assert.fail();
    const moves = movesAt(puertoRico, before);
    const entry = moves[choice % moves.length];
    if (!entry) continue;
    const added = withMoves(tree, from, [entry]);
    tree = added.tree;
    const after = before.slice();
    puertoRico.apply(after, entry.seat, puertoRico.moves.find(entry.move) ?? assert.fail());
    positions.set(added.id, after);
  }
  return tree;
};

const movesAt = (game: Game, s: State): MoveEntry[] => [
  ...outcomes(game, s).map(({ move }) => ({ seat: CHANCE, move: game.moves.text(move) })),
  ...seatsOf(game.turn(s)).flatMap((seat) => legalMoves(game, s, seat).map((move) => ({ seat, move: game.moves.text(move) }))),
];

test('a move that is in the tree already is followed, another one is a branch', () => {
  const { tree, id } = opened();
  assert.equal(tree.nodes.length, FIRST.length);
  const settler = withMoves(tree, id, [role('settler')]);
  const again = withMoves(settler.tree, id, [role('settler')]);
  assert.deepEqual([again.id, again.tree], [settler.id, settler.tree]);
  const builder = withMoves(settler.tree, id, [role('builder')]);
  assert.deepEqual(
    childrenOf(builder.tree, id).map(({ entry }) => entry.move),
    ['role settler', 'role builder'],
  );
  assert.deepEqual(entriesTo(builder.tree, builder.id), [...FIRST, role('builder')]);
  assert.equal(siblingsOf(builder.tree, builder.id).length, 2);
  assert.equal(endOf(builder.tree, ROOT), settler.id);
});

test('a branch that is promoted is the main line, down to its last move', () => {
  const { tree, id } = opened();
  const settler = withMoves(tree, id, [role('settler')]);
  const builder = withMoves(settler.tree, id, [role('builder')]);
  assert.deepEqual(
    [settler.id, builder.id].map((node) => isOnMainLine(builder.tree, node)),
    [true, false],
  );
  const changed = promoted(builder.tree, builder.id);
  assert.deepEqual(
    [settler.id, builder.id].map((node) => isOnMainLine(changed, node)),
    [false, true],
  );
  assert.equal(endOf(changed, ROOT), builder.id);
  assert.equal(promoted(changed, builder.id), changed);
});

test('a branch goes with all that follows from it, and nothing else', () => {
  const { tree, id } = opened();
  const settler = withMoves(tree, id, [role('settler'), { seat: 0, move: 'take corn' }]);
  const builder = withMoves(settler.tree, id, [role('builder')]);
  const [first] = childrenOf(builder.tree, id);
  const left = withoutBranch(builder.tree, first?.id ?? ROOT);
  assert.equal(nodeOf(left, settler.id), undefined);
  assert.deepEqual(pathTo(left, builder.id).length, FIRST.length + 1);
});

test('a comment stands at its move until it is emptied', () => {
  const { tree, id } = opened();
  const said = withComment(tree, id, '  corn ships first ');
  assert.equal(nodeOf(said, id)?.comment, 'corn ships first');
  assert.deepEqual(withComment(said, id, ' '), tree);
});

test('whatever is written is read again as it was', async () => {
  const tree = fc
    .array(fc.tuple(fc.nat(200), fc.nat(200)), { maxLength: 60 })
    .chain((numbers) => fc.tuple(fc.constant(grown(numbers)), fc.string({ maxLength: 40 })))
    .map(([grownTree, text]) => withComment(grownTree, grownTree.nodes[0]?.id ?? ROOT, text));
  await fc.assert(
    fc.asyncProperty(tree, async (written) => {
      const text = writeExploration(written);
      assert.ok(isExplorationText(text));
      assert.deepEqual(must(await readExploration(text, loader)), written);
    }),
    { numRuns: 60 },
  );
});

const changedText = (change: object, nodes: readonly object[] = []): string =>
  JSON.stringify({ ...JSON.parse(writeExploration(EMPTY)), ...(nodes.length > 0 ? { nodes } : {}), ...change });

const fieldOf = async (text: string): Promise<string | undefined> => {
  const read = await readExploration(text, loader);
  return read.ok ? assert.fail('it was read') : (read.problem.field ?? read.problem.message);
};

test('names of any length and kind are read, as names', async () => {
  const read = must(
    await readExploration(changedText({ seats: [{ name: 'x'.repeat(60) }, { name: '\u202Eexe' }, { name: 'Cy' }] }), loader),
  );
  assert.deepEqual(
    read.seats.map(({ name }) => name),
    ['x'.repeat(40), 'exe', 'Cy'],
  );
});

test('what is not sound is refused, and the refusal names the place', async () => {
  const governor = { id: 1, parent: 0, entry: '* governor 0' };
  for (const [text, field] of [
    ['{', 'not JSON'],
    ['[]', 'not an object'],
    ['"'.padEnd(2_000_000), 'size'],
    [changedText({ format: 'x' }), 'format'],
    [changedText({ version: 2 }), 'version'],
    [changedText({ game: 'go' }), 'game'],
    [changedText({ rules: 99 }), 'game'],
    [changedText({ rules: '1' }), 'rules'],
    [changedText({ title: 'x'.repeat(81) }), 'title'],
    [changedText({ config: { players: 9 } }), 'config.players'],
    [changedText({ seats: [{ name: 'Ada' }] }), 'seats'],
    [changedText({ seats: [{ name: 'Ada' }, { name: 7 }, { name: 'Cy' }] }), 'seats.1.name'],
    [changedText({ seats: [{ name: 'Ada' }, { name: 'Bo', colour: -1 }, { name: 'Cy' }] }), 'seats.1.colour'],
    [changedText({ nodes: {} }), 'nodes'],
    [changedText({ nodes: Array(8001).fill(governor) }), 'nodes'],
    [changedText({ nodes: [7] }), 'nodes.0'],
    [changedText({}, [{ ...governor, id: 0 }]), 'nodes.0.id'],
    [changedText({}, [governor, governor]), 'nodes.1.id'],
    [changedText({}, [{ ...governor, parent: 4 }]), 'nodes.0.parent'],
    [changedText({}, [{ ...governor, entry: '0 role settler' }]), 'nodes.0.entry'],
    [changedText({}, [{ ...governor, entry: '0 undo 1' }]), 'nodes.0.entry'],
    [changedText({}, [{ ...governor, entry: 5 }]), 'nodes.0.entry'],
    [changedText({}, [{ ...governor, entry: '* dance' }]), 'nodes.0.entry'],
    [changedText({}, [{ ...governor, comment: 'x'.repeat(2001) }]), 'nodes.0.comment'],
    [changedText({ start: 'madeira/1 3 0*3' }), 'start'],
    [changedText({ start: 7 }), 'start'],
  ] as const)
    assert.equal(await fieldOf(text), field, text.slice(0, 300));
});

test('the same move many times in a position is one node, with all that follows from any of them', async () => {
  const equal = Array.from({ length: 5000 }, (_, i) => ({ id: i + 1, parent: 0, entry: '* governor 0' }));
  const below = { id: 6000, parent: 4000, entry: '* tile corn' };
  const { nodes } = must(await readExploration(changedText({}, [...equal, below]), loader));
  assert.deepEqual(
    nodes.map(({ id, parent }) => [id, parent]),
    [
      [1, 0],
      [6000, 1],
    ],
  );
});

const afterFirst = (): State => {
  const s = puertoRico.setup(config);
  for (const { seat, move } of FIRST) puertoRico.apply(s, seat, puertoRico.moves.find(move) ?? assert.fail());
  return s;
};

test('a game that was played from a position is a tree without branches', async () => {
  const { nodes, ...game } = { ...EMPTY, start: writeState(puertoRico, afterFirst()) };
  const read = must(await readExploration(writeGameAsExploration(game, [role('settler')]), loader));
  assert.deepEqual([read.seats, entriesTo(read, endOf(read, ROOT)), nodes], [EMPTY.seats, [role('settler')], []]);
});

test('it may start from a position, which has to keep the invariants and the number of players', async () => {
  const start = writeState(puertoRico, afterFirst());
  const { tree } = withMoves({ ...EMPTY, start }, ROOT, [role('settler')]);
  const read = must(await readExploration(writeExploration(tree), loader));
  assert.deepEqual(read, tree);
  const rules = must(await rulesFrom(puertoRico, read, loader));
  assert.equal(writeState(puertoRico, rules.setup(config)), start);
  assert.notEqual(rules.setup(config), rules.setup(config));
  const two = writeState(puertoRico, puertoRico.setup(must(readConfig(puertoRico, { players: 2 }))));
  const broken = afterFirst();
  broken[0] = 4;
  for (const bad of [two, writeState(puertoRico, broken)]) assert.equal(await fieldOf(writeExploration({ ...EMPTY, start: bad })), 'start');
  const noKit = await readExploration(writeExploration(tree), { ...loader, faults: async () => undefined });
  assert.equal(noKit.ok, false);
});

test('the example of docs/notation/exploration.md is read', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/notation/exploration.md'), 'utf8');
  const example = /```json\n(.*?)```/s.exec(page)?.[1] ?? assert.fail('no example');
  const { title, nodes } = must(await readExploration(example, loader));
  assert.deepEqual([title, nodes.at(-1)?.comment], ['Coffee first', 'Worth a try']);
});

test('draws in a row are one step, there and back; a node with a branch or a decision is not passed over', () => {
  const draw = (move: string): MoveEntry => ({ seat: CHANCE, move });
  const { tree } = withMoves(EMPTY, ROOT, [draw('a'), draw('b'), draw('c'), { seat: 0, move: 'role mayor' }, draw('d')]);
  const [a, b, c, role, d] = pathTo(tree, endOf(tree, ROOT)).map(({ id }) => id);
  assert.ok(a !== undefined && b !== undefined && c !== undefined && role !== undefined && d !== undefined);
  assert.deepEqual([stepOn(tree, ROOT), stepOn(tree, c), stepOn(tree, role), stepOn(tree, d)], [c, role, d, d]);
  assert.deepEqual([stepBack(tree, d), stepBack(tree, role), stepBack(tree, c), stepBack(tree, ROOT)], [role, c, ROOT, ROOT]);
  const branched = withMoves(tree, b, [draw('x')]).tree;
  assert.deepEqual([stepOn(branched, ROOT), stepBack(branched, c)], [b, b]);
});
