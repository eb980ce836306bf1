import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const mustInstall = statSync(join(ROOT, 'package-lock.json')).mtimeMs > statSync(join(ROOT, 'node_modules/.package-lock.json')).mtimeMs;

const started = (data: string, env: Record<string, string>): ChildProcess =>
  spawn(join(ROOT, 'bin/start'), {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', CARAVEL_DATA: data, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const addressOf = async (child: ChildProcess): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout as NonNullable<ChildProcess['stdout']> })) {
    const address = /^Caravel is at (http:\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('bin/start said no address');
};

test('bin/start serves the pages and the API on one port and stops cleanly', {
  skip: mustInstall && 'it would install first',
  timeout: 120_000,
}, async () => {
  const data = mkdtempSync(join(tmpdir(), 'caravel-'));
  const child = started(data, {});
  try {
    const url = await addressOf(child);
    const page = await fetch(`${url}/t/anything`);
    assert.match(await page.text(), /<script type="module"[^>]* src="\/assets\//);
    assert.ok(!page.headers.get('content-security-policy')?.includes("script-src 'self' 'unsafe-inline'"));
    assert.deepEqual(await (await fetch(`${url}/healthz`)).json(), { ok: true });
    assert.equal((await fetch(`${url}/api/nothing`)).status, 404);
    child.kill('SIGTERM');
    assert.deepEqual(await once(child, 'exit'), [0, null]);
  } finally {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
});

test('a wrong setting is named and nothing starts', { skip: mustInstall && 'it would install first', timeout: 120_000 }, async () => {
  const child = started('/nowhere', { PORT: 'eighty' });
  const errors: string[] = [];
  child.stderr?.on('data', (data) => errors.push(String(data)));
  assert.deepEqual(await once(child, 'exit'), [1, null]);
  assert.match(errors.join(''), /caravel: PORT: 'eighty' is not a number from 0 to 65535/);
});
