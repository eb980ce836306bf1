import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { SqliteDatabase } from '../store/sqlite.ts';
import { COMMANDS } from './commands.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const OPEN = { game: 'puerto-rico', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };

let folder: string;
let node: TestNode;
/** What stands on the page for something that is called otherwise everywhere. */
const names = new Map<string, string>();
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravel-'));
  await mkdir(join(folder, 'backup'));
  node = await startTestNode({ data: join(folder, 'data') });
  const [anna, rudolf] = [await Client.guest(node.url), new Client(node.url)];
  const { id: user } = await rudolf.must<{ id: string }>('POST', '/api/register', { login: 'rudolf', password: 'correct horse battery' });
  const [{ id }, { id: other }] = [await anna.table(OPEN), await anna.table(OPEN)];
  await rudolf.must('POST', `/api/tables/${id}/join`, {});
  await rudolf.must('POST', `/api/tables/${id}/chat`, { text: 'an insult' });
  await anna.must('POST', `/api/tables/${id}/report`, { user, reason: 'insult', chat: 1 });
  const analysis = { kind: 'exploration', file: 'caravel 1\ngame puerto-rico\nplayers 3\n\n', exploration: '{}' };
  const published = await rudolf.must<{ id: string }>('POST', '/api/analyses', analysis);
  const [report] = await node.context.db.all<{ id: string }>('SELECT id FROM reports');
  names
    .set('OTHER-TABLE', other)
    .set('ANALYSIS', published.id)
    .set('TABLE', id)
    .set('REPORT', report?.id ?? '');
  names.set('/backup', join(folder, 'backup')).set('/var/lib', folder);
});
after(async () => {
  await node.end();
  await rm(folder, { recursive: true });
});

const named = (line: string): string => [...names].reduce((text, [name, value]) => text.replaceAll(name, value), line);

test('every line of the page that calls bin/admin does what it says, on a server that runs', async () => {
  const page = await readFile(join(ROOT, 'docs/operations.md'), 'utf8');
  const lines = page.split('\n').flatMap((line) => /^\s*((?:[A-Z_]+=\S+ )?bin\/admin .*)$/.exec(line)?.[1] ?? []);
  const told = new Set(lines.map((line) => /bin\/admin (\S+)/.exec(line)?.[1]));
  assert.deepEqual(
    COMMANDS.map(({ name }) => name).filter((name) => !told.has(name)),
    [],
    'commands the page does not show',
  );
  const env = { ...process.env, CARAVEL_DATA: join(folder, 'data'), DATABASE_URL: '' };
  for (const line of lines) {
    const { stdout } = await run('bash', ['-c', named(line)], { cwd: ROOT, env });
    assert.ok(stdout.length > 1, line);
  }
  const copy = join(folder, 'backup', '2026-11-15.db');
  assert.equal((await stat(copy)).mode & 0o777, 0o600);
  const [noted] = await node.context.db.all<{ detail: string }>("SELECT detail FROM audit WHERE act = 'backup'");
  assert.equal(noted?.detail, `copied to ${copy}`);
  const restored = new SqliteDatabase(join(folder, 'caravel-new', 'caravel.db'), true);
  const [line] = await restored.all<{ detail: string }>("SELECT detail FROM audit WHERE act = 'restore'");
  assert.equal(line?.detail, `restored from ${copy}`);
  await restored.close();
  assert.ok(existsSync(join(folder, 'caravel-new', 'caravel.db')));
});

test('restore refuses to overwrite, a folder with a server, and what is no copy', async () => {
  const copy = join(folder, 'backup', '2026-11-15.db');
  const restore = (data: string, file: string) =>
    run(join(ROOT, 'bin/admin'), ['restore', file], { env: { ...process.env, CARAVEL_DATA: join(folder, data) } });
  await assert.rejects(restore('caravel-new', copy), /exists: restore into an empty folder/);
  await assert.rejects(restore('data', copy), /another Caravel runs/);
  await assert.rejects(restore('nothing', join(ROOT, 'README.md')), /is no copy of a Caravel database/);
  await assert.rejects(restore('nothing', join(folder, 'none.db')), /there is no/);
  assert.equal(existsSync(join(folder, 'nothing', 'caravel.db')), false);
});
