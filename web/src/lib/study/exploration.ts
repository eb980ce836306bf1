/** A game with branches: every move is a node that follows another one, and the first child of a node is its main line. Nothing here changes in place. */
import { CHANCE, type Config, type MoveEntry } from '@caravel/core';

/** The position before the first move. */
export const ROOT = 0;

export interface ExploredNode {
  /** Unique in its tree, never 0. */
  readonly id: number;
  readonly parent: number;
  readonly entry: MoveEntry;
  readonly comment?: string;
}

export interface ExploredSeat {
  readonly name: string;
  readonly colour?: number;
}

export interface Exploration {
  readonly title: string;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly config: Config;
  readonly seats: readonly ExploredSeat[];
  /** The position it starts from, as `writeState` writes it, where that is not the setup of the game. */
  readonly start?: string;
  /** Every node stands after its parent; children of the same node stand in their order. */
  readonly nodes: readonly ExploredNode[];
}

interface Index {
  readonly byId: ReadonlyMap<number, ExploredNode>;
  readonly children: ReadonlyMap<number, readonly ExploredNode[]>;
}

const indices = new WeakMap<readonly ExploredNode[], Index>();

const indexOf = ({ nodes }: Exploration): Index => {
  const known = indices.get(nodes);
  if (known) return known;
  const index = { byId: new Map(nodes.map((node) => [node.id, node])), children: Map.groupBy(nodes, ({ parent }) => parent) };
  indices.set(nodes, index);
  return index;
};

/** Undefined for the root, and for what is no longer there. */
export const nodeOf = (tree: Exploration, id: number): ExploredNode | undefined => indexOf(tree).byId.get(id);

/** The main line first. */
export const childrenOf = (tree: Exploration, id: number): readonly ExploredNode[] => indexOf(tree).children.get(id) ?? [];

/** The nodes that lead to this one, itself the last. */
export const pathTo = (tree: Exploration, id: number): readonly ExploredNode[] => {
  const path: ExploredNode[] = [];
  for (let node = nodeOf(tree, id); node; node = nodeOf(tree, node.parent)) path.push(node);
  return path.reverse();
};

export const entriesTo = (tree: Exploration, id: number): readonly MoveEntry[] => pathTo(tree, id).map(({ entry }) => entry);

/** The last node of the main line from here on. */
export const endOf = (tree: Exploration, id: number): number => {
  let last = id;
  for (let [next] = childrenOf(tree, last); next; [next] = childrenOf(tree, last)) last = next.id;
  return last;
};

/** Whether the node stands between two draws and leads nowhere else: nobody wants to press a key for each tile. */
const isAmongDraws = (tree: Exploration, id: number): boolean => {
  const [next, ...others] = childrenOf(tree, id);
  return nodeOf(tree, id)?.entry.seat === CHANCE && next?.entry.seat === CHANCE && others.length === 0;
};

/** One step on along the first branches; the same node at an end. */
export const stepOn = (tree: Exploration, id: number): number => {
  const next = childrenOf(tree, id)[0]?.id ?? id;
  return next !== id && isAmongDraws(tree, next) ? stepOn(tree, next) : next;
};

/** One step back; the root stays. */
export const stepBack = (tree: Exploration, id: number): number => {
  const before = nodeOf(tree, id)?.parent ?? ROOT;
  return before !== ROOT && isAmongDraws(tree, before) ? stepBack(tree, before) : before;
};

/** Other moves in the same position, the node itself among them. */
export const siblingsOf = (tree: Exploration, id: number): readonly ExploredNode[] => {
  const node = nodeOf(tree, id);
  return node ? childrenOf(tree, node.parent) : [];
};

const isSame = (a: MoveEntry, b: MoveEntry): boolean => a.seat === b.seat && a.move === b.move;

interface Added {
  readonly tree: Exploration;
  /** The last of the moves. */
  readonly id: number;
}

/** Moves made one after the other from a node on; where they are in the tree already, they are followed. They must be legal. */
export const withMoves = (tree: Exploration, from: number, entries: readonly MoveEntry[]): Added => {
  let id = from;
  let next = 0;
  for (; next < entries.length; next++) {
    const known = childrenOf(tree, id).find(({ entry }) => entries[next] && isSame(entry, entries[next] ?? entry));
    if (!known) break;
    id = known.id;
  }
  const news = entries.slice(next);
  if (news.length === 0) return { tree, id };
  const first = 1 + tree.nodes.reduce((most, node) => Math.max(most, node.id), ROOT);
  const nodes = news.map(({ seat, move }, i) => ({ id: first + i, parent: i === 0 ? id : first + i - 1, entry: { seat, move } }));
  return { tree: { ...tree, nodes: [...tree.nodes, ...nodes] }, id: first + news.length - 1 };
};

/** Without the node and everything that follows from it. */
export const withoutBranch = (tree: Exploration, id: number): Exploration => {
  const gone = new Set([id]);
  for (const node of tree.nodes) if (gone.has(node.parent)) gone.add(node.id);
  return { ...tree, nodes: tree.nodes.filter((node) => !gone.has(node.id)) };
};

/** The way to the node becomes the main line, as far as it parted from it. */
export const promoted = (tree: Exploration, id: number): Exploration => {
  const parted = pathTo(tree, id).findLast((node) => childrenOf(tree, node.parent)[0] !== node);
  if (!parted) return tree;
  const others = tree.nodes.filter((node) => node !== parted);
  // Before its siblings, and so still after its parent.
  const place = others.findIndex(({ parent }) => parent === parted.parent);
  return { ...tree, nodes: others.toSpliced(place, 0, parted) };
};

/** Whether every node on the way is the first child of the one before. */
export const isOnMainLine = (tree: Exploration, id: number): boolean =>
  pathTo(tree, id).every((node) => childrenOf(tree, node.parent)[0] === node);

/** An empty text takes the comment away. */
export const withComment = (tree: Exploration, id: number, text: string): Exploration => ({
  ...tree,
  nodes: tree.nodes.map(({ comment, ...node }) => {
    const own = node.id === id ? text.trim() : comment;
    return own ? { ...node, comment: own } : node;
  }),
});
