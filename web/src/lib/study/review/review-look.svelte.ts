/** What of a review is looked at: the moment, whose side, what was played or what was better. */
import { playersOf } from '@caravel/bots/players';
import { at, type Entry, type MoveEntry, type Seat, type State, type Step, structOf, Timeline, WATCHER } from '@caravel/core';
import { untrack } from 'svelte';
import type { Judgement } from '../../bots/messages.ts';
import { Replay } from '../../table/session/replay.svelte.ts';
import { Table, type Words } from '../../table/session/table.svelte.ts';
import type { FinishedGame } from '../finished-game.ts';
import type { ReviewRun } from '../review-run.svelte.ts';
import { StudySession } from '../study-session.svelte.ts';
import { Exercises } from './exercises.svelte.ts';
import { type LineStep, stepEnds, tellLine, tellSteps } from './line-telling.ts';
import { type DecisionSteps, decisionsBySteps, luckOf, mistakesOf, stepsBy } from './moments.ts';

const PACE = 1400;

export class ReviewLook {
  readonly game: FinishedGame;
  readonly run: ReviewRun;
  readonly session: StudySession;
  readonly table: Table;
  readonly replay: Replay;
  /** The steps of the game itself, whatever line is on the board. */
  readonly steps: readonly Step[];
  readonly end: State;
  readonly me: Seat | undefined;
  /** The number of entries of the game that are looked at. */
  moment = $state(0);
  /** Whose graph is drawn strongly, and whose moments are listed first. */
  subject = $state<Seat>(0);
  side = $state<'played' | 'better'>('played');
  /** How many steps of the better line are on the board. */
  shown = $state(1);
  exercises = $state.raw<Exercises | undefined>();
  /** Nobody has said which moment is wanted, nor gone anywhere. */
  #isUntouched: boolean;
  #playing = $state.raw<ReturnType<typeof setInterval> | undefined>();

  constructor(game: FinishedGame, run: ReviewRun, moment: number | undefined) {
    const { ui, header, entries, mine } = game;
    this.game = game;
    this.run = run;
    this.me = mine.length === 1 ? mine[0] : undefined;
    this.subject = Math.max(0, ...mine.slice(0, 1));
    this.session = new StudySession(ui.game, header, entries, { onmove: (moves) => this.exercises?.moved(moves) });
    this.steps = this.session.played.steps;
    this.end = this.session.played.state;
    this.table = new Table(this.session, ui, { mustConfirm: false, isPassed: false, hasHabit: () => false });
    this.replay = new Replay(this.table);
    this.table.side = this.subject;
    this.goTo(moment ?? entries.length);
    this.#isUntouched = moment === undefined;
  }

  get last(): number {
    return this.game.entries.length;
  }

  readonly #byStep = $derived.by(() => decisionsBySteps(this.steps, this.run.decisions, this.run.judgements));

  /** The step that led to the moment. */
  readonly stepNumber = $derived.by(() => stepsBy(this.steps, this.moment) - 1);

  readonly decision: DecisionSteps | undefined = $derived.by(() => this.#byStep[this.stepNumber]);

  readonly judgement: Judgement | undefined = $derived.by(() => this.decision && this.run.judgements.get(this.decision.entry));

  readonly players = $derived.by(() => {
    const { course, judgements } = this.run;
    const verdicts = [...judgements.values()].map(({ verdict }) => verdict);
    return course.length === 0 ? [] : playersOf(this.game.header.config.players, course, this.steps, verdicts);
  });

  readonly reviewed = $derived.by(() => ({
    steps: this.steps,
    course: this.run.course,
    decisions: this.run.decisions,
    judgements: this.run.judgements,
  }));

  readonly mistakes = $derived.by(() => (this.run.course.length === 0 ? [] : mistakesOf(this.reviewed, [this.subject])));

  readonly luck = $derived.by(() => (this.run.course.length === 0 ? [] : luckOf(this.steps, this.run.course, this.subject)));

  /** The number of the red circle, if the moment has one. */
  readonly rank = $derived.by(() => {
    const { decision } = this;
    const found = this.mistakes.find(({ at, rank }) => rank !== undefined && decision?.steps.some((i) => this.steps[i]?.entry === at - 1));
    return decision?.seat === this.subject ? found?.rank : undefined;
  });

  /** The page opens with what matters most: the subject's costliest decision, once every one has been looked at. To be run as an effect. */
  openAtCostliest(): void {
    const [costliest] = this.mistakes;
    if (this.#isUntouched && costliest && this.run.progress.quick === 1) untrack(() => this.goTo(costliest.at));
  }

  goTo(moment: number): void {
    this.#isUntouched = false;
    this.showPlayed();
    this.#set(Math.max(0, Math.min(moment, this.last)));
  }

  #set(moment: number): void {
    this.moment = moment;
    this.replay.show(moment);
    this.run.wanted = this.decision?.entry;
    this.#point();
  }

  /** In the game, or in the better line while that is on the board. */
  step(by: 1 | -1): void {
    if (this.exercises) return;
    this.#isUntouched = false;
    if (this.side === 'better') return this.showLine(this.shown + by);
    this.replay.show(this.moment);
    this.replay.step(by);
    this.#set(this.replay.moment);
  }

  showPlayed(): void {
    this.stop();
    this.table.hinted = [];
    if (this.side === 'played') return;
    this.side = 'played';
    this.session.show(this.game.entries);
    this.#set(this.moment);
  }

  /** The entries before the decision that is looked at. */
  get #before(): readonly Entry[] {
    return this.game.entries.slice(0, this.decision?.entry ?? this.moment);
  }

  showBetter(): void {
    const { judgement } = this;
    if (!judgement || judgement.line.length === 0) return;
    this.side = 'better';
    this.session.show([...this.#before, ...judgement.line]);
    this.showLine(1);
  }

  showLine(shown: number): void {
    const most = this.lineLengths.length;
    this.shown = Math.max(1, Math.min(shown, most));
    this.table.pointed = [];
    const from = this.#movesTo(this.shown - 1);
    this.table.at = this.#before.length + this.#movesTo(this.shown);
    const first = this.judgement?.line[from];
    this.table.hinted = first ? this.#things(first, this.table.stateAt(this.#before.length + from)) : [];
  }

  /** How many moves of the better line are made after each of its steps. */
  readonly lineLengths: readonly number[] = $derived.by(() => stepEnds(this.game.ui.game, this.judgement?.line ?? []).slice(0, 5));

  /** How many moves the first steps of the line have. */
  #movesTo(steps: number): number {
    return steps === 0 ? 0 : at(this.lineLengths, steps - 1);
  }

  /** The better line runs by itself. */
  play(): void {
    this.stop();
    if (this.side === 'better' && this.shown < this.lineLengths.length) this.showLine(this.shown + 1);
    else this.showBetter();
    this.#playing = setInterval(() => {
      if (this.shown >= this.lineLengths.length) this.stop();
      else this.showLine(this.shown + 1);
    }, PACE);
  }

  get isPlaying(): boolean {
    return this.#playing !== undefined;
  }

  stop(): void {
    clearInterval(this.#playing);
    this.#playing = undefined;
  }

  #things({ seat, move }: MoveEntry, before: State): readonly string[] {
    const { ui } = this.game;
    return ui.touches(ui.game.describe(before, seat), seat, structOf(ui.game.moves, move));
  }

  /** What was played is marked where one would have touched it. */
  #point(): void {
    const step = this.steps[this.stepNumber];
    this.table.pointed = step && step.seat >= 0 && this.decision ? this.#things(step, step.before) : [];
  }

  /** The moves of a line in words. */
  tell(words: Words, moves: readonly MoveEntry[], entries: readonly Entry[]): readonly LineStep[] {
    const { ui, header } = this.game;
    const timeline = new Timeline(ui.game, header.config, 'all');
    if (timeline.extendAsFar([...entries, ...moves])) return [];
    const states = [...moves.keys(), moves.length].map((i) => timeline.positionAt(entries.length + i));
    return tellLine(ui.game, words, moves, states);
  }

  /** The better line of the decision that is looked at. */
  tellBetter(words: Words): readonly LineStep[] {
    return this.tell(words, this.judgement?.line ?? [], this.#before);
  }

  /** What was played, in one text. */
  tellPlayed(words: Words): string {
    return this.tellAt(words, this.stepNumber);
  }

  /** The decision that a step belongs to, or the step itself, in one text. */
  tellAt(words: Words, number: number): string {
    const { game } = this.game.ui;
    return tellSteps(
      game,
      words,
      (this.#byStep[number]?.steps ?? [number]).flatMap((i) => this.steps[i] ?? []),
    );
  }

  /** Round and phase of the moment. */
  moments(words: Words): { readonly round: string; readonly phase: string } {
    const step = this.steps[this.stepNumber];
    return words.moment(this.game.ui.game.describe(step?.before ?? this.table.stateAt(0), WATCHER));
  }

  tryAgain(): void {
    const entries = this.mistakes.filter(({ rank }) => rank !== undefined);
    const judgements = entries.flatMap(({ at }) => this.run.judgements.get(this.#byStep[stepsBy(this.steps, at) - 1]?.entry ?? -1) ?? []);
    const current = this.judgement;
    this.showPlayed();
    this.exercises = new Exercises(this, judgements, current ? Math.max(0, judgements.indexOf(current)) : 0);
  }

  endExercises(): void {
    const { exercises } = this;
    exercises?.leave();
    this.exercises = undefined;
    this.session.mine = [];
    this.session.show(this.game.entries);
    this.table.side = this.subject;
    this.#set(exercises ? exercises.current.verdict.entry + 1 : this.moment);
  }

  follow(seat: Seat): void {
    this.subject = seat;
    this.table.side = seat;
  }

  leave(): void {
    this.stop();
    this.run.leave();
  }
}
