import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readRoute } from '../../src/lib/route.ts';
import { firstWords, knownPages } from './known-pages.ts';
import { manifestAnywhere, pageAnywhere } from './static-site.ts';

const BUILT =
  '<html lang="en"><head><title>Caravel</title><link rel="icon" href="./favicon.svg">' +
  '<script type="module" crossorigin src="./assets/index-1.js"></script><link rel="stylesheet" crossorigin href="./assets/a.css"></head>' +
  '<body><a href="/rules/madeira/de">de</a><img src="./assets/b.svg"></body></html>';

test('a page loads nothing before it knows where the site lies', () => {
  const page = pageAnywhere(BUILT, 'rules/madeira/en', ['rules']);
  const [head = ''] = page.split('<noscript>');
  assert.doesNotMatch(head.replace(/"tags":"(?:[^"\\]|\\.)*"/, ''), /(?:href|src)=/);
  assert.match(head, /"tags":"<link rel=\\"icon\\" href=\\"\.\/favicon\.svg\\"><script type=\\"module\\"/);
  assert.equal(page.match(/<\/script>/g)?.length, 1);
});

test('without scripts, links and pictures lead up from the folder of the page', () => {
  const page = pageAnywhere(BUILT, 'rules/madeira/en', ['rules']);
  assert.match(page, /<noscript><link rel="stylesheet" crossorigin href="\.\/\.\.\/\.\.\/\.\.\/assets\/a\.css"><\/noscript>/);
  assert.match(page, /<a href="\.\/\.\.\/\.\.\/\.\.\/rules\/madeira\/de">/);
  assert.match(page, /<img src="\.\/\.\.\/\.\.\/\.\.\/assets\/b\.svg">/);
  assert.match(pageAnywhere(BUILT, '', []), /<img src="\.\/assets\/b\.svg">/);
});

test('the page for unknown addresses is not to be listed by search engines', () => {
  assert.match(pageAnywhere(BUILT, null, []), /<meta name="robots" content="noindex">/);
  assert.doesNotMatch(pageAnywhere(BUILT, '', []), /noindex/);
});

test('every known address is one of the router, and the words they begin with are all there', async () => {
  const pages = await knownPages();
  const addresses = pages.map(({ address }) => address);
  for (const address of addresses) assert.notEqual(readRoute(new URL(`/${address}`, 'http://localhost')).page, 'not-found', address);
  for (const address of [
    '',
    'learn/madeira',
    'learn/madeira/pirates',
    'rules/puerto-rico/hu',
    'stats',
    'explore',
    'review',
    'g',
    'players',
  ])
    assert.ok(addresses.includes(address), address);
  for (const word of ['t', 'review', 'explore', 'puzzles', 'a', 'p', 'link']) assert.ok(firstWords(pages).includes(word), word);
});

test('an installed app is led nowhere that a site without a server does not have', async () => {
  const { id, screenshots, shortcuts } = JSON.parse(manifestAnywhere(readFileSync('web/public/manifest.webmanifest', 'utf8')));
  assert.deepEqual([id, screenshots], [undefined, undefined]);
  const addresses = new Set((await knownPages()).filter(({ head }) => head?.isFound !== false).map(({ address }) => `./${address}`));
  assert.ok(shortcuts.length > 0);
  for (const { url } of shortcuts) assert.ok(addresses.has(url), url);
});
