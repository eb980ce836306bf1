/** `caravel bench search`: visits a second of a search on one core, and where that time goes. */
import { loadModel } from '@caravel/bots';
import { columns, writeNumber } from '../columns.ts';
import { CONFIG_FLAGS, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';
import { PARTS } from './profile.ts';
import { benchSearch, type SearchReport } from './search-bench.ts';
import { writeSpread } from './spread.ts';

const writeSearch = (report: SearchReport): string => {
  const { game, rules, players, runs, positions, visitsEach } = report;
  const head = `${game}, ${rules}, ${players} players, ${runs} runs, ${positions} positions of ${writeNumber(visitsEach)} visits, one core`;
  const rows = [
    ['', 'median', '10 %', '90 %'],
    ['visits a second', ...writeSpread(report.visitsPerSecond)],
    ['calibration, units a second', ...writeSpread(report.calibration)],
    ['visits for a million units', ...writeSpread(report.visitsPerMillionUnits)],
  ];
  const shares = PARTS.map((part) => [`time in ${part}`, `${(100 * report.shares[part]).toFixed(1)} %`]);
  return `${head}\n\n${columns(rows, [1, 2, 3])}\n\n${columns(shares, [1])}\n`;
};

export const runSearch = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, {
    ...CONFIG_FLAGS,
    ...JSON_FLAG,
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const trained = await loadModel(table.game);
  if (!trained) throw new UserError(`--game: no net was trained for ${table.game.name}; there is nothing to search with`);
  const runs = wholeNumber(values.runs, '--runs', 1, 1000);
  const seconds = wholeNumber(values.seconds, '--seconds', 1, 3600);
  const report = await benchSearch(trained, table, runs, seconds / (runs + 2), wholeNumber(values.seed, '--seed', 0), host);
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeSearch(report));
  return 0;
};
