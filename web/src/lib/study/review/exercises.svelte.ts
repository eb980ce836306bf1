/** One's costliest decisions once more: a move is tried on the board and judged by the same search. */
import { at, type Entry, hasTurn, legalMoves, type MoveEntry, structOf } from '@caravel/core';
import type { Judgement } from '../../bots/messages.ts';
import type { Table } from '../../table/session/table.svelte.ts';
import type { FinishedGame } from '../finished-game.ts';
import type { ReviewRun } from '../review-run.svelte.ts';
import type { StudySession } from '../study-session.svelte.ts';

/** Where one tries. */
interface Place {
  readonly game: Pick<FinishedGame, 'entries'>;
  readonly session: StudySession;
  readonly table: Table;
  readonly run: Pick<ReviewRun, 'tryMoves'>;
}

/** A right answer keeps this part of the best move's chance to win. */
export const KEPT = 0.9;

interface Answer {
  readonly isRight: boolean;
  /** The part of the value that is kept. */
  readonly kept: number;
  /** What it costs of the chance to win. */
  readonly cost: number;
  readonly error: number;
}

/** How a tried move compares with the best. */
const answerTo = ({ verdict: { best, played, loss, error } }: Judgement, least: number): Answer => {
  const kept = best.chance === 0 ? 1 : played.chance / best.chance;
  return { isRight: kept >= least, kept, cost: loss, error };
};

export class Exercises {
  readonly #place: Place;
  readonly all: readonly Judgement[];
  /** The part of the best move's chance that a right answer keeps. */
  readonly #least: number;
  number = $state(0);
  state = $state<'asked' | 'judging' | 'wrong' | 'right' | 'shown' | 'impossible'>('asked');
  answer = $state.raw<Answer | undefined>();
  right = $state(0);
  #tried: MoveEntry[] = [];
  #isLeft = false;

  constructor(place: Place, all: readonly Judgement[], first: number, least = KEPT) {
    this.#place = place;
    this.all = all;
    this.#least = least;
    this.number = first;
    this.#set();
  }

  get current(): Judgement {
    return at(this.all, this.number);
  }

  get isLast(): boolean {
    return this.number === this.all.length - 1;
  }

  get #before(): readonly Entry[] {
    return this.#place.game.entries.slice(0, this.current.verdict.entry);
  }

  #set(): void {
    const { session, table } = this.#place;
    const { seat } = this.current.verdict;
    this.#tried = [];
    session.show(this.#before);
    session.mine = [seat];
    table.side = seat;
    table.at = undefined;
    table.pointed = [];
    table.hinted = [];
    table.answer = undefined;
  }

  /** The position again, for another try. */
  again(): void {
    this.#set();
    this.state = 'asked';
  }

  next(): void {
    this.number++;
    this.answer = undefined;
    this.again();
  }

  /** Somebody has moved on the board. */
  moved(entries: readonly Entry[]): void {
    this.#tried.push(...entries.flatMap((entry) => ('move' in entry ? [entry] : [])));
    this.#place.session.show([...this.#before, ...this.#tried]);
    if (!this.#goesOn()) void this.#judge();
  }

  /** A decision that is made as a whole goes on while there are more moves of its kind. */
  #goesOn(): boolean {
    const { best, played, seat } = this.current.verdict;
    if (best.moves.length === 1 && played.moves.length === 1) return false;
    const { game } = this.#place.table;
    const { state } = this.#place.session.played;
    const kindOf = (move: string | undefined) => (move === undefined ? undefined : structOf(game.moves, move).kind);
    const kind = kindOf(best.moves[0]);
    return hasTurn(game.turn(state), seat) && legalMoves(game, state, seat).some((move) => game.moves.struct(move).kind === kind);
  }

  async #judge(): Promise<void> {
    const { entry } = this.current.verdict;
    const number = this.number;
    this.#place.session.mine = [];
    this.#place.table.at = this.#place.session.played.length;
    this.state = 'judging';
    try {
      const judgement = await this.#place.run.tryMoves(
        entry,
        this.#tried.map(({ move }) => move),
      );
      if (number !== this.number || this.state !== 'judging' || this.#isLeft) return;
      this.#answer(answerTo(judgement, this.#least));
    } catch {
      if (this.#isLeft) return;
      this.#set();
      this.state = 'impossible';
    }
  }

  #answer(answer: Answer): void {
    this.answer = answer;
    if (answer.isRight) {
      this.right++;
      this.state = 'right';
    } else {
      this.#set();
      this.state = 'wrong';
    }
  }

  /** Whatever is still judged no longer changes the board. */
  leave(): void {
    this.#isLeft = true;
  }

  /** The best move on the board. */
  show(): void {
    const { session, table } = this.#place;
    const { seat, best } = this.current.verdict;
    session.mine = [];
    session.show([...this.#before, ...best.moves.map((move) => ({ seat, move }))]);
    table.at = session.played.length;
    this.state = 'shown';
  }
}
