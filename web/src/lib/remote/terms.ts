/** What has been settled for a table, as words for who is about to sit down. */
import type { Online } from '@caravel/i18n/online';
import type { Pace, TableLine } from '@caravel/protocol';

type Words = Pick<Online, 'make' | 'profile' | 'table'>;

const paceOf = (pace: Pace, { make, table }: Words): string => {
  if (pace.kind === 'live') return `${make.paces.live}: ${pace.minutes}′ + ${pace.increment}″`;
  return pace.kind === 'days' ? `${make.days}: ${table.days(pace.days)}` : make.paces.untimed;
};

export const termsOf = ({ players, pace, rated, hints, chance, watch }: TableLine, words: Words): string[] => [
  words.profile.playersOf(players),
  paceOf(pace, words),
  ...(rated ? [words.make.rated] : []),
  ...(hints ? [words.make.hintsTerm] : []),
  ...(chance === 'manual' ? [`${words.make.chance}: ${words.make.manualTerm}`] : []),
  ...(watch === 'players' ? [`${words.make.watch}: ${words.make.watches.players}`] : []),
];
