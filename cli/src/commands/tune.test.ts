import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { run } from '../run.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel, testHost } from '../testing/test-host.ts';

const SMALL = ['tune', '--game', 'puerto-rico', '--games', '2', '--random-games', '4'];

const tuned = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await caravel(...SMALL, ...args);
  assert.deepEqual([code, err], [0, '']);
  return out;
};

test('a line an iteration says what was played and how well final scores are predicted', async (t) => {
  const out = await tuned('--players', '3', '--iterations', '2', '--out', join(scratchDirectory(t), 'w.json'));
  assert.match(
    out,
    /^iteration 1 of 2: 4 random games, mean score [\d.]+, winner [\d.]+; final scores predicted to ± [\d.]+ over [\d,]+ positions\n/,
  );
  assert.match(out, /\niteration 2 of 2: 2 games, .*\n$/);
});

test('--json is a line of JSON an iteration', async (t) => {
  const out = await tuned('--players', '3', '--iterations', '2', '--out', join(scratchDirectory(t), 'w.json'), '--json');
  const reports = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    reports.map(({ iteration, games }) => [iteration, games]),
    [
      [0, 4],
      [1, 2],
    ],
  );
});

test('a tuning that goes on from its state equals one without a break', async (t) => {
  const directory = scratchDirectory(t);
  const [whole, broken, state] = ['whole.json', 'broken.json', 'state.json'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const lines = await tuned('--players', '3', '--iterations', '3', '--out', whole);
  const first = await tuned('--players', '3', '--iterations', '2', '--out', broken, '--state', state);
  const last = await tuned('--players', '3', '--iterations', '3', '--out', broken, '--state', state);
  assert.equal(first.replaceAll('of 2:', 'of 3:') + last, lines);
  assert.equal(readFileSync(broken, 'utf8'), readFileSync(whole, 'utf8'));
});

test('a state of another tuning, or of none, is refused in one line', async (t) => {
  const directory = scratchDirectory(t);
  const state = join(directory, 'state.json');
  const rest = ['--players', '3', '--out', join(directory, 'w.json'), '--state', state];
  await tuned('--iterations', '2', ...rest);
  const refused = async (says: RegExp, ...args: readonly string[]): Promise<void> => {
    const { code, out, err } = await caravel(...SMALL, ...rest, ...args);
    assert.deepEqual([code, out], [2, '']);
    assert.match(err, /^caravel tune: .*\n$/);
    assert.match(err, says);
  };
  await refused(/of another tuning: seed is 1 there and 2 here/, '--iterations', '3', '--seed', '2');
  await refused(/of another tuning: .*configs/, '--iterations', '3', '--players', '4');
  await refused(/--iterations: 2 are done already, 1 asked for/, '--iterations', '1');
  for (const text of ['', 'mine', '{}', '{"tune":"puerto-rico"}']) {
    writeFileSync(state, text);
    await refused(/--state: .*(not the state of a tuning|of another tuning)/, '--iterations', '3');
    assert.equal(readFileSync(state, 'utf8'), text);
  }
});

for (const ending of ['ts', 'json'])
  test(`a .${ending} file keeps the weights of other numbers of players`, async (t) => {
    const path = join(scratchDirectory(t), `weights.${ending}`);
    await tuned('--players', '4', '--iterations', '1', '--out', path);
    const four = readFileSync(path, 'utf8');
    await tuned('--players', '3', '--iterations', '1', '--out', path);
    const both = readFileSync(path, 'utf8');
    for (const players of [3, 4]) assert.ok(both.includes(`--players ${players} `));
    assert.ok(both.length > four.length);
    await tuned('--players', '4', '--iterations', '1', '--out', path);
    assert.equal(readFileSync(path, 'utf8'), both);
    assert.match(both, /caravel tune --game puerto-rico --players 3 --iterations 1 --games 2 --random-games 4 --seed 1/);
  });

test('the TypeScript file is a table by players, a row a stage', async (t) => {
  const path = join(scratchDirectory(t), 'weights.ts');
  writeFileSync(path, 'export const PUERTO_RICO_WEIGHTS: Readonly<Record<number, readonly (readonly number[])[]>> = {};\n');
  await tuned('--players', '5', '--iterations', '1', '--out', path);
  const { PUERTO_RICO_WEIGHTS: table } = await import(pathToFileURL(path).href);
  assert.deepEqual(Object.keys(table), ['5']);
  assert.ok(table[5].flat().every(Number.isFinite));
});

test('a script that cannot be read whole is refused, not cut', async (t) => {
  const path = join(scratchDirectory(t), 'weights.ts');
  const text = 'export const PUERTO_RICO_WEIGHTS = {\n  4: [[1, 2]],\n};\n';
  writeFileSync(path, text);
  const { code, err } = await caravel(...SMALL, '--players', '3', '--iterations', '1', '--out', path);
  assert.equal(code, 2);
  assert.match(err, /^caravel tune: --out: .* is there already and holds no weights of these features of puerto-rico\n$/);
  assert.equal(readFileSync(path, 'utf8'), text);
});

test('a terminal sees a progress bar that is gone at the end', async (t) => {
  const host = testHost({ isTerminal: true, tick: 60 });
  assert.equal(await run([...SMALL, '--players', '3', '--iterations', '1', '--out', join(scratchDirectory(t), 'w.json')], host), 0);
  assert.match(host.said.err, /\[#+\.*\] \d+ of 4/);
});

test('--chances finds weights that tell who wins, the same for the same seed', async (t) => {
  const directory = scratchDirectory(t);
  const chances = ['tune', '--game', 'puerto-rico', '--players', '3', '--chances', '--visits', '2', '--games', '2'];
  const [first, second] = ['a.ts', 'b.ts'].map((name) => join(directory, name)) as [string, string];
  for (const path of [first, second]) {
    const { code, out, err } = await caravel(...chances, '--iterations', '2', '--out', path);
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /^iteration 1 of 2: 2 games, mean winner [\d.]+; surprise [\d.]+ over \d+ positions\niteration 2 of 2: .*\n$/);
  }
  assert.equal(readFileSync(first, 'utf8'), readFileSync(second, 'utf8'));
  assert.match(
    readFileSync(first, 'utf8'),
    /caravel tune --game puerto-rico --players 3 --chances --visits 2 --iterations 2 --games 2 --seed 1/,
  );
  const { PUERTO_RICO_CHANCES: table } = await import(pathToFileURL(first).href);
  assert.ok(table[3].flat().every(Number.isFinite));
});

test('chances that go on from their state equal those without a break', async (t) => {
  const directory = scratchDirectory(t);
  const [whole, broken, state] = ['whole.json', 'broken.json', 'state.json'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const chances = ['--players', '3', '--chances', '--visits', '2'];
  const lines = await tuned(...chances, '--iterations', '3', '--out', whole);
  const first = await tuned(...chances, '--iterations', '2', '--out', broken, '--state', state);
  const last = await tuned(...chances, '--iterations', '3', '--out', broken, '--state', state);
  assert.equal(first.replaceAll('of 2:', 'of 3:') + last, lines);
  assert.equal(readFileSync(broken, 'utf8'), readFileSync(whole, 'utf8'));
  const other = await caravel(...SMALL, '--players', '3', '--iterations', '3', '--out', broken, '--state', state);
  assert.match(other.err, /--state: .*: of another tuning: tune is "chances of puerto-rico" there and "puerto-rico" here\n$/);
});

test('no file of other weights takes chances', async (t) => {
  const path = join(scratchDirectory(t), 'weights.ts');
  await tuned('--players', '3', '--iterations', '1', '--out', path);
  const mixed = await caravel(...SMALL, '--players', '3', '--chances', '--iterations', '1', '--out', path);
  assert.equal(mixed.code, 2);
  assert.match(mixed.err, /holds no weights of these features of puerto-rico/);
});
