/** A puzzle on its board: the question, what is tried, and afterwards the line that explains the answer. */
import type { Puzzle, WrittenAnswer } from '@caravel/bots/puzzles';
import { at, type Entry, type MoveEntry, must, parseEntry, type State, structOf, Timeline, WATCHER } from '@caravel/core';
import { Exercises } from '../study/review/exercises.svelte.ts';
import { type LineStep, stepEnds, tellLine } from '../study/review/line-telling.ts';
import { ReviewThread } from '../study/review-thread.ts';
import { StudySession } from '../study/study-session.svelte.ts';
import type { GameUi } from '../table/game-ui.ts';
import type { TableHeader } from '../table/session/session.ts';
import { Table, type Words } from '../table/session/table.svelte.ts';
import { after, answerOf, judgementOf } from './answers.ts';
import { isAsGood } from './whole-answer.ts';

const PACE = 1400;

export interface OpenPuzzle {
  readonly puzzle: Puzzle;
  readonly ui: GameUi;
  readonly header: TableHeader;
  /** Before the decision. */
  readonly entries: readonly Entry[];
}

export class PuzzleLook {
  readonly puzzle: Puzzle;
  readonly ui: GameUi;
  readonly header: TableHeader;
  readonly entries: readonly Entry[];
  readonly session: StudySession;
  readonly table: Table;
  readonly exercises: Exercises;
  /** Whether the proof has kept the figures of what was tried last. */
  isKnown = $state(true);
  /** How many steps of the line are on the board; 0: the position of the question. */
  shown = $state(0);
  readonly #line: readonly MoveEntry[];
  readonly #before: State;
  readonly #onanswer: (isRight: boolean) => void;
  readonly #thread: () => ReviewThread;
  #playing = $state.raw<ReturnType<typeof setInterval> | undefined>();

  /** `onanswer` hears every answer, the first of which may be rated. */
  constructor(
    { puzzle, ui, header, entries }: OpenPuzzle,
    onanswer: (isRight: boolean) => void,
    thread: () => ReviewThread = () => new ReviewThread(),
  ) {
    this.#onanswer = onanswer;
    this.#thread = thread;
    this.puzzle = puzzle;
    this.ui = ui;
    this.header = header;
    this.entries = entries;
    this.#line = puzzle.line.flatMap((line) => {
      const entry = must(parseEntry(line));
      return 'move' in entry ? [entry] : [];
    });
    this.session = new StudySession(ui.game, header, entries, { onmove: (moves) => this.exercises.moved(moves) });
    this.table = new Table(this.session, ui, { mustConfirm: false, isPassed: false, hasHabit: () => false });
    this.#before = this.session.played.state;
    const { answers } = puzzle;
    const asked = judgementOf(puzzle, answers[1], []);
    const place = { game: { entries }, session: this.session, table: this.table, run: { tryMoves: this.#try } };
    this.exercises = new Exercises(place, [asked], 0, 1);
  }

  readonly #try = async (_entry: number, moves: readonly string[]) => {
    const answer = answerOf(this.ui.game, this.#before, this.puzzle, moves) ?? (await this.#twin(moves));
    this.isKnown = answer !== undefined;
    this.#onanswer(answer === this.puzzle.answers[0]);
    return judgementOf(this.puzzle, answer, moves);
  };

  /** The best answer, if other moves that belong together are as good. */
  async #twin(moves: readonly string[]): Promise<WrittenAnswer | undefined> {
    const { game } = this.ui;
    const { seat, answers } = this.puzzle;
    const best = at(answers, 0);
    if (best.moves.length === 1) return undefined;
    const [one, other] = [best.moves, moves].map((some) => after(game, this.#before, seat, some));
    return one && other && (await isAsGood(this.#thread(), game, seat, one, other)) ? best : undefined;
  }

  get isOver(): boolean {
    return this.exercises.state === 'right' || this.exercises.state === 'shown';
  }

  /** How many moves of the line are made after each of its steps, which are those that the card tells. */
  readonly #lengths: readonly number[] = $derived.by(() => stepEnds(this.ui.game, this.#line).slice(0, 5));

  get steps(): number {
    return this.#lengths.length;
  }

  #movesTo(steps: number): number {
    return steps === 0 ? 0 : at(this.#lengths, steps - 1);
  }

  /** The line up to a step on the board, with what its last move touches marked. */
  show(shown: number): void {
    this.session.mine = [];
    this.shown = Math.max(0, Math.min(shown, this.steps));
    this.session.show([...this.entries, ...this.#line]);
    this.table.at = this.entries.length + this.#movesTo(this.shown);
    this.table.pointed = [];
    const from = this.#movesTo(Math.max(0, this.shown - 1));
    const first = this.shown === 0 ? undefined : this.#line[from];
    this.table.hinted = first ? this.#things(first, this.table.stateAt(this.entries.length + from)) : [];
  }

  #things({ seat, move }: MoveEntry, before: State): readonly string[] {
    const { game } = this.ui;
    return this.ui.touches(game.describe(before, seat), seat, structOf(game.moves, move));
  }

  get isPlaying(): boolean {
    return this.#playing !== undefined;
  }

  /** The line runs by itself, from the position of the question if it is at its end. */
  play(): void {
    this.stop();
    this.show(this.shown >= this.steps ? 1 : this.shown + 1);
    this.#playing = setInterval(() => {
      if (this.shown >= this.steps) this.stop();
      else this.show(this.shown + 1);
    }, PACE);
  }

  stop(): void {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  /** Moves from the position of the question in words. */
  #tell(words: Words, moves: readonly MoveEntry[]): readonly LineStep[] {
    const timeline = new Timeline(this.ui.game, this.header.config, 'all');
    if (timeline.extendAsFar([...this.entries, ...moves])) return [];
    const states = [...moves.keys(), moves.length].map((i) => timeline.positionAt(this.entries.length + i));
    return tellLine(this.ui.game, words, moves, states);
  }

  tellLine(words: Words): readonly LineStep[] {
    return this.#tell(words, this.#line);
  }

  /** An answer as its button says it; several moves as the log tells them. */
  tellAnswer(words: Words, moves: readonly string[]): string {
    const { seat } = this.puzzle;
    const { game } = this.ui;
    const [first, ...more] = moves;
    if (first !== undefined && more.length === 0) return words.button(game.describe(this.#before, seat), seat, structOf(game.moves, first));
    return this.#tell(
      words,
      moves.map((move) => ({ seat, move })),
    )
      .map(({ text }) => text)
      .join(' ');
  }

  moment(words: Words): { readonly round: string; readonly phase: string } {
    return words.moment(this.ui.game.describe(this.#before, WATCHER));
  }

  leave(): void {
    this.stop();
    this.exercises.leave();
  }
}
