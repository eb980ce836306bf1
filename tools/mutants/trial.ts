/** Whether the tests notice a mutant: those beside it first, then all that depend on it. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Mutant, mutated } from './mutations.ts';

export type Verdict = 'killed' | 'survived';

const GAMES = ['puerto-rico', 'madeira'];

const testsIn = (scratch: string, pattern: string): string[] => globSync(pattern, { cwd: scratch }).sort();

const areaOf = (path: string): string => path.split('/')[1] ?? '';

/** Rounds of test files, the quick ones first. What breaks core may show only in a game. */
const roundsFor = (scratch: string, path: string): string[][] => {
  const area = areaOf(path);
  const near = testsIn(scratch, `${dirname(path)}/*.test.ts`);
  const all = testsIn(scratch, `games/${area}/src/**/*.test.ts`).filter((file) => !near.includes(file));
  if (area !== 'core') return [near, all];
  return [near, all, GAMES.flatMap((game) => testsIn(scratch, `games/${game}/src/{conformance,recorded-games,perft}.test.ts`))];
};

/** A mutant that makes a loop endless is noticed by the clock: the tests of a folder take seconds, all of them two minutes. */
const LONGEST_MS = { near: 90_000, all: 600_000 };

/** Ends at the first failure. */
const isGreen = (scratch: string, files: readonly string[], longest = LONGEST_MS.all): Promise<boolean> => {
  if (files.length === 0) return Promise.resolve(true);
  const run = spawn(process.execPath, ['--test', '--test-reporter=tap', '--test-concurrency=1', ...files], {
    cwd: scratch,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const stop = (): void => {
    try {
      if (run.pid !== undefined) process.kill(-run.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const alarm = setTimeout(stop, longest);
  run.stdout.on('data', (text: Buffer) => {
    if (/^\s*not ok /m.test(text.toString())) stop();
  });
  return new Promise((resolve) => {
    run.on('close', (code) => {
      clearTimeout(alarm);
      resolve(code === 0);
    });
  });
};

const firstFailing = async (scratch: string, rounds: readonly string[][]): Promise<Verdict> => {
  for (const [i, files] of rounds.entries())
    if (!(await isGreen(scratch, files, i === 0 ? LONGEST_MS.near : LONGEST_MS.all))) return 'killed';
  return 'survived';
};

export const tryMutant = async (scratch: string, mutant: Mutant): Promise<Verdict> => {
  const file = join(scratch, mutant.path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(text, mutant));
  try {
    return await firstFailing(scratch, roundsFor(scratch, mutant.path));
  } finally {
    writeFileSync(file, text);
  }
};

/** The unchanged copy must be green, or every mutant would look killed. */
export const demandGreen = async (scratch: string): Promise<void> => {
  if (!(await isGreen(scratch, testsIn(scratch, 'games/*/src/**/*.test.ts')))) throw new Error('the tests fail without any mutant');
};
