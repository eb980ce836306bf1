import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './service-worker.ts';

const owners = (file: string): string | undefined => partsOf([file], new Set(['assets/table-abc.js']))[0]?.of.join(' ');

test('the path of a file says with what it is kept', () => {
  assert.equal(owners('assets/madeira/table-abc.js'), 'table madeira');
  assert.equal(owners('assets/madeira/de-abc.js'), 'table madeira de');
  assert.equal(owners('assets/madeira/map-abc.svg'), 'table madeira');
  assert.equal(owners('art/madeira/map.svg'), 'table madeira');
  assert.equal(owners('assets/de-abc.js'), 'de');
  assert.equal(owners('assets/bots/worker-abc.js'), 'table');
  assert.equal(owners('assets/table-abc.js'), 'table');
});

test('what few need is kept only when it is used', () => {
  for (const file of ['assets/seldom/de-abc.js', 'assets/Account-abc.js', 'assets/font-abc.woff2', 'icon-192.png'])
    assert.equal(owners(file), undefined, file);
});

test('files of the same are one part', () => {
  assert.deepEqual(partsOf(['assets/it-a.js', 'assets/it-b.js', 'assets/hu-a.js'], new Set()), [
    { of: ['it'], files: ['/assets/it-a.js', '/assets/it-b.js'] },
    { of: ['hu'], files: ['/assets/hu-a.js'] },
  ]);
});
