/** Plays the games of a match and hands over what was noted of them. */
import { loadModel, type SeatedGame } from '@caravel/bots';
import type { Notes } from '@caravel/bots/measures';
import { optionFlags } from '../config-flags.ts';
import type { Host } from '../host.ts';
import { PagePlace } from '../page.ts';
import { UserError } from '../user-error.ts';
import { type MatchRun, runMatch } from './run-match.ts';
import { commandOf, type MatchSettings } from './settings.ts';

export interface Noted extends SeatedGame {
  readonly notes: Notes;
}

const isNoted = (game: SeatedGame): game is Noted => game.notes !== undefined;

/** By group. */
export const runMeasure = async (run: MatchRun, host: Host): Promise<Noted[][]> => {
  if (!(await loadModel(run.game))) throw new UserError(`no net was trained for ${run.game.name}`);
  return (await runMatch(run, host)).map((games) => games.filter(isNoted));
};

/** Where a page has the tables of a measure; a program's command would say where it lies on this machine. */
export const placeFor = (settings: MatchSettings, path: string): PagePlace => {
  const { measure, game, config, seats } = settings;
  if (seats.some(commandOf)) throw new UserError('--write: only where all seats are levels');
  return new PagePlace(path, `${measure} ${game} ${config.players}`);
};

/** The command that measures the same. */
export const measureCommand = (
  { measure, game, config, seats, seed, visits, milliseconds, threads }: MatchSettings,
  groups: number,
  option?: readonly string[],
): string =>
  [
    `caravel ${measure} --game ${game} --rules ${config.rules} --seats ${seats.join(',')} --games ${groups} --seed ${seed}`,
    ...optionFlags(option),
    ...(visits === undefined ? [] : [`--visits ${visits}`]),
    ...(milliseconds === undefined ? [] : [`--ms ${milliseconds}`]),
    ...(threads > 1 ? [`--threads ${threads}`] : []),
  ].join(' ');
