import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { rawAsk, rawRequest, statusIn } from '../../test/attack/raw.ts';
import { startTestNode, type TestNode } from '../../test/tools/index.ts';
import { listedPage } from '../../test/tools/page-folder.ts';
import { askOnWire } from '../../test/tools/wire.ts';

const SCRIPT = `export const words = ${JSON.stringify('wheat sugar wine '.repeat(200))};\n`;
const PAGE = '<!doctype html><title>Caravel</title>'.padEnd(2000, ' ');

const RULES = { en: 'Rules', de: 'Regeln', it: 'Regole', hu: 'Szabályok', pt: 'Regras' };
const pageOf = (title: string): string => `<!doctype html><title>${title}</title>`.padEnd(2000, ' ');

let folder: string;
let node: TestNode;

const write = async (name: string, text: string): Promise<void> => {
  await writeFile(join(folder, name), text);
  await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
  await writeFile(join(folder, `${name}.gz`), gzipSync(text));
};

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravel-pages-'));
  await mkdir(join(folder, 'assets/madeira'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await write('index.html', PAGE);
  await write('sw.js', SCRIPT);
  await write('assets/madeira/table-abc.js', SCRIPT);
  await writeFile(join(folder, 'assets/font-abc.woff2'), 'no text');
  await mkdir(join(folder, 'assets/bots'));
  await write('assets/bots/worker-abc.js', SCRIPT);
  await write('assets/map-abc.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await mkdir(join(folder, 'rules/pearls'), { recursive: true });
  for (const [locale, title] of Object.entries(RULES)) await write(`rules/pearls/${locale}.html`, pageOf(title));
  await mkdir(join(folder, 'site'));
  const listed = [listedPage(''), listedPage('/rules/madeira'), listedPage('/rules/pearls', { isInLanguages: true, title: RULES })];
  await write('site/pages.json', JSON.stringify(listed));
  node = await startTestNode({ web: folder });
});
after(async () => {
  await node.end();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers?: Record<string, string>, method?: string) => askOnWire(node.url + path, headers, method);

const FILE = '/assets/madeira/table-abc.js';

test('a file goes out as the build compressed it, in the coding that is asked for', async () => {
  const all = await Promise.all(['br', 'gzip', 'identity'].map((coding) => get(FILE, { 'accept-encoding': coding })));
  assert.deepEqual(
    all.map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  );
  const unpack = [brotliDecompressSync, gunzipSync, (body: Buffer) => body];
  for (const [i, { status, headers, body }] of all.entries()) {
    assert.equal(status, 200);
    assert.equal(unpack[i]?.(body).toString(), SCRIPT);
    assert.equal(headers['content-length'], String(body.length));
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(headers['x-content-type-options'], 'nosniff');
  }
  assert.equal(new Set(all.map(({ headers }) => headers.etag)).size, 3);
});

test('what was not compressed goes out as it is', async () => {
  const { headers, body } = await get('/assets/font-abc.woff2', { 'accept-encoding': 'br' });
  assert.equal(headers['content-encoding'], undefined);
  assert.equal(headers['content-type'], 'font/woff2');
  assert.equal(headers.vary, undefined);
  assert.equal(body.toString(), 'no text');
});

test('pages, drawings and workers are held to the policy; scripts and styles of a page are under its own', async () => {
  const heads = await Promise.all(['/', '/sw.js', '/assets/bots/worker-abc.js', '/assets/map-abc.svg', FILE].map((path) => get(path)));
  assert.deepEqual(
    heads.map(({ headers }) => headers['content-security-policy'] !== undefined),
    [true, true, true, true, false],
  );
  for (const { headers } of heads) assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.ok(JSON.stringify(heads[4]?.headers).length < 600);
});

test('pages and the service worker are asked for each time, and come once', async () => {
  for (const path of ['/', '/t/local-abc?at=3', '/rules/madeira', '/sw.js']) {
    const first = await get(path, { 'accept-encoding': 'br' });
    assert.equal(first.headers['cache-control'], 'no-cache', path);
    const etag = String(first.headers.etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': tag });
      assert.deepEqual([again.status, again.body.length, again.headers.etag, again.headers.vary], [304, 0, etag, first.headers.vary], tag);
    }
    const other = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
    assert.equal(other.status, 200, 'another coding is other bytes');
  }
});

test('a page that was written in every language comes in the language that is wished, or in the one that is named', async () => {
  const titleAt = async (path: string, wish?: string): Promise<string | undefined> => {
    const { status, headers, body } = await get(path, { 'accept-encoding': 'identity', ...(wish ? { 'accept-language': wish } : {}) });
    assert.equal(status, 200, path);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.notEqual(headers['content-security-policy'], undefined);
    return /<title>(.*)<\/title>/.exec(body.toString())?.[1];
  };
  assert.equal(await titleAt('/rules/pearls'), 'Rules · Caravel');
  assert.equal(await titleAt('/rules/pearls/', 'pt-PT,pt;q=0.9'), 'Regras · Caravel');
  assert.equal(await titleAt('/rules/pearls?x=1', 'fr,hu;q=0.5'), 'Szabályok · Caravel');
  assert.equal(await titleAt('/rules/pearls', 'fr'), 'Rules · Caravel');
  assert.equal(await titleAt('/rules/pearls/de', 'it'), 'Regeln · Caravel');
  assert.equal(await titleAt('/rules/madeira', 'it'), 'Title of /rules/madeira (it) · Caravel');
  assert.equal((await get('/rules/pearls/fr')).status, 404);
});

test('caches are told which pages depend on the language', async () => {
  const varies = await Promise.all(
    ['/rules/pearls', '/rules/pearls/de', '/rules/madeira', '/t/local-abc'].map(async (path) => (await get(path)).headers.vary),
  );
  const both = 'Accept-Encoding, Accept-Language';
  assert.deepEqual(varies, [both, 'Accept-Encoding', both, 'Accept-Encoding']);
});

test('HEAD says what GET would', async () => {
  for (const path of ['/', FILE]) {
    const [got, told] = await Promise.all(['GET', 'HEAD'].map((method) => get(path, { 'accept-encoding': 'gzip', range: 'x' }, method)));
    assert.deepEqual({ ...told?.headers, date: '' }, { ...got?.headers, date: '' }, path);
    assert.equal(told?.body.length, 0);
  }
});

test('a part is a part of the coding that is sent', async () => {
  for (const coding of ['br', 'identity']) {
    const asked = { 'accept-encoding': coding };
    const whole = await get(FILE, asked);
    const size = whole.body.length;
    const parts = await Promise.all(['bytes=0-9', 'bytes=10-', 'bytes=-5'].map((range) => get(FILE, { ...asked, range })));
    assert.deepEqual(
      parts.map(({ status }) => status),
      [206, 206, 206],
    );
    assert.deepEqual(
      parts.map(({ headers }) => headers['content-range']),
      [`bytes 0-9/${size}`, `bytes 10-${size - 1}/${size}`, `bytes ${size - 5}-${size - 1}/${size}`],
    );
    assert.deepEqual(Buffer.concat(parts.slice(0, 2).map(({ body }) => body)), whole.body);
    assert.deepEqual(parts[2]?.body, whole.body.subarray(-5));
    for (const { headers, body } of parts) assert.equal(headers['content-length'], String(body.length));
    const stale = await get(FILE, { ...asked, range: 'bytes=0-9', 'if-range': '"older"' });
    assert.deepEqual([stale.status, stale.body.length], [200, size]);
    const same = await get(FILE, { ...asked, range: 'bytes=0-9', 'if-range': String(whole.headers.etag) });
    assert.equal(same.status, 206);
  }
});

test('a part that is not there is refused; several parts, or nonsense, are answered with all', async () => {
  const refused = await get(FILE, { range: 'bytes=999999-' });
  assert.deepEqual([refused.status, refused.headers['content-range'], refused.body.length], [416, `bytes */${SCRIPT.length}`, 0]);
  for (const range of ['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=a-b', `bytes=${'9'.repeat(99)}-`])
    assert.equal((await get(FILE, { range })).status, 200, range);
});

test('a file that is not there is no page, and nothing outside the list of files is served', async () => {
  const paths = [
    '/assets/older-xyz.js',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/sw.js.br',
    '/assets/madeira/table-abc.js.gz',
    '/api/none',
    '/API/x.js',
  ];
  for (const path of paths) assert.equal((await get(path, { 'accept-encoding': 'br' })).status, 404, path);
  for (const path of [
    '/../package.json',
    '/..%2f..%2fetc/passwd.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/x.js',
    '/assets//madeira/../x.js',
  ])
    assert.equal(statusIn(await rawAsk(node.url, rawRequest('GET', path))), 404, path);
  assert.equal((await get('/somewhere', {}, 'POST')).status, 404);
});

test('odd wishes for a coding are answered with something readable, endless ones refused', async () => {
  for (const wish of ['identity;q=0', '*;q=0', 'br;q=9', ';;,,', 'x'.repeat(8000), 'br;q=0.1,'.repeat(900)]) {
    const { status, headers } = await get(FILE, { 'accept-encoding': wish });
    assert.equal(status, 200, wish.slice(0, 40));
    assert.ok([undefined, 'br'].includes(headers['content-encoding'] as string | undefined));
  }
  assert.equal(statusIn(await rawAsk(node.url, rawRequest('GET', FILE, [`Accept-Encoding: ${'br,'.repeat(9000)}`]))), 431);
  const twice = await rawAsk(node.url, rawRequest('GET', FILE, ['Accept-Encoding: br;q=0', 'Accept-Encoding: gzip']));
  assert.match(twice, /content-encoding: gzip/i);
});
