/** Games that do not start with their setup: the position they start from, read and checked, and rules that begin there. */
import { type Config, fail, type Game, ok, type Result, readState, type State } from '@caravel/core';

export interface FaultsLoader {
  /** What no position of the game may break; undefined for rules that cannot say so. */
  faults(game: Game): Promise<((s: State) => readonly string[]) | undefined>;
}

/** A position of this game for these players that play could reach, as far as the invariants can tell. */
export const readStart = async (game: Game, { players }: Config, text: string, loader: FaultsLoader): Promise<Result<State>> => {
  const faults = await loader.faults(game);
  if (!faults) return fail('no positions of this version can be set up', { field: 'start' });
  const read = readState({ ...game, faults }, text);
  if (!read.ok) return fail(read.problem.message, { field: 'start' });
  return game.players(read.value) === players ? read : fail(`not a position of ${players} players`, { field: 'start' });
};

/** The same rules, but the game begins with this position. */
export const startingWith = (game: Game, start: State): Game => ({ ...game, setup: () => start.slice() });

/** The rules of an exploration or a table, which may begin anywhere. */
export const rulesFrom = async (
  game: Game,
  { config, start }: { readonly config: Config; readonly start?: string | undefined },
  loader: FaultsLoader,
): Promise<Result<Game>> => {
  if (start === undefined) return ok(game);
  const read = await readStart(game, config, start, loader);
  return read.ok ? ok(startingWith(game, read.value)) : read;
};
