import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Route, readRoute, writeRoute } from './route.ts';

const read = (address: string): Route => readRoute(new URL(address, 'http://localhost'));

test('every route reads back as it was written', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'new' },
    { page: 'new', game: 'madeira' },
    { page: 'new', game: 'madeira', kept: 'My board, 1st' },
    { page: 'table', id: 'local-1a' },
    { page: 'table', id: 'a b/c', at: 17 },
    { page: 'study', kind: 'review', id: 'local-1a', at: 9 },
    { page: 'study', kind: 'explore', id: 'a b/c' },
    { page: 'study', kind: 'a', id: 'AAAAAAAAAAAA' },
    { page: 'study', kind: 'g', id: 'x-_9', at: 3 },
    { page: 'learn' },
    { page: 'puzzles' },
    { page: 'puzzles', of: 'puerto-rico-12-84' },
    { page: 'learn', game: 'madeira' },
    { page: 'learn', game: 'madeira', lesson: 'harvest' },
    { page: 'rules', game: 'puerto-rico' },
    { page: 'rules', game: 'puerto-rico', rule: 'ca4' },
    { page: 'me' },
    { page: 'players' },
    { page: 'about' },
    { page: 'privacy', locale: 'hu' },
    { page: 'stats' },
    { page: 'stats', game: 'madeira' },
    { page: 'person', id: 'AAAAAAAAAAAA' },
    { page: 'reset', key: 'a-b_C' },
    { page: 'link', key: 'a-b_C' },
  ];
  for (const route of routes) assert.deepEqual(read(writeRoute(route)), route);
});

test('rule ids are anchors in small letters', () => {
  assert.equal(writeRoute({ page: 'rules', game: 'puerto-rico', rule: 'V-market' }), '/rules/puerto-rico#v-market');
});

test('an anchor is read in any language, and as it stands where it is badly encoded', () => {
  assert.deepEqual(read('/rules/madeira#áttekintés'), { page: 'rules', game: 'madeira', rule: 'áttekintés' });
  assert.deepEqual(read('/rules/madeira#50%'), { page: 'rules', game: 'madeira', rule: '50%' });
});

test('anything else is not found, and a moment that is no number is none', () => {
  assert.deepEqual(read('/nowhere'), { page: 'not-found' });
  assert.deepEqual(read('/t'), { page: 'not-found' });
  assert.deepEqual(read('/t/x?at=now'), { page: 'table', id: 'x' });
});

test('an address that is not well encoded is an address, not an error', () => {
  assert.deepEqual(readRoute(new URL('/t/%E4%', 'http://localhost')), { page: 'table', id: '%E4%' });
  assert.equal(readRoute(new URL('/%', 'http://localhost')).page, 'not-found');
});
