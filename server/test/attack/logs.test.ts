import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { SqliteDatabase } from '../../src/store/sqlite.ts';
import { Client } from '../tools/index.ts';
import { PASSWORD } from './people.ts';
import { demandNoSecret, secretsOf } from './secrets.ts';

const start = (data: string) => {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    CARAVEL_DATA: data,
    LOG_LEVEL: 'trace',
    CARAVEL_METRICS_TOKEN: 'metrics-token-of-this-test',
  };
  const child = spawn(process.execPath, [new URL('../../src/main.ts', import.meta.url).pathname], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (log.text += text));
  return { child, log };
};

const addressIn = async (log: { text: string }): Promise<string> => {
  for (let i = 0; i < 300; i++) {
    const url = /http:\/\/localhost:\d+/.exec(log.text)?.[0];
    if (url) return url;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not start: ${log.text}`);
};

/** People who register, mistype, ask for tokens, play and send nonsense, as loudly as they can. */
const commotion = async (url: string): Promise<string[]> => {
  const anna = new Client(url);
  const login = 'anna-of-the-logs';
  await anna.must('POST', '/api/register', { login, password: PASSWORD, name: 'Anna' });
  await anna.ask('PUT', '/api/me/email', { email: 'anna.of.the.logs@example.org', password: PASSWORD });
  const { token } = await anna.must<{ token: string }>('POST', '/api/tokens', { name: 'mine' });
  await new Client(url).ask('POST', '/api/login', { login, password: 'a wrong password of the logs' });
  await anna.ask('POST', '/api/tables', { nonsense: PASSWORD });
  await anna.ask('GET', `/metrics?token=${PASSWORD.replaceAll(' ', '')}`);
  const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
  const socket = await anna.socket();
  await socket.watch(id);
  socket.raw.send(`{"k":"act","t":"${id}","password":"${PASSWORD}"}`);
  await socket.expect('no');
  socket.close();
  const cookie = decodeURIComponent((anna.cookie as string).split('=')[1] as string);
  return [PASSWORD, 'a wrong password of the logs', token, cookie, cookie.split('.')[0] as string, 'metrics-token-of-this-test'];
};

test('no password, session, token, address or secret is ever in the log, at its loudest', async () => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-logs-'));
  const { child, log } = start(data);
  const said = await commotion(await addressIn(log));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const db = new SqliteDatabase(join(data, 'caravel.db'));
  const kept = await secretsOf(db);
  await db.close();
  await rm(data, { recursive: true, force: true });
  assert.ok(log.text.includes('"level"'), 'the log says something');
  assert.ok(kept.length >= 4);
  demandNoSecret(log.text, [...said, ...kept], 'the log');
});
