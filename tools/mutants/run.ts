/**
 * bin/test mutants: breaks the rules in many small ways, one at a time, and asks whether the tests notice.
 * A run that is stopped goes on where it was; `--fresh` starts again, `--seed N` tries other mutants.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from './equivalent.ts';
import type { Mutant } from './mutations.ts';
import { addResult, keyOf, readResults } from './results.ts';
import { AREAS, sample } from './sample.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { demandGreen, tryMutant, type Verdict } from './trial.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GOAL = 0.95;

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, fresh: { type: 'boolean', default: false } } });
const results = join(ROOT, 'data/mutants', `${values.seed}.jsonl`);
if (values.fresh) rmSync(results, { force: true });

const known = readResults(results);
const mutants = AREAS.flatMap((area) => sample(ROOT, area, Number(values.seed)));
const keys = new Map(mutants.map((mutant) => [mutant, keyOf(readFileSync(join(ROOT, mutant.path), 'utf8'), mutant)]));
const key = (mutant: Mutant): string => keys.get(mutant) ?? '';

const waiting = mutants.filter((mutant) => !known.has(key(mutant)));
console.log(`${mutants.length} mutants, ${waiting.length} to try`);

const scratch = makeScratch(ROOT);
try {
  if (waiting.length > 0) await demandGreen(scratch);
  for (const [i, mutant] of waiting.entries()) {
    const verdict = await tryMutant(scratch, mutant);
    known.set(key(mutant), verdict);
    addResult(results, { key: key(mutant), verdict });
    console.log(`${i + 1}/${waiting.length} ${verdict.padEnd(8)} ${mutant.path}:${mutant.line}  ${mutant.from} → ${mutant.to}`);
  }
} finally {
  removeScratch(scratch);
}

const isEquivalent = (mutant: Mutant): boolean => EQUIVALENT.some((known) => known.mutant === key(mutant));
const countOf = (list: readonly Mutant[], verdict: Verdict): number => list.filter((mutant) => known.get(key(mutant)) === verdict).length;

const counted = mutants.filter((mutant) => !isEquivalent(mutant));
for (const { name } of AREAS) {
  const own = counted.filter(({ path }) => path.startsWith(`games/${name}/`));
  console.log(`${name}: ${countOf(own, 'killed')} of ${own.length} killed`);
}
for (const mutant of counted) if (known.get(key(mutant)) === 'survived') console.log(`survived: ${key(mutant)}`);

const share = countOf(counted, 'killed') / counted.length;
console.log(`${(share * 100).toFixed(1)} % killed; ${mutants.length - counted.length} change nothing and are not counted`);
process.exitCode = share >= GOAL ? 0 : 1;
