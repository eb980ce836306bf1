/** The result of a server measurement: medians over its rounds, in a table. */
import type { Measured, Round, ServerRuns } from '@caravel/server/bench';
import { columns, writeNumber } from '../columns.ts';
import { type Spread, spreadOf } from './spread.ts';

interface LoadReport {
  readonly movesPerSecond: Spread;
  /** By processor time of the server alone: what one core does when nothing else runs on it. */
  readonly movesPerCoreSecond: Spread;
  /** The share of a core that the load generator takes: near 1, the load generator is the limit. */
  readonly loadShare: Spread;
  readonly p50: Spread;
  readonly p99: Spread;
}

interface PacedReport {
  readonly moves: number;
  readonly p50: Spread;
  readonly p99: Spread;
  /** How much later than planned the load generator sent its messages. */
  readonly lateP99: Spread;
}

export interface ServerReport {
  readonly settings: ServerRuns['settings'];
  readonly ours: LoadReport;
  readonly spread?: LoadReport;
  readonly bare?: LoadReport;
  /** Our server relative to a bare fan-out, round by round: by wall clock and by processor time. */
  readonly ratio?: { readonly clock: Spread; readonly core: Spread };
  /** At a fixed rate. */
  readonly paced: PacedReport;
  readonly pacedBare?: PacedReport;
  readonly bytesPerUpdate: number;
  readonly idle: ServerRuns['idle'];
  readonly connections?: ServerRuns['connections'];
}

const perSecond = ({ moves, seconds }: Measured): number => moves / seconds;
const perCore = ({ moves, serverCpu }: Measured): number => moves / Math.max(1e-6, serverCpu);

const loadOf = (runs: readonly Measured[]): LoadReport => ({
  movesPerSecond: spreadOf(runs.map(perSecond)),
  movesPerCoreSecond: spreadOf(runs.map(perCore)),
  loadShare: spreadOf(runs.map(({ cpu, seconds }) => cpu / seconds)),
  p50: spreadOf(runs.map(({ p50 }) => p50)),
  p99: spreadOf(runs.map(({ p99 }) => p99)),
});

const pacedOf = (runs: readonly Measured[]): PacedReport => ({
  moves: runs.reduce((sum, { moves }) => sum + moves, 0),
  p50: spreadOf(runs.map(({ p50 }) => p50)),
  p99: spreadOf(runs.map(({ p99 }) => p99)),
  lateP99: spreadOf(runs.map(({ lateP99 }) => lateP99)),
});

const pacedBare = (rounds: readonly Round[]): Pick<ServerReport, 'pacedBare'> => {
  const runs = rounds.flatMap(({ bare }) => bare ?? []);
  return runs.length === 0 ? {} : { pacedBare: pacedOf(runs) };
};

const kind = (rounds: readonly Round[], name: 'bare' | 'spread'): { [key in typeof name]?: LoadReport } => {
  const runs = rounds.flatMap((round) => round[name] ?? []);
  return runs.length === 0 ? {} : { [name]: loadOf(runs) };
};

const ratioOf = (rounds: readonly Round[]): Pick<ServerReport, 'ratio'> => {
  const pairs = rounds.flatMap(({ ours, bare }) => (bare ? [{ ours, bare }] : []));
  if (pairs.length === 0) return {};
  const ratios = (rate: (run: Measured) => number): Spread => spreadOf(pairs.map(({ ours, bare }) => rate(ours) / rate(bare)));
  return { ratio: { clock: ratios(perSecond), core: ratios(perCore) } };
};

export const serverReport = ({ settings, rounds, paced, idle, connections }: ServerRuns): ServerReport => {
  const ours = rounds.map((round) => round.ours);
  return {
    settings,
    ours: loadOf(ours),
    ...kind(rounds, 'spread'),
    ...kind(rounds, 'bare'),
    ...ratioOf(rounds),
    paced: pacedOf(paced.map((round) => round.ours)),
    ...pacedBare(paced),
    bytesPerUpdate: spreadOf(ours.map(({ bytesPerUpdate }) => bytesPerUpdate)).median,
    idle,
    ...(connections ? { connections } : {}),
  };
};

const cells = ({ median, low, high }: Spread): string[] =>
  [median, low, high].map((value) => writeNumber(value < 100 ? value : Math.round(value)));

const waitRows = (name: string, { p50, p99 }: Pick<LoadReport, 'p50' | 'p99'>): string[][] => [
  [`${name}: milliseconds to the last player, half`, ...cells(p50)],
  [`${name}: milliseconds to the last player, 99 of 100`, ...cells(p99)],
];

const loadRows = (name: string, { movesPerSecond, movesPerCoreSecond, loadShare, p50, p99 }: LoadReport): string[][] => [
  [`${name}: moves a second`, ...cells(movesPerSecond)],
  [`${name}: moves a second of one core`, ...cells(movesPerCoreSecond)],
  [`${name}: share of a core the load takes`, ...cells(loadShare)],
  ...waitRows(name, { p50, p99 }),
];

export const writeServerReport = (report: ServerReport): string => {
  const { settings, ours, spread, bare, ratio, paced, pacedBare, bytesPerUpdate, idle, connections } = report;
  const { store, nodes, tables, rounds, rate } = settings;
  const rows = [
    ['', 'median', '10 %', '90 %'],
    ...loadRows('closed loop', ours),
    ...(spread ? loadRows('players at different nodes', spread) : []),
    ...(bare ? loadRows('bare fan-out', bare) : []),
    ...(ratio
      ? [
          ['ours to bare, by the clock', ...cells(ratio.clock)],
          ['ours to bare, by processor time', ...cells(ratio.core)],
        ]
      : []),
    ...waitRows(`at ${writeNumber(rate)} moves a second`, paced),
    ...(pacedBare ? waitRows(`bare fan-out at ${writeNumber(rate)}`, pacedBare) : []),
  ];
  const figures = [
    ['bytes of an update for one client', writeNumber(bytesPerUpdate)],
    ['kilobytes of an idle table', writeNumber(idle.bytesPerTable / 1000)],
    ...(connections
      ? [
          ['open connections that answer', writeNumber(connections.answered)],
          ['kilobytes of a connection', writeNumber(connections.bytesPerConnection / 1000)],
        ]
      : []),
  ];
  const head = `${store}, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${tables} tables of 4 players, ${rounds} rounds`;
  return `${head}\n\n${columns(rows, [1, 2, 3])}\n\n${columns(figures, [1])}\n`;
};
