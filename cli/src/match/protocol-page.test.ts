/** What docs/protocol-bots.md says is what a bot receives. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../testing/process.ts';
import { scratchDirectory } from '../testing/samples.ts';
import { caravel } from '../testing/test-host.ts';

const PAGE = readFileSync(join(ROOT, 'docs/protocol-bots.md'), 'utf8');

const ECHO = `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync(process.argv[2], line + '\\n');
  const { ask, moves } = JSON.parse(line);
  console.log(ask === 'hello' ? '{}' : moves[0]);
}
`;

test('the questions on the page are the first of a real match', async (t) => {
  const directory = scratchDirectory(t);
  const [bot, received] = ['bot.mjs', 'received'].map((name) => join(directory, name)) as [string, string];
  writeFileSync(bot, ECHO);
  const seats = `cmd:"${process.execPath}" "${bot}" '${received}',random`;
  assert.equal((await caravel('match', '--game', 'pearls', '--seats', seats, '--games', '1')).code, 0);
  const shown = [...PAGE.matchAll(/^\{"ask".*$/gm)].map(String);
  assert.deepEqual(readFileSync(received, 'utf8').split('\n').slice(0, 2), shown);
});

test('the bot on the page is the one in examples/', () => {
  assert.equal(/^```python\n([\s\S]*?)^```$/m.exec(PAGE)?.[1], readFileSync(join(ROOT, 'examples/greedy_bot.py'), 'utf8'));
});
