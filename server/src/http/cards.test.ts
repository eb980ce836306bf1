import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { inflateSync } from 'node:zlib';
import { CARD_HEIGHT, CARD_WIDTH } from '@caravel/protocol';
import { Client, startTestNode, type TestNode } from '../../test/tools/index.ts';
import { listedPage, pageFolder } from '../../test/tools/page-folder.ts';
import { askOnWire } from '../../test/tools/wire.ts';
import { cardSvg } from '../pages/card.ts';
import { CardMaker } from '../pages/card-maker.ts';

const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${colour}"/></svg>`;
const ART = { 'site/cards/home.svg': drawing('#0f4560'), 'site/cards/madeira.svg': drawing('#2c4f41') };
const SITE = 'https://games.example';

let folder: string;
let node: TestNode;
let anna: Client;
before(async () => {
  folder = await pageFolder([listedPage(''), listedPage('/puzzles/madeira-1-5', { game: 'madeira', kind: 'puzzle' })], ART);
  node = await startTestNode({ web: folder, publicUrl: SITE });
  anna = await Client.guest(node.url, 'Anna');
});
after(async () => {
  await node.end();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, at = node) => askOnWire(at.url + path, headers);

/** Width, height, and the bytes of the points. */
const sizeOf = (png: Buffer): [number, number, number] => {
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.subarray(at + 4, at + 8).toString() === 'IDAT') data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  return [png.readUInt32BE(16), png.readUInt32BE(20), inflateSync(Buffer.concat(data)).length];
};

const cardIn = async (path: string): Promise<string> => {
  const { body } = await get(path);
  const address = /<meta property="og:image" content="([^"]*)"/.exec(body.toString())?.[1] ?? '';
  assert.ok(address.startsWith(`${SITE}/cards/`), address);
  return address.slice(SITE.length);
};

const table = async (access: 'open' | 'invite'): Promise<string> =>
  (await anna.table({ game: 'madeira', access, seats: [{ kind: 'me' }, { kind: 'open' }] })).id;

test('a page names its card, which is a picture of the size it says', async () => {
  for (const path of ['/', '/puzzles/madeira-1-5', `/t/${await table('open')}`]) {
    const { status, headers, body } = await get(await cardIn(path));
    assert.deepEqual([status, headers['content-type']], [200, 'image/png']);
    const [width, height, bytes] = sizeOf(body);
    assert.deepEqual([width, height], [CARD_WIDTH, CARD_HEIGHT]);
    assert.ok(bytes >= CARD_WIDTH * CARD_HEIGHT * 3, 'every point is there');
  }
});

test('whoever has a card is told that it is the same, and nothing is drawn', async () => {
  const address = await cardIn('/');
  const { headers } = await get(address);
  const again = await get(address, { 'if-none-match': String(headers.etag) });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
});

test('tables that are not for everybody all have the same card', async () => {
  const [one, other, open] = [await table('invite'), await table('invite'), await table('open')];
  const pictures = await Promise.all([one, other, open].map(async (id) => (await get(`/cards/en/t/${id}.png`)).body));
  assert.deepEqual(pictures[0], pictures[1]);
  assert.notDeepEqual(pictures[0], pictures[2]);
});

test('a card has the words of the page, and what our fonts cannot draw is no hole', () => {
  const head = { locale: 'en', path: '/t/x', title: 'Madeira with A', description: '1 < 2 & so on', isFound: false };
  const svg = cardSvg(drawing('red'), { head, game: 'madeira', kind: 'table', seats: [{ name: 'Ivan Иван', colour: 1 }] }, 'Table');
  assert.match(svg, />Madeira<.*>Ivan ····<.*1 &lt; 2 &amp; so on</s);
  const odd = cardSvg(drawing('red'), { head, game: 'madeira', kind: 'table', seats: [{ name: "$`$&$'$1<!--", colour: 0 }] });
  assert.ok(odd.includes(">$`$&amp;$'$1&lt;!--<"), 'what a name means to a program is only letters here');
  assert.equal(odd.match(/<\/svg>/g)?.length, 1);
  const long = cardSvg(drawing('red'), { head: { ...head, title: 'W'.repeat(300) } });
  assert.ok((/>(W+…)</.exec(long)?.[1] ?? '').length < 20);
});

test('there is no card of what there is not', async () => {
  for (const path of [
    '/cards/en/nowhere.png',
    '/cards/xx.png',
    '/cards/en/t/aaaaaaaaaaaa.png',
    '/cards/en/t/local-abc.png',
    '/cards/',
    '/cards/en',
  ])
    assert.equal((await get(path)).status, 404, path);
});

test('a flood of cards is bounded, and the server goes on meanwhile', async () => {
  const other = await startTestNode({ web: folder, rate: { http: 600, socket: 50 } });
  try {
    const bob = await Client.guest(other.url, 'Bob');
    const ids: string[] = [];
    for (let i = 0; i < 4; i++)
      ids.push((await bob.table({ game: 'madeira', access: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] })).id);
    const wishes = ['en', 'de', 'it', 'hu', 'pt'].flatMap((locale) => ids.map((id) => `/cards/${locale}/t/${id}.png`));
    const flood = Promise.all(Array.from({ length: 80 }, (_, i) => get(wishes[i % wishes.length] ?? '', {}, other)));
    assert.equal((await get('/healthz', {}, other)).status, 200);
    const counts = Map.groupBy(await flood, ({ status }) => status);
    assert.deepEqual([...counts.keys()].sort(), [200, 429, 503]);
    assert.equal(counts.get(429)?.length, 20, 'sixty a minute');
    assert.ok((counts.get(503)?.length ?? 0) > 0, 'few wait');
  } finally {
    await other.end();
  }
});

test('a drawing that cannot be made, or takes too long, ends its thread and nothing else', async () => {
  const maker = new CardMaker({ waiting: 8, patience: 60_000, kept: 1 });
  assert.equal(await maker.make('bad', 'no drawing'), undefined);
  assert.equal(sizeOf((await maker.make('good', drawing('red'))) ?? Buffer.alloc(0))[0], CARD_WIDTH);
  await maker.close();
  const hasty = new CardMaker({ waiting: 8, patience: 1, kept: 1 });
  assert.equal(await hasty.make('late', drawing('red')), undefined);
  await hasty.close();
});
