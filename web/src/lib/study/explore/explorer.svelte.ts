/** One exploration on this screen: the tree, the node that is shown, and the positions of all nodes. */
import {
  CHANCE,
  type Entry,
  fairOutcome,
  firstSeat,
  firstShuffler,
  type Game,
  isChance,
  legalMoves,
  type MoveEntry,
  moveOf,
  moveWithoutChoice,
  type Seat,
  type State,
} from '@caravel/core';
import { randomHex } from '../../random-hex.ts';
import {
  type Exploration,
  type ExploredNode,
  endOf,
  entriesTo,
  nodeOf,
  pathTo,
  promoted,
  ROOT,
  siblingsOf,
  stepBack,
  stepOn,
  withComment,
  withMoves,
  withoutBranch,
} from '../exploration.ts';

export class Explorer {
  /** Begins where the exploration does. */
  readonly game: Game;
  tree: Exploration;
  current: number;
  readonly #positions = new WeakMap<ExploredNode, State>();
  readonly #start: State;
  /** The tree before the last deletion, what was shown, and the tree it left. */
  #removed = $state.raw<{ readonly tree: Exploration; readonly current: number; readonly left: Exploration } | undefined>();

  constructor(game: Game, tree: Exploration, current = ROOT) {
    this.game = game;
    this.tree = $state.raw(tree);
    this.current = $state(current);
    this.#start = game.setup(tree.config);
  }

  readonly node: ExploredNode | undefined = $derived.by(() => nodeOf(this.tree, this.current));

  readonly position: State = $derived.by(() => this.positionOf(this.current));

  /** The moves to what is shown. */
  readonly line: readonly MoveEntry[] = $derived.by(() => entriesTo(this.tree, this.current));

  readonly seats: readonly Seat[] = $derived.by(() => this.tree.seats.map((_, seat) => seat));

  /** Never written to: of each node there is one. */
  positionOf(id: number): State {
    const node = nodeOf(this.tree, id);
    if (!node) return this.#start;
    const known = this.#positions.get(node);
    if (known) return known;
    const s = this.positionOf(node.parent).slice();
    this.game.apply(s, node.entry.seat, moveOf(this.game.moves, node.entry.move));
    this.#positions.set(node, s);
    return s;
  }

  go(id: number): void {
    if (id === ROOT || nodeOf(this.tree, id)) this.current = id;
  }

  back(): void {
    this.go(stepBack(this.tree, this.current));
  }

  forward(): void {
    this.go(stepOn(this.tree, this.current));
  }

  /** To the branch before or after this one. */
  beside(by: 1 | -1): void {
    const all = siblingsOf(this.tree, this.current);
    const next = all[all.findIndex(({ id }) => id === this.current) + by];
    if (next) this.go(next.id);
  }

  toEnd(): void {
    this.go(endOf(this.tree, this.current));
  }

  /** Legal moves made at what is shown, and after them whatever leaves no choice. */
  play(entries: readonly Entry[]): void {
    const added = withMoves(
      this.tree,
      this.current,
      entries.flatMap((entry) => ('undo' in entry ? [] : [entry])),
    );
    this.tree = added.tree;
    this.current = added.id;
    this.#playWithoutChoice();
  }

  #playWithoutChoice(): void {
    for (let next = this.#forced(); next; next = this.#forced()) {
      const added = withMoves(this.tree, this.current, [next]);
      this.tree = added.tree;
      this.current = added.id;
    }
  }

  #forced(): MoveEntry | undefined {
    return moveWithoutChoice(this.game, this.position, this.seats);
  }

  /** Chance decides until somebody has to. */
  draw(): void {
    while (isChance(this.game, this.position)) {
      const drawn = fairOutcome(this.game, this.position, firstShuffler(randomHex(), []), 0);
      this.play([{ seat: CHANCE, move: this.game.moves.text(drawn) }]);
    }
  }

  /** Whatever comes first in the list: for one who only wants to get on. */
  playAny(): void {
    if (isChance(this.game, this.position)) return this.draw();
    const seat = firstSeat(this.game.turn(this.position));
    const [move] = legalMoves(this.game, this.position, seat);
    if (move !== undefined) this.play([{ seat, move: this.game.moves.text(move) }]);
  }

  promote(): void {
    this.tree = promoted(this.tree, this.current);
  }

  /** What is shown goes, with all that follows. */
  remove(): void {
    const { node } = this;
    if (!node) return;
    const before = { tree: this.tree, current: node.id };
    this.current = node.parent;
    this.tree = withoutBranch(this.tree, node.id);
    this.#removed = { ...before, left: this.tree };
  }

  /** Whether nothing was changed since a branch was deleted. */
  get canRestore(): boolean {
    return this.#removed?.left === this.tree;
  }

  /** The branch that was deleted last comes back. */
  restore(): void {
    if (!this.#removed || !this.canRestore) return;
    const { tree, current } = this.#removed;
    this.tree = tree;
    this.current = current;
  }

  /** Another tab has changed the tree: what is shown stays, or else the last move before it that is left. */
  take(tree: Exploration): void {
    const shown = pathTo(this.tree, this.current).findLast(({ id }) => nodeOf(tree, id));
    this.tree = tree;
    this.current = shown?.id ?? ROOT;
  }

  comment(text: string): void {
    this.tree = withComment(this.tree, this.current, text);
  }

  rename(title: string): void {
    this.tree = { ...this.tree, title };
  }
}
