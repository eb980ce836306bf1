import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const FILES = {
  'waits.test.ts': `import { test } from 'node:test';
    test('fine', () => {});
    test('waits for ever', async () => { setInterval(() => {}, 1000); await new Promise(() => {}); });`,
  'loops.test.ts': `import { test } from 'node:test';
    test('loops for ever', () => { for (;;); });`,
  'leaves.test.ts': `import { test } from 'node:test';
    test('leaves a timer', () => { setInterval(() => {}, 1000); });`,
  'setup.ts': `import { endStuckFiles } from ${JSON.stringify(join(import.meta.dirname, 'stuck-files.ts'))};
    export const globalSetup = () => endStuckFiles(8000);`,
};

/** A runner of its own: in ours, one that is started by a test would run nothing. */
const run = async (folder: string): Promise<{ said: string; code: number }> => {
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const reporter = join(import.meta.dirname, 'reporter.ts');
  const child = spawn(
    process.execPath,
    [
      '--test',
      '--test-timeout=1500',
      `--test-global-setup=${join(folder, 'setup.ts')}`,
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=stdout',
      `${folder}/*.test.ts`,
    ],
    { env: { ...env, TEST_COUNTS: join(folder, 'counts.json') }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  return { said, code };
};

test('a test that hangs, and a file that does not end, fail by their names, and the run ends', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravel-reporter-'));
  t.after(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  const { said, code } = await run(folder);
  assert.equal(code, 1);
  assert.match(said, /FAILED waits for ever\n\s+\S*waits\.test\.ts:3\n.*timed out after 1500ms/);
  for (const file of ['loops', 'leaves']) assert.match(said, new RegExp(`FAILED \\S*${file}\\.test\\.ts`), said);
  assert.match(said, /did not end by itself: \S*waits\.test\.ts/);
  const { failures, ...count } = JSON.parse(await readFile(join(folder, 'counts.json'), 'utf8'));
  assert.deepEqual(count, { passed: 2, failed: 3 });
  assert.match(failures.join('\n'), /waits\.test\.ts:3 › waits for ever/);
});
