/** A board as a form: every value with what may stand there, where it comes from, and what it usually is. */
import { BOARD_SCHEMA, type Board, type BoardRow, boardRows, DEFAULT_BOARD } from '@caravel/madeira/board';

export type Value = string | number;

type Kind =
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly optional: boolean };

export interface FormRow {
  readonly path: string;
  /** The first step of the path, and the others. */
  readonly section: string;
  readonly steps: readonly string[];
  readonly kind: Kind;
  /** Empty where the board says nothing: no conversion, no Wood. */
  readonly value: Value;
  readonly usual: Value | undefined;
  readonly provenance: BoardRow['provenance'];
  readonly source: string;
}

type Json = { [key: string]: Json } | Json[] | Value;
interface Shape {
  readonly type: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const stepsOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const shapeAt = (path: string): Shape | undefined =>
  stepsOf(path).reduce<Shape | undefined>((shape, step) => shape?.properties?.[step] ?? shape?.items, BOARD_SCHEMA as Shape);

/** What a field or slot may leave out. */
const isOptional = (path: string): boolean => /\.(becomes|heads)$/.test(path);

const kindAt = (path: string): Kind | undefined => {
  const shape = shapeAt(path);
  if (shape?.type === 'integer') return { type: 'number', min: shape.minimum ?? 0, max: shape.maximum ?? 99 };
  return shape?.enum ? { type: 'choice', choices: shape.enum, optional: isOptional(path) } : undefined;
};

const valueAt = (board: unknown, path: string): Value | undefined =>
  stepsOf(path).reduce<Json | undefined>((json, step) => (json as Record<string, Json> | undefined)?.[step], board as Json) as
    | Value
    | undefined;

/** Fields say nothing of what they do not have; the form asks all the same. */
const unsaidPaths = (board: Board): string[] =>
  Object.entries(board.fields).flatMap(([region, fields]) =>
    fields.flatMap((field, i) => {
      const path = `fields.${region}[${i}]`;
      return [
        ...(field.becomes || field.good === 'wine' ? [] : [`${path}.becomes`]),
        ...(field.wood ? [] : ['2', '3', '4'].map((players) => `${path}.wood.${players}`)),
      ];
    }),
  );

const rowAt = (board: Board, { path, provenance, source }: Omit<BoardRow, 'value'>): FormRow[] => {
  const kind = kindAt(path);
  const [section = '', ...steps] = stepsOf(path);
  if (!kind || section === 'name') return [];
  const nothing = kind.type === 'number' ? 0 : '';
  const value = valueAt(board, path) ?? nothing;
  const usual = valueAt(DEFAULT_BOARD, path) ?? nothing;
  return [{ path, section, steps, kind, value, usual, provenance: value === usual ? provenance : 'edited', source }];
};

/** What is unsaid comes from where the rest of its field comes from. */
const unsaidRow = (rows: readonly BoardRow[], path: string): Omit<BoardRow, 'value'> => {
  const said = rows.find((row) => row.path === `${fieldOf(path)}.good`);
  return { path, provenance: said?.provenance ?? 'reconstructed', source: said?.source ?? '' };
};

const fieldOf = (path: string): string => (path.startsWith('fields.') ? path.slice(0, path.indexOf(']') + 1) : '');

/** In the order of the board, what a field leaves unsaid after what it says. */
export const formRows = (board: Board): FormRow[] => {
  const rows = boardRows(board);
  const unsaid = unsaidPaths(board).filter((path) => !rows.some((row) => row.path === path));
  const all = rows.flatMap((row, i) => {
    const field = fieldOf(row.path);
    if (field === '' || fieldOf(rows[i + 1]?.path ?? '') === field) return [row];
    return [row, ...unsaid.filter((path) => fieldOf(path) === field).map((path) => unsaidRow(rows, path))];
  });
  return all.flatMap((row) => rowAt(board, row));
};

/** Wood that is nowhere is not mentioned. */
const withoutBareWood = (board: Board): void => {
  for (const fields of Object.values(board.fields))
    for (const field of fields as readonly { wood?: Record<string, number> }[])
      if (field.wood && Object.values(field.wood).every((count) => count === 0)) delete field.wood;
};

/** The board with another value; an empty one leaves it out. */
export const withValue = (board: Board, path: string, value: Value): Board => {
  const copy = structuredClone(board) as Board;
  const steps = stepsOf(path);
  let at = copy as unknown as Record<string, Json>;
  for (const step of steps.slice(0, -1)) {
    at[step] ??= step === 'wood' ? { 2: 0, 3: 0, 4: 0 } : {};
    at = at[step] as Record<string, Json>;
  }
  const last = steps.at(-1) as string;
  if (value === '') delete at[last];
  else at[last] = value;
  withoutBareWood(copy);
  return copy;
};
