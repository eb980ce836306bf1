/** A game file is read by the version of the rules it was written for, by every command. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BOOTY, BOOTY_FILE } from '@caravel/games/testing';
import { Engine } from './engine/engine.ts';
import { product, ROOT } from './testing/process.ts';
import { saved } from './testing/samples.ts';
import { caravel, testHost } from './testing/test-host.ts';

const TEXT = readFileSync(BOOTY_FILE, 'utf8');
const asVersion = (version: string): string => TEXT.replace('\nversion 1\n', `\nversion ${version}\n`);

const jsonOf = async (...args: string[]) => {
  const { code, out, err } = await caravel(...args, '--json');
  assert.deepEqual([code, err], [0, '']);
  return JSON.parse(out);
};

test('replay shows what was legal by the rules of the file', async (t) => {
  const movesIn = async (file: string): Promise<string[]> => (await jsonOf('replay', file)).legal[0].moves;
  assert.deepEqual(await movesIn(BOOTY_FILE), BOOTY.moves);
  assert.ok((await movesIn(saved(t, asVersion('2')))).includes(BOOTY.newer));
});

test('the line protocol goes on by the rules of the file', () => {
  const engine = new Engine(testHost());
  const answer = (request: string) => JSON.parse(engine.answer(request) ?? '');
  assert.equal(answer(`load ${BOOTY_FILE}`).game, 'madeira');
  assert.deepEqual(answer(`legal ${BOOTY.seat}`).moves, BOOTY.moves);
  assert.match(answer(`apply ${BOOTY.newer}`).error, /not possible/);
  assert.equal(answer('apply done').entries, 138);
});

test('a hint is among the moves of those rules, from the threads of a search, too', async () => {
  const { choices } = await jsonOf('hint', BOOTY_FILE, '--level', 'medium');
  assert.deepEqual(new Set(choices.map(({ move }: { move: string }) => move)), new Set(BOOTY.moves));
  const searched = await jsonOf('hint', BOOTY_FILE, '--at', '136', '--visits', '40', '--threads', '2');
  assert.ok(searched.visits > 40, 'both threads know the rules');
});

test('the product verifies the recorded games of version 1', () => {
  const folder = join(ROOT, 'games/madeira/frozen/1/games');
  for (const file of readdirSync(folder).slice(0, 2)) {
    const { code, out } = product('verify', join(folder, file));
    assert.equal(code, 0);
    assert.match(out, /as recorded/);
  }
});

for (const version of ['9', '0', '-1', '01', '1.0', 'one'])
  test(`version ${version} is nobody's, and the line is named`, async (t) => {
    const { code, err } = await caravel('verify', saved(t, asVersion(version)));
    assert.equal(code, 2);
    assert.ok(err.endsWith(`line 4: written for version ${version} of the rules of madeira; this is version 2\n`), err);
  });
