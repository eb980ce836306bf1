/** `caravel bench env`: decisions a second through a pipe, and how many times as many that is as through the line protocol. */
import { columns } from '../columns.ts';
import { CONFIG_FLAGS, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { benchEnv, type EnvBenchReport } from './env-bench.ts';
import type { MessageForm } from './message-forms.ts';
import { type Spread, writeSpread } from './spread.ts';

export const ENV_USAGE = `  bench env     decisions a second through the pipe of caravel env, in turns with that of caravel engine, both played
                at random by this process; for a second of processor time of both ends, too: what one core does
    --players       how many (default 4)
    --games         how many games at once (default 64)
    --observation   net or plain (default net)
    --runs          how many runs are counted (default 5)
    --milliseconds  how long a run takes, for each of the two (default 2000)`;

const writeRatio = ({ median, low, high }: Spread): string[] => [median, low, high].map((value) => value.toFixed(1));

const rowsOf = (unit: string, { env, engine, ratio }: Pick<EnvBenchReport, 'env' | 'engine' | 'ratio'>): string[][] => [
  [unit, 'median', '10 %', '90 %'],
  ['env', ...writeSpread(env)],
  ['engine', ...writeSpread(engine)],
  ['env / engine, run by run', ...writeRatio(ratio)],
];

const writeForm = (what: string, { bytes, milliseconds }: MessageForm): string[] => [
  what,
  (bytes / 1024).toFixed(0),
  milliseconds.toFixed(3),
];

const writeReport = (report: EnvBenchReport): string => {
  const head = `${report.game}, ${report.players} players, ${report.games} games at once, ${report.runs} runs`;
  const wall = columns(rowsOf('decisions a second', report), [1, 2, 3]);
  const core = report.byCore && columns(rowsOf('a second of processor time', report.byCore), [1, 2, 3]);
  const forms = columns([['a step', 'KB', 'milliseconds'], writeForm('as bytes', report.frame), writeForm('as JSON', report.line)], [1, 2]);
  return `${[head, wall, core ?? 'this system does not tell processor time', forms].join('\n\n')}\n`;
};

export const runEnv = async (args: readonly string[], host: Host): Promise<number> => {
  const { values, positionals } = parseFlags(args, {
    ...CONFIG_FLAGS,
    ...JSON_FLAG,
    games: { type: 'string', default: '64' },
    observation: { type: 'string', default: 'net' },
    runs: { type: 'string', default: '5' },
    milliseconds: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const table = readGameConfig({ ...values, players: values.players ?? '4' }, host);
  const report = await benchEnv(
    {
      table,
      observation: values.observation,
      games: wholeNumber(values.games, '--games', 1, 4096),
      runs: wholeNumber(values.runs, '--runs', 1, 1000),
      seconds: wholeNumber(values.milliseconds, '--milliseconds', 1, 60_000) / 1000,
      seed: wholeNumber(values.seed, '--seed', 0),
    },
    host,
  );
  host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
  return 0;
};
