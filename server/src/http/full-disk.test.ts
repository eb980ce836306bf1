import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { ChildNode } from '../../test/chaos/child-node.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode } from '../../test/tools/index.ts';

const run = promisify(execFile);
const hasLimits = spawnSync('prlimit', ['--version']).status === 0;

test('where nothing more can be written the node is not ready, and is again when there is room', {
  skip: !hasLimits && 'no prlimit',
}, async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  const node = await ChildNode.start({ CARAVEL_DATA: data });
  t.after(async () => {
    await node.stop();
    await rm(data, { recursive: true });
  });
  const anna = new Client(node.url);
  const ready = async (): Promise<number> => (await anna.ask('GET', '/readyz')).status;
  /** Files of the process may not grow beyond this: writing fails as on a full disk. */
  const room = (bytes: number | 'unlimited') => run('prlimit', ['--pid', String(node.pid), `--fsize=${bytes}:unlimited`]);
  assert.equal(await ready(), 200);
  await room((await stat(join(data, 'caravel.db-wal'))).size);
  await eventually(async () => (await ready()) === 503);
  assert.equal((await anna.refused('POST', '/api/guest', { name: 'Anna' })).status, 503);
  assert.equal((await anna.ask('GET', '/healthz')).status, 200);
  await room('unlimited');
  await eventually(async () => (await ready()) === 200);
  await anna.must('POST', '/api/guest', { name: 'Anna' });
});

test('however often it is asked, it writes once a second at most', async (t) => {
  const node = await startTestNode();
  t.after(() => node.end());
  const written = async (): Promise<unknown> => (await node.context.db.all("SELECT value FROM settings WHERE name = 'written'"))[0];
  const values = new Set<string>();
  const start = performance.now();
  for (let i = 0; i < 100; i++) {
    assert.equal((await fetch(`${node.url}/readyz`)).status, 200);
    values.add(JSON.stringify(await written()));
  }
  const seconds = (performance.now() - start) / 1000;
  assert.ok(values.size <= 1 + Math.ceil(seconds), `${values.size} rows in ${seconds} s`);
});
