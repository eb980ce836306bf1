/** The small moves of a turn on the own copy, before the table has them. */
import { type Game, refusal, type Seat, type State } from '@caravel/core';

interface Drafted {
  readonly seat: Seat;
  readonly moves: readonly string[];
  /** The length of the log they were sent for: once it has grown they are part of it. */
  readonly sentAt?: number;
}

export class Draft {
  readonly #game: Game;
  readonly #base: () => State;
  readonly #length: () => number;
  #drafted = $state.raw<Drafted | undefined>();

  constructor(game: Game, base: () => State, length: () => number) {
    this.#game = game;
    this.#base = base;
    this.#length = length;
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
    return sentAt !== undefined && sentAt !== this.#length();
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
    const drafted = this.#drafted;
    const base = this.#base();
    if (!drafted || this.#isTaken) return base;
    return this.#play(base.slice(), drafted.seat, drafted.moves).position;
  });

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
    const { played } = this.#play(this.#base().slice(), drafted.seat, drafted.moves);
    this.#drafted = played > 0 ? { seat: drafted.seat, moves: drafted.moves.slice(0, played) } : undefined;
    return played > 0;
  }

  clear(): void {
    this.#drafted = undefined;
  }

  /** The position after more moves of `seat`; undefined if one of them is not legal. */
  after(seat: Seat, moves: readonly string[]): State | undefined {
    const { position, played } = this.#play(this.position.slice(), seat, moves);
    return played === moves.length ? position : undefined;
  }

  #play(position: State, seat: Seat, moves: readonly string[]): { position: State; played: number } {
    let played = 0;
    for (const text of moves) {
      const move = this.#game.moves.find(text);
      if (move === undefined || refusal(this.#game, position, seat, move)) break;
      this.#game.apply(position, seat, move);
      played++;
    }
    return { position, played };
  }
}
