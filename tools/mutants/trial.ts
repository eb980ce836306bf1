/** Whether the tests notice a mutant: those beside it first, then all that depend on it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutated } from './mutations.ts';
import { type GreenTimes, orderFor, testsIn } from './order.ts';
import { isGreen } from './test-file.ts';

export type Verdict = 'killed' | 'survived';

/** A mutant that makes a loop endless is noticed by the clock, with room for a busy machine. */
const longest = (greenMs: number): number => 30_000 + 10 * greenMs;

const firstFailing = async (scratch: string, files: readonly string[], green: GreenTimes): Promise<string | undefined> => {
  for (const file of files) if (!(await isGreen(scratch, file, longest(green.get(file) ?? 0)))) return file;
  return undefined;
};

/** The test file that notices the mutant, if there is one. */
export const tryMutant = async (scratch: string, mutant: Mutant, green: GreenTimes): Promise<string | undefined> => {
  const file = join(scratch, mutant.path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, mutated(text, mutant));
  try {
    return await firstFailing(scratch, orderFor(testsIn(scratch), mutant.path, green), green);
  } finally {
    writeFileSync(file, text);
  }
};

/** The unchanged copy must be green, or every mutant would look killed. */
export const timeGreen = async (scratch: string): Promise<GreenTimes> => {
  const times = new Map<string, number>();
  for (const file of testsIn(scratch)) {
    const start = performance.now();
    if (!(await isGreen(scratch, file, 600_000))) throw new Error(`${file} fails without any mutant`);
    times.set(file, performance.now() - start);
  }
  return times;
};
