import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Coding, codingFor } from './encoding.ts';

const ALL: ReadonlySet<Coding> = new Set(['br', 'gzip', 'identity']);
const PLAIN: ReadonlySet<Coding> = new Set(['identity']);

const CHOICES: readonly (readonly [string | undefined, Coding])[] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['*', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.000,gzip;q=0', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity, gzip', 'gzip'],
  ['*;q=0.5, gzip;q=0.1', 'br'],
  ['GZip ; Q=1.0', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br ;\tq=1', 'br'],
  ['br;level=4;q=0, gzip;q=1', 'gzip'],
];

/** What nobody sends who means well: the answer stays one that can be read. */
const ODD: readonly (readonly [string, Coding])[] = [
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['identity;q=0, br', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=2', 'identity'],
  ['br;q=-1', 'identity'],
  ['br;q=abc', 'identity'],
  ['br;q=0.00001', 'identity'],
  ['br;q=', 'identity'],
  ['br;q=1;q=0', 'br'],
  [';;;,,,=;q', 'identity'],
  ['../../etc/passwd', 'identity'],
  ['br\u0000', 'identity'],
  ['brotli', 'identity'],
  ['__proto__, constructor', 'identity'],
];

test('the best coding a client takes is chosen', () => {
  for (const [header, coding] of CHOICES) assert.equal(codingFor(header, ALL), coding, String(header));
});

test('a header that makes no sense gets plain bytes', () => {
  for (const [header, coding] of ODD) assert.equal(codingFor(header, ALL), coding, header);
});

test('what is not there is not chosen', () => {
  for (const [header] of CHOICES) assert.equal(codingFor(header, PLAIN), 'identity', String(header));
});

test('a header as long as a server takes one is read in no time', () => {
  const start = performance.now();
  for (const item of ['br;q=0,', 'a;'.repeat(9), ',', ';q=', ' ']) codingFor(item.repeat(Math.ceil(16_384 / item.length)), ALL);
  assert.ok(performance.now() - start < 500);
});
