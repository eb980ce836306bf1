import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteInfo } from './site-info.ts';

test('contact and source are taken from the environment, and without them the version is told alone', () => {
  const { version, ...rest } = siteInfo({});
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.deepEqual(rest, {});
  assert.deepEqual(siteInfo({ CARAVEL_CONTACT: '', CARAVEL_SOURCE: '' }), { version });
  const named = { contact: 'captain@example.org', source: 'https://git.example/caravel' };
  assert.deepEqual(siteInfo({ CARAVEL_CONTACT: named.contact, CARAVEL_SOURCE: named.source }), { version, ...named });
});

test('what is no address stops the build', () => {
  for (const CARAVEL_CONTACT of ['javascript://a@b', 'nobody', '<a@b>'])
    assert.throws(() => siteInfo({ CARAVEL_CONTACT }), /CARAVEL_CONTACT/);
  for (const CARAVEL_SOURCE of ['javascript:alert(1)', 'git.example', 'a@b.example'])
    assert.throws(() => siteInfo({ CARAVEL_SOURCE }), /CARAVEL_SOURCE/);
});
