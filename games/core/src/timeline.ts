/** A game under way: its log, what of it stands, and the position it leads to. */
import type { Config } from './config.ts';
import { CHANCE, type Game, type Seat } from './game.ts';
import type { State } from './layout.ts';
import type { Entry, MoveEntry, UndoEntry } from './log.ts';
import type { Move } from './moves.ts';
import { parseMove, refusal } from './next.ts';
import { fail, ok, type Result } from './result.ts';

interface PlayedMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** An entry as one number, so that a table that waits for days weighs little: a move and its seat; an undo is negative. */
type Code = number;
const SEATS = 16;
const codeOf = ({ seat, move }: PlayedMove): Code => move * SEATS + seat + 1;
const undoCode = ({ seat, undo }: UndoEntry): Code => -(undo * SEATS + seat + 1);
const playedIn = (code: Code): PlayedMove => ({ seat: (code % SEATS) - 1, move: Math.floor(code / SEATS) });

/** A moment of a timeline. */
export interface Mark {
  readonly standing: readonly Code[];
  readonly kept: number;
  readonly length: number;
  readonly draws: number;
}

/** A game under way: the entries so far and the position they lead to. Every entry is checked before it is taken. */
export class Timeline {
  readonly game: Game;
  readonly config: Config;
  readonly #log: Code[] = [];
  #standing: Code[] = [];
  #draws = 0;
  #state: State;

  constructor(game: Game, config: Config) {
    this.game = game;
    this.config = config;
    this.#state = game.setup(config);
  }

  /** The position now. Belongs to the timeline: copy before you write. */
  get state(): State {
    return this.#state;
  }

  /** How many entries there are. */
  get length(): number {
    return this.#log.length;
  }

  get entries(): readonly Entry[] {
    return this.entriesFrom(0);
  }

  entriesFrom(n: number): Entry[] {
    return this.#log.slice(n).map((code) => this.#entryIn(code));
  }

  /** The moves that still count, in order. */
  get standing(): readonly PlayedMove[] {
    return this.#standing.map(playedIn);
  }

  /** How often chance has spoken, undone or not: the counter of the fair shuffler. */
  get draws(): number {
    return this.#draws;
  }

  /** Takes the entry, or says why not and changes nothing. */
  append(entry: Entry): Result<void> {
    return 'undo' in entry ? this.#undo(entry) : this.#play(entry);
  }

  /** Takes all entries, or none of them: the problem of the first that cannot be taken says which by its number in the list. */
  appendAll(entries: readonly Entry[]): Result<void> {
    // One entry is taken or not: nothing has to be taken back, and most lists are of one.
    const mark = entries.length > 1 ? this.mark() : undefined;
    for (const [i, entry] of entries.entries()) {
      const taken = this.append(entry);
      if (taken.ok) continue;
      if (mark) this.backTo(mark);
      return fail(taken.problem.message, { ...taken.problem, field: `entry ${i + 1}` });
    }
    return ok(undefined);
  }

  /** Where the timeline is now, for who may have to go back. */
  mark(): Mark {
    const { length: kept } = this.#standing;
    return { standing: this.#standing, kept, length: this.#log.length, draws: this.#draws };
  }

  /** Forgets the entries taken since the mark, as if they had never been: for entries nobody has seen. A mark serves once, and seldom: it keeps no position. */
  backTo(mark: Mark): void {
    if (this.#log.length === mark.length) return;
    this.#standing = mark.standing as Code[];
    this.#standing.length = mark.kept;
    this.#log.length = mark.length;
    this.#draws = mark.draws;
    this.#playAgain();
  }

  /** How many of the last moves are `seat`'s own: nothing earlier than chance or another seat is taken back freely. */
  freeUndo(seat: Seat): number {
    return this.#standing.length - 1 - this.#standing.findLastIndex((code) => playedIn(code).seat !== seat);
  }

  #entryIn(code: Code): Entry {
    const { seat, move } = playedIn(Math.abs(code));
    return code < 0 ? { seat, undo: move } : { seat, move: this.game.moves.text(move) };
  }

  #play({ seat, move: text }: MoveEntry): Result<void> {
    const move = parseMove(this.game, text);
    if (!move.ok) return move;
    const problem = refusal(this.game, this.#state, seat, move.value);
    if (problem) return { ok: false, problem };
    this.game.apply(this.#state, seat, move.value);
    const code = codeOf({ seat, move: move.value });
    this.#standing.push(code);
    this.#log.push(code);
    if (seat === CHANCE) this.#draws++;
    return ok(undefined);
  }

  /** Shortens a copy of what stands: whoever holds the old list can go back to it. */
  #undo(entry: UndoEntry): Result<void> {
    const { seat, undo } = entry;
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.config.players) return fail(`there is no seat ${seat} to undo`);
    if (!Number.isInteger(undo) || undo < 1) return fail(`${undo} is not a number of moves to undo`);
    if (undo > this.#standing.length) return fail(`there are ${this.#standing.length} moves, not ${undo}, to undo`);
    this.#standing = this.#standing.slice(0, -undo);
    this.#playAgain();
    this.#log.push(undoCode(entry));
    return ok(undefined);
  }

  #playAgain(): void {
    this.#state = this.game.setup(this.config);
    for (const { seat, move } of this.standing) this.game.apply(this.#state, seat, move);
  }
}

/** The timeline of the first `at` entries. Problems name the line the entry stood in, or its number. */
export const replay = (
  game: Game,
  config: Config,
  entries: readonly Entry[],
  at = entries.length,
  lineOf: (entry: number) => number | undefined = () => undefined,
): Result<Timeline> => {
  const timeline = new Timeline(game, config);
  for (const [i, entry] of entries.slice(0, at).entries()) {
    const taken = timeline.append(entry);
    if (!taken.ok) {
      const line = lineOf(i);
      return fail(taken.problem.message, {
        ...taken.problem,
        ...(line === undefined ? { field: `entry ${i + 1}` } : { line }),
      });
    }
  }
  return ok(timeline);
};
