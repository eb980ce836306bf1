import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { PASSWORD, register } from './people.ts';

let node: TestNode;
before(async () => {
  node = await startTestNode({ trustProxy: 1 });
});
after(() => node.end());

const me = async (client: Client): Promise<unknown> =>
  (await client.ask<{ me: { id: string } | null }>('GET', '/api/me')).body.me?.id ?? null;

test('the cookie is signed, for HTTP only, same site, and secure behind TLS', async () => {
  const ask = async (headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${node.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"name":"Anna"}',
    });
    return answer.headers.get('set-cookie') ?? '';
  };
  const plain = await ask({});
  assert.match(plain, /^caravel=[\w.%+/=-]+; .*Path=\/; HttpOnly; SameSite=Lax/i);
  assert.ok(!/secure/i.test(plain));
  assert.match(await ask({ 'x-forwarded-proto': 'https' }), /; Secure/i);
});

test('signing in gives a new session and ends the one before: a planted cookie is worth nothing', async () => {
  const attacker = await Client.guest(node.url, 'Mallory');
  const planted = attacker.cookie;
  const victim = new Client(node.url);
  victim.cookie = planted;
  await victim.must('POST', '/api/register', { login: `v${Date.now()}`, password: PASSWORD, name: 'Victim' });
  assert.notEqual(victim.cookie, planted);
  assert.equal(await me(attacker), null);
  assert.notEqual(await me(victim), null);
});

test('signing out ends the session on the server, not only in the browser', async () => {
  const client = await register(node.url, 'Anna');
  const { cookie } = client;
  await client.must('POST', '/api/logout');
  client.cookie = cookie;
  assert.equal(await me(client), null);
});

test('requests from pages of other sites change nothing, whatever cookie comes with them', async () => {
  const client = await Client.guest(node.url, 'Anna');
  const logout = (origin: string): Promise<number> =>
    fetch(`${node.url}/api/logout`, { method: 'POST', headers: { ...client.headers, origin } }).then(({ status }) => status);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) assert.equal(await logout(origin), 403, origin);
  assert.notEqual(await me(client), null);
  assert.equal(await logout(node.url), 204);
  assert.equal(await me(client), null);
});

test('a form of another site cannot even be read: only JSON is', async () => {
  const client = await Client.guest(node.url, 'Anna');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const body = JSON.stringify({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] });
    const answer = await fetch(`${node.url}/api/tables`, { method: 'POST', headers: { ...client.headers, 'content-type': type }, body });
    assert.equal(answer.status, 415, type);
  }
});

test('no answer may be read by other sites, framed, sniffed or given scripts of others', async () => {
  for (const path of ['/api/me', '/healthz', '/nowhere']) {
    const { headers } = await fetch(node.url + path);
    assert.equal(headers.get('access-control-allow-origin'), null, path);
    assert.equal(headers.get('x-powered-by'), null, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    const csp = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'self'", "script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      assert.ok(csp.includes(part), `${path}: ${part} is not in ${csp}`);
    // The net of the bots is compiled; no text ever becomes script.
    assert.ok(!csp.replaceAll("'wasm-unsafe-eval'", '').includes('unsafe'), csp);
  }
  const { headers } = await fetch(`${node.url}/api/tables/%zz`);
  assert.deepEqual([headers.get('x-content-type-options'), headers.get('content-security-policy')], ['nosniff', "default-src 'none'"]);
});
