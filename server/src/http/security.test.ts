import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { TableInfo } from '@caravel/protocol';
import WebSocket from 'ws';
import { rawAsk } from '../../test/attack/raw.ts';
import { eventually } from '../../test/tools/eventually.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';

describe('a node', () => {
  let node: TestNode;
  before(async () => {
    node = await startTestNode();
  });
  after(() => node.end());

  const ask = (path: string, headers: Record<string, string>, body: unknown = {}) =>
    fetch(node.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

  test('a page of another site cannot use the session', async () => {
    const anna = await Client.guest(node.url);
    const host = new URL(node.url).host;
    for (const origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      'null',
      'http://localhost:1',
      `http://evil@${host}.example`,
    ]) {
      const answer = await ask('/api/me/vacation', { ...anna.headers, origin }, { days: 1 });
      assert.equal(answer.status, 403, origin);
      assert.equal((await ask('/api/login', { origin }, { login: 'x', password: 'y' })).status, 403, 'nor sign somebody in');
    }
    assert.equal((await ask('/api/me/vacation', { ...anna.headers, origin: node.url }, { days: 1 })).status, 200);
  });

  test('a socket from another site is not opened', async () => {
    const anna = await Client.guest(node.url);
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${node.url.replace('http', 'ws')}/socket`, { headers: { ...anna.headers, origin } });
        socket.on('open', () => resolve('open'));
        socket.on('error', (error) => resolve(error.message));
        socket.on('open', () => socket.close());
      });
    assert.match(await open('https://evil.example'), /403/);
    assert.equal(await open(node.url), 'open');
  });

  test('the cookie is for our site alone and not for scripts; under https it never travels in the clear', async () => {
    const plain = (
      await fetch(`${node.url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"A"}' })
    ).headers.get('set-cookie');
    assert.match(plain ?? '', /HttpOnly/);
    assert.match(plain ?? '', /SameSite=Lax/);
    assert.doesNotMatch(plain ?? '', /Secure/);
    const behind = await startTestNode({ trustProxy: 1 });
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    const secure = (await fetch(`${behind.url}/api/guest`, { method: 'POST', headers, body: '{"name":"A"}' })).headers.get('set-cookie');
    await behind.end();
    assert.match(secure ?? '', /Secure/);
    const named = await startTestNode({ publicUrl: 'https://play.example' });
    const known = (
      await fetch(`${named.url}/api/guest`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"A"}' })
    ).headers.get('set-cookie');
    await named.end();
    assert.match(known ?? '', /Secure/);
  });

  test('an https site is used over https: browsers are told so, and http origins are refused', async (t) => {
    const site = await startTestNode({ publicUrl: 'https://play.example' });
    t.after(() => site.end());
    const { headers } = await fetch(`${site.url}/healthz`);
    assert.equal(headers.get('strict-transport-security'), 'max-age=15552000');
    assert.match(headers.get('content-security-policy') ?? '', /connect-src 'self' wss:\/\/play\.example;/);
    const host = new URL(site.url).host;
    const status = async (origin: string): Promise<number> =>
      (
        await fetch(`${site.url}/api/guest`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: '{"name":"A"}',
        })
      ).status;
    const origins = ['https://play.example', `https://${host}`, 'http://play.example', `http://${host}`, 'https://evil.example'];
    assert.deepEqual(await Promise.all(origins.map(status)), [201, 201, 403, 403, 403]);
    const socket = async (origin: string): Promise<string> => {
      const asking = new WebSocket(`${site.url.replace('http', 'ws')}/socket`, { headers: { origin } });
      const [error] = (await Promise.race([once(asking, 'open'), once(asking, 'error')]).catch((failed) => [failed])) as [
        Error | undefined,
      ];
      asking.on('error', () => {}).terminate();
      return error?.message ?? 'open';
    };
    assert.deepEqual(
      [await socket('https://play.example'), await socket('http://play.example')],
      ['open', 'Unexpected server response: 403'],
    );
  });

  test('pages run our own scripts and what these compile, and nothing made of text', async () => {
    const policy = (await fetch(`${node.url}/healthz`)).headers.get('content-security-policy') ?? '';
    assert.equal(/script-src ([^;]*);/.exec(policy)?.[1], "'self' 'wasm-unsafe-eval'");
  });

  test('pages may talk to our own socket and no other, whatever the request calls us', async () => {
    const { host, port } = new URL(node.url);
    const policy = async (name: string): Promise<string> => {
      const answer = await rawAsk(node.url, `GET /healthz HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
      return /connect-src ([^;]*);/.exec(answer)?.[1] ?? '';
    };
    assert.equal(await policy(host), `'self' ws://${host} wss://${host}`);
    assert.equal(await policy(`[::1]:${port}`), `'self' ws://[::1]:${port} wss://[::1]:${port}`);
    for (const odd of ['x; script-src *', 'x *', '*', 'https://evil.example']) assert.equal(await policy(odd), "'self' 'self'", odd);
    assert.equal((await fetch(`${node.url}/healthz`)).headers.get('strict-transport-security'), null);
  });

  test('an error does not send back all that was sent', async () => {
    const anna = await Client.guest(node.url);
    const long = 'x '.repeat(40_000);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (const wish of [
      { game: 'puerto-rico', seats, options: { governor: long } },
      { game: 'puerto-rico', seats, options: { [long]: 1 } },
      { game: long, seats },
      { game: 'puerto-rico', seats, [long]: 1 },
    ]) {
      const answer = await anna.ask('POST', '/api/tables', wish);
      assert.equal(answer.status, 400);
      const text = JSON.stringify(answer.body);
      assert.ok(text.length < 900, `${text.length} letters`);
    }
    const socket = await anna.socket();
    socket.send({ k: 'x '.repeat(7000) } as never);
    assert.ok((await socket.expect('no')).error.message.length <= 300);
    socket.close();
    assert.ok((await (await fetch(`${node.url}/api/${'x'.repeat(5000)}`)).text()).length < 500);
  });

  test('a cookie that was not signed here, or was changed, is nobody', async () => {
    const anna = await Client.guest(node.url);
    const good = anna.cookie ?? '';
    for (const cookie of [
      `${good}x`,
      good.replace(/=(.)/, (_, letter: string) => `=${letter === 'A' ? 'B' : 'A'}`),
      'caravel=%zz',
      'caravel=',
      'caravel=a.b',
    ]) {
      const client = new Client(node.url);
      client.cookie = cookie;
      assert.deepEqual(await client.must('GET', '/api/me'), { me: null }, cookie);
    }
    const stranger = new Client(node.url);
    stranger.token = 'cvl_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    assert.deepEqual(await stranger.must('GET', '/api/me'), { me: null });
    assert.equal(
      (await stranger.refused('POST', '/api/tables', { game: 'madeira', seats: [{ kind: 'me' }, { kind: 'open' }] })).status,
      401,
    );
  });

  test("another's session or token cannot act, chat, look or undo for a seat", async () => {
    const [anna, bob, eve] = (await Promise.all(['Anna', 'Bob', 'Eve'].map((name) => Client.guest(node.url, name)))) as [
      Client,
      Client,
      Client,
    ];
    await eve.must('POST', '/api/register', { login: 'eve-account', password: 'a long password' });
    const program = new Client(node.url);
    program.token = (await eve.must<{ token: string }>('POST', '/api/tokens', { name: 'eve' })).token;
    const { id } = await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], watch: 'players' });
    await bob.must('POST', `/api/tables/${id}/join`, {});
    const { length } = await anna.must<TableInfo>('GET', `/api/tables/${id}`);
    const before = await anna.must('GET', `/api/tables/${id}/log`);
    for (const client of [eve, program]) {
      for (const [path, body] of [
        ['act', { length, moves: ['role builder'], request: 'x', seat: 0 }],
        ['act', { length, moves: ['role builder'], request: 'x' }],
        ['undo', { length, count: 1, request: 'x', seat: 0 }],
        ['agree', { yes: true }],
        ['end', undefined],
        ['chat', { text: 'hello' }],
        ['leave', undefined],
        ['kick', { seat: 1 }],
        ['cancel', undefined],
        ['rematch', {}],
        ['mute', { user: 'AAAAAAAAAAAA', muted: true }],
      ] as const)
        assert.equal((await client.refused('POST', `/api/tables/${id}/${path}`, body)).code, 'not-yours', path);
      for (const path of ['', '/log', '/file', '/position', '/legal?seat=0', '/position?seat=0'])
        assert.equal((await client.refused('GET', `/api/tables/${id}${path}`)).code, 'not-yours', path);
    }
    assert.equal((await bob.refused('GET', `/api/tables/${id}/legal?seat=0`)).code, 'not-yours');
    assert.equal((await bob.refused('GET', `/api/tables/${id}/position?seat=0`)).code, 'not-yours');
    assert.deepEqual(await anna.must('GET', `/api/tables/${id}/log`), before);
  });
});

/** A node as an operator runs it, with everything it says. */
class Process {
  readonly child: ChildProcess;
  said = '';

  constructor(data: string) {
    const env = {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CARAVEL_DATA: data,
      LOG_LEVEL: 'trace',
      CARAVEL_HOOK_ALLOW: '127.0.0.1:1',
      SMTP_URL: 'smtp://mailer:smtp-secret@127.0.0.1:1',
    };
    this.child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        this.said += text;
      });
  }

  url(): Promise<string> {
    return eventually(() => /Caravel is at (\S+)/.exec(this.said)?.[1]);
  }

  /** All that it had to say has been said. */
  async end(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const closed = once(this.child, 'close');
    this.child.kill('SIGTERM');
    await closed;
  }
}

test('secrets are never in the log, however much goes wrong', async (t) => {
  const data = await mkdtemp(join(tmpdir(), 'caravel-'));
  const server = new Process(data);
  t.after(async () => {
    await server.end();
    await rm(data, { recursive: true, force: true });
  });
  const url = await server.url();
  const password = 'the-password-itself';
  const anna = await Client.guest(url, 'Anna');
  const cookies = [anna.cookie ?? ''];
  await anna.must('POST', '/api/register', { login: 'anna', password });
  cookies.push(anna.cookie ?? '');
  await anna.refused('POST', '/api/login', { login: 'anna', password: `${password}-wrong` });
  await anna.must('POST', '/api/login', { login: 'anna', password });
  cookies.push(anna.cookie ?? '');
  const { token } = await anna.must<{ token: string }>('POST', '/api/tokens', { name: 'script' });
  const hook = await anna.must<{ secret: string }>('PUT', '/api/me/webhook', { url: 'http://127.0.0.1:1/hook-secret-path' });
  await anna.ask('PUT', '/api/me/email', { email: 'anna@example.org' });
  const program = new Client(url);
  program.token = token;
  await program.refused('POST', '/api/me/password', { old: password, password: 'x'.repeat(300) });
  await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"login":"anna","password":"${password}`,
  });
  const bob = await Client.guest(url, 'Bob');
  const table = await program.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await bob.must('POST', `/api/tables/${table.id}/join`, {});
  const texts = [await anna.must('GET', '/api/me'), await anna.must('GET', '/api/tokens')].map((body) => JSON.stringify(body));
  await eventually(() => /a webhook did not take a message/.test(server.said));
  await server.end();
  const values = cookies.map((cookie) => decodeURIComponent(cookie.slice('caravel='.length)).split('.')[0] ?? '');
  for (const secret of [password, token, hook.secret, 'hook-secret-path', 'smtp-secret', ...values, ...cookies])
    assert.ok(secret.length > 5 && !server.said.includes(secret), `in the log: ${secret}`);
  for (const text of texts) assert.ok(!text.includes('argon2') && !text.includes(hook.secret) && !text.includes(token), text);
});
