/** The move that somebody makes by touching one thing after the other: what may be touched, and where a touch leads. Knows no game. */
import { legalMoves, type Seat, type State } from '@caravel/core';
import type { GameUi, Target } from '../game-ui.ts';
import type { Draft } from './draft.svelte.ts';
import { laterThings, type Narrowing, type Option, openThings, retouch, type Touched, touch } from './narrowing.ts';

const none: ReadonlySet<Target> = new Set();

/** Who chooses, and where. */
export interface Chooser {
  readonly ui: GameUi;
  readonly actor: Seat | undefined;
  /** The position with the draft of the own turn, and what the actor sees of it. */
  readonly live: State;
  readonly view: unknown;
  /** The same until the actor has moved. */
  readonly decision: string;
  readonly draft: Pick<Draft, 'after'>;
}

const optionsAt = (ui: GameUi, s: State, seat: Seat): readonly Option[] => {
  const { game } = ui;
  const view = game.describe(s, seat);
  return legalMoves(game, s, seat).map((move) => {
    const struct = game.moves.struct(move);
    return { move: game.moves.text(move), struct, things: ui.touches(view, seat, struct) };
  });
};

export class Touching {
  readonly #chooser: Chooser;
  #touched = $state.raw<{ readonly decision: string; readonly things: readonly Target[] } | undefined>();

  constructor(chooser: Chooser) {
    this.#chooser = chooser;
  }

  readonly options: readonly Option[] = $derived.by(() => {
    const { ui, actor, live } = this.#chooser;
    return actor === undefined ? [] : optionsAt(ui, live, actor);
  });

  /** What others do meanwhile does not take a half-made choice away. */
  readonly narrowing: Narrowing = $derived.by(() =>
    retouch(this.options, this.#touched?.decision === this.#chooser.decision ? this.#touched.things : []),
  );

  /** Things that stand for others now. */
  readonly #meanings: ReadonlyMap<Target, Target> = $derived.by(() => {
    const { ui, actor, view } = this.#chooser;
    return (actor === undefined ? undefined : ui.meanings?.(view, actor)) ?? new Map();
  });

  readonly open: ReadonlySet<Target> = $derived.by(() => {
    if (this.options.length === 0) return none;
    const open = openThings(this.narrowing);
    return new Set([...open, ...[...this.#meanings].flatMap(([thing, meant]) => (open.has(meant) ? [thing] : []))]);
  });

  readonly later: ReadonlySet<Target> = $derived.by(() =>
    this.options.length === 0 ? none : new Set([...laterThings(this.narrowing), ...this.#ways.keys()]),
  );

  readonly chosen: ReadonlySet<Target> = $derived.by(() => (this.narrowing.touched.length === 0 ? none : new Set(this.narrowing.touched)));

  /** The pieces that can go to a place, before one is taken up. */
  readonly #comers: ReadonlyMap<Target, readonly Option[]> = $derived.by(() => {
    const ways =
      this.narrowing.touched.length > 0 ? [] : this.options.flatMap((option) => this.#leadsFrom(option).map((to) => ({ to, option })));
    return new Map([...Map.groupBy(ways, ({ to }) => to)].map(([to, some]) => [to, some.map(({ option }) => option)]));
  });

  /** The places that only one piece can go to: touching the place sends it there. */
  readonly #ways: ReadonlyMap<Target, Option> = $derived.by(
    () => new Map([...this.#comers].flatMap(([to, [only, ...others]]) => (only && others.length === 0 ? [[to, only] as const] : []))),
  );

  #leadsFrom({ struct }: Option): readonly Target[] {
    const { ui, actor, view } = this.#chooser;
    return actor === undefined ? [] : (ui.leadsTo?.(view, actor, struct) ?? []);
  }

  /** Whether several pieces can go to the place, so that one has to be taken up first. */
  isForSeveral(thing: Target): boolean {
    return this.#comers.has(thing);
  }

  /** The moves that send a piece to the place, if only one can go there. */
  wayTo(thing: Target): readonly string[] | undefined {
    const { ui, actor } = this.#chooser;
    const first = this.open.has(thing) ? undefined : this.#ways.get(thing);
    if (actor === undefined || !first) return undefined;
    // With one place to go the rules ask nothing more.
    if (this.#leadsFrom(first).length === 1) return [first.move];
    const after = this.#chooser.draft.after(actor, [first.move]);
    const next = after && optionsAt(ui, after, actor).find(({ things }) => things.length === 1 && things[0] === thing);
    return next && [first.move, next.move];
  }

  /** Keeps the moves that go on with the thing. */
  narrow(thing: Target): Touched {
    const touched = touch(this.narrowing, this.#meanings.get(thing) ?? thing);
    if (touched.kind === 'narrowed') this.#keep(touched.narrowing.touched);
    return touched;
  }

  /** One step back on the way to a move; whether there was one. */
  stepBack(): boolean {
    const { touched } = this.narrowing;
    if (touched.length > 0) this.#keep(touched.slice(0, -1));
    return touched.length > 0;
  }

  /** The move is made. */
  clear(): void {
    this.#touched = undefined;
  }

  #keep(things: readonly Target[]): void {
    this.#touched = { decision: this.#chooser.decision, things };
  }
}
