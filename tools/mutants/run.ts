/**
 * bin/test mutants: breaks the rules in many small ways, one at a time, and asks whether the tests notice.
 * A run that is stopped goes on where it was, and survivors are tried again, for there may be a new test;
 * `--fresh` starts again, `--seed N` tries other mutants.
 */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENT } from './equivalent.ts';
import { greenTimes } from './green-times.ts';
import { addResult, readResults } from './results.ts';
import { AREAS, sample } from './sample.ts';
import { makeScratch, removeScratch } from './scratch.ts';
import { tryMutant, type Verdict } from './trial.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const GOAL = 0.95;

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, fresh: { type: 'boolean', default: false } } });
const results = join(ROOT, 'data/mutants', `${values.seed}.jsonl`);
if (values.fresh) rmSync(results, { force: true });

const known = readResults(results);
const mutants = new Map(AREAS.flatMap((area) => [...sample(ROOT, area, Number(values.seed))]));
const isEquivalent = (key: string): boolean => EQUIVALENT.some(({ mutant }) => mutant === key);
const waiting = [...mutants].filter(([key]) => known.get(key) !== 'killed' && !isEquivalent(key));
console.log(`${mutants.size} mutants, ${waiting.length} to try`);

const scratch = makeScratch(ROOT);
process.on('exit', () => removeScratch(scratch));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const green = await greenTimes(scratch, join(ROOT, 'data/mutants/green.json'));
for (const [i, [key, mutant]] of waiting.entries()) {
  const noticing = await tryMutant(scratch, mutant, green);
  const verdict: Verdict = noticing === undefined ? 'survived' : 'killed';
  known.set(key, verdict);
  addResult(results, { key, verdict });
  console.log(`${i + 1}/${waiting.length} ${verdict.padEnd(8)} ${key}  ${noticing ?? ''}`);
}

const countOf = (keys: readonly string[], verdict: Verdict): number => keys.filter((key) => known.get(key) === verdict).length;

const counted = [...mutants.keys()].filter((key) => !isEquivalent(key));
for (const { name } of AREAS) {
  const own = counted.filter((key) => key.startsWith(`games/${name}/`));
  console.log(`${name}: ${countOf(own, 'killed')} of ${own.length} killed`);
}
for (const key of counted) if (known.get(key) === 'survived') console.log(`survived: ${key}`);

const share = countOf(counted, 'killed') / counted.length;
console.log(`${(share * 100).toFixed(1)} % killed; ${mutants.size - counted.length} change nothing and are not counted`);
process.exitCode = share >= GOAL ? 0 : 1;
