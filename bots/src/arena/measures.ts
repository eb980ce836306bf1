/** What can be measured while bots play, for the command line only: pages and servers never load it. */
import { habitsOf } from '../games/known-games.ts';
import { policyFor } from '../models.ts';
import type { TrainedModel } from '../trained.ts';
import { CalibrationListener } from './calibration-listener.ts';
import { COMMON, type HabitTable, habitsListener } from './habits.ts';
import type { Listener } from './listener.ts';

export { type CalibrationReport, calibrationReport } from './calibration.ts';
export { type HabitRow, type HabitsReport, habitsReport } from './habits-report.ts';
export type { Listener, Notes } from './listener.ts';

export type Measure = 'calibration' | 'habits';

export const habitTablesOf = async (game: string): Promise<readonly HabitTable[]> => [COMMON, ...(await habitsOf(game)).tables];

/** A listener for every game. */
export const listenersFor = async (measure: Measure, trained: TrainedModel): Promise<() => Listener> => {
  const { model, estimator } = policyFor(trained);
  if (measure === 'calibration') return () => new CalibrationListener(model, estimator);
  const habits = await habitsOf(model.game.name);
  return () => habitsListener(model.game, habits);
};
