/** The mayor's placement under way: colonists are put down and taken up in any order until all stand somewhere. */
import { productionOf, type SeatView, type View } from '@caravel/puerto-rico';
import type { BoardActions } from '../../../table/game-ui.ts';
import { seatOf } from '../view.ts';
import { type Arrangement, arrangementOf, asTheyStood, change, laidOut, movesTo, placesLeft, placesOf, unplaced } from './arrangement.ts';

export class Composing {
  readonly #view: () => View;
  readonly #actions: () => BoardActions<View>;
  /** What the person has laid, and for which decision: another one begins anew. */
  #laid = $state.raw<{ readonly for: string; readonly arrangement: Arrangement } | undefined>();
  isAsking = $state(false);

  constructor(view: () => View, actions: () => BoardActions<View>) {
    this.#view = view;
    this.#actions = actions;
  }

  readonly #seat: SeatView | undefined = $derived.by(() => {
    const { seat } = this.#actions();
    const mine = seat === undefined ? undefined : seatOf(this.#view(), seat);
    return mine?.placing && this.#view().step === 'placing' ? mine : undefined;
  });

  readonly #decision = $derived.by(() =>
    this.#seat ? `${this.#view().round} ${this.#seat.seat} ${this.#seat.colonists} ${JSON.stringify(this.#seat.placing)}` : '',
  );

  get isOn(): boolean {
    return this.#seat !== undefined;
  }

  readonly arrangement: Arrangement = $derived.by(() => {
    if (!this.#seat) return {};
    return this.#laid?.for === this.#decision ? this.#laid.arrangement : asTheyStood(this.#seat);
  });

  readonly left = $derived.by(() => (this.#seat ? unplaced(this.#seat, this.arrangement) : 0));

  /** The moves of what is laid; undefined while somebody has no place. */
  readonly moves: readonly string[] | undefined = $derived.by(() =>
    this.#seat && this.left === 0
      ? movesTo(this.#view(), this.#seat.seat, this.arrangement, (moves) => this.#actions().preview(moves))
      : undefined,
  );

  /** What the colonists laid so far would produce, by the rules. */
  readonly production = $derived.by(() => (this.#seat ? productionOf(laidOut(this.#seat, this.arrangement)) : []));

  /** Colonists on a place of `seat` as laid now; undefined where nothing is to be decided. */
  on(seat: number, place: string): number | undefined {
    return this.#seat?.seat === seat && placesLeft(this.#seat).some(({ name }) => name === place)
      ? (this.arrangement[place] ?? 0)
      : undefined;
  }

  change(place: string, by: 1 | -1): void {
    if (this.#seat) this.#lay(change(this.#seat, this.arrangement, place, by));
  }

  /** From one place, or from the colonists left over, to another. */
  move(from: string | undefined, to: string | undefined): void {
    if (from === to) return;
    if (from !== undefined) this.change(from, -1);
    if (to !== undefined) this.change(to, 1);
  }

  readonly isEmpty = $derived.by(() => Object.values(this.arrangement).every((count) => count === 0));

  clear(): void {
    this.#lay(Object.fromEntries(Object.keys(this.arrangement).map((place) => [place, 0])));
  }

  /** Filling is a bot's advice: not where nobody is given hints. */
  get mayFill(): boolean {
    return this.#actions().isAdvised;
  }

  async fill(): Promise<void> {
    if (!this.mayFill) return;
    this.isAsking = true;
    const moves = await this.#actions().advise((view) => view.step === 'placing');
    this.isAsking = false;
    this.layOut(moves);
  }

  /** All of a placement at once. */
  layOut(moves: readonly string[]): void {
    this.#lay(arrangementOf(moves, this.#forced(this.arrangement, moves)));
  }

  done(): void {
    if (this.moves) this.#actions().play(this.moves);
  }

  /** Places the advice does not name were filled without a choice: the description after it says how. */
  #forced(before: Arrangement, moves: readonly string[]): Arrangement {
    const seat = this.#seat?.seat;
    const after = this.#actions().preview(moves);
    if (seat === undefined || !after) return before;
    const places = new Map<string, number>(placesOf(seatOf(after, seat)).map(({ name, stand }) => [name, stand]));
    return Object.fromEntries(Object.keys(before).map((place) => [place, places.get(place) ?? 0]));
  }

  #lay(arrangement: Arrangement): void {
    this.#laid = { for: this.#decision, arrangement };
  }
}
