/** Who may play for rating, and how fast: ratings are not to be farmed with throw-away guests and clocks of seconds. */
import { type NewTable, type Pace, RATED_LEAST } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person, Table } from '../model/table.ts';

const isTooFast = (pace: Pace): boolean =>
  (pace.kind === 'live' && pace.minutes < RATED_LEAST.minutes) || (pace.kind === 'days' && pace.days < RATED_LEAST.days);

/** Bots have an owner with an account; guests have none. */
export const demandAccount = (rated: boolean, person: Pick<Person, 'kind'> | undefined): void => {
  if (rated && (person === undefined || person.kind === 'guest'))
    throw new Refusal('not-yours', 'rated games are for people with an account: make one, or play unrated', { field: 'rated' });
};

export const demandRatable = (
  { rated, chance, pace, hints }: Pick<NewTable, 'rated' | 'chance' | 'pace' | 'hints'>,
  host: Person,
): void => {
  if (!rated) return;
  if (chance === 'manual') throw new Refusal('bad-input', 'a rated game is shuffled by the server', { field: 'rated' });
  if (hints) throw new Refusal('bad-input', 'there are no hints in a rated game', { field: 'hints' });
  demandAccount(rated, host);
  if (isTooFast(pace))
    throw new Refusal('bad-input', `a rated game gives everybody at least ${RATED_LEAST.minutes} minutes, or half a day a turn`, {
      field: 'pace',
    });
};

/** Another game on the same terms: rated only if it could be made so now. */
export const isRatableAgain = ({ rated, header }: Table, person: Person): boolean =>
  rated && person.kind !== 'guest' && !isTooFast(header.pace);
