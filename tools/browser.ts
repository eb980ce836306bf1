/** The tests of the pages in a real browser, by Playwright's own counts. One that fails is tried once more, and whoever reads the output learns of it. */
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
}

/** As much as is needed of what Playwright's JSON reporter writes. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly file: string; readonly tests: readonly { readonly status: string }[] }[];
}

export interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

/** The tests that failed at first and passed when tried again. */
const late = ({ suites }: Report): readonly string[] =>
  suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.filter(({ status }) => status === 'flaky').map(() => `${file} › ${title}`));

/** A line for those that needed the second try; nothing where none did. */
export const lateLine = (report: Report): string | undefined => {
  const names = late(report);
  return names.length === 0 ? undefined : `${names.length} passed only at the second try: ${names.join('; ')}`;
};

/** A run that is not green has failed, whatever was counted. */
export const countOf = ({ stats }: Report, isGreen: boolean): Count => ({
  passed: stats.expected + stats.flaky,
  failed: isGreen ? stats.unexpected : Math.max(1, stats.unexpected),
});

/** `runs` starts a command in a folder and says whether it was green. */
export const browserTests = (runs: (command: string, args: readonly string[], cwd: string) => boolean): Count => {
  const file = join(tmpdir(), `caravel-e2e-${process.pid}.json`);
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = file;
  const isGreen = runs('playwright', ['test', '--retries=1', '--reporter=line,json'], 'web/e2e');
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const line = lateLine(report);
    if (line) console.log(line);
    return countOf(report, isGreen);
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(file, { force: true });
  }
};
