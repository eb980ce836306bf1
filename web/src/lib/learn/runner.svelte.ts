/** One lesson under way: which step, what was tried, and what the board shows of it. Names no game. */
import { at, type Entry, structOf } from '@caravel/core';
import { StudySession } from '../study/study-session.svelte.ts';
import type { GameUi, Target } from '../table/game-ui.ts';
import { Table } from '../table/session/table.svelte.ts';
import { type Beginning, beginnings, isDeadEnd, judge, lastStep, lineAfter, restOf } from './course.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** Something that is not what the step asks for. */
export interface Wrong {
  /** What was touched, if it was something on the board. */
  readonly thing: Target | undefined;
  /** Legal moves that miss the goal; none where the table has refused the touch. */
  readonly moves: readonly string[];
}

export interface RunnerWishes {
  readonly names: readonly string[];
  /** The step to begin with. */
  readonly from: number;
  /** Milliseconds between what the others do; 0: all at once. */
  pause(): number;
  /** The step to go on with when one comes back. */
  onplace(step: number): void;
  onover(): void;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Runner {
  readonly lesson: Lesson;
  readonly #ui: GameUi;
  readonly #wishes: RunnerWishes;
  readonly #beginnings: readonly Beginning[];
  #session: StudySession;
  /** Another one only when a step sets up a position of its own. */
  table: Table;
  number = $state(0);
  state = $state<'watching' | 'asked' | 'reached' | 'shown'>('asked');
  wrong = $state.raw<Wrong | undefined>();
  made = $state.raw<readonly string[]>([]);
  /** All that the others do has been shown: one goes on when one has read it. */
  hasWatched = $state(false);
  /** What the board points at while nothing more is to be done. */
  #lastPoint: readonly Target[] = [];
  #touching: Target | undefined;
  /** Counts up whenever another step begins: what was on its way to an earlier one stops. */
  #visit = 0;

  constructor(ui: GameUi, lesson: Lesson, wishes: RunnerWishes) {
    this.lesson = lesson;
    this.#ui = ui;
    this.#wishes = wishes;
    this.#beginnings = beginnings(ui.game, lesson);
    this.number = Math.min(wishes.from, lesson.steps.length - 1);
    this.#session = this.#sessionAt();
    this.table = $state.raw(this.#tableOf(this.#session));
    this.#ask();
  }

  get step(): LessonStep {
    return at(this.lesson.steps, this.number);
  }

  get beginning(): Beginning {
    return at(this.#beginnings, this.number);
  }

  get isLast(): boolean {
    return this.number === this.lesson.steps.length - 1;
  }

  /** Something to see only, or done. */
  get canGoOn(): boolean {
    return this.state === 'reached' || this.state === 'shown' || (this.state === 'asked' && !this.step.goal);
  }

  #sessionAt(): StudySession {
    const { version, game, config } = this.lesson;
    const seats = this.#wishes.names.map((name) => ({ name, kind: 'person' as const }));
    const { game: rules, entries } = this.beginning;
    return new StudySession(rules, { id: '', game, version, config, seats }, entries, { onmove: (moved) => this.#moved(moved) });
  }

  #tableOf(session: StudySession): Table {
    const ui = { ...this.#ui, game: this.beginning.game };
    const table = new Table(session, ui, { mustConfirm: false, isPassed: false, hasHabit: () => false });
    table.side = this.lesson.me;
    return table;
  }

  /** What the board points at now. */
  readonly points: readonly Target[] = $derived.by(() => {
    const { points } = this.step;
    if (this.state !== 'asked') return [];
    if (points) return points;
    if (!this.lesson.isGuided) return [];
    const [next] = this.#left();
    if (next !== undefined) this.#lastPoint = [next];
    return this.#lastPoint;
  });

  /** What follows that in the same move. */
  readonly ahead: readonly Target[] = $derived.by(() =>
    this.lesson.isGuided && this.state === 'asked' ? this.#left().filter((thing) => !this.points.includes(thing)) : [],
  );

  /** All that the step speaks of: what the rest of its solution touches, and what its words name besides. */
  readonly spoken: readonly Target[] = $derived.by(() => {
    if (!this.lesson.isGuided || this.state === 'watching') return [];
    return [...(this.step.names ?? []), ...this.#touchesOf(this.state === 'asked' ? this.#rest() : [])];
  });

  /** The moves of the solution that are still to be made, as long as what was played leads there. */
  #rest(): ReturnType<typeof restOf> {
    return this.#isOnSolution ? restOf(this.lesson, this.step, this.beginning, this.made.length) : [];
  }

  #touchesOf(moves: ReturnType<typeof restOf>): readonly Target[] {
    return moves.flatMap(({ view, move }) => this.#ui.touches(view, this.lesson.me, move));
  }

  /** What the next move of the solution still touches, as long as what was played leads there. */
  #left(): readonly Target[] {
    const { solution = [] } = this.step;
    const move = solution[this.made.length];
    const option = this.#isOnSolution ? this.table.options.find(({ move: text }) => text === move) : undefined;
    return option?.things.filter((thing) => !this.table.narrowing.touched.includes(thing)) ?? [];
  }

  get #isOnSolution(): boolean {
    return this.made.every((made, i) => made === this.step.solution?.[i]);
  }

  /** Somebody has touched a thing of the board. */
  touch(thing: Target): void {
    if (this.state !== 'asked' || !this.step.goal) return;
    this.wrong = undefined;
    this.#touching = thing;
    const plays = this.table.plays;
    const isTaken = this.table.touch(thing);
    this.#touching = undefined;
    if (!isTaken) this.wrong = { thing, moves: [] };
    else if (plays === this.table.plays) this.#answerDeadEnd(thing);
  }

  /** A touch after which every move would miss the goal is answered at once. */
  #answerDeadEnd(thing: Target): void {
    const { options, touched } = this.table.narrowing;
    const [first] = options;
    if (touched.length === 0 || !first || options.some(({ move }) => this.#judge(move) !== 'missed')) return;
    this.table.stepBack();
    this.#miss(thing, [...this.made, first.move]);
  }

  #judge(move: string) {
    return judge(this.lesson, this.step, this.beginning, [...this.made, move]);
  }

  /** Somebody has moved: on the board, or by a button. */
  #moved(entries: readonly Entry[]): void {
    if (this.state !== 'asked') return;
    const moves = [...this.made, ...entries.flatMap((entry) => ('move' in entry ? [entry.move] : []))];
    const verdict = judge(this.lesson, this.step, this.beginning, moves);
    if (verdict === 'missed') this.#miss(this.#touching ?? this.#lastThing(moves), moves);
    else this.#take(moves);
    if (verdict === 'reached') this.#end('reached');
  }

  /** The last move is not made. Where no other would do either, for the fault was made before it, the step begins again. */
  #miss(thing: Target | undefined, moves: readonly string[]): void {
    this.wrong = { thing, moves };
    if (this.made.length === 0 || !isDeadEnd(this.lesson, this.step, this.beginning, this.made)) return;
    this.made = [];
    this.#session.show(this.beginning.entries);
  }

  /** What the last of the moves would have been touched for. */
  #lastThing(moves: readonly string[]): Target | undefined {
    const { before } = lastStep(this.lesson, this.beginning, moves);
    const { game } = this.beginning;
    const { me } = this.lesson;
    return this.#ui.touches(game.describe(before, me), me, structOf(game.moves, moves.at(-1) ?? '')).at(-1);
  }

  #take(moves: readonly string[]): void {
    this.wrong = undefined;
    this.made = moves;
    this.#session.show(lineAfter(this.lesson, this.beginning, moves));
  }

  #end(state: 'reached' | 'shown'): void {
    this.state = state;
    this.#session.mine = [];
    if (!this.isLast) this.#wishes.onplace(this.number + 1);
  }

  #ask(): void {
    this.state = 'asked';
    this.#session.mine = this.step.goal ? [this.lesson.me] : [];
  }

  /** The same step from its beginning. */
  again(): void {
    this.#visit++;
    this.wrong = undefined;
    this.made = [];
    this.table.answer = undefined;
    this.#session.show(this.beginning.entries);
    this.#ask();
  }

  /** Another step; what the others do before it is seen when one comes from the step before. */
  #open(number: number): void {
    const previous = this.beginning;
    this.number = number;
    this.#lastPoint = [];
    if (this.beginning.game !== previous.game) {
      this.#session = this.#sessionAt();
      this.table = this.#tableOf(this.#session);
    }
    this.again();
    this.#wishes.onplace(number);
  }

  back(): void {
    if (this.made.length > 0 || this.number === 0) this.again();
    else this.#open(this.number - 1);
  }

  goOn(): void {
    if (this.isLast) this.#wishes.onover();
    else {
      this.#open(this.number + 1);
      void this.#watch();
    }
  }

  /** The others' moves, one by one; without a pause all at once, for they are told while one watches. */
  async #watch(): Promise<void> {
    const { entries, seen } = this.beginning;
    const visit = this.#visit;
    const pause = this.#wishes.pause();
    if (seen === entries.length) return;
    this.state = 'watching';
    this.hasWatched = pause === 0;
    this.#session.mine = [];
    for (let n = seen; n <= entries.length && pause > 0; n++) {
      this.#session.show(entries.slice(0, n));
      await wait(pause);
      if (visit !== this.#visit) return;
    }
    this.hasWatched = true;
  }

  /** Ends the watching. */
  skip(): void {
    if (this.state === 'watching') this.again();
  }

  /** Plays the solution, from where one is if that is on the way, else from the beginning of the step. */
  async showMe(): Promise<void> {
    const { solution = [] } = this.step;
    if (!this.#isOnSolution) this.again();
    const visit = this.#visit;
    this.#session.mine = [];
    for (let n = this.made.length + 1; n <= solution.length; n++) {
      this.#take(solution.slice(0, n));
      if (n < solution.length) await wait(this.#wishes.pause());
      if (visit !== this.#visit) return;
    }
    this.#end('shown');
  }

  /** Nothing goes on after this. */
  close(): void {
    this.#visit++;
  }
}
