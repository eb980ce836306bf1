/** What the pages say is what the tool does. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pearls } from '@caravel/core/testing';
import { Engine } from './engine/engine.ts';
import { REQUESTS } from './engine/requests.ts';
import { commandFor, ROOT, spawned } from './testing/process.ts';
import { saved, scratchDirectory } from './testing/samples.ts';
import { caravel, TEST_GAMES, testHost } from './testing/test-host.ts';

const PROTOCOL = readFileSync(join(ROOT, 'docs/protocol-engine.md'), 'utf8');
const FILE_PAGE = readFileSync(join(ROOT, 'docs/notation/file.md'), 'utf8');
const BOT = join(ROOT, 'examples/random_bot.py');

const blocks = (page: string, language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map((match) => match[1] as string);

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');

/** The command lines a page shows; what they mean stands two spaces to the right. */
const commandsOn = (page: string): string[][] =>
  [...page.matchAll(/^(?:\$ | *)bin\/caravel (.*?)(?: {2,}.*)?$/gm)].map((match) => (match[1] as string).split(' '));

const RECORDED = join(ROOT, 'games/puerto-rico/games/3-players-city.caravel');

/** Small enough to be run here; what it writes goes to `folder`. */
const shortened = (args: readonly string[], folder: string): string[] => {
  const places: Record<string, string> = { FILE: RECORDED, DIR: folder };
  const found = args.map((word) => places[word] ?? (RECORDED.endsWith(`/${word}`) ? RECORDED : word));
  const less: Record<string, string[]> = {
    simulate: ['--games', '5'],
    engine: ['--runs', '1', '--milliseconds', '1'],
    search: ['--runs', '1', '--seconds', '1'],
    soak: ['--games', '5'],
    hint: ['--visits', '10', '--threads', '1'],
    ladder: ['--visits', '1', '--games', '1'],
    puzzles: ['--visits', '6', '--games', '1'],
    stats: ['--games', '1'],
  };
  return [...found, ...((args.length > 1 && less[args[0] === 'bench' ? (args[1] as string) : (args[0] as string)]) || [])];
};

test('every command on README.md works', async (t) => {
  const folder = scratchDirectory(t);
  const commands = commandsOn(README);
  assert.ok(commands.length >= 5);
  for (const args of commands)
    assert.deepEqual({ ...(await caravel(...shortened(args, folder))), out: '' }, { code: 0, out: '', err: '' }, args.join(' '));
});

/** What a clock had a say in. */
const timeless = (text: string): string => text.replaceAll(/[\d,.]+ (s|a second)\b/g, '_ $1');

test('the simulation on README.md is real', async () => {
  const [, command, shown] = /^\$ bin\/caravel (simulate .*)\n([\s\S]*?)^```$/m.exec(README) as unknown as [string, string, string];
  assert.equal(timeless((await caravel(...command.split(' '))).out), timeless(shown));
});

test('the session on README.md is real', () => {
  const [shown = ''] = [...README.matchAll(/^> legal [\s\S]*?(?=^```$)/gm)].map(String);
  const [, begin] = /^After `(new \{.*\})` and five `roll`s/m.exec(README) as unknown as [string, string];
  const engine = new Engine(testHost());
  for (const request of [begin, ...Array<string>(5).fill('roll')]) engine.answer(request);
  const lines = shown.trimEnd().split('\n');
  assert.equal(lines.length, 4);
  for (const i of [0, 2]) assert.equal(engine.answer((lines[i] as string).slice(2)), lines[i + 1]);
});

test('the example at the head of games/core/src/file.ts is a file', async (t) => {
  const head = /\n \* {5}caravel 1\n[\s\S]*?\n \*\n \* Lines/.exec(readFileSync(join(ROOT, 'games/core/src/file.ts'), 'utf8'))?.[0] ?? '';
  const text = [...head.matchAll(/^ \*(?: {5}(.*))?$/gm)].map((match) => match[1] ?? '').slice(0, -1);
  const { code, err } = await caravel('verify', saved(t, `${text.join('\n')}\n`));
  assert.deepEqual([code, err], [0, '']);
});

test('the grammar of the file page wants the empty line after the header, as the reader does', async (t) => {
  assert.match(FILE_PAGE, /^file +=.* \{ header-line LF \} LF \{ entry-line LF \} ;$/m);
  const header = 'caravel 1\ngame pearls\nplayers 2\n';
  assert.equal((await caravel('verify', saved(t, header))).code, 2);
  assert.equal((await caravel('verify', saved(t, `${header}\n`))).code, 0);
});

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
  const engine = new Engine({ ...testHost(), games: [pearls] });
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
