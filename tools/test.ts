/**
 * Runs every check and every test, goes on after a failure, and ends with the names of what failed and the line `N passed, N failed`.
 *
 *     bin/test               everything, in about twelve minutes
 *     bin/test types unit    some of it
 *     bin/test full          everything and the long proofs, in less than an hour; .ci/run does this
 *     bin/test mutants       breaks the rules on purpose and asks whether the tests notice
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { browserTests, type Count, sumOf } from './browser.ts';

interface Step {
  readonly name: string;
  readonly what: string;
  run(): Count;
}

const MINUTE = 60_000;
const node = process.execPath;
/** Hundreds of processes load the same sources: each is stripped of its types and compiled once. */
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile');

const runs = (command: string, args: readonly string[], cwd = '.'): boolean =>
  spawnSync(command, args, { stdio: 'inherit', cwd }).status === 0;

const PASSED: Count = { passed: 1, failed: 0, failures: [] };
const FAILED: Count = { passed: 0, failed: 1, failures: [] };

const checkIn = (cwd: string, name: string, what: string, command: string, ...args: string[]): Step => ({
  name,
  what,
  run: () => (runs(command, args, cwd) ? PASSED : FAILED),
});

const check = (name: string, what: string, command: string, ...args: string[]): Step => checkIn('.', name, what, command, ...args);

/** What an earlier run left of a component that has gone since would be checked, too. */
const checkPages = (): Count => {
  rmSync('web/.svelte-check', { recursive: true, force: true });
  return runs('svelte-check', ['--tsgo', '--fail-on-warnings', '--output', 'machine'], 'web') ? PASSED : FAILED;
};

/** node's runner with our reporter, which leaves its counts in a file. A crash without counts is a failure. */
const unitTests = (): Count => {
  const counts = join(tmpdir(), `caravel-counts-${process.pid}.json`);
  process.env.TEST_COUNTS = counts;
  // By itself the runner leaves a core unused, which is half of them on a small machine.
  const green = runs(node, [
    '--test',
    `--test-concurrency=${availableParallelism()}`,
    // A test that hangs fails by its name; unit-setup.ts ends its file.
    `--test-timeout=${(process.env.TEST_FULL ? 15 : 4) * MINUTE}`,
    '--test-global-setup=./tools/unit-setup.ts',
    '--test-reporter=./tools/reporter.ts',
    '--test-reporter-destination=stdout',
    ...TEST_FILES,
  ]);
  try {
    const count = JSON.parse(readFileSync(counts, 'utf8')) as Count;
    return green || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return FAILED;
  } finally {
    rmSync(counts, { force: true });
  }
};

const TEST_FILES = ['tools', 'games', 'bots', 'protocol', 'i18n', 'server', 'web/src', 'web/build', 'cli'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

const STEPS: readonly Step[] = [
  check('lock', 'the lockfile installs anywhere', node, 'tools/lockcheck.ts'),
  check('audit', 'no grave hole in what is shipped that the registry tells of, where it answers', node, 'tools/audit.ts'),
  check('lint', 'format and lint', 'biome', 'ci', '--log-level=warn', '.'),
  // .bin/tsc is TypeScript 6 or 7, whichever npm linked last: name the native one.
  check('types', 'strict types', node, 'node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.json'),
  { name: 'pages', what: 'strict types and warnings of the pages', run: checkPages },
  checkIn('web', 'build', 'the pages build', 'vite', 'build', '--logLevel', 'warn'),
  check('static', 'the pages build for any web host', node, 'tools/build/static.ts'),
  check('budget', 'the first load of a table is small', node, 'web/build/budget.ts'),
  check('unused', 'no unused file, export or dependency', 'knip'),
  check(
    'imports',
    'imports go downwards only',
    'depcruise',
    'games',
    'bots',
    'protocol',
    'i18n',
    'server',
    'web/src',
    'cli',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ),
  check('trace', 'every rule has its function and its test', node, 'cli/src/main.ts', 'trace'),
  check('postgres', 'a PostgreSQL to test on', node, 'tools/postgres.ts'),
  { name: 'unit', what: 'tests', run: unitTests },
  { name: 'browser', what: 'the pages in a real browser', run: () => browserTests(runs) },
];

const LONG_PROOFS: readonly Step[] = [
  check('packages', 'the packages install, type-check and run in an empty project', node, 'tools/packages/proof.ts'),
  check('chaos', 'processes, networks and stores fail under load, at full length', node, 'server/test/chaos/run.ts'),
  check('image', 'the steps of the Dockerfile, and the release, in a small Debian', node, 'tools/image/run.ts'),
];

/** Five minutes, root and a download of Debian: it runs when it is asked for by name. */
const isLeftOut = ({ name }: Step): boolean => {
  if (name === 'image') console.log('left out: image; bin/test full image runs it');
  return name === 'image';
};

const chosen = process.argv.slice(2);
// Takes an hour or more, so it runs only when asked for, and takes flags of its own.
if (chosen[0] === 'mutants') process.exit(runs(node, ['tools/mutants/run.ts', ...chosen.slice(1)]) ? 0 : 1);
const isFull = chosen[0] === 'full';
if (isFull) {
  chosen.shift();
  // Not called CARAVEL_…: the server refuses settings it does not know.
  process.env.TEST_FULL = '1';
}
const steps = isFull ? [...STEPS, ...LONG_PROOFS] : STEPS;
const stranger = chosen.find((name) => !steps.some((step) => step.name === name));
if (stranger !== undefined) {
  console.error(`bin/test: no step '${stranger}'; there are ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** Where nothing in a step has a name, the step itself failed. */
const named = (step: Step, { failed, failures }: Count): readonly string[] => {
  if (failed === 0) return [];
  return failures.length === 0 ? [step.name] : failures.map((failure) => `${step.name}  ${failure}`);
};

const results: Count[] = [];
for (const step of steps.filter((one) => (chosen.length === 0 ? !isLeftOut(one) : chosen.includes(one.name)))) {
  const start = performance.now();
  const count = step.run();
  results.push({ ...count, failures: named(step, count) });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${seconds.padStart(6)} s  ${step.what}`);
}
const { passed, failed, failures } = sumOf(results);
// Said again at the end: hours of output stand between a failure and whoever reads the last lines.
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
