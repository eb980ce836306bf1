import { type IterationReport, startTuning, type TuningPlan, tune } from '@caravel/bots';
import { writeNumber } from '../columns.ts';
import type { Host } from '../host.ts';
import { iterate } from './iterations.ts';
import { WeightsFile } from './weights-file.ts';

interface Wanted {
  readonly players: number;
  readonly out: string;
  readonly state: string | undefined;
  /** The command that finds the same weights again. */
  readonly command: string;
  readonly json: boolean;
}

const headOf = ({ mind, configs, games, randomGames, seed }: TuningPlan): Record<string, unknown> => ({
  tune: mind.game.name,
  version: mind.game.version,
  configs,
  games,
  randomGames,
  seed,
  features: mind.features,
  learning: mind.learning ?? null,
});

const writeReport = (report: IterationReport, iterations: number): string =>
  `iteration ${report.iteration + 1} of ${iterations}: ${writeNumber(report.games)} ${report.iteration === 0 ? 'random games' : 'games'}, ` +
  `mean score ${report.meanScore.toFixed(2)}, winner ${report.meanWinner.toFixed(2)}; final scores predicted to ± ${report.error.toFixed(2)} ` +
  `over ${writeNumber(Math.round(report.samples))} positions\n`;

/** Finds the weights that predict final scores, and writes them. */
export const tuneScores = (plan: TuningPlan, wanted: Wanted, host: Host): void => {
  const file = new WeightsFile(wanted.out, plan.mind);
  const { weights } = iterate(
    {
      head: headOf(plan),
      count: plan.iterations,
      path: wanted.state,
      start: () => startTuning(plan),
      games: (state) => (state.weights ? plan.games : plan.randomGames),
      once: (state, onGame) => tune(plan, state, onGame),
      write: (report) => (wanted.json ? `${JSON.stringify(report)}\n` : writeReport(report, plan.iterations)),
    },
    host,
  );
  file.write(wanted.players, wanted.command, weights ?? []);
};
