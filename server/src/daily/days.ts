/** The days: when they begin and end, and their secrets. The hash of a secret is published when the day before begins; by a server that was new or off then, before the first try. */

import { DAY, dayOf } from '@caravel/protocol';
import type { NodeConfig } from '../config/config.ts';
import type { DayStore, StoredDay } from '../store/days.ts';
import { newSecret } from '../tables/shuffle.ts';

export interface DayParts {
  readonly days: DayStore;
  readonly config: NodeConfig;
  now(): number;
}

export const today = ({ now }: DayParts): number => dayOf(now());

/** When tries of the day end and its secret is shown. */
export const closesAt = ({ config }: DayParts, day: number): number => (day + 1) * DAY + config.daily.grace;

/** The last day that is over for everybody. */
export const lastDay = ({ config, now }: DayParts): number => dayOf(now() - config.daily.grace) - 1;

/** The day with its secret, made if there is none. */
export const dayWithSecret = async ({ days, now }: DayParts, day: number, game: string): Promise<StoredDay> =>
  (await days.read(day, game)) ?? days.keep({ day, game, ...newSecret(), at: now() });
