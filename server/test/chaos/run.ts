/** Runs the scenarios with full counts: `node server/test/chaos/run.ts [--short] [name …]`, one line of JSON each. */
import { FULL, SCENARIOS, SHORT } from './scenarios.ts';

const args = process.argv.slice(2);
const counts = args.includes('--short') ? SHORT : FULL;
const names = args.filter((arg) => !arg.startsWith('--'));
const known = Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[];
const stranger = names.find((name) => !known.includes(name as keyof typeof SCENARIOS));
if (stranger !== undefined) throw new Error(`no scenario '${stranger}'; there are ${known.join(', ')}`);

for (const name of known.filter((one) => names.length === 0 || names.includes(one))) {
  const start = performance.now();
  const result = await SCENARIOS[name](counts);
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  console.log(JSON.stringify({ scenario: name, seconds, ...result }));
  if (result.faults.length > 0) process.exitCode = 1;
}
