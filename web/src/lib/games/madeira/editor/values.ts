/** The values of a board one by one: what may stand there, what stands there, what we have and where that comes from. */
import { BOARD_SCHEMA, type Board, boardRows, DEFAULT_BOARD, type Origin, originOf, type SourceName } from '@caravel/madeira/board';

export type Entry = string | number;

/** Optional: the board may say nothing here, which is the empty text. */
type Kind =
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly optional: boolean }
  | { readonly type: 'choice'; readonly choices: readonly string[]; readonly optional: boolean };

export interface PrintedValue {
  readonly path: string;
  readonly steps: readonly string[];
  readonly kind: Kind;
  readonly value: Entry;
  readonly ours: Entry;
  readonly isEdited: boolean;
  readonly provenance: Origin['provenance'];
  /** Follows from the booklets only if each column of points has 3, 4 and 6 once, as its rows do. */
  readonly isAssumed: boolean;
  readonly source: SourceName;
}

interface Shape {
  readonly type: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const stepsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

const shapeAt = (path: string): Shape | undefined =>
  stepsOf(path).reduce<Shape | undefined>((shape, step) => shape?.properties?.[step] ?? shape?.items, BOARD_SCHEMA);

/** What a Field or slot may leave out; a windmill may end a step lower, but has two. */
const isOptional = ({ windmill: { levels } }: Board, path: string): boolean => {
  if (/\.(becomes|heads)$/.test(path)) return true;
  return levels.length > 2 && [levels.length - 1, levels.length].some((i) => path === `windmill.levels[${i}]`);
};

const kindAt = (board: Board, path: string): Kind => {
  const shape = shapeAt(path);
  const optional = isOptional(board, path);
  if (shape?.enum) return { type: 'choice', choices: shape.enum, optional };
  return { type: 'number', min: shape?.minimum ?? 0, max: shape?.maximum ?? 99, optional };
};

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null;

const found = (board: Board, path: string): unknown =>
  stepsOf(path).reduce<unknown>((json, step) => (isRecord(json) ? json[step] : undefined), board);

/** Wood that is not mentioned is none. */
const valueAt = (board: Board, path: string): Entry => {
  const value = found(board, path);
  if (typeof value === 'string' || typeof value === 'number') return value;
  return path.includes('.wood.') ? 0 : '';
};

const OURS = boardRows(DEFAULT_BOARD);
const anyIndex = (path: string): string => path.replaceAll(/\[\d+\]/g, '[]');

/** What our board leaves out comes from where the same part of its neighbours comes from. */
const originAt = (path: string): Origin => {
  const row = OURS.find((one) => one.path === path) ?? OURS.findLast((one) => anyIndex(one.path) === anyIndex(path));
  return row ? originOf(row.path) : { provenance: 'reconstructed', source: 'ours' };
};

export const printedAt = (board: Board, path: string): PrintedValue => {
  const { provenance, source, isAssumed = false } = originAt(path);
  const [value, ours] = [valueAt(board, path), valueAt(DEFAULT_BOARD, path)];
  return {
    path,
    steps: stepsOf(path),
    kind: kindAt(board, path),
    value,
    ours,
    isEdited: value !== ours,
    provenance,
    isAssumed,
    source,
  };
};

/** Wood that is nowhere is not mentioned. */
const withoutBareWood = (fields: unknown): void => {
  for (const field of isRecord(fields) ? Object.values(fields).flat() : [])
    if (isRecord(field) && isRecord(field.wood) && Object.values(field.wood).every((count) => count === 0)) delete field.wood;
};

const put = (at: unknown, step: string, value: Entry): void => {
  if (Array.isArray(at)) at.splice(Number(step), 1, ...(value === '' ? [] : [value]));
  else if (isRecord(at) && value === '') delete at[step];
  else if (isRecord(at)) at[step] = value;
};

/** The board with another value, perhaps one that no board can have; an empty one leaves it out. */
export const withValue = (board: Board, path: string, value: Entry): Board => {
  const copy = structuredClone(board);
  const steps = stepsOf(path);
  let at: unknown = copy;
  for (const step of steps.slice(0, -1)) {
    if (!isRecord(at)) return board;
    at[step] ??= { 2: 0, 3: 0, 4: 0 };
    at = at[step];
  }
  put(at, steps.at(-1) ?? '', value);
  withoutBareWood(copy.fields);
  return copy;
};
