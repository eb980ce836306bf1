import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { readKey, writeKey } from './game-link.ts';

const GAMES = new URL('../../../../games/', import.meta.url);

const recorded = (game: string): { name: string; text: string }[] => {
  const folder = new URL(`${game}/games/`, GAMES);
  return readdirSync(folder).map((name) => ({ name: `${game} ${name}`, text: readFileSync(new URL(name, folder), 'utf8') }));
};

const keyOf = (bytes: Uint8Array): string => `1${Buffer.from(bytes).toString('base64url')}`;

/** What messengers and servers pass on whole: 8 KB are safe nearly everywhere. */
const LONGEST_LINK = 8192;

test('every recorded game comes out of its link as it went in, and the link is short enough to send', async (t) => {
  const lengths = new Map<string, number>();
  for (const { name, text } of [...recorded('puerto-rico'), ...recorded('madeira')]) {
    const key = await writeKey(text);
    assert.match(key, /^1[\w-]+$/);
    assert.deepEqual(await readKey(key), { text });
    lengths.set(name, key.length);
  }
  const sorted = [...lengths].sort(([, a], [, b]) => b - a);
  for (const [name, length] of sorted) t.diagnostic(`${name}: ${length} letters`);
  assert.ok(sorted[0] && sorted[0][1] < LONGEST_LINK);
});

test('names in any script survive', async () => {
  const text = 'caravel 1\nseat 0 Inês 🦜 Ő\n';
  assert.deepEqual(await readKey(await writeKey(text)), { text });
});

test('a link that was cut or altered is broken, not half a game', async () => {
  const key = await writeKey(recorded('puerto-rico')[0]?.text ?? '');
  for (const cut of [1, 2, 10, Math.floor(key.length / 2), key.length - 1])
    assert.deepEqual(await readKey(key.slice(0, cut)), { problem: 'broken' }, `${cut}`);
  for (const bad of ['', '1', '1!', `${key}…`, 'x', keyOf(Buffer.from('not deflated')), keyOf(deflateRawSync(Buffer.from([0xff, 0xfe])))])
    assert.deepEqual(await readKey(bad), { problem: 'broken' });
});

test('a link of a later version says so', async () => assert.deepEqual(await readKey('2abc'), { problem: 'newer' }));

test('neither a long link nor a short link of a long text is read to its end', async () => {
  assert.deepEqual(await readKey(`1${'A'.repeat(65_536)}`), { problem: 'long' });
  const bomb = keyOf(deflateRawSync(Buffer.alloc(40_000_000)));
  assert.ok(bomb.length < 65_536);
  assert.deepEqual(await readKey(bomb), { problem: 'long' });
  assert.deepEqual(await readKey(keyOf(deflateRawSync(Buffer.alloc(2 * 1024 * 1024, 'a')))), { text: 'a'.repeat(2 * 1024 * 1024) });
});

test('what is too long for a link is not written', async () => {
  const noise = randomBytes(60_000).toString('base64');
  await assert.rejects(writeKey(noise), /too long/);
});
