/** Tabs of one device that explore the same game: each has its own explorer, all share what is kept. */
import '../../../testing/runes.ts';
import '../../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { CHANCE, must, readConfig } from '@caravel/core';
import { game } from '@caravel/puerto-rico/rules';
import { type Exploration, endOf, entriesTo, ROOT, withMoves } from '../exploration.ts';
import { readAgain, readExploration } from '../exploration-file.ts';
import { dropExploration, keptExplorations, loadExploration, readKept } from './kept-explorations.ts';
import type { KeptAs } from './saving.svelte.ts';

const { Explorer } = await import('./explorer.svelte.ts');
const { Saving, keepExploration } = await import('./saving.svelte.ts');

const DRAWS = ['governor 0', 'tile corn', 'tile corn', 'tile indigo', 'tile sugar'].map((move) => ({ seat: CHANCE, move }));
const EMPTY: Exploration = {
  title: 'Corn first',
  game: game.name,
  version: game.version,
  config: must(readConfig(game, { players: 3 })),
  seats: [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }],
  nodes: [],
};
const { tree: OPENED, id: DECISION } = withMoves(EMPTY, ROOT, DRAWS);

beforeEach(() => {
  for (const { id } of keptExplorations()) dropExploration(id);
});

const tabOf = (tree: Exploration, kept: KeptAs) => {
  const explorer = new Explorer(game, tree, DECISION);
  return { explorer, saving: new Saving(explorer, kept) };
};

/** Another tab with what is kept now. */
const opened = (id: string) => {
  const { stamp, text } = readKept(id) ?? assert.fail('nothing is kept');
  const tree = readAgain(text, game, OPENED) ?? assert.fail('it cannot be read');
  return tabOf(tree, { id, stamp, tree });
};

const choose = ({ explorer }: { explorer: InstanceType<typeof Explorer> }, role: string): void => {
  explorer.go(DECISION);
  explorer.play([{ seat: 0, move: `role ${role}` }]);
};

const rolesIn = (tree: Exploration): string[] =>
  tree.nodes.flatMap(({ parent, entry }) => (parent === DECISION ? [entry.move.replace('role ', '')] : [])).sort();

const rolesKept = (id: string): string[] => rolesIn(readAgain(readKept(id)?.text ?? '', game, OPENED) ?? assert.fail('it cannot be read'));

const twoTabs = () => {
  const id = keepExploration(OPENED) ?? assert.fail('no room');
  return { id, one: opened(id), two: opened(id) };
};

const hear = ({ saving }: ReturnType<typeof opened>, id: string): void => saving.hear({ key: `caravel.exploration.${id}` });

test('the branches of both tabs are kept, and both tabs show them', () => {
  const { id, one, two } = twoTabs();
  choose(one, 'settler');
  one.saving.now();
  choose(two, 'builder');
  two.saving.now();
  assert.deepEqual(rolesKept(id), ['builder', 'settler']);
  assert.equal(two.explorer.line.at(-1)?.move, 'role builder');
  hear(one, id);
  assert.deepEqual(rolesIn(one.explorer.tree), ['builder', 'settler']);
  assert.equal(one.explorer.line.at(-1)?.move, 'role settler');
});

test('what one tab deleted does not come back from the other', () => {
  const { id, one, two } = twoTabs();
  choose(one, 'settler');
  one.saving.now();
  hear(two, id);
  assert.deepEqual(rolesIn(two.explorer.tree), ['settler']);
  one.explorer.remove();
  one.saving.now();
  choose(two, 'mayor');
  two.saving.now();
  assert.deepEqual(rolesKept(id), ['mayor']);
});

test('a tab that was overwritten by one that had not heard of it loses nothing', () => {
  const { id, one, two } = twoTabs();
  const before = readKept(id);
  choose(one, 'settler');
  one.saving.now();
  // The second tab writes in the same moment: it still saw the version before.
  localStorage.setItem(`caravel.exploration.${id}`, JSON.stringify(before));
  choose(two, 'builder');
  two.saving.now();
  assert.deepEqual(rolesKept(id), ['builder']);
  hear(one, id);
  one.saving.now();
  assert.deepEqual(rolesKept(id), ['builder', 'settler']);
});

test('two tabs that begin to explore the same table keep one exploration', () => {
  const [one, two] = [tabOf(OPENED, { id: 'local-1', of: 'table' }), tabOf(OPENED, { id: 'local-2', of: 'table' })];
  choose(one, 'settler');
  one.saving.now();
  choose(two, 'trader');
  two.saving.now();
  assert.deepEqual(
    keptExplorations().map(({ id }) => id),
    ['local-1'],
  );
  assert.deepEqual(rolesKept('local-1'), ['settler', 'trader']);
});

test('what is shown stays shown; if another tab deleted it, the move before it is', () => {
  const { id, one, two } = twoTabs();
  choose(one, 'settler');
  one.saving.now();
  hear(two, id);
  two.explorer.go(endOf(two.explorer.tree, ROOT));
  one.explorer.remove();
  one.saving.now();
  hear(two, id);
  assert.equal(two.explorer.current, DECISION);
  assert.equal(entriesTo(two.explorer.tree, two.explorer.current).length, DRAWS.length);
});

test('what cannot be read is not overwritten: this tab goes on beside it, and says so', async () => {
  const { id, one } = twoTabs();
  const newer = { ...readKept(id), text: '{"format":"caravel-exploration","version":2}', stamp: 'x' };
  localStorage.setItem(`caravel.exploration.${id}`, JSON.stringify(newer));
  choose(one, 'settler');
  one.saving.now();
  assert.equal(readKept(id)?.text, newer.text);
  assert.equal(one.saving.notice, 'unread');
  const own = one.saving.kept?.id ?? assert.fail('it is nowhere');
  assert.deepEqual(rolesKept(own), ['settler']);
  const loader = { game: async () => game, faults: async () => undefined };
  assert.equal((await readExploration(loadExploration(own)?.text ?? '', loader)).ok, true);
});

test('a full device is told, and what was not saved is saved once there is room', (t) => {
  const { id, one } = twoTabs();
  const full = t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  choose(one, 'settler');
  one.saving.now();
  assert.equal(one.saving.notice, 'full');
  assert.equal(keepExploration(OPENED), undefined);
  full.mock.restore();
  one.saving.now();
  assert.equal(one.saving.notice, undefined);
  assert.deepEqual(rolesKept(id), ['settler']);
});
