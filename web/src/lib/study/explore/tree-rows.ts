/** A tree of moves as rows, one under the other: the main line first, what branches off it indented below. */
import { CHANCE } from '@caravel/core';
import { childrenOf, type Exploration, type ExploredNode, ROOT } from '../exploration.ts';

export interface TreeRow {
  /** One move, or several of which only the last has something to tell; chance in a row is one row, too. */
  readonly nodes: readonly ExploredNode[];
  /** The last of them: where a click leads. */
  readonly id: number;
  /** How deep it is indented. */
  readonly depth: number;
  /** The first row of a branch. */
  readonly isBranch: boolean;
  /** What the moves did, with the name of who did it apart. */
  readonly text: string;
  readonly comments: readonly string[];
}

/** What a move did; '' for one that is told with the next. */
export type Tell = (node: ExploredNode) => string;

class Rows {
  readonly list: TreeRow[] = [];
  readonly #tree: Exploration;
  readonly #tell: Tell;
  readonly #current: number | undefined;

  constructor(tree: Exploration, tell: Tell, current: number | undefined) {
    this.#tree = tree;
    this.#tell = tell;
    this.#current = current;
  }

  /** A line from the first of these moves on; below each of its moves stands what could have been played instead. */
  line(moves: readonly ExploredNode[], depth: number): void {
    let isBranch = depth > 0;
    for (let [node, ...others] = moves; node; ) {
      const next = this.#row(node, depth, isBranch);
      for (const other of others) this.line([other], depth + 1);
      isBranch = false;
      [node, ...others] = next;
    }
  }

  /** Enters a row that begins with the node; what comes after it. */
  #row(first: ExploredNode, depth: number, isBranch: boolean): readonly ExploredNode[] {
    const nodes = [first];
    for (let next = this.#onward(nodes); next; next = this.#onward(nodes)) nodes.push(next);
    const last = nodes.at(-1) ?? first;
    const text = nodes.map(this.#tell).filter(Boolean).join(' ');
    const comments = nodes.flatMap(({ comment }) => comment ?? []);
    this.list.push({ nodes, id: last.id, depth, isBranch, text, comments });
    return childrenOf(this.#tree, last.id);
  }

  /** The next move, if it belongs to the same row. */
  #onward(nodes: readonly ExploredNode[]): ExploredNode | undefined {
    const last = nodes.at(-1);
    const [next, ...others] = last ? childrenOf(this.#tree, last.id) : [];
    if (!last || !next || others.length > 0 || last.comment || last.id === this.#current) return undefined;
    const isDraws = last.entry.seat === CHANCE && next.entry.seat === CHANCE;
    return isDraws || this.#tell(last) === '' ? next : undefined;
  }
}

/** The row of the move that is shown ends with it, so that it tells nothing that has not happened there. */
export const treeRows = (tree: Exploration, tell: Tell, current?: number): readonly TreeRow[] => {
  const rows = new Rows(tree, tell, current);
  rows.line(childrenOf(tree, ROOT), 0);
  return rows.list;
};
