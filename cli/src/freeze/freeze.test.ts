import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { type Ending, ROOT, spawned } from '../testing/process.ts';

const NAME = 'puerto-rico';
const FOLDERS = ['bots', 'cli', 'games', 'protocol', 'server'];
let root: string;
const at = (path: string): string => join(root, 'games', NAME, path);

/** What is installed is shared; our own packages are those of the copy. */
const link = (name: string, path: string): void => symlinkSync(join(root, path), join(root, 'node_modules/@caravel', name));

before(() => {
  root = mkdtempSync(join(tmpdir(), 'caravel-freeze-'));
  const isSource = (path: string): boolean => !/(^|\/)(node_modules|frozen)(\/|$)/.test(relative(ROOT, path));
  for (const folder of FOLDERS) cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter: isSource });
  // Madeira is registered with its first version.
  cpSync(join(ROOT, 'games/madeira/frozen'), join(root, 'games/madeira/frozen'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(root, 'package.json'));
  mkdirSync(join(root, 'node_modules/@caravel'), { recursive: true });
  const installed = readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== '@caravel');
  for (const name of installed) symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of FOLDERS.filter((folder) => folder !== 'games')) link(name, name);
  for (const name of readdirSync(join(ROOT, 'games'))) link(name === 'all' ? 'games' : name, `games/${name}`);
});
after(() => rmSync(root, { recursive: true, force: true }));

const freeze = (): Ending => spawned([process.execPath, join(root, 'cli/src/main.ts')], ['freeze', NAME]);
const edit = (path: string, from: string, to: string): void => {
  const text = readFileSync(at(path), 'utf8');
  assert.ok(text.includes(from), `${path}: ${from}`);
  writeFileSync(at(path), text.replace(from, to));
};

/** Every frozen file by name, as it is and when it was written. */
const kept = (version: number) => {
  const folder = at(`frozen/${version}`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
};

test('the rules become one file that imports nothing, with the recorded games and their ends', () => {
  assert.deepEqual(freeze(), { code: 0, out: `version 1 of ${NAME} is kept in games/${NAME}/frozen/1\n`, err: '' });
  const files = kept(1);
  assert.doesNotMatch(files.get('rules.js') ?? 'import', /^(import|export .* from)\b|\bimport\(/m);
  const games = readdirSync(at('games'));
  assert.deepEqual([...files.keys()], ['ends.json', ...games.map((name) => `games/${name}`).sort(), 'rules.d.ts', 'rules.js']);
  assert.deepEqual(Object.keys(JSON.parse(files.get('ends.json') ?? '')).sort(), games.filter((name) => name.endsWith('.caravel')).sort());
});

test('the same sources give the same bytes, and what is frozen is not written again', () => {
  const first = kept(1);
  const { mtimeMs } = statSync(at('frozen/1/rules.js'));
  assert.equal(freeze().code, 0);
  assert.equal(statSync(at('frozen/1/rules.js')).mtimeMs, mtimeMs);
  rmSync(at('frozen'), { recursive: true });
  assert.equal(freeze().code, 0);
  assert.deepEqual(kept(1), first);
});

test('other rules of the same version are refused; as a version of their own they are kept beside', () => {
  const first = kept(1);
  edit('src/tables/by-players.ts', '3: { doubloons: 2', '3: { doubloons: 7');
  const { code, out, err } = freeze();
  assert.deepEqual([code, out], [2, '']);
  assert.match(
    err,
    /^caravel freeze: version 1 of puerto-rico is frozen already, from other code, .* raise the version in the manifest\n$/,
  );
  assert.deepEqual(kept(1), first);
  edit('src/manifest.ts', 'version: 1', 'version: 2');
  assert.match(freeze().err, /2-players-city\.caravel: line 4: written for version 1 .*\n$/);
  assert.deepEqual(readdirSync(at('frozen')), ['1'], 'games are recorded anew first');
  for (const name of readdirSync(at('games')))
    if (name.startsWith('3-')) rmSync(at(`games/${name}`));
    else edit(`games/${name}`, '\nversion 1\n', '\nversion 2\n');
  assert.match(freeze().out, /^version 2 of/);
  assert.deepEqual(kept(1), first);
  assert.notEqual(kept(2).get('rules.js'), first.get('rules.js'));
});
