import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { askOnWire } from '../../test/tools/wire.ts';

let node: TestNode;
before(async () => {
  node = await startTestNode();
});
after(() => node.end());

const get = async (path: string, wishes: Record<string, string>, method?: string) => {
  const { headers, body } = await askOnWire(node.url + path, wishes, method);
  return { coding: headers['content-encoding'], length: headers['content-length'], vary: headers.vary, body };
};

test('large answers are compressed as asked, and are the same', async () => {
  const plain = await get('/api/openapi.json', {});
  assert.deepEqual([plain.coding, plain.vary], [undefined, 'Accept-Encoding']);
  for (const [coding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('/api/openapi.json', { 'accept-encoding': coding });
    assert.deepEqual([packed.coding, packed.length, packed.vary], [coding, String(packed.body.length), 'Accept-Encoding']);
    assert.ok(unpack(packed.body).equals(plain.body));
    assert.ok(packed.body.length < plain.body.length / 4, `${packed.body.length} of ${plain.body.length}`);
    const told = await get('/api/openapi.json', { 'accept-encoding': coding }, 'HEAD');
    assert.deepEqual([told.coding, told.length, told.body.length], [coding, packed.length, 0]);
  }
});

test('small answers, refusals and answers nobody wants compressed go out plain', async () => {
  assert.equal((await get('/healthz', { 'accept-encoding': 'br' })).coding, undefined);
  assert.equal((await get(`/api/tables/${'x'.repeat(2000)}`, { 'accept-encoding': 'br' })).coding, undefined);
  for (const wish of ['identity', 'br;q=0', 'identity;q=0', 'zstd'])
    assert.equal((await get('/api/openapi.json', { 'accept-encoding': wish })).coding, undefined, wish);
});

test('a stream of games is compressed on its way', async () => {
  const { coding, body } = await get('/api/export/games.ndjson', { 'accept-encoding': 'gzip' });
  assert.equal(coding, 'gzip');
  assert.equal(gunzipSync(body).toString(), '');
});

test('nothing about an account is compressed, however long (BREACH)', async () => {
  const anna = await Client.guest(node.url);
  await anna.must('POST', '/api/register', { login: 'anna-account', password: 'a long password' });
  for (let i = 0; i < 15; i++) await anna.must('POST', '/api/tokens', { name: `a program of mine ${i}` });
  for (const path of ['/api/tokens', '/api/me', '/api/me/sessions']) {
    const { coding, body } = await get(path, { ...anna.headers, 'accept-encoding': 'br' });
    assert.equal(coding, undefined, path);
    if (path === '/api/tokens') assert.ok(body.length > 1024);
  }
});

test('whoever asks for much at once is answered, compressed or not', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => get('/api/openapi.json', { 'accept-encoding': 'br' })));
  const texts = new Set(answers.map(({ coding, body }) => (coding === 'br' ? brotliDecompressSync(body) : body).toString()));
  assert.equal(texts.size, 1);
});
