/** What tools/old-bot.ts refuses; that it plays is seen by a match against a real checkout (docs/protocol-bots.md). */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'caravel-old-'));
after(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
write('bots/src/index.ts', "export const LEVELS = ['random', 'trader'];\nexport const makeBot = () => ({ think: () => ({ move: 0 }) });\n");
write('games/core/src/index.ts', 'export const readState = () => ({ ok: false, problem: { message: "no" } });\n');

const HELLO = '{"ask":"hello","protocol":1,"game":"chess","version":1,"rules":"x","players":2,"options":{},"seat":0,"seed":1}\n';
const MOVE = '{"ask":"move","seat":0,"game":"chess","state":"chess/1 0 ","moves":["e4"],"view":{}}\n';

for (const [args, input, says] of [
  [[], '', /^old-bot: old-bot\.ts FOLDER LEVEL/],
  [[folder], '', /^old-bot: old-bot\.ts FOLDER LEVEL/],
  [[folder, 'trader', 'more'], '', /^old-bot: old-bot\.ts FOLDER LEVEL/],
  [[join(folder, 'no'), 'trader'], '', /^old-bot: there is no .*no\/bots\/src\/index\.ts/],
  [[folder, 'hard'], '', /^old-bot: no bot named 'hard' there; there are random, trader/],
  [[folder, 'trader', '--visits', '0'], '', /^old-bot: --visits: '0' is not a whole number from 1 up/],
  [[folder, 'trader', '--visits', '1', '--ms', '1'], '', /^old-bot: --visits and --ms: one of them/],
  [[folder, 'trader'], HELLO, /^old-bot: there is no .*games\/chess\/src\/index\.ts/],
  [[folder, 'trader'], MOVE, /^old-bot: asked for a move before a game was announced/],
] as const)
  test(`old-bot ${args.map((word) => word.replace(folder, 'FOLDER')).join(' ')} ${input.slice(8, 13)} is refused in one line`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/old-bot.ts', ...args], { input, encoding: 'utf8' });
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, says);
    assert.equal(stderr.split('\n').length, 2);
  });
