/** The small moves of a turn, played ahead of the table's timeline before the table has them. */
import type { MoveEntry, Seat, Snapshot, State } from '@caravel/core';

/** Moves on their way to the table. */
export interface Batch {
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** The length of the log they are for: once it has grown they are part of it. */
  readonly at: number;
}

interface Drafted {
  readonly seat: Seat;
  /** Those on their way first. */
  readonly moves: readonly string[];
  /** How many of them need no more confirmation. */
  readonly confirmed: number;
  readonly sent?: Batch;
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

  /** What the log does not have yet. */
  get #moves(): readonly string[] {
    return this.#drafted?.moves.slice(this.#isTaken ? this.#drafted.sent?.moves.length : 0) ?? [];
  }

  get isSent(): boolean {
    return this.#drafted?.sent !== undefined;
  }

  /** Sent, and the log has grown since: they are part of it. */
  get #isTaken(): boolean {
    const { sent } = this.#drafted ?? {};
    return sent !== undefined && sent.at !== this.#played().length;
  }

  /** How many moves the position has beyond the log. */
  get ahead(): number {
    return this.#moves.length;
  }

  /** Moves that wait for the person's confirmation. */
  get isOpen(): boolean {
    return this.#drafted !== undefined && this.#drafted.moves.length > this.#drafted.confirmed;
  }

  /** The table's position with the drafted moves, as far as they are still legal in it. */
  readonly position: State = $derived.by(() => {
    const { state, timeline } = this.#played();
    return timeline.preview(this.#entries).at(-1) ?? state;
  });

  get #entries(): readonly MoveEntry[] {
    const { seat } = this;
    return seat === undefined ? [] : entriesOf(seat, this.#moves);
  }

  /** The moves that the position has beyond the log. */
  get legal(): readonly MoveEntry[] {
    const entries = this.#entries;
    return entries.slice(0, this.#played().timeline.preview(entries).length);
  }

  add(seat: Seat, moves: readonly string[]): void {
    const before = this.seat === seat ? this.#drafted : undefined;
    this.#drafted = { confirmed: 0, ...before, seat, moves: [...(before?.moves ?? []), ...moves] };
  }

  takeBack(): void {
    const drafted = this.#drafted;
    if (drafted) this.#drafted = drafted.moves.length > 1 ? { ...drafted, moves: drafted.moves.slice(0, -1) } : undefined;
  }

  confirm(): void {
    if (this.#drafted) this.#drafted = { ...this.#drafted, confirmed: this.#drafted.moves.length };
  }

  /** What may be sent now: nothing while other moves are on their way. */
  send(): Batch | undefined {
    const drafted = this.#drafted;
    if (!drafted || drafted.sent || drafted.confirmed === 0) return undefined;
    const sent = { seat: drafted.seat, moves: drafted.moves.slice(0, drafted.confirmed), at: this.#played().length };
    this.#drafted = { ...drafted, sent };
    return sent;
  }

  /** The table has the batch. False if it has more than that: what follows was chosen for another position. */
  arrived(batch: Batch): boolean {
    const drafted = this.#drafted;
    if (drafted?.sent !== batch) return true;
    const { sent, ...rest } = drafted;
    const { length } = sent.moves;
    const moves = rest.moves.slice(length);
    this.#drafted = moves.length > 0 ? { ...rest, moves, confirmed: rest.confirmed - length } : undefined;
    return moves.length === 0 || this.#played().length === sent.at + length;
  }

  /** It came too late: as much of it as is still legal waits for confirmation again; whether anything is. */
  reopen(): boolean {
    const drafted = this.#drafted;
    if (!drafted) return false;
    const { seat, moves } = drafted;
    const legal = this.#played().timeline.preview(entriesOf(seat, moves)).length;
    this.#drafted = legal > 0 ? { seat, moves: moves.slice(0, legal), confirmed: 0 } : undefined;
    return legal > 0;
  }

  clear(): void {
    this.#drafted = undefined;
  }

  /** The position after more moves of `seat`; undefined if one of them is not legal. */
  after(seat: Seat, moves: readonly string[]): State | undefined {
    const { timeline } = this.#played();
    const { legal } = this;
    const positions = timeline.preview([...legal, ...entriesOf(seat, moves)]);
    return positions.length === legal.length + moves.length ? (positions.at(-1) ?? this.position) : undefined;
  }
}

const entriesOf = (seat: Seat, moves: readonly string[]): MoveEntry[] => moves.map((move) => ({ seat, move }));
