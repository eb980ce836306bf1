import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { ascii, fromHex, hmacSha256, sha256, toHex } from './sha256.ts';

const BOUNDARIES = [0, 1, 55, 56, 63, 64, 65, 119, 120, 127, 128, 300];
const bytes = fc.uint8Array({ maxLength: 300 });
const pattern = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);

const hash = (message: Uint8Array): string => createHash('sha256').update(message).digest('hex');
const hmac = (key: Uint8Array, message: Uint8Array): string => createHmac('sha256', key).update(message).digest('hex');

test('SHA-256 of abc is the one FIPS 180-4 prints', () => {
  assert.equal(toHex(sha256(ascii('abc'))), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('SHA-256 agrees with node:crypto for every length up to 300', () => {
  for (let length = 0; length <= 300; length++) assert.equal(toHex(sha256(pattern(length))), hash(pattern(length)), `length ${length}`);
  fc.assert(fc.property(bytes, (message) => toHex(sha256(message)) === hash(message)));
});

test('SHA-256 of a long message agrees with node:crypto', () => {
  assert.equal(toHex(sha256(pattern(100_000))), hash(pattern(100_000)));
});

test('HMAC agrees with node:crypto for keys and messages around a block', () => {
  for (const key of BOUNDARIES)
    for (const length of BOUNDARIES)
      assert.equal(toHex(hmacSha256(pattern(key), pattern(length))), hmac(pattern(key), pattern(length)), `${key}, ${length}`);
  fc.assert(fc.property(bytes, bytes, (key, message) => toHex(hmacSha256(key, message)) === hmac(key, message)));
});

test('a view into a larger buffer is hashed by its own bytes, and left alone', () => {
  const view = pattern(100).subarray(10, 40);
  const before = view.slice();
  assert.equal(toHex(sha256(view)), hash(before));
  assert.equal(toHex(hmacSha256(view, view)), hmac(before, before));
  assert.deepEqual(view, before);
});

test('hex round trips', () => {
  fc.assert(fc.property(bytes, (message) => assert.deepEqual(fromHex(toHex(message)), message)));
  assert.equal(toHex(Uint8Array.of(0, 10, 255)), '000aff');
});
