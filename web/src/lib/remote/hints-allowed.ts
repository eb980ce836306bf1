/** Whether the page suggests moves at a table with a server: between people only where the table says so, in a rated game never, afterwards always. */
import type { TableInfo } from '@caravel/protocol';

export const hintsAllowed = ({ status, rated, hints, seats }: Pick<TableInfo, 'status' | 'rated' | 'hints' | 'seats'>): boolean => {
  if (status === 'finished') return true;
  const people = new Set(seats.flatMap(({ kind, user }) => (kind === 'person' ? [user] : [])));
  return !rated && (hints || people.size < 2);
};
