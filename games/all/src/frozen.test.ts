/** Games live for ever: what was played by an older version of the rules leads where it led, and looks as the pages and the bots expect. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  type FrozenRules,
  type Game,
  must,
  parseGameFile,
  replay,
  type State,
  standing,
  WATCHER,
  writeGameFile,
  writeState,
} from '@caravel/core';
import { REGISTRATIONS } from './index.ts';
import { GAMES } from './newest.ts';

interface Kept {
  readonly name: string;
  readonly version: number;
  readonly newest: Game;
  readonly folder: string;
  load(): Promise<FrozenRules>;
}

const FOLDER = join(import.meta.dirname, '../..');

const versionsOf = (name: string): string[] => {
  const folder = join(FOLDER, name, 'frozen');
  return existsSync(folder) ? readdirSync(folder) : [];
};

/** All that is frozen: the newest version may be among it, ready for the day there is a newer one. */
const kept: readonly Kept[] = GAMES.flatMap((newest) =>
  versionsOf(newest.name).map((version) => {
    const folder = join(FOLDER, newest.name, 'frozen', version);
    return { name: newest.name, version: Number(version), newest, folder, load: () => import(join(folder, 'rules.js')) };
  }),
);

test('every older version that is kept is registered, and none is newer than the rules', () => {
  for (const { manifest, frozen = {} } of REGISTRATIONS) {
    const versions = versionsOf(manifest.name).map(Number);
    assert.ok(versions.every((version) => version <= manifest.version));
    const older = versions.filter((version) => version < manifest.version);
    assert.deepEqual(Object.keys(frozen).map(Number), older, manifest.name);
  }
});

/** Adds everything a value may be asked for, by the names of its fields. */
const addPaths = (value: unknown, path: string, all: Set<string>): void => {
  all.add(path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) addPaths(item, Array.isArray(value) ? `${path}[]` : `${path}.${key}`, all);
};

/** Some positions of every game are enough: a part of the view is there for many moves. */
const EVERY = 10;

const viewsOf = (game: Game, states: readonly State[]): Set<string> => {
  const all = new Set<string>();
  for (const [i, s] of states.entries())
    if (i % EVERY === 0 || i === states.length - 1)
      for (const viewer of [WATCHER, ...Array(game.players(s)).keys()]) addPaths(game.describe(s, viewer), '', all);
  return all;
};

/** Functions are left out; what is new in the newest version is no matter. */
const dataOf = (value: unknown): object => JSON.parse(JSON.stringify(value));
const textsOf = ({ moves }: Game): string[] => Array.from({ length: moves.count }, (_, move) => moves.text(move));

/** For a game whose views have not grown since. */
const asItIs = (game: Game): Game => game;

for (const { name, version, newest, folder, load } of kept) {
  const ends: Record<string, { state: string; scores: number[] }> = JSON.parse(readFileSync(join(folder, 'ends.json'), 'utf8'));
  const textOf = (file: string): string => readFileSync(join(folder, 'games', file), 'utf8');

  for (const [file, end] of Object.entries(ends))
    test(`${name} ${version}: ${file} is the same, byte by byte`, async () => {
      const { game } = await load();
      const { config, names, entries, fairness, scores } = must(parseGameFile(textOf(file), () => game));
      const { state } = must(replay(game, config, entries));
      assert.deepEqual({ state: writeState(game, state), scores: standing(game, state).scores }, end);
      const written = writeGameFile({ game, config, names, entries, ...(fairness ? { fairness } : {}), ...(scores ? { scores } : {}) });
      assert.equal(written, textOf(file));
    });

  if (newest.version === version)
    test(`${name} ${version}: what is frozen and the sources of this version lead to the same ends`, () => {
      for (const [file, end] of Object.entries(ends)) {
        const { config, entries } = must(parseGameFile(textOf(file), () => newest));
        const { state } = must(replay(newest, config, entries));
        assert.deepEqual({ state: writeState(newest, state), scores: standing(newest, state).scores }, end, file);
      }
    });

  test(`${name} ${version}: the newest boards find everything they need`, async () => {
    const { game } = await load();
    const states = Object.keys(ends).flatMap((file) => {
      const { config, entries } = must(parseGameFile(textOf(file), () => game));
      return must(replay(game, config, entries))
        .snapshot()
        .steps.map(({ after }) => after);
    });
    const { withNewView = asItIs }: { withNewView?: (older: Game) => Game } = await import(`@caravel/${name}`);
    const [older, needed] = [viewsOf(withNewView(game), states), viewsOf(newest, states)];
    assert.deepEqual(
      [...needed].filter((path) => !older.has(path)),
      [],
      'add them in an adapter of the game, or keep the view as it was',
    );
  });

  test(`${name} ${version}: bots judge its positions rightly, for every number means the same`, async () => {
    const { game, inside } = await load();
    const rules: FrozenRules = await import(`@caravel/${name}/rules`);
    assert.deepEqual(game.layout.fields, newest.layout.fields);
    assert.deepEqual(textsOf(game), textsOf(newest));
    assert.partialDeepStrictEqual(dataOf(rules.inside), dataOf(inside));
  });
}
