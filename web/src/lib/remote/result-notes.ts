/** What the result of a game with others counts for, where that is not as usual. */
import type { Online } from '@caravel/i18n/online';
import type { TableInfo } from '@caravel/protocol';

type Words = Pick<Online['table'], 'botMoved' | 'noWin' | 'ratedLast' | 'unrated'>;

export const resultNotes = (
  { ending, seats, rated }: Pick<TableInfo, 'ending' | 'seats' | 'rated'>,
  words: Words | undefined,
): string[] => {
  if (!ending || !words) return [];
  const helped = seats.flatMap(({ kind, name, botMoves }, seat) => (kind === 'person' && botMoves ? [{ name, seat }] : []));
  const winners = helped.filter(({ seat }) => ending.places[seat] === 1).map(({ name }) => name);
  const others = helped.filter(({ seat }) => ending.places[seat] !== 1).map(({ name }) => name);
  const isCounted = rated && !ending.unrated;
  return [
    ...(others.length > 0 && !isCounted ? [words.botMoved(others)] : []),
    ...(winners.length > 0 ? [words.noWin(winners)] : []),
    ...(isCounted && helped.length > 0 ? [words.ratedLast(helped.map(({ name }) => name))] : []),
    ...(ending.unrated ? [words.unrated[ending.unrated]] : []),
  ];
};
