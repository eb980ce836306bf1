import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRoute } from '../src/lib/route.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

const PUBLIC = join(import.meta.dirname, '../public');
const manifest: { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string }[]; start_url: string; scope: string } = JSON.parse(
  readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'),
);

const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the pictures that the manifest names are there, and as large as it says', () => {
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of pictures) assert.equal(sizeOf(readFileSync(join(PUBLIC, src))), sizes, src);
  assert.deepEqual(new Set(pictures.map(({ purpose }) => purpose)), new Set(['any', 'maskable']));
  for (const { src } of manifest.screenshots) assert.ok(existsSync(join(PUBLIC, '../../docs', src)), src);
});

test('its addresses are relative, so that a site may lie anywhere, and lead to pages', () => {
  for (const url of [manifest.start_url, manifest.scope, ...manifest.shortcuts.map((one) => one.url)]) {
    assert.match(url, /^\.\//);
    assert.notEqual(readRoute(new URL(url, 'https://games.example/')).page, 'not-found', url);
  }
});
