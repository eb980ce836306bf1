/** A view of any game as a page of text: its own values, then those of the seats side by side. Deeper levels are only in `--json`. */
import { columns } from './columns.ts';
import { oneLine } from './one-line.ts';

type Fields = Readonly<Record<string, unknown>>;
type Figure = readonly [name: string, value: string];

const isScalar = (value: unknown): boolean => ['number', 'string', 'boolean'].includes(typeof value);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

const scalarsOf = (fields: Fields, prefix = ''): Figure[] =>
  Object.entries(fields)
    .filter(([, value]) => isScalar(value))
    .map(([name, value]) => [oneLine(`${prefix}${name}`), oneLine(String(value))]);

/** The scalars of a seat, and those one level down as `points.total`, in the order of the view. */
const seatFigures = (seat: Fields): Figure[] =>
  Object.entries(seat).flatMap(([name, value]) => (isFields(value) ? scalarsOf(value, `${name}.`) : scalarsOf({ [name]: value })));

/** One line for each value, one column for each seat; `-` where a seat does not have the value. */
const seatTable = (seats: readonly Fields[]): string => {
  const figures = seats.map((fields, seat) => new Map(seatFigures({ seat, ...fields })));
  const names = new Set(figures.toSorted((a, b) => b.size - a.size).flatMap((known) => [...known.keys()]));
  const rows = [...names].map((name) => [name, ...figures.map((known) => known.get(name) ?? '-')]);
  return columns(
    rows,
    [...seats.keys()].map((seat) => seat + 1),
  );
};

export const writeView = (view: unknown): string => {
  if (!isFields(view)) return '';
  const seats = Array.isArray(view.seats) ? view.seats.filter(isFields) : [];
  return [columns(scalarsOf(view)), seatTable(seats)].filter(Boolean).join('\n\n');
};
