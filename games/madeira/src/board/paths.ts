/** JSON paths as a person writes them, `markets.sugar.slots[3].goods`, and the values they lead to. */
export type Leaf = string | number | boolean | null;

export const pathOf = (parent: string, key: string | number): string =>
  typeof key === 'number' ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`;

/** Every value that is neither a list nor an object, in the order of the text. */
export const leavesOf = (value: unknown, path = ''): [path: string, leaf: Leaf][] => {
  if (Array.isArray(value)) return value.flatMap((item, i) => leavesOf(item, pathOf(path, i)));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, pathOf(path, key)));
  return [[path, value as Leaf]];
};

const steps = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

/** Whether the path is at the pattern or below it; `*` is any one step. */
export const isBelow = (path: string, pattern: string): boolean => {
  const taken = steps(path);
  return steps(pattern).every((step, i) => taken[i] !== undefined && (step === '*' || step === taken[i]));
};
