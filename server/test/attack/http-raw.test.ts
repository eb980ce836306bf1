import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, startTestNode, type TestNode } from '../tools/index.ts';
import { makeWorld, type World } from './people.ts';
import { rawAsk, rawRequest, statusIn } from './raw.ts';

let node: TestNode;
let world: World;
before(async () => {
  node = await startTestNode();
  world = await makeWorld(node);
});
after(() => node.end());

const ODD_TARGETS = [
  '//',
  '/%',
  '/%zz',
  '/api/tables/%2e%2e%2f%2e%2e',
  '/api/tables/..%2f..%2fme',
  '/api/tables/%00',
  '/api/tables/%ff%fe',
  '/api/tables/a%2Fb',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/api//me',
  '/api/me;x=1',
  '/api/me#x',
  `/api/tables/${'a'.repeat(9000)}`,
  `/api/tables?game=${'%20'.repeat(2000)}`,
  '/api/tables?status[]=open&status=open&status=running',
  '/api/tables?__proto__[x]=1&constructor=1',
  'http://elsewhere.example/api/me',
  '*',
];

test('odd addresses are refused or not found, each with a plain answer', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    for (const target of ODD_TARGETS) {
      const status = statusIn(await rawAsk(node.url, rawRequest(method, target, ['Content-Length: 0'])));
      assert.ok(status >= 200 && status < 500, `${method} ${target.slice(0, 60)}: ${status}`);
    }
});

test('unknown methods, broken heads and smuggled bodies are refused', async () => {
  const requests = [
    rawRequest('TRACE', '/api/me'),
    rawRequest('CONNECT', 'elsewhere.example:443'),
    rawRequest('GET', '/api/me', ['X: a\u0000b']),
    rawRequest('GET', '/api/me', [`Cookie: ${'a'.repeat(20_000)}`]),
    rawRequest('POST', '/api/guest', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\nGET /api/me HTTP/1.1\r\n\r\n'),
    rawRequest('POST', '/api/guest', ['Content-Length: -1']),
    rawRequest('POST', '/api/guest', ['Content-Type: application/json', 'Content-Length: 5'], '{"a'),
    'nonsense\r\n\r\n',
  ];
  for (const request of requests) {
    const status = statusIn(await rawAsk(node.url, request));
    assert.ok(status < 500, `${request.slice(0, 60)}: ${status}`);
  }
});

const send = async (type: string, body: string): Promise<number> =>
  (
    await fetch(`${node.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
  ).status;

test('bodies that are not JSON, too deep, too large, or of another kind are refused', async () => {
  assert.equal(await send('application/json', '{"name":'), 400);
  assert.equal(await send('application/json', ''), 400);
  assert.equal(await send('application/json', '{"name":"A","__proto__":{"isAdmin":true}}'), 400);
  assert.equal(await send('application/json', '{"name":"A","constructor":{"prototype":{"isAdmin":true}}}'), 400);
  assert.equal(await send('application/json', `${'['.repeat(60_000)}${']'.repeat(60_000)}`), 400);
  assert.equal(await send('application/json', JSON.stringify({ name: 'x'.repeat(200_000) })), 413);
  assert.equal(await send('text/xml', '<name>A</name>'), 415);
  assert.equal(await send('application/x-www-form-urlencoded', 'name=A'), 415);
  assert.equal(await send('multipart/form-data; boundary=x', '--x--'), 415);
});

test('cookies and tokens that are broken, forged or endless are nobody', async () => {
  const forged = ['caravel=%zz', 'caravel=abc.def', `caravel=${'a'.repeat(150)}`, 'caravel=', 'caravel', ';;;', 'caravel=a%00b.c'];
  for (const cookie of forged) {
    const client = new Client(node.url);
    client.cookie = cookie;
    assert.deepEqual((await client.ask<{ me: null }>('GET', '/api/me')).body, { me: null }, cookie);
  }
  const own = world.anna.cookie as string;
  const thief = new Client(node.url);
  thief.cookie = own.slice(0, -1) + (own.endsWith('A') ? 'B' : 'A');
  assert.deepEqual((await thief.ask<{ me: null }>('GET', '/api/me')).body, { me: null });
  thief.cookie = undefined;
  thief.token = `cvl_${'a'.repeat(43)}`;
  assert.deepEqual((await thief.ask<{ me: null }>('GET', '/api/me')).body, { me: null });
});
