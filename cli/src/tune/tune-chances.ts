import {
  type ChancesPlan,
  type ChancesReport,
  type ChancesState,
  learnChances,
  startChances,
  studyOf,
  type TuningPlan,
  weightsFor,
} from '@caravel/bots';
import { writeNumber } from '../columns.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { WeightsFile } from './weights-file.ts';

interface Wanted {
  readonly players: number;
  readonly visits: number;
  readonly out: string;
  /** That finds the same chances again. */
  readonly command: string;
  readonly json: boolean;
}

const planFor = ({ mind, configs, iterations, games, seed }: TuningPlan, { players, visits }: Wanted): ChancesPlan => {
  const study = studyOf(mind.game);
  if (!study?.weights[players]) throw new UserError(`--players: no weights for ${players} players of ${mind.game.name} yet`);
  return { mind, weights: weightsFor(study, players), configs, iterations, games, visits, seed };
};

const iterate = (plan: ChancesPlan, state: ChancesState, host: Host): ChancesReport => {
  const progress = new Progress(host, plan.games);
  try {
    return learnChances(plan, state, (games) => progress.show(games));
  } finally {
    progress.clear();
  }
};

const writeReport = (report: ChancesReport, iterations: number): string =>
  `iteration ${report.iteration + 1} of ${iterations}: ${writeNumber(report.games)} games, mean winner ${report.meanWinner.toFixed(2)}; ` +
  `surprise ${report.surprise.toFixed(3)} over ${writeNumber(report.samples)} positions\n`;

/** Finds the weights that tell who wins, and writes them. */
export const tuneChances = (tuning: TuningPlan, wanted: Wanted, host: Host): void => {
  const plan = planFor(tuning, wanted);
  const file = new WeightsFile(wanted.out, plan.mind, 'chances');
  const state = startChances(plan);
  while (state.iteration < plan.iterations) {
    const report = iterate(plan, state, host);
    host.out(wanted.json ? `${JSON.stringify(report)}\n` : writeReport(report, plan.iterations));
  }
  file.write(wanted.players, wanted.command, state.odds ?? []);
};
