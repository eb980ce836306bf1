/** The unchanged copy must be green, or every mutant would look killed; and its times tell when a loop is endless. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isGreen } from './test-file.ts';

/** How long each test file takes without a mutant, in milliseconds. */
export type GreenTimes = ReadonlyMap<string, number>;

interface Stored {
  readonly digest: string;
  readonly times: [string, number][];
}

const LONGEST_MS = 600_000;

const SOURCES = 'games/{core,puerto-rico,madeira}/src/**/*.ts';

const filesIn = (scratch: string): string[] => globSync(SOURCES, { cwd: scratch }).sort();

const digestOf = (scratch: string): string => {
  const hash = createHash('sha256');
  for (const file of filesIn(scratch)) hash.update(file).update(readFileSync(join(scratch, file)));
  return hash.digest('hex');
};

const measured = async (scratch: string): Promise<[string, number][]> => {
  const times: [string, number][] = [];
  for (const file of filesIn(scratch).filter((path) => path.endsWith('.test.ts'))) {
    const start = performance.now();
    if (!(await isGreen(scratch, file, LONGEST_MS))) throw new Error(`${file} fails without any mutant`);
    times.push([file, Math.round(performance.now() - start)]);
  }
  return times;
};

/** Sources that were green before are not run again. */
export const greenTimes = async (scratch: string, store: string): Promise<GreenTimes> => {
  const digest = digestOf(scratch);
  const stored: Stored | undefined = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : undefined;
  if (stored?.digest === digest) return new Map(stored.times);
  const times = await measured(scratch);
  mkdirSync(dirname(store), { recursive: true });
  writeFileSync(store, JSON.stringify({ digest, times } satisfies Stored));
  return new Map(times);
};
