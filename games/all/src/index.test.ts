import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { findManifest, MANIFESTS, playerCounts, titleOf } from './index.ts';
import { findGame, GAMES } from './loaded.ts';

const FOLDERS = readdirSync(new URL('../../', import.meta.url)).filter((name) => name !== 'all' && name !== 'core');

test('every folder of a game is in the list, under its own name', () => {
  assert.deepEqual(MANIFESTS.map(({ name }) => name).sort(), FOLDERS);
});

test('a game is what its manifest says', () => {
  for (const manifest of MANIFESTS) assert.deepEqual({ ...findGame(manifest.name), ...manifest }, findGame(manifest.name));
  assert.equal(GAMES.length, MANIFESTS.length);
});

test('an opening is a word of the game’s moves', () => {
  for (const { name, opening } of MANIFESTS) {
    const { moves } = findGame(name) ?? assert.fail(name);
    const texts = Array.from({ length: moves.count }, (_, move) => moves.text(move));
    assert.ok(opening === undefined || texts.some((text) => text.startsWith(`${opening} `)), name);
  }
});

test('titles are those on the boxes; an unknown game keeps its name', () => {
  assert.equal(titleOf('puerto-rico'), 'Puerto Rico');
  assert.equal(titleOf('chess'), 'chess');
});

test('numbers of players are listed from the usual one up, then the smaller ones', () => {
  const manifest = findManifest('puerto-rico') ?? assert.fail();
  assert.deepEqual(playerCounts(manifest), [3, 4, 5, 2]);
  assert.deepEqual(playerCounts({ ...manifest, usualPlayers: 2 }), [2, 3, 4, 5]);
});
