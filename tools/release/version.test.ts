import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { currentVersion, notesOf } from './version.ts';

test('there is one version, and the change log tells of it', () => {
  const version = currentVersion();
  assert.match(version, /^\d+\.\d+\.\d+$/);
  for (const path of globSync('{games/*,bots,protocol,i18n,server,web,cli}/package.json'))
    assert.equal((JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version, version, path);
  assert.ok(readFileSync('python/pyproject.toml', 'utf8').includes(`\nversion = "${version}"\n`));
  assert.ok(notesOf(version, readFileSync('CHANGELOG.md', 'utf8')));
});

test('notes are the section of a version, without what belongs to the log', () => {
  const log =
    '# Log\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n- A\n\n## [1.0.0] - 2027-01-01\n\n- B\n\n[1.0.0]: https://a.example\n';
  assert.equal(notesOf('1.1.0', log), '### Added\n\n- A');
  assert.equal(notesOf('1.0.0', log), '- B');
  assert.equal(notesOf('1.0', log), undefined);
});
