import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '@caravel/i18n';
import { readPublicPages } from '@caravel/protocol';
import { readRoute } from '../src/lib/route.ts';
import { publicPages } from './public-pages.ts';

const pages = await publicPages();
const paths = pages.map(({ path }) => path);

test('every listed page is one the app shows, once, and the server can read the list', () => {
  for (const path of paths) assert.notEqual(readRoute(new URL(path, 'https://caravel.example')).page, 'not-found', path);
  assert.equal(new Set(paths).size, paths.length);
  assert.deepEqual(readPublicPages(JSON.stringify(pages)), pages);
});

test('home, rules, lessons and puzzles of both games are among them', () => {
  for (const path of [
    '',
    '/rules/madeira',
    '/rules/puerto-rico',
    '/learn/madeira/pirates',
    '/puzzles/puerto-rico',
    '/stats/madeira',
    '/daily',
  ])
    assert.ok(paths.includes(path), path);
  assert.ok(paths.filter((path) => /^\/puzzles\/madeira-\d+-\d+$/.test(path)).length > 100);
});

test('every page has a title and a description in every language', () => {
  for (const { path, title, description } of pages)
    for (const locale of LOCALES) {
      assert.ok((title[locale] ?? '').length > 1, `${path} has no title in ${locale}`);
      assert.ok((description[locale] ?? '').length > 10, `${path} has no description in ${locale}`);
    }
});

test('titles of pages that search engines list differ', () => {
  const titles = pages.filter(({ isFound }) => isFound).map(({ title, game }) => `${title.en} ${game}`);
  assert.equal(new Set(titles).size, titles.length);
});
