/** What the board of a puzzle leaves for exploring: an exploration of this device, with or without a server. */
import '../../testing/runes.ts';
import '../../testing/browser-globals.ts';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { must, readConfig } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { dropExploration, keptExplorations, readKept, saveExploration } from '../study/explore/kept-explorations.ts';
import { isLocalId } from '../table/session/local-store.ts';
import type { PuzzleLook } from './puzzle-look.svelte.ts';

const START = 'http://localhost/puzzles/puerto-rico-12-84';
const location = { href: START };
const history = {
  pushState: (_state: null, _title: string, address: string) => {
    location.href = new URL(address, START).href;
  },
};
Object.assign(globalThis, { location, history, scrollTo: () => {} });

const { exploreGame } = await import('./explore-game.ts');

const { name: game, version } = puertoRico;
const header = { id: 'puerto-rico-12-84', game, version, config: must(readConfig(puertoRico, { players: 3 })), seats: [] };
const look = { header, ui: { game: puertoRico }, entries: [] } as unknown as PuzzleLook;

beforeEach(() => {
  location.href = START;
  for (const { id } of keptExplorations()) dropExploration(id);
});

test('the exploration is one of this device, and the page goes there', () => {
  assert.ok(exploreGame(look, 'A puzzle'));
  const [kept] = keptExplorations();
  assert.ok(kept && isLocalId(kept.id));
  assert.ok(location.href.endsWith(`/explore/${kept.id}`));
});

test('what was made of it before is found again', () => {
  exploreGame(look, 'A puzzle');
  const [kept = assert.fail('nothing is kept')] = keptExplorations();
  saveExploration({ ...kept, title: 'Mine' });
  assert.ok(exploreGame(look, 'A puzzle'));
  assert.equal(readKept(kept.id)?.title, 'Mine');
});

test('on a full device the page stays, and says that it is full', (t) => {
  t.mock.method(localStorage, 'setItem', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  assert.equal(exploreGame(look, 'A puzzle'), false);
  assert.equal(location.href, START);
});
