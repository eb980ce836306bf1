import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, sumOf } from './browser.ts';

const report = (expected: number, unexpected: number) => ({ stats: { expected, unexpected } });

test('what passed and what failed is counted', () => {
  assert.deepEqual(countOf(report(4, 0), true), { passed: 4, failed: 0, failures: [] });
  assert.deepEqual(countOf(report(1, 1), false), { passed: 1, failed: 1, failures: [] });
});

test('a run that breaks off without a failed test is failed', () => {
  assert.deepEqual(countOf(report(1, 0), false), { passed: 1, failed: 1, failures: [] });
});

test('what failed is named, however deep it stands', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'home.e2e.ts', line: 7 });
  const suites = [{ specs: [spec('opens', true), spec('lists', false)], suites: [{ specs: [spec('waits', false)] }] }];
  const count = countOf({ ...report(1, 2), suites }, false);
  assert.deepEqual(count.failures, ['home.e2e.ts:7 › lists', 'home.e2e.ts:7 › waits']);
  assert.deepEqual(sumOf([count, countOf(report(2, 0), true)]), { ...count, passed: 3 });
});
