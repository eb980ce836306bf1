/**
 * Each move exists once: its number is its index in the game's table, its text never changes, and its struct says the same in types.
 *
 * A game writes its table as one object, a row for each kind of move. Numbers follow the order of the rows; within a row the last field
 * runs fastest. The text is the kind and the values of the fields, unless the row writes its own.
 *
 *     const { moves, groups } = defineMoves({
 *       pass: {},                                  // 'pass'           { kind: 'pass' }
 *       load: { good: GOODS, ship: HOLDS },        // 'load corn 4'    { kind: 'load', good: 'corn', ship: 4 }
 *       'turn up': { favor: FAVORS },              // 'turn up lady'   { kind: 'turn up', favor: 'lady' }
 *       upkeep: rows(listOfFields),                // for a row that is not every combination of its fields
 *       'sail more': rows(every({ slot: SLOTS }), ({ slot }) => `sail ${slot} more`), // and for one with a text of its own
 *     });
 *     export { moves };
 *     export type PuertoRicoMove = StructOf<typeof moves>;    // the union of all structs, told apart by their kind
 *     export const { load: LOAD } = groups;                   // the rules use LOAD.first, LOAD.has(move), LOAD.index(move)
 *     export const PASS = groups.pass.first;
 *
 * Lists of values are `as const` (or typed by a union), or the struct knows only `string` or `number`.
 */
import { at } from './at.ts';

export type Move = number;

/** What the structs of all games have in common; a game's own union adds the fields. */
export interface MoveStruct {
  readonly kind: string;
}

export interface Moves<Struct extends MoveStruct = MoveStruct> {
  readonly count: number;
  text(move: Move): string;
  /** The move as a frozen object, `{ kind: 'load', good: 'sugar', ship: 7 }`: for code that draws, translates or counts moves. */
  struct(move: Move): Struct;
  find(text: string): Move | undefined;
  /** The struct of the move with this text. */
  parse(text: string): Struct | undefined;
}

/** The number of a move whose text is known to be in the table, as in a log that was checked. */
export const moveOf = (moves: Moves, text: string): Move => {
  const move = moves.find(text);
  if (move === undefined) throw new RangeError(`no move '${text}'`);
  return move;
};

/** The struct of a move whose text is known to be in the table. */
export const structOf = <Struct extends MoveStruct>(moves: Moves<Struct>, text: string): Struct => moves.struct(moveOf(moves, text));

/** The union of all structs of a table: `StructOf<typeof moves>`. */
export type StructOf<Table> = Table extends Moves<infer Struct> ? Struct : never;

/** One function for each kind of struct: a record that misses a kind does not compile. */
export type ByKind<Struct extends MoveStruct, Rest extends readonly unknown[], Result> = {
  readonly [Kind in Struct['kind']]: (struct: Extract<Struct, { readonly kind: Kind }>, ...rest: Rest) => Result;
};

/** Calls the function of the struct's kind. */
export const byKind = <Struct extends MoveStruct, Rest extends readonly unknown[], Result>(
  functions: ByKind<Struct, Rest, Result>,
  struct: Struct,
  ...rest: Rest
): Result => {
  const kind: Struct['kind'] = struct.kind;
  // Each function takes the struct of its own kind, but TypeScript cannot express that for all kinds at once.
  const call = functions[kind] as (struct: Struct, ...rest: Rest) => Result;
  return call(struct, ...rest);
};

/** The moves of one kind, which have consecutive numbers: `move === first + index(move)`. */
export interface MoveGroup {
  readonly first: Move;
  readonly count: number;
  has(move: Move): boolean;
  index(move: Move): number;
}

type Fields = Readonly<Record<string, readonly (string | number)[]>>;
type Combination<F extends Fields> = { readonly [Name in keyof F]: F[Name][number] };

/** Every combination of the values of some fields; the last field runs fastest. */
export const every = <const F extends Fields>(fields: F): readonly Combination<F>[] => {
  let combinations: object[] = [{}];
  for (const [name, values] of Object.entries(fields))
    combinations = combinations.flatMap((combination) => values.map((value) => ({ ...combination, [name]: value })));
  // Object.entries loses the names of the fields, so TypeScript cannot see that every one of them is set.
  return combinations as Combination<F>[];
};

class Rows<Row extends object> {
  readonly list: readonly Row[];
  readonly texts: (kind: string) => string[];

  constructor(list: readonly Row[], texts: (kind: string) => string[]) {
    this.list = list;
    this.texts = texts;
  }
}

/** The moves of a kind listed one by one; `text` is needed only if a text is not the kind followed by the values of the fields. */
export const rows = <const Row extends object>(list: readonly Row[], text?: (row: Row) => string): Rows<Row> =>
  new Rows(list, (kind) => list.map(text ?? ((row) => [kind, ...Object.values(row)].join(' '))));

type Description = Readonly<Record<string, Fields | Rows<object>>>;
type RowOf<R> = R extends Rows<infer Row> ? Row : R extends Fields ? Combination<R> : never;
type Flat<T> = { readonly [Name in keyof T]: T[Name] };
type StructIn<D extends Description> = { [Kind in keyof D & string]: Flat<{ kind: Kind } & RowOf<D[Kind]>> }[keyof D & string];

interface Defined<D extends Description> {
  readonly moves: Moves<StructIn<D>>;
  readonly groups: { readonly [Kind in keyof D]: MoveGroup };
}

const groupAt = (first: Move, count: number): MoveGroup => ({
  first,
  count,
  has: (move) => move >= first && move < first + count,
  index: (move) => move - first,
});

/** Numbers the moves in the order in which they are entered. */
class MoveTable<Struct extends MoveStruct> implements Moves<Struct> {
  readonly #texts: string[] = [];
  readonly #structs: Struct[] = [];
  readonly #byText = new Map<string, Move>();

  /** The cast is safe: the type of the structs and these rows come from the same description. */
  group(kind: string, { list, texts }: Rows<object>): MoveGroup {
    const first = this.#texts.length;
    for (const [i, text] of texts(kind).entries()) this.#enter(text, { kind, ...at(list, i) } as Struct);
    return groupAt(first, list.length);
  }

  get count(): number {
    return this.#texts.length;
  }

  text(move: Move): string {
    const text = this.#texts[move];
    if (text === undefined) throw new RangeError(`no move ${move}`);
    return text;
  }

  struct(move: Move): Struct {
    return at(this.#structs, move);
  }

  find(text: string): Move | undefined {
    return this.#byText.get(text);
  }

  parse(text: string): Struct | undefined {
    const move = this.find(text);
    return move === undefined ? undefined : this.struct(move);
  }

  #enter(text: string, struct: Struct): void {
    if (!/^[a-z][^\s]*( [^\s]+)*$/.test(text)) throw new Error(`a move starts with a small letter and has single spaces: '${text}'`);
    if (text === 'undo' || text.startsWith('undo ')) throw new Error('undo is a log entry, not a move');
    if (this.#byText.has(text)) throw new Error(`two moves read '${text}'`);
    this.#byText.set(text, this.#texts.length);
    this.#texts.push(text);
    this.#structs.push(Object.freeze(struct));
  }
}

/** The table of a game's moves, and the group of each kind, which the rules use. */
export const defineMoves = <const D extends Description>(description: D): Defined<D> => {
  const moves = new MoveTable<StructIn<D>>();
  const groups: Record<string, MoveGroup> = {};
  for (const [kind, row] of Object.entries(description)) groups[kind] = moves.group(kind, row instanceof Rows ? row : rows(every(row)));
  // Object.entries has visited every kind.
  return { moves, groups: groups as Defined<D>['groups'] };
};
