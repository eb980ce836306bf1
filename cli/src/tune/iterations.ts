/** Runs iterations until there are as many as asked for; each is saved before it is reported. */
import type { Progress as Learning } from '@caravel/bots';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { type Kept, TuningFile } from './tuning-file.ts';

export interface Iterations<State, Report> extends Kept<State> {
  readonly count: number;
  /** Where the state is saved, if anywhere. */
  readonly path: string | undefined;
  /** Games of the next iteration. */
  games(state: State): number;
  once(state: State, onGame: (games: number) => void): Report;
  write(report: Report): string;
}

const withProgress = <State, Report>(tuning: Iterations<State, Report>, state: State, host: Host): Report => {
  const progress = new Progress(host, tuning.games(state));
  try {
    return tuning.once(state, (games) => progress.show(games));
  } finally {
    progress.clear();
  }
};

/** The state after the last iteration. */
export const iterate = <State extends Learning, Report>(tuning: Iterations<State, Report>, host: Host): State => {
  const { count, path } = tuning;
  const file = path === undefined ? undefined : new TuningFile(path, tuning);
  const state = file?.read() ?? tuning.start();
  if (state.iteration > count) throw new UserError(`--iterations: ${state.iteration} are done already, ${count} asked for`);
  while (state.iteration < count) {
    const report = withProgress(tuning, state, host);
    file?.write(state);
    host.out(tuning.write(report));
  }
  return state;
};
