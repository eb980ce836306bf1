/** The tests of the pages in a real browser, by Playwright's own counts. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** File, line and title of what failed, as far as it has a name. */
  readonly failures: readonly string[];
}

/** As much as is needed of what Playwright's JSON reporter writes: files hold suites, suites hold tests. */
interface Suite {
  readonly specs?: readonly { readonly ok: boolean; readonly title: string; readonly file: string; readonly line: number }[];
  readonly suites?: readonly Suite[];
}

export interface Report extends Suite {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

const failuresIn = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
  ...suites.flatMap(failuresIn),
];

/** A run that is not green has failed, whatever was counted. */
export const countOf = (report: Report, isGreen: boolean): Count => ({
  passed: report.stats.expected,
  failed: isGreen ? report.stats.unexpected : Math.max(1, report.stats.unexpected),
  failures: failuresIn(report),
});

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
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
    return { passed: 0, failed: 1, failures: [] };
  } finally {
    rmSync(file, { force: true });
  }
};

/** `runs` starts a command in a folder and says whether it was green. Tests that measure time come last, one after the other. */
export const browserTests = (runs: Run): Count => {
  const together = browserRun(runs, ['--grep-invert=@measured']);
  const alone = browserRun(runs, ['--grep=@measured', '--workers=1', '--output=../../test-results/measured']);
  return sumOf([together, alone]);
};
