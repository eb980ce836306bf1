import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { type Statement, StoreUnavailable } from '../database.ts';
import { WriterThread } from './writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravel-writer-'));
after(() => rmSync(folder, { recursive: true }));
let files = 0;

const writer = async (): Promise<WriterThread> => {
  const thread = new WriterThread(join(folder, `${++files}.db`));
  await thread.do({ run: 'CREATE TABLE words (word TEXT PRIMARY KEY)', values: [] });
  return thread;
};

const put = (word: unknown): Statement => ({ sql: 'INSERT INTO words VALUES ($1)', values: [word as string] });

test('what cannot be sent to the thread fails alone: the answers after it go to who asked', async () => {
  const thread = await writer();
  await assert.rejects(thread.do({ batch: [put(() => {})] }), /could not be cloned/);
  const answers = await Promise.all([thread.do({ batch: [put('a')] }), thread.do({ all: 'SELECT word FROM words', values: [] })]);
  assert.deepEqual([answers[0], (answers[1] as { word: string }[]).map(({ word }) => word)], [true, ['a']]);
  await thread.close();
});

test('an error of the file keeps its number', async () => {
  const thread = await writer();
  await thread.do({ batch: [put('a')] });
  await assert.rejects(thread.do({ batch: [put('b'), put('a')] }), { message: /UNIQUE/, errcode: 1555 });
  await thread.close();
});

test('what was asked before the end is done, and after it nothing hangs', async () => {
  const thread = await writer();
  const last = thread.do({ batch: [put('last')] });
  await Promise.all([thread.close(), thread.close()]);
  assert.equal(await last, true);
  await assert.rejects(thread.do({ batch: [put('late')] }), StoreUnavailable);
});

test('a process whose writer has died ends, and says why', { timeout: 30_000 }, async () => {
  const module = JSON.stringify(new URL('./writer.ts', import.meta.url).href);
  const program = `const { WriterThread } = await import(${module});
    setInterval(() => {}, 1000);
    await new WriterThread(${JSON.stringify(join(folder, 'nowhere', 'caravel.db'))}).do({ all: 'SELECT 1', values: [] });`;
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  assert.deepEqual(await once(child, 'close'), [1, null]);
  assert.match(said, /the thread that writes to the database has died[\s\S]*unable to open database file/);
});
