/** What was found so far, a line for each mutant, so that a run goes on where it was stopped. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant } from './mutations.ts';
import type { Verdict } from './trial.ts';

export interface Result {
  readonly key: string;
  readonly verdict: Verdict;
}

/** The same change in the same sentence of the same file, wherever the file's lines have moved to. */
export const keyOf = (text: string, { path, start, end, from, to }: Mutant): string => {
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start).trimStart();
  const rest = text.slice(end).split('\n', 1)[0] ?? '';
  return `${path}: ${before}⟦${from.replaceAll(/\s+/g, ' ')} → ${to}⟧${rest}`;
};

export const readResults = (file: string): Map<string, Verdict> => {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ key, verdict }: Result) => [key, verdict]));
};

export const addResult = (file: string, result: Result): void => {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(result)}\n`);
};
