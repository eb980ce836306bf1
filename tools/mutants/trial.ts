/** Whether the tests notice a mutant: those beside it first, then all that depend on it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GreenTimes } from './green-times.ts';
import { type Mutant, mutated } from './mutations.ts';
import { orderFor } from './order.ts';
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
    return await firstFailing(scratch, orderFor(green, mutant.path), green);
  } finally {
    writeFileSync(file, text);
  }
};
