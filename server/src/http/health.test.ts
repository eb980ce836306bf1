import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode } from '../../test/tools/index.ts';
import { startPostgres, type TestPostgres } from '../../test/tools/postgres.ts';

let server: TestPostgres;
before(async () => {
  server = await startPostgres();
});
after(() => server.end());

test('a node is ready while its store takes what is written, and not while it may only be read', async () => {
  const databaseUrl = await server.database();
  const node = await startTestNode({ databaseUrl });
  const anna = await Client.guest(node.url);
  const isReady = async (): Promise<boolean> => (await anna.ask('GET', '/readyz')).status === 200;
  const name = new URL(databaseUrl).pathname.slice(1);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const readOnly = async (value: 'on' | 'off'): Promise<void> => {
    await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  };
  assert.equal(await isReady(), true);
  await readOnly('on');
  await eventually(async () => !(await isReady()));
  const error = await anna.refused('POST', '/api/tables', { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.deepEqual([error.status, error.code], [503, 'unavailable']);
  assert.equal((await anna.ask('GET', '/healthz')).status, 200);
  await readOnly('off');
  await eventually(isReady);
  await admin.end();
  await node.end();
});
