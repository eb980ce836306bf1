import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { finishedTable } from '../../test/tools/finished-table.ts';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { listedPage, pageFolder } from '../../test/tools/page-folder.ts';
import { askOnWire } from '../../test/tools/wire.ts';

const SITE = 'https://games.example';
const PAGES = [
  listedPage('', { title: { en: 'Caravel: Pearls', de: 'Caravel: Perlen' } }),
  listedPage('/daily'),
  listedPage('/me', { isFound: false }),
  listedPage('/puzzles/pearls-1-5', { kind: 'puzzle', isFound: false }),
  listedPage('/rules/pearls', { isInLanguages: true }),
];
const RULES_PAGE =
  '<html lang="de"><head><title>x</title><link rel="alternate" hreflang="en" href="/rules/pearls/en"></head><body>Regeln</body></html>';

let folder: string;
let node: TestNode;
let anna: Client;

before(async () => {
  folder = await pageFolder(PAGES, { 'rules/pearls/de.html': RULES_PAGE, 'rules/pearls/en.html': RULES_PAGE });
  node = await startTestNode({ web: folder, publicUrl: SITE });
  anna = await Client.guest(node.url, 'Anna & <Co>');
});
after(async () => {
  await node.end();
  await rm(folder, { recursive: true });
});

const pageAt = async (path: string, language = 'en', at = node, more: Record<string, string> = {}) => {
  const { status, headers, body } = await askOnWire(at.url + path, { 'accept-language': language, ...more });
  const html = body.toString();
  const tag = (name: string): string | undefined => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return { status, headers, html, tag, title: /<title>(.*)<\/title>/.exec(html)?.[1], lang: /<html lang="(\w+)"/.exec(html)?.[1] };
};

const table = async (more: object = {}): Promise<string> =>
  (await anna.table({ game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }, { kind: 'open' }], ...more })).id;

test('a listed page has its own head in the language that is wished', async () => {
  const home = await pageAt('/', 'de-AT,de');
  assert.deepEqual([home.status, home.title, home.lang, home.tag('description')], [200, 'Caravel: Perlen', 'de', 'About home (de)']);
  const daily = await pageAt('/daily/', 'hu');
  assert.deepEqual([daily.title, daily.lang], ['Title of /daily (hu) · Caravel', 'hu']);
  assert.match(daily.html, /<link rel="canonical" href="https:\/\/games\.example\/daily">/);
  assert.equal(daily.tag('og:url'), `${SITE}/daily`);
  assert.equal(daily.tag('og:title'), 'Title of /daily (hu)');
  assert.equal(daily.tag('robots'), undefined);
  assert.equal((await pageAt('/me')).tag('robots'), 'noindex');
  assert.equal((await pageAt('/puzzles/pearls-1-5')).status, 200);
});

test('a page that is written in languages says so with whole addresses', async () => {
  const { html, lang, tag } = await pageAt('/rules/pearls/de', 'en');
  assert.equal(lang, 'de');
  assert.equal(tag('og:url'), `${SITE}/rules/pearls/de`);
  assert.match(html, /hreflang="en" href="https:\/\/games\.example\/rules\/pearls\/en"/);
  assert.match(html, /Regeln/);
});

test('what there is not is answered by 404 and a page that says so', async () => {
  const missing = [
    '/nowhere',
    '/daily/x',
    '/puzzles/pearls-1-6',
    '/rules/none',
    '/rules/pearls/fr',
    '/t/aaaaaaaaaaaa',
    '/review/aaaaaaaaaaaa',
  ];
  for (const path of [...missing, '/a/aaaaaaaaaaaa', '/p/aaaaaaaaaaaa', '/t/%22%3E', '/t/a/b', '/tables']) {
    const { status, tag, title, html } = await pageAt(path);
    assert.deepEqual([path, status, tag('robots')], [path, 404, 'noindex']);
    assert.equal(title, 'This page is not on our charts. · Caravel');
    assert.match(html, /<body>/);
  }
  assert.equal((await pageAt('/nowhere', 'pt')).lang, 'pt');
  const same = await Promise.all(['/nowhere', '/x1', '/x2'].map((path) => pageAt(path)));
  assert.deepEqual([new Set(same.map(({ headers }) => headers.etag)).size, same[0]?.tag('og:url')], [1, undefined]);
  assert.doesNotMatch(same[0]?.html ?? '', /canonical/);
  const again = await askOnWire(`${node.url}/nowhere`, { 'if-none-match': '*', range: 'bytes=0-3' });
  assert.equal(again.status, 404);
});

test('what is on the device only is 200, and comes as it was built', async () => {
  for (const path of ['/t/local-abc', '/review/local-abc', '/explore/abc']) {
    const { status, title } = await pageAt(path, 'de');
    assert.deepEqual([path, status, title], [path, 200, 'Caravel']);
  }
});

test('a table in the lobby tells of its game, its players and its free seats', async () => {
  const { status, title, tag } = await pageAt(`/t/${await table({ access: 'open' })}`);
  assert.equal(status, 200);
  assert.match(title ?? '', /^Puerto Rico with Anna &amp; &lt;Co&gt; and .+ · Caravel$/);
  assert.equal(tag('description'), '1 seat is free. Take it!');
  assert.equal(tag('robots'), 'noindex');
});

test('a table that is not for everybody tells nothing', async () => {
  const closed = [await table({ access: 'invite' }), await table({ access: 'open', watch: 'players' })];
  for (const id of closed)
    for (const path of [`/t/${id}`, `/review/${id}`]) {
      const { status, title, html } = await pageAt(path);
      assert.deepEqual([status, title], [200, 'A table at Caravel · Caravel']);
      assert.doesNotMatch(html, /Anna|Puerto/);
    }
});

test('a review is told of when the game is over, not before', async () => {
  const id = await finishedTable(node, anna, await Client.guest(node.url, 'Bob'), { access: 'open' });
  assert.equal((await pageAt(`/review/${id}`)).title, 'Review of a game of Puerto Rico · Caravel');
  assert.equal((await pageAt(`/t/${id}`)).tag('description'), 'The game is over. Step through it move by move.');
  const open = await table({ access: 'open' });
  assert.equal((await pageAt(`/review/${open}`)).title, 'A table at Caravel · Caravel');
});

test('what somebody has published goes by its title and its author', async () => {
  const file = readFileSync(new URL('../../../games/puerto-rico/games/2-players-city.caravel', import.meta.url), 'utf8');
  const wish = { kind: 'exploration', file, exploration: '{"branches":[]}', title: 'A "quarry" first' };
  const { id } = await anna.must<{ id: string }>('POST', '/api/analyses', wish);
  const { status, title, tag } = await pageAt(`/a/${id}`, 'de');
  assert.deepEqual([status, title], [200, 'A &quot;quarry&quot; first · Caravel']);
  assert.equal(tag('description'), 'Puerto Rico, veröffentlicht von Anna &amp; &lt;Co&gt;.');
});

test('robots are told where the sitemap is, and it lists the public pages in their languages', async () => {
  const robots = await pageAt('/robots.txt');
  assert.match(robots.html, /Disallow: \/api\/\n/);
  assert.match(robots.html, /Sitemap: https:\/\/games\.example\/sitemap\.xml/);
  const { status, headers, html } = await pageAt('/sitemap.xml');
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /^application\/xml/);
  const places = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  assert.deepEqual(places.slice(0, 3), [`${SITE}/`, `${SITE}/daily`, `${SITE}/rules/pearls`]);
  assert.equal(places.length, 8);
  assert.match(html, /hreflang="x-default" href="https:\/\/games\.example\/rules\/pearls"/);
  assert.doesNotMatch(html, /\/me</);
});

test('without an address of the site nothing is said that needs one', async () => {
  const other = await startTestNode({ web: folder });
  try {
    const { title, html, tag } = await pageAt('/', 'de', other);
    assert.equal(title, 'Caravel: Perlen');
    assert.equal(tag('og:url'), undefined);
    assert.doesNotMatch(html, /canonical|http/);
    assert.equal((await pageAt('/sitemap.xml', 'en', other)).status, 404);
    assert.doesNotMatch((await pageAt('/robots.txt', 'en', other)).html, /Sitemap/);
  } finally {
    await other.end();
  }
});

test('whoever asks for too many tables gets the page without a head, and no error', async () => {
  const other = await startTestNode({ web: folder, rate: { http: 5, socket: 5 } });
  try {
    const statuses: number[] = [];
    // A token of nobody for each is no way around it.
    const token = (i: number) => ({ authorization: `Bearer cvl_${String(i).padStart(43, 'a')}` });
    for (let i = 0; i < 12; i++) statuses.push((await pageAt('/t/aaaaaaaaaaaa', 'en', other, token(i))).status);
    assert.deepEqual([statuses.slice(0, 5), statuses.slice(-5)], [Array(5).fill(404), Array(5).fill(200)]);
  } finally {
    await other.end();
  }
});

test('only pages for a frame may be framed, by whom the operator has named', async () => {
  const other = await startTestNode({ web: folder, frames: ["'self'", 'https://blog.example'] });
  const policyOf = async (path: string, at: TestNode) => {
    const { headers } = await pageAt(path, 'en', at);
    return [/frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1], headers['x-frame-options']];
  };
  try {
    for (const path of ['/t/local-abc?embed', '/puzzles/pearls-1-5?x=1&embed=1', '/review/local-abc?embed', '/g?embed'])
      assert.deepEqual(await policyOf(path, other), ["'self' https://blog.example", undefined], path);
    for (const path of ['/t/local-abc', '/?embed', '/me?embed', '/t/local-abc?at=embed', '/daily?embed'])
      assert.deepEqual(await policyOf(path, other), ["'none'", 'SAMEORIGIN'], path);
    assert.deepEqual(await policyOf('/t/local-abc?embed', node), ["'none'", 'SAMEORIGIN']);
  } finally {
    await other.end();
  }
});
