import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { PageBuilds } from './page-builds.ts';

/** A folder of pages, a clock, and the pages as they are served. */
const served = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravel-builds-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const empty = (): void => {
    rmSync(folder, { recursive: true });
    mkdirSync(join(folder, 'assets'), { recursive: true });
  };
  const write = (version: string): void => {
    writeFileSync(join(folder, 'index.html'), version);
    writeFileSync(join(folder, 'sw.js'), version);
    writeFileSync(join(folder, `assets/index-${version}.js`), version);
  };
  let builds = 0;
  const finish = (): void => {
    writeFileSync(join(folder, '.built'), '');
    builds++;
    utimesSync(join(folder, '.built'), builds, builds);
  };
  empty();
  write('a');
  finish();
  let now = 0;
  const complaints: string[] = [];
  const log = { warn: () => {}, error: (details: { err?: Error }) => void complaints.push(details.err?.message ?? '') };
  const pages = new PageBuilds(folder, log, () => now);
  const text = (address: string): string | undefined => {
    now += 1000;
    return pages.get(address)?.codings.get('identity')?.body.toString();
  };
  const list = (json: string): void => {
    mkdirSync(join(folder, 'site'), { recursive: true });
    writeFileSync(join(folder, 'site/pages.json'), json);
  };
  return { folder, log, complaints, empty, write, finish, text, list };
};

test('a new build is served when it is finished, and not a moment before', (t) => {
  const { empty, write, finish, text } = served(t);
  empty();
  assert.deepEqual([text('index.html'), text('assets/index-a.js')], ['a', 'a']);
  write('b');
  assert.deepEqual([text('index.html'), text('sw.js'), text('assets/index-b.js')], ['a', 'a', undefined]);
  finish();
  assert.deepEqual([text('index.html'), text('sw.js'), text('assets/index-b.js')], ['b', 'b', 'b']);
});

test('pages that are open find the files of the build before, but no file without a hash', (t) => {
  const { empty, write, finish, text } = served(t);
  for (const version of ['b', 'c']) {
    empty();
    write(version);
    finish();
    text('index.html');
  }
  assert.deepEqual(['assets/index-a.js', 'assets/index-b.js', 'assets/index-c.js', 'index.html'].map(text), [undefined, 'b', 'c', 'c']);
});

test('a build with a bad list of pages is named, once while the one before is served, and at the start', (t) => {
  const { folder, log, complaints, empty, write, finish, text, list } = served(t);
  empty();
  write('b');
  list('{');
  finish();
  assert.deepEqual([text('index.html'), text('index.html'), text('assets/index-a.js')], ['a', 'a', 'a']);
  assert.equal(complaints.length, 1);
  assert.match(complaints[0] ?? '', /^site\/pages\.json: /);
  assert.throws(() => new PageBuilds(folder, log), /^Error: site\/pages\.json: /);
  list('[]');
  finish();
  assert.deepEqual([text('index.html'), complaints.length], ['b', 1]);
});
