/** Two tabs change the same exploration: what each of them added, said or deleted since their common version is in the result. */
import { type Exploration, type ExploredNode, ROOT } from './exploration.ts';
import { LIMITS } from './exploration-file.ts';

/** The same moves lead to the same place, whatever numbers the nodes have in their tree. */
class Places {
  readonly #numbers = new Map<string, number>();

  /** The nodes of a tree by their places, in their order. */
  of({ nodes }: Exploration): ReadonlyMap<number, ExploredNode> {
    const placeOf = new Map<number, number>();
    const found = new Map<number, ExploredNode>();
    for (const node of nodes) {
      const key = `${placeOf.get(node.parent) ?? 0} ${node.entry.seat} ${node.entry.move}`;
      const place = this.#numbers.get(key) ?? this.#numbers.size + 1;
      this.#numbers.set(key, place);
      placeOf.set(node.id, place);
      if (!found.has(place)) found.set(place, node);
    }
    return found;
  }
}

type Tree = ReadonlyMap<number, ExploredNode>;

/** Places at which a tree adds or says something that the one before it did not, and all places on the way there. */
const changedIn = (base: Tree, tree: Tree): ReadonlySet<number> => {
  const placeOf = new Map([...tree].map(([place, { id }]) => [id, place]));
  const changed = new Set<number>();
  for (const [place, node] of [...tree].reverse())
    if (changed.has(place) || !base.has(place) || base.get(place)?.comment !== node.comment)
      for (const way of [place, placeOf.get(node.parent)]) if (way !== undefined) changed.add(way);
  return changed;
};

/** What both have, and what only one has unless the other one deleted it and it was left as it was. */
const keptOf = (base: Tree, tree: Tree, other: Tree): readonly number[] => {
  const changed = changedIn(base, tree);
  return [...tree.keys()].filter((place) => other.has(place) || changed.has(place));
};

/** Whether branches stand in another order than before. */
const isReordered = (base: Tree, tree: Tree): boolean => {
  const rankBefore = new Map([...base.keys()].map((place, rank) => [place, rank]));
  const lastOf = new Map<number, number>();
  for (const [place, { parent }] of tree) {
    const rank = rankBefore.get(place);
    if (rank === undefined) continue;
    if (rank < (lastOf.get(parent) ?? -1)) return true;
    lastOf.set(parent, rank);
  }
  return false;
};

/** Where both changed a text, both stay. */
const mergedText = (base: string, mine: string, theirs: string): string => {
  if (mine === theirs || theirs === base) return mine;
  return mine === base ? theirs : [theirs, mine].filter(Boolean).join('\n').slice(0, LIMITS.comment);
};

interface Trees {
  readonly base: Tree;
  readonly mine: Tree;
  readonly theirs: Tree;
}

/** Who has not the place, or no longer, has changed nothing there. */
const commentAt = (place: number, { base, mine, theirs }: Trees): string => {
  const before = base.get(place)?.comment ?? '';
  const [own, other] = [mine.get(place), theirs.get(place)];
  return mergedText(before, own ? (own.comment ?? '') : before, other ? (other.comment ?? '') : before);
};

/** Of my own nodes those that nobody changed stay the very same, and all keep their numbers. */
const nodesAt = (places: readonly number[], trees: Trees): ExploredNode[] => {
  let last = Math.max(ROOT, ...[...trees.mine.values()].map(({ id }) => id));
  const ids = new Map(places.map((place) => [place, trees.mine.get(place)?.id ?? ++last]));
  const idsIn = (tree: Tree) => new Map([...tree].map(([place, { id }]) => [id, ids.get(place)]));
  const [fromMine, fromTheirs] = [idsIn(trees.mine), idsIn(trees.theirs)];
  return [...ids].flatMap(([place, id]) => {
    const own = trees.mine.get(place);
    const node = own ?? trees.theirs.get(place);
    if (!node) return [];
    const comment = commentAt(place, trees);
    if (own && (own.comment ?? '') === comment) return [own];
    const parent = (own ? fromMine : fromTheirs).get(node.parent) ?? ROOT;
    return [{ id, parent, entry: node.entry, ...(comment ? { comment } : {}) }];
  });
};

const isSameList = (a: readonly ExploredNode[], b: readonly ExploredNode[]): boolean =>
  a.length === b.length && a.every((node, i) => node === b[i]);

/** `base` is the last version both know; without one nothing counts as deleted. My tree itself where the other one brings nothing. */
export const merged = (base: Exploration | undefined, mine: Exploration, theirs: Exploration): Exploration => {
  const places = new Places();
  const trees = { base: base ? places.of(base) : new Map(), mine: places.of(mine), theirs: places.of(theirs) };
  const [own, others] = [keptOf(trees.base, trees.mine, trees.theirs), keptOf(trees.base, trees.theirs, trees.mine)];
  const order = isReordered(trees.base, trees.mine) || !base ? [...own, ...others] : [...others, ...own];
  const nodes = nodesAt([...new Set(order)], trees);
  const title = mine.title === (base?.title ?? theirs.title) ? theirs.title : mine.title;
  return isSameList(nodes, mine.nodes) && title === mine.title ? mine : { ...mine, title, nodes };
};

/** Whether they differ in nothing but the numbers of their nodes. */
export const isSameTree = (a: Exploration, b: Exploration): boolean => {
  if (a.title !== b.title || a.nodes.length !== b.nodes.length) return false;
  const places = new Places();
  const [left, right] = [[...places.of(a)], [...places.of(b)]];
  return left.every(([place, { comment }], i) => place === right[i]?.[0] && comment === right[i]?.[1].comment);
};
