/** A game nobody plays on: one looks at it, shows other lines of it, and may try moves. */
import { CHANCE, type Entry, type Game, must, type Seat, type Snapshot, Timeline } from '@caravel/core';
import { refusedBy, type Sent, type Session, STALE, type TableHeader } from '../table/session/session.ts';

export interface StudyWishes {
  /** The seats one may move for; none where one only looks. */
  readonly mine?: readonly Seat[];
  /** Whether chance is chosen by hand, too. */
  readonly hasRealChance?: boolean;
  /** Somebody has made these legal moves: what becomes of them is decided elsewhere, by `show`. */
  onmove?(entries: readonly Entry[]): void;
}

export class StudySession implements Session {
  readonly header: TableHeader;
  readonly connection = 'local';
  readonly thinking = undefined;
  readonly givesHints = false;
  readonly hasRealChance: boolean;
  mine = $state.raw<readonly Seat[]>([]);
  played: Snapshot;
  readonly #game: Game;
  readonly #onmove: StudyWishes['onmove'];

  constructor(game: Game, header: TableHeader, entries: readonly Entry[], { mine = [], hasRealChance = false, onmove }: StudyWishes = {}) {
    this.#game = game;
    this.header = header;
    this.hasRealChance = hasRealChance;
    this.mine = mine;
    this.#onmove = onmove;
    this.played = $state.raw(this.#line(entries));
  }

  /** Another line of the same game; it must be legal. */
  show(entries: readonly Entry[]): void {
    this.played = this.#line(entries);
  }

  #line(entries: readonly Entry[]): Snapshot {
    const timeline = new Timeline(this.#game, this.header.config, 'all');
    must(timeline.extend(entries));
    return timeline.snapshot();
  }

  async send(seat: Seat, moves: readonly string[], expected: number): Promise<Sent> {
    return expected === this.played.length ? this.#try(moves.map((move) => ({ seat, move }))) : STALE;
  }

  readonly enterChance = async (move: string): Promise<Sent> => this.#try([{ seat: CHANCE, move }]);

  /** Asked of the rules, but not added here. */
  #try(entries: readonly Entry[]): Sent {
    const { timeline } = this.played;
    const mark = timeline.mark();
    const taken = timeline.appendAll(entries);
    timeline.backTo(mark);
    if (!taken.ok) return refusedBy(taken.problem.rule);
    this.#onmove?.(entries);
    return { ok: true };
  }

  undoable(): number {
    return 0;
  }

  async undo(): Promise<Sent> {
    return STALE;
  }

  close(): void {}
}
