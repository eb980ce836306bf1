import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompressFolder } from './precompress.ts';

test('every text has a brotli and a gzip copy that is smaller, pictures of dots and fonts have none', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'caravel-precompress-'));
  t.after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const text = 'caravel '.repeat(100);
  for (const name of ['index.html', 'assets/a.js', 'assets/b.svg', 'assets/c.woff2', 'icon.png']) await writeFile(join(folder, name), text);
  await writeFile(join(folder, 'assets/tiny.js'), '1');
  await precompressFolder(folder);
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name)).sort();
  assert.deepEqual(files, ['assets/a.js.br', 'assets/a.js.gz', 'assets/b.svg.br', 'assets/b.svg.gz', 'index.html.br', 'index.html.gz']);
  assert.equal(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString(), text);
  assert.equal(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString(), text);
});
