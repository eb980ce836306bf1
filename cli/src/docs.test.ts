/** What the pages say is what the tool does. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pearls } from '@caravel/core/testing';
import { Engine } from './engine/engine.ts';
import { REQUESTS } from './engine/requests.ts';
import { caravel, desk, TEST_GAMES } from './testing/desk.ts';
import { commandFor, ROOT, spawned } from './testing/process.ts';
import { saved } from './testing/samples.ts';

const PROTOCOL = readFileSync(join(ROOT, 'docs/protocol-engine.md'), 'utf8');
const FILE_PAGE = readFileSync(join(ROOT, 'docs/notation/file.md'), 'utf8');
const BOT = join(ROOT, 'examples/random_bot.py');

const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map((match) => match[1] as string);

const exampleFile = blocks(FILE_PAGE, 'caravel')[0] as string;

test('the example of the file page is a finished, proved game', async (t) => {
  const { code, out, err } = await caravel('verify', '--json', saved(t, exampleFile));
  assert.deepEqual([code, err], [0, '']);
  const { over, fairness, scoresRecorded } = JSON.parse(out);
  assert.deepEqual({ over, fairness, scoresRecorded }, { over: true, fairness: 'proved', scoresRecorded: true });
});

test('every request has a section on the protocol page', () => {
  const sections = [...PROTOCOL.matchAll(/^### `(.*)`$/gm)].map((match) => match[1] as string);
  assert.deepEqual(sections.sort(), REQUESTS.map(({ form }) => form).sort());
});

test('the session on the protocol page is real', (t) => {
  const path = saved(t, exampleFile);
  const engine = new Engine({ ...desk(), games: [pearls] });
  const lines = blocks(PROTOCOL, 'text').join('').split('\n');
  const asked = [...lines.keys()].filter((i) => lines[i]?.startsWith('> '));
  assert.ok(asked.length >= REQUESTS.length);
  for (const i of asked) {
    const request = (lines[i] as string).slice(2).replace('game.caravel', path);
    assert.equal(engine.answer(request), lines[i + 1], request);
  }
});

test('the bot on the protocol page is the one in examples/', () => {
  assert.equal(blocks(PROTOCOL, 'python')[0], readFileSync(BOT, 'utf8'));
});

const hasPython = spawned(['python3'], ['--version']).code === 0;

for (const game of TEST_GAMES)
  test(`the bot plays ${game.name} to the end`, { skip: !hasPython && 'python3 is not installed' }, () => {
    const players = String(game.seats.max);
    const { code, out, err } = spawned(['python3'], [BOT, game.name, players, ...commandFor(game), 'engine']);
    assert.deepEqual([code, err], [0, '']);
    const { over, scores } = JSON.parse(out);
    assert.deepEqual([over, scores.length], [true, game.seats.max]);
  });
