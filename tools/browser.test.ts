import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, lateLine, type Report } from './browser.ts';

const reportOf = (...statuses: string[]): Report => {
  const specs = statuses.map((status, i) => ({ title: `test ${i}`, file: 'table.e2e.ts', tests: [{ status }] }));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return {
    stats: { expected: count('expected'), unexpected: count('unexpected'), flaky: count('flaky') },
    suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }],
  };
};

test('a test that passes at the second try is passed, counted once, and named', () => {
  const report = reportOf('expected', 'flaky', 'expected', 'flaky');
  assert.deepEqual(countOf(report, true), { passed: 4, failed: 0 });
  assert.equal(lateLine(report), '2 passed only at the second try: table.e2e.ts › test 1; table.e2e.ts › test 3');
});

test('a test that fails twice is failed, and nobody is named', () => {
  const report = reportOf('expected', 'unexpected');
  assert.deepEqual(countOf(report, false), { passed: 1, failed: 1 });
  assert.equal(lateLine(report), undefined);
});

test('a run that breaks off without a failed test is failed', () => {
  assert.deepEqual(countOf(reportOf('expected'), false), { passed: 1, failed: 1 });
});
