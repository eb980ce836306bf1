import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, inflateRawSync } from 'node:zlib';
import { zip } from './zip.ts';

const FILES = [
  { name: 'b/ü.txt', body: Buffer.from('Madeira '.repeat(100)) },
  { name: 'a.txt', body: Buffer.from('') },
];

/** By the list at its end, as a program reads it that unpacks. */
const unpacked = (packed: Buffer): Record<string, string> => {
  const end = packed.length - 22;
  assert.equal(packed.readUInt32LE(end), 0x06054b50);
  const found: Record<string, string> = {};
  let at = packed.readUInt32LE(end + 16);
  for (let left = packed.readUInt16LE(end + 10); left > 0; left--) {
    assert.equal(packed.readUInt32LE(at), 0x02014b50);
    const [size, length, start] = [packed.readUInt32LE(at + 20), packed.readUInt16LE(at + 28), packed.readUInt32LE(at + 42)];
    const name = packed.toString('utf8', at + 46, at + 46 + length);
    assert.equal(packed.readUInt32LE(start), 0x04034b50);
    const from = start + 30 + packed.readUInt16LE(start + 26);
    assert.equal(packed.toString('utf8', start + 30, from), name);
    const body = inflateRawSync(packed.subarray(from, from + size));
    assert.equal(packed.readUInt32LE(at + 16), crc32(body));
    assert.equal(packed.readUInt32LE(at + 24), body.length);
    found[name] = body.toString();
    at += 46 + length;
  }
  assert.equal(at, end);
  return found;
};

test('every file comes out of a zip as it went in', () => {
  assert.deepEqual(unpacked(zip(FILES)), { 'a.txt': '', 'b/ü.txt': 'Madeira '.repeat(100) });
});

test('the same files give the same bytes, in whatever order they come', () => {
  assert.deepEqual(zip(FILES), zip(FILES.toReversed()));
});
