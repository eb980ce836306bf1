/** The tests of the pages in a real browser, by Playwright's own counts. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
}

/** As much as is needed of what Playwright's JSON reporter writes. */
export interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

/** A run that is not green has failed, whatever was counted. */
export const countOf = ({ stats }: Report, isGreen: boolean): Count => ({
  passed: stats.expected,
  failed: isGreen ? stats.unexpected : Math.max(1, stats.unexpected),
});

type Run = (command: string, args: readonly string[], cwd: string) => boolean;

/** One run of Playwright, with these arguments. */
const browserRun = (runs: Run, args: readonly string[]): Count => {
  const file = join(tmpdir(), `caravel-e2e-${process.pid}.json`);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const isGreen = runs('playwright', ['test', '--reporter=line,json', ...args], 'web/e2e');
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    return countOf(report, isGreen);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
};

/** `runs` starts a command in a folder and says whether it was green. Tests that measure time come last, one after the other. */
export const browserTests = (runs: Run): Count => {
  const together = browserRun(runs, ['--grep-invert=@measured']);
  const alone = browserRun(runs, ['--grep=@measured', '--workers=1', '--output=../../test-results/measured']);
  return { passed: together.passed + alone.passed, failed: together.failed + alone.failed };
};
