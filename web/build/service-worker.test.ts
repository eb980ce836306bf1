import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partsOf } from './service-worker.ts';

const owners = (file: string): string | undefined => partsOf([file], new Set(['assets/table-abc.js']))[0]?.of.join(' ');

test('the path of a file says with what it is kept', () => {
  assert.equal(owners('assets/madeira/table-abc.js'), 'table madeira');
  assert.equal(owners('assets/madeira/de-abcd_-12.js'), 'table madeira de');
  assert.equal(owners('assets/madeira/map-abc.svg'), 'table madeira');
  assert.equal(owners('art/madeira/map.svg'), 'table madeira');
  assert.equal(owners('assets/madeira/rules-de-abcd_-12.js'), 'table madeira de');
  assert.equal(owners('assets/de-abcd_-12.js'), 'de');
  assert.equal(owners('assets/bots/worker-abc.js'), 'table');
  assert.equal(owners('assets/table-abc.js'), 'table');
});

test('what few need is kept only when it is used', () => {
  for (const file of [
    'assets/seldom/de-abcd_-12.js',
    'assets/Account-abc.js',
    'assets/Daily-abc.js',
    'assets/bots/count-worker-abc.js',
    'assets/font-abc.woff2',
    'icon-192.png',
  ])
    assert.equal(owners(file), undefined, file);
});

test('files of the same are one part', () => {
  assert.deepEqual(partsOf(['assets/it-aaaaaaaa.js', 'assets/it-bbbbbbbb.js', 'assets/hu-aaaaaaaa.js'], new Set()), [
    { of: ['it'], files: ['assets/it-aaaaaaaa.js', 'assets/it-bbbbbbbb.js'] },
    { of: ['hu'], files: ['assets/hu-aaaaaaaa.js'] },
  ]);
});
