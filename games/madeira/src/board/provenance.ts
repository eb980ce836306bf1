/** Every value of a board with where it comes from: the rows of `caravel board madeira` and of the board editor. */
import type { Board } from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { ORIGINS, type Origin, type Provenance } from './origins.ts';
import { isBelow, type Leaf, leavesOf } from './paths.ts';

export type BoardRow = {
  readonly path: string;
  /** null where the board leaves out what the default board has. */
  readonly value: Leaf;
  readonly provenance: Provenance | 'edited';
  readonly source: string;
};

const DEFAULT_LEAVES: ReadonlyMap<string, Leaf> = new Map(leavesOf(DEFAULT_BOARD));

/** All entries that hold for a path; for a value of the default board exactly one. */
export const originsOf = (path: string): Origin[] =>
  Object.entries(ORIGINS)
    .filter(([pattern]) => isBelow(path, pattern))
    .map(([, origin]) => origin);

const originOf = (path: string): Origin => {
  const [origin] = originsOf(path);
  if (!origin) throw new Error(`${path} has no origin`);
  return origin;
};

const rowOf = (path: string, value: Leaf): BoardRow => {
  const usual = DEFAULT_LEAVES.get(path);
  if (usual === undefined) return { path, value, provenance: 'edited', source: 'the default board has none' };
  const origin = originOf(path);
  if (usual === value) return { path, value, ...origin };
  return { path, value, provenance: 'edited', source: `the default board has ${JSON.stringify(usual)}, ${origin.provenance}` };
};

/** What the board holds, in its own order, then what it leaves out of the default board. */
export const boardRows = (board: Board): BoardRow[] => {
  const leaves = new Map(leavesOf(board));
  const missing = [...DEFAULT_LEAVES.keys()].filter((path) => !leaves.has(path));
  return [...leaves.entries(), ...missing.map((path) => [path, null] as const)].map(([path, value]) => rowOf(path, value));
};
