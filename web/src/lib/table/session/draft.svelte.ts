/** The small moves of a turn, played ahead of the table's timeline before the table has them. */
import type { MoveEntry, Seat, Snapshot, State } from '@caravel/core';

interface Drafted {
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** The length of the log they were sent for: once it has grown they are part of it. */
  readonly sentAt?: number;
}

export class Draft {
  readonly #played: () => Snapshot;
  #drafted = $state.raw<Drafted | undefined>();

  constructor(played: () => Snapshot) {
    this.#played = played;
  }

  get seat(): Seat | undefined {
    return this.#drafted?.seat;
  }

  get moves(): readonly string[] {
    return this.#drafted?.moves ?? [];
  }

  get isSent(): boolean {
    return this.#drafted?.sentAt !== undefined;
  }

  /** Sent, and the log has grown since: they are part of it. */
  get #isTaken(): boolean {
    const { sentAt } = this.#drafted ?? {};
    return sentAt !== undefined && sentAt !== this.#played().length;
  }

  /** How many moves the position has beyond the log. */
  get ahead(): number {
    return this.#isTaken ? 0 : this.moves.length;
  }

  /** Moves that wait for the person's confirmation. */
  get isOpen(): boolean {
    return this.moves.length > 0 && !this.isSent;
  }

  /** The table's position with the drafted moves, as far as they are still legal in it. */
  readonly position: State = $derived.by(() => {
    const { state, timeline } = this.#played();
    return timeline.preview(this.#entries).at(-1) ?? state;
  });

  /** What the log does not have yet. */
  get #entries(): readonly MoveEntry[] {
    const drafted = this.#drafted;
    return drafted && !this.#isTaken ? entriesOf(drafted) : [];
  }

  /** The moves that the position has beyond the log. */
  get legal(): readonly MoveEntry[] {
    const entries = this.#entries;
    return entries.slice(0, this.#played().timeline.preview(entries).length);
  }

  add(seat: Seat, moves: readonly string[]): void {
    const before = this.seat === seat ? this.moves : [];
    this.#drafted = { seat, moves: [...before, ...moves] };
  }

  takeBack(): void {
    const drafted = this.#drafted;
    if (drafted) this.#drafted = drafted.moves.length > 1 ? { ...drafted, moves: drafted.moves.slice(0, -1) } : undefined;
  }

  markSent(length: number): void {
    if (this.#drafted) this.#drafted = { ...this.#drafted, sentAt: length };
  }

  /** What was sent came too late: as much of it as is still legal waits for confirmation again; whether anything is. */
  reopen(): boolean {
    const drafted = this.#drafted;
    if (!drafted) return false;
    const legal = this.#played().timeline.preview(entriesOf(drafted)).length;
    this.#drafted = legal > 0 ? { seat: drafted.seat, moves: drafted.moves.slice(0, legal) } : undefined;
    return legal > 0;
  }

  clear(): void {
    this.#drafted = undefined;
  }

  /** The position after more moves of `seat`; undefined if one of them is not legal. */
  after(seat: Seat, moves: readonly string[]): State | undefined {
    const { timeline } = this.#played();
    const { legal } = this;
    const positions = timeline.preview([...legal, ...entriesOf({ seat, moves })]);
    return positions.length === legal.length + moves.length ? (positions.at(-1) ?? this.position) : undefined;
  }
}

const entriesOf = ({ seat, moves }: Drafted): MoveEntry[] => moves.map((move) => ({ seat, move }));
