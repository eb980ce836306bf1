import { type ChancesPlan, type ChancesReport, learnChances, startChances, studyOf, type TuningPlan, weightsFor } from '@caravel/bots';
import { writeNumber } from '../columns.ts';
import type { Host } from '../host.ts';
import { UserError } from '../user-error.ts';
import { iterate } from './iterations.ts';
import { WeightsFile } from './weights-file.ts';

interface Wanted {
  readonly players: number;
  readonly visits: number;
  readonly out: string;
  readonly state: string | undefined;
  /** The command that finds the same chances again. */
  readonly command: string;
  readonly json: boolean;
}

const planFor = ({ mind, configs, iterations, games, seed }: TuningPlan, { players, visits }: Wanted): ChancesPlan => {
  const study = studyOf(mind.game);
  if (!study?.weights[players]) throw new UserError(`--players: no weights for ${players} players of ${mind.game.name} yet`);
  return { mind, weights: weightsFor(study, players), configs, iterations, games, visits, seed };
};

const headOf = ({ mind, weights, configs, games, visits, seed }: ChancesPlan): Record<string, unknown> => ({
  tune: `chances of ${mind.game.name}`,
  version: mind.game.version,
  configs,
  games,
  visits,
  seed,
  features: mind.features,
  weights: [...weights],
});

const writeReport = (report: ChancesReport, iterations: number): string =>
  `iteration ${report.iteration + 1} of ${iterations}: ${writeNumber(report.games)} games, mean winner ${report.meanWinner.toFixed(2)}; ` +
  `surprise ${report.surprise.toFixed(3)} over ${writeNumber(report.samples)} positions\n`;

/** Finds the weights that predict who wins, and writes them. */
export const tuneChances = (tuning: TuningPlan, wanted: Wanted, host: Host): void => {
  const plan = planFor(tuning, wanted);
  const file = new WeightsFile(wanted.out, plan.mind, 'chances');
  const { weights } = iterate(
    {
      head: headOf(plan),
      count: plan.iterations,
      path: wanted.state,
      start: () => startChances(plan),
      games: () => plan.games,
      once: (state, onGame) => learnChances(plan, state, onGame),
      write: (report) => (wanted.json ? `${JSON.stringify(report)}\n` : writeReport(report, plan.iterations)),
    },
    host,
  );
  file.write(wanted.players, wanted.command, weights ?? []);
};
