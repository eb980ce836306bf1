import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf } from './browser.ts';

const report = (expected: number, unexpected: number) => ({ stats: { expected, unexpected } });

test('what passed and what failed is counted', () => {
  assert.deepEqual(countOf(report(4, 0), true), { passed: 4, failed: 0 });
  assert.deepEqual(countOf(report(1, 1), false), { passed: 1, failed: 1 });
});

test('a run that breaks off without a failed test is failed', () => {
  assert.deepEqual(countOf(report(1, 0), false), { passed: 1, failed: 1 });
});
