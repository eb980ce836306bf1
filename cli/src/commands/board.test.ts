import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardKit, DEFAULT_BOARD } from '@caravel/madeira/board';
import { saved } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const TEXT = JSON.stringify(DEFAULT_BOARD);

const refuses = async (args: readonly string[], says: string): Promise<void> => {
  assert.deepEqual(await caravel('board', ...args), { code: 2, out: '', err: `caravel board: ${says}\n` });
};

test('board prints every value with its provenance and source', async () => {
  const { code, out, err } = await caravel('board', 'madeira');
  assert.deepEqual([code, err], [0, '']);
  const lines = out.trimEnd().split('\n');
  assert.equal(lines.length, 1 + boardKit.rows().length);
  assert.match(lines[0] as string, /^path +value +provenance +source$/);
  assert.match(out, /^cities\.machico\.higher +15 +stated +all booklets/m);
  assert.match(out, /^cities\.machico\.lower +7 +reconstructed +ours/m);
  assert.match(out, /^colonies\.acores\.land +wheat +derived /m);
});

test('board --json is one JSON value with the same rows', async () => {
  const { code, out } = await caravel('board', 'madeira', '--json');
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(out), { game: 'madeira', rows: boardKit.rows() });
});

test('board --schema prints the JSON Schema', async () => {
  const { code, out } = await caravel('board', 'madeira', '--schema');
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(out), boardKit.schema);
});

test('board --check takes a board', async (t) => {
  assert.deepEqual(await caravel('board', 'madeira', '--check', saved(t, TEXT)), { code: 0, out: 'ok\n', err: '' });
});

test('board --check names file, path and reason in one line', async (t) => {
  const path = saved(t, TEXT.replace('"goods":4,"reals":14,"heads":"3+"', '"goods":"x","reals":14,"heads":"3+"'));
  await refuses(['madeira', '--check', path], `${path}: markets.sugar.slots[3].goods: must be a whole number from 1 to 20, not "x"`);
  const list = saved(t, '[]');
  await refuses(['madeira', '--check', list], `${list}: must be an object, not a list of 0`);
});

test('board --check says so if the file is no JSON, or none', async (t) => {
  const path = saved(t, '{"name":\n');
  const { code, out, err } = await caravel('board', 'madeira', '--check', path);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /^caravel board: .*: not JSON: .*\n$/);
  await refuses(['madeira', '--check', 'no-such.json'], 'no-such.json: no such file');
  await refuses(['madeira', '--check', ''], ': no such file');
});

test('board wants a game that has a board, and one wish', async () => {
  await refuses([], 'GAME is missing');
  await refuses(['chess'], "no board for 'chess'; there are madeira");
  await refuses(['constructor'], "no board for 'constructor'; there are madeira");
  await refuses(['madeira', 'again'], "unexpected argument 'again'");
  await refuses(['madeira', '--json', '--schema'], '--json and --schema do not go together');
  await refuses(['madeira', '--schema', '--check', 'x'], '--schema and --check do not go together');
});
