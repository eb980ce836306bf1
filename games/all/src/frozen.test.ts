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
  type Step,
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

const kept: readonly Kept[] = REGISTRATIONS.flatMap(({ manifest: { name }, frozen = {} }) =>
  Object.entries(frozen).map(([version, load]) => ({
    name,
    version: Number(version),
    newest: GAMES.find((game) => game.name === name) ?? assert.fail(name),
    folder: join(FOLDER, name, 'frozen', version),
    load,
  })),
);

test('every older version that is kept is registered, and none is newer than the rules', () => {
  for (const { manifest, frozen = {} } of REGISTRATIONS) {
    const folder = join(FOLDER, manifest.name, 'frozen');
    const versions = existsSync(folder) ? readdirSync(folder).filter((version) => Number(version) < manifest.version) : [];
    assert.deepEqual(Object.keys(frozen), versions, manifest.name);
  }
});

/** Everything a value may be asked for, by the names of its fields. */
const pathsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsIn(item, `${path}.${key}`))];
};

const viewsOf = ({ describe }: Game, steps: readonly Step[]): Set<string> =>
  new Set(steps.flatMap(({ after }) => [WATCHER, 0].flatMap((viewer) => pathsIn(describe(after, viewer)))));

const dataOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const textsOf = ({ moves }: Game): string[] => Array.from({ length: moves.count }, (_, move) => moves.text(move));

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

  test(`${name} ${version}: the newest boards find everything they need`, async () => {
    const { game } = await load();
    const { config, entries } = must(parseGameFile(textOf(Object.keys(ends)[0] ?? ''), () => game));
    const { steps } = must(replay(game, config, entries)).snapshot();
    const [older, needed] = [viewsOf(game, steps), viewsOf(newest, steps)];
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
    assert.deepEqual(dataOf(inside), dataOf(rules.inside));
  });
}
