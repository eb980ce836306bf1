import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { benchCards } from './cards.ts';

test('every drawing is made into a picture as often as it is asked for, and weighed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-cards-'));
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="red"/></svg>';
    for (const name of ['home', 'madeira']) writeFileSync(join(folder, `${name}.svg`), svg);
    const made = await benchCards(2, folder);
    assert.ok(made && made.first > 0);
    assert.deepEqual(made.cards.map(({ name }) => name).sort(), ['home', 'madeira']);
    for (const { svgBytes, pngBytes, clock, processor } of made.cards) {
      assert.ok(svgBytes > svg.length && pngBytes > 1000);
      assert.deepEqual([clock.length, processor.length], [2, 2]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('where no pages are built there is nothing to measure', async () => {
  assert.equal(await benchCards(1, join(tmpdir(), 'caravel-no-such-folder')), undefined);
});
