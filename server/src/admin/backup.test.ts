import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { playOut } from '../../test/tools/play-out.ts';
import { startPostgres } from '../../test/tools/postgres.ts';

const run = promisify(execFile);
const ADMIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const admin = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, [ADMIN, ...args], { env: { ...process.env, ...env } });

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravel-'));
});
after(() => rm(folder, { recursive: true }));

/** A finished table and one that runs. */
const fill = async (node: TestNode): Promise<{ client: Client; logs: Map<string, unknown> }> => {
  const client = await Client.guest(node.url);
  const logs = new Map<string, unknown>();
  for (const isPlayed of [true, false]) {
    const { id } = await client.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await new Client(node.url).must('POST', `/api/tables/${id}/join`, { name: 'Bob' });
    if (isPlayed) await playOut(node, id);
    logs.set(id, await client.must('GET', `/api/tables/${id}/file`));
  }
  return { client, logs };
};

/** The people are signed in and every game is there, byte by byte. */
const holds = async (node: TestNode, { client, logs }: Awaited<ReturnType<typeof fill>>): Promise<void> => {
  const again = new Client(node.url);
  again.cookie = client.cookie;
  for (const [id, file] of logs) assert.deepEqual(await again.must('GET', `/api/tables/${id}/file`), file);
  const { me } = await again.must<{ me: { name: string } | null }>('GET', '/api/me');
  assert.equal(me?.name, 'Anna');
};

test('SQLite: a copy made while the server runs is the whole server', async () => {
  const [data, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const node = await startTestNode({ data });
  const kept = await fill(node);
  await mkdir(restored);
  await admin({ CARAVEL_DATA: data }, 'backup', join(restored, 'caravel.db'));
  assert.equal((await stat(join(restored, 'caravel.db'))).mode & 0o777, 0o600);
  await assert.rejects(admin({ CARAVEL_DATA: data }, 'backup', join(restored, 'caravel.db')), /a file that does not exist yet/);
  assert.match((await admin({ CARAVEL_DATA: data }, 'replay-all')).stdout, /^2 tables with \d+ entries replayed, 0 would change/m);
  await node.stop();
  const second = await startTestNode({ data: restored });
  await holds(second, kept);
  await second.stop();
});

test('PostgreSQL: pg_dump and psql bring the whole server to another database', async () => {
  const server = await startPostgres();
  const [from, to] = [await server.database(), await server.database()];
  const node = await startTestNode({ databaseUrl: from });
  const kept = await fill(node);
  const { stdout } = await run(join(server.bin, 'pg_dump'), ['--no-owner', `--dbname=${from}`], { maxBuffer: 2 ** 28 });
  assert.match((await admin({ DATABASE_URL: from }, 'replay-all')).stdout, /^2 tables with \d+ entries replayed, 0 would change/m);
  await node.end();
  const restoring = run(join(server.bin, 'psql'), ['--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${to}`]);
  restoring.child.stdin?.end(stdout);
  await restoring;
  const second = await startTestNode({ databaseUrl: to });
  await holds(second, kept);
  await second.end();
  await server.end();
});
