/** How positions were judged before there were nets: a linear evaluation, from a checkout of an older commit. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Seat, State } from '@caravel/core';
import { UserError } from '../user-error.ts';

/** The value that large decisions were judged by, as it was declared there. */
export interface OldValue {
  chances(s: State): Float64Array;
  points(s: State, seat: Seat): number;
}

interface OldMinds<Study> {
  readonly STUDIES: readonly (Study & { readonly mind: { readonly game: Game } })[];
  judgeFor(study: Study, players: number, s: State): OldValue;
}

/** `large` is a position with a large decision. Positions have kept their layout since. */
export const oldValue = async (folder: string, { name }: Game, players: number, large: State): Promise<OldValue> => {
  const path = join(folder, 'bots/src/minds.ts');
  if (!existsSync(path)) throw new UserError(`--against: there is no ${path}; it takes a checkout from before there were nets`);
  const minds: OldMinds<object> = await import(pathToFileURL(path).href);
  const study = minds.STUDIES.find(({ mind }) => mind.game.name === name);
  if (!study) throw new UserError(`--against: ${folder} has no evaluation of ${name}`);
  return minds.judgeFor(study, players, large);
};
