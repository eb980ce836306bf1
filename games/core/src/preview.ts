/** Moves played on copies beyond the end of a timeline, so that they need not be played again when they are added to it. */
import type { Game } from './game.ts';
import type { State } from './layout.ts';
import type { MoveEntry } from './log.ts';
import { next, parseMove } from './next.ts';

interface Previewed extends MoveEntry {
  readonly after: State;
}

export class Preview {
  readonly #game: Game;
  readonly #played: Previewed[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** The positions after each of these moves, the first from `start` on, up to the first that the rules refuse. */
  positions(start: State, moves: readonly MoveEntry[]): readonly State[] {
    const refused = moves.findIndex((move, i) => !this.#play(move, i, start));
    return this.#played.slice(0, refused === -1 ? moves.length : refused).map(({ after }) => after);
  }

  /** The position after the move, if it is the first of the preview; the rest of the preview then starts from there. */
  take(entry: MoveEntry): State | undefined {
    // Servers preview nothing, and shortening an empty array is slow.
    if (this.#played.length === 0) return undefined;
    const first = this.#played.shift();
    if (isSame(first, entry)) return first.after;
    this.clear();
    return undefined;
  }

  clear(): void {
    this.#played.length = 0;
  }

  /** Plays the entry after the first `i` of the preview; whether the rules allow it. */
  #play(entry: MoveEntry, i: number, start: State): boolean {
    if (isSame(this.#played[i], entry)) return true;
    this.#played.length = i;
    const move = parseMove(this.#game, entry.move);
    const after = move.ok ? next(this.#game, this.#played.at(-1)?.after ?? start, entry.seat, move.value) : move;
    if (after.ok) this.#played.push({ ...entry, after: after.value });
    return after.ok;
  }
}

const isSame = (previewed: Previewed | undefined, { seat, move }: MoveEntry): previewed is Previewed =>
  previewed?.seat === seat && previewed.move === move;
