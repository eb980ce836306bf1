/** Every value of a board with where it comes from: the rows of `caravel board madeira` and of the board editor. */
import type { Board } from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { originOf, type Provenance } from './origins.ts';
import { type Leaf, leavesOf } from './paths.ts';
import { SOURCES } from './sources.ts';

export type BoardRow = {
  readonly path: string;
  /** null where the board leaves out what the default board has. */
  readonly value: Leaf;
  readonly provenance: Provenance | 'edited';
  readonly source: string;
};

const DEFAULT_LEAVES: ReadonlyMap<string, Leaf> = new Map(leavesOf(DEFAULT_BOARD));

const rowOf = (path: string, value: Leaf): BoardRow => {
  const usual = DEFAULT_LEAVES.get(path);
  if (usual === undefined) return { path, value, provenance: 'edited', source: 'the default board has none' };
  const { provenance, source } = originOf(path);
  if (usual === value) return { path, value, provenance, source: SOURCES[source] };
  return { path, value, provenance: 'edited', source: `the default board has ${JSON.stringify(usual)}, ${provenance}` };
};

/** What the board holds, in its own order, then what it leaves out of the default board. */
export const boardRows = (board: Board): BoardRow[] => {
  const leaves = new Map(leavesOf(board));
  const missing = [...DEFAULT_LEAVES.keys()].filter((path) => !leaves.has(path));
  return [...leaves.entries(), ...missing.map((path) => [path, null] as const)].map(([path, value]) => rowOf(path, value));
};
