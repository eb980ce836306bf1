import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../../server/test/tools/free-port.ts';
import { TestPostgres } from '../../server/test/tools/postgres.ts';
import { environmentsOf } from './compose.ts';
import { addressOf, stopped } from './ready.ts';

const CADDY = process.env.CADDY ?? 'caddy';

const startServer = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(resolve('bin/start'), { env: { ...process.env, ...env, PORT: '0', LOG_LEVEL: 'silent' }, stdio: ['ignore', 'pipe', 'inherit'] });

const startCaddy = async (env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const caddy = spawn(CADDY, ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of createInterface({ input: caddy.stderr })) if (line.includes('serving initial configuration')) break;
  caddy.stderr.resume();
  return caddy;
};

/** Caddy makes its own authority for localhost. */
const trust = (folder: string): void => {
  const root = readFileSync(join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
  setDefaultCACertificates([...getCACertificates(), root]);
};

/** The servers, the settings and the proxy of compose.postgres.yaml; only PostgreSQL is reached by another way. */
const tryStack = async (folder: string, postgres: TestPostgres): Promise<void> => {
  const { one = {}, two = {} } = environmentsOf('compose.postgres.yaml', { POSTGRES_PASSWORD: 'unused', CARAVEL_HOST: 'localhost' });
  const DATABASE_URL = await postgres.database();
  const servers: ChildProcess[] = [];
  let caddy: ChildProcess | undefined;
  try {
    const addresses: string[] = [];
    // One after the other: the first may have to build the pages.
    for (const env of [one, two]) {
      const server = startServer({ ...env, DATABASE_URL });
      servers.push(server);
      addresses.push(await addressOf(server));
    }
    const [https, http] = [String(await freePort()), String(await freePort())];
    caddy = await startCaddy({
      CARAVEL_HOST: 'localhost',
      CARAVEL_SERVERS: addresses.map((url) => new URL(url).host).join(' '),
      HTTP_PORT: http,
      HTTPS_PORT: https,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    });
    trust(folder);
    const site = `https://localhost:${https}`;
    const ready = await fetch(`${site}/readyz`);
    assert.equal(ready.status, 200);
    assert.ok(ready.headers.get('strict-transport-security'), 'the servers know that people come by https');
    assert.equal((await fetch(`${site}/metrics`)).status, 403);
    const games = await (await fetch(`${site}/api/games`)).text();
    const [first, second] = servers;
    first?.kill('SIGKILL');
    if (first) await once(first, 'exit');
    for (let requests = 0; requests < 10; requests++)
      assert.equal(await (await fetch(`${site}/api/games`)).text(), games, 'the other server answers');
    if (second) assert.equal(await stopped(second), 0);
  } finally {
    for (const child of [...servers, caddy]) child?.kill('SIGKILL');
  }
};

export const tryCompose = async (): Promise<void> => {
  if (spawnSync(CADDY, ['version']).status !== 0) {
    console.log('not tried: compose.postgres.yaml (no caddy; on Debian: apt-get install caddy, or CADDY=/path/to/caddy)');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'caravel-caddy-'));
  const postgres = await TestPostgres.start();
  try {
    await tryStack(folder, postgres);
    console.log(
      'two servers with the settings of compose.postgres.yaml, PostgreSQL, and Caddy with the Caddyfile and TLS: one killed, the other answers',
    );
  } finally {
    await postgres.end();
    rmSync(folder, { recursive: true, force: true });
  }
};
