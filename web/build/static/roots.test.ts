import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, rootsFor } from './roots.ts';

const WORDS = ['t', 'learn', 'rules', 'puzzles', 'p', 'me'];
const first = (path: string, page: string | null): string | undefined => rootsFor(path, page, WORDS)[0];

test('a page of its own knows exactly where the site lies, with and without a slash at the end', () => {
  for (const end of ['', '/', '/index.html']) {
    assert.equal(first(`/x/y/learn/madeira${end}`, 'learn/madeira'), '/x/y/');
    assert.equal(first(`/learn/learn${end}`, 'learn'), '/learn/');
    assert.equal(first(`/rules/madeira/en${end}`, 'rules/madeira/en'), '/');
  }
});

test('home lies at the root, also where the host leaves out the slash or has a page of that name', () => {
  assert.equal(first('/', ''), '/');
  assert.equal(first('/x/y/', ''), '/x/y/');
  assert.equal(first('/x/y', ''), '/x/y/');
  assert.equal(first('/x/y/index.html', ''), '/x/y/');
  assert.equal(first('/learn/', ''), '/learn/');
});

test('home that is sent for any address, and the page for all others, go by the words of the address', () => {
  for (const page of ['', null]) {
    assert.equal(first('/x/y/t/local-1a', page), '/x/y/');
    assert.equal(first('/x/y/rules/madeira/en', page), '/x/y/');
    assert.equal(first('/puzzles/madeira-1-2', page), '/');
    assert.equal(first('/a%20b/t/local-1a', page), '/a%20b/');
  }
  assert.equal(first('/x/y/t/local-1a/', null), '/x/y/');
});

test('every folder above is tried, the nearest first', () => {
  assert.deepEqual(rootsFor('/x/y/nowhere', null, WORDS), ['/x/y/', '/x/', '/']);
  assert.deepEqual(rootsFor('/x/y/t/local-1a/', '', WORDS), ['/x/y/t/local-1a/', '/x/y/', '/x/y/t/', '/x/', '/']);
  assert.deepEqual(rootsFor('/x/p/me', null, WORDS), ['/x/p/', '/x/', '/']);
});

test('both functions are whole without this file', () => {
  const alone = Function(`return [${[rootsFor, open].map(String).join()}]`)() as [typeof rootsFor];
  assert.deepEqual(alone[0]('/x/y/t/local-1a', null, WORDS), rootsFor('/x/y/t/local-1a', null, WORDS));
});
