import assert from 'node:assert/strict';
import test from 'node:test';
import { retryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-18T10:00:00Z');

test('Retry-After in seconds or as a date comes before what the answer says', () => {
  assert.equal(retryAfter({ 'retry-after': '65' }, '{"retry_after":3}', now), 65_000);
  assert.equal(retryAfter({ 'retry-after': 'Wed, 18 Nov 2026 10:02:00 GMT' }, '', now), 120_000);
});

test('Telegram and Discord say it in the answer', () => {
  assert.equal(
    retryAfter({}, '{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":35}}', now),
    35_000,
  );
  assert.equal(retryAfter({}, '{"message":"You are being rate limited.","retry_after":64.57,"global":false}', now), 64_570);
});

test('nonsense is a minute, and nothing is waited for longer than six hours', () => {
  for (const text of ['soon', '']) assert.equal(retryAfter({ 'retry-after': text }, 'no json', now), 60_000, text);
  assert.equal(retryAfter({}, '{}', now), 60_000);
  assert.equal(retryAfter({ 'retry-after': '99999999' }, '', now), 6 * 3_600_000);
  assert.equal(retryAfter({ 'retry-after': '0' }, '', now), 1000);
});
