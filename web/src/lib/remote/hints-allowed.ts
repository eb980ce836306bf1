/** Whether the page suggests moves at a table with a server: between people only where the table says so, in a rated game and at the daily table never, afterwards always. */
import type { TableInfo } from '@caravel/protocol';

export const hintsAllowed = ({
  status,
  rated,
  hints,
  seats,
  day,
}: Pick<TableInfo, 'status' | 'rated' | 'hints' | 'seats' | 'day'>): boolean => {
  if (status === 'finished') return true;
  const people = new Set(seats.flatMap(({ kind, user }) => (kind === 'person' ? [user] : [])));
  return !rated && !day && (hints || people.size < 2);
};
