/** A review at work: first the course of the game, then every decision by the estimate, then each by a search; stops with the page. */

import type { Figures, WrittenVerdict } from '@caravel/bots/review';
import { REVIEW_VISITS } from '@caravel/bots/review-depth';
import type { Judgement, ReviewedGame } from '../bots/messages.ts';
import { type KeptReview, type ReviewStore, reviewKey } from './review-store.ts';
import type { ReviewThread } from './review-thread.ts';

/** What has come is shown and kept this often, not with every verdict. */
const PUBLISH_MS = 200;
const SAVE_MS = 1500;

export interface ReviewParts {
  readonly store: ReviewStore;
  /** Starts a thread. */
  thread(): ReviewThread;
  readonly threads: number;
  readonly visits?: number;
}

export class ReviewRun {
  readonly #game: ReviewedGame;
  readonly #parts: ReviewParts;
  readonly #key: string;
  readonly #visits: number;
  readonly #threads: ReviewThread[] = [];
  readonly #quick = new Map<number, Judgement>();
  readonly #deep = new Map<number, Judgement>();
  readonly #taken = new Set<number>();
  /** What others have found already, by decision. It is shown, but not kept: nobody here has checked its figures. */
  readonly #given = new Map<number, WrittenVerdict>();
  #isLeft = false;
  #publishing: ReturnType<typeof setTimeout> | undefined;
  #savedAt = 0;
  /** The first entries of all decisions. */
  decisions = $state.raw<readonly number[]>([]);
  course = $state.raw<readonly Figures[]>([]);
  /** The deepest of each decision so far. */
  judgements = $state.raw<ReadonlyMap<number, Judgement>>(new Map());
  deep = $state.raw<ReadonlySet<number>>(new Set());
  /** `untrained`: no net knows this game. */
  state = $state<'opening' | 'running' | 'done' | 'untrained' | 'failed'>('opening');
  /** The decision somebody looks at is judged before all others. */
  wanted: number | undefined;

  constructor(id: string, game: ReviewedGame, parts: ReviewParts) {
    this.#game = game;
    this.#parts = parts;
    this.#visits = parts.visits ?? REVIEW_VISITS;
    this.#key = reviewKey(id, game.game, game.version, game.entries, this.#visits);
  }

  /** How far each large decision is searched. */
  get visits(): number {
    return this.#visits;
  }

  /** Of all decisions, the part that was judged by the estimate and the part that was searched. */
  get progress(): { readonly quick: number; readonly deep: number } {
    const all = Math.max(1, this.decisions.length);
    return { quick: this.judgements.size / all, deep: this.deep.size / all };
  }

  /** What others have found is taken over for all decisions that are not searched yet. */
  give(verdicts: readonly WrittenVerdict[]): void {
    for (const verdict of verdicts)
      if (!this.#deep.has(verdict.entry) && (verdict.visits > 0 || verdict.played.moves.length > 1))
        this.#given.set(verdict.entry, verdict);
  }

  async run(): Promise<void> {
    try {
      this.#take(await this.#parts.store.load(this.#key));
      if (this.state !== 'done' && !this.#isLeft) await this.#work();
    } catch {
      if (!this.#isLeft) this.state = 'failed';
    }
  }

  /** What a kept review knows is not asked again. */
  #take(kept: KeptReview | undefined): void {
    if (!kept || this.#isLeft) return;
    this.decisions = kept.decisions;
    this.course = kept.course;
    for (const judgement of kept.judgements) this.#deep.set(judgement.verdict.entry, judgement);
    this.#publish();
    this.state = this.#isComplete() ? 'done' : 'running';
  }

  #isComplete(): boolean {
    return this.decisions.length > 0 && this.#deep.size === this.decisions.length;
  }

  async #work(): Promise<void> {
    const first = await this.#opened();
    if (!first) return;
    if (this.course.length === 0) this.course = await first.course();
    this.state = 'running';
    const others = Array.from({ length: this.#parts.threads - 1 }, async () => this.#judgeAll(await this.#opened()));
    await Promise.all([this.#judgeAll(first), ...others]);
    this.#publish();
    await this.#save();
    if (!this.#isLeft) this.state = 'done';
    for (const thread of this.#threads.splice(1)) thread.end();
  }

  async #opened(): Promise<ReviewThread | undefined> {
    const thread = this.#parts.thread();
    this.#threads.push(thread);
    const decisions = await thread.open(this.#game);
    if (decisions) this.decisions = decisions;
    else this.state = 'untrained';
    return decisions && thread;
  }

  async #judgeAll(thread: ReviewThread | undefined): Promise<void> {
    for (let entry = thread && this.#next(0); thread && entry !== undefined; entry = this.#next(0)) {
      this.#quick.set(entry, await this.#judged(thread, entry, 0));
      this.#publishSoon();
    }
    for (let entry = thread && this.#next(this.#visits); thread && entry !== undefined; entry = this.#next(this.#visits)) {
      this.#deep.set(entry, await this.#judged(thread, entry, this.#visits));
      this.#publishSoon();
    }
  }

  #judged(thread: ReviewThread, entry: number, visits: number): Promise<Judgement> {
    this.#taken.add(entryKey(entry, visits));
    const given = visits > 0 ? this.#given.get(entry) : undefined;
    return given ? thread.complete(given) : thread.judge(entry, visits);
  }

  /** Of what nobody has taken: what is looked at, then the largest loss as far as is known, then the order of the game. */
  #next(visits: number): number | undefined {
    if (this.#isLeft) return undefined;
    const open = this.decisions.filter((entry) => !this.#deep.has(entry) && !this.#taken.has(entryKey(entry, visits)));
    if (this.wanted !== undefined && open.includes(this.wanted)) return this.wanted;
    if (visits === 0) return open[0];
    const lossOf = (entry: number): number => this.#quick.get(entry)?.verdict.loss ?? 0;
    return open.reduce<number | undefined>((best, entry) => (best === undefined || lossOf(entry) > lossOf(best) ? entry : best), undefined);
  }

  /** What another move of a decision would have been worth, by the same search. */
  async tryMoves(entry: number, moves: readonly string[]): Promise<Judgement> {
    const [thread = await this.#opened()] = this.#threads;
    if (!thread) throw new Error('no net was trained');
    return thread.judge(entry, this.#visits, moves);
  }

  #publishSoon(): void {
    this.#publishing ??= setTimeout(() => {
      this.#publishing = undefined;
      this.#publish();
      if (Date.now() - this.#savedAt > SAVE_MS) void this.#save();
    }, PUBLISH_MS);
  }

  #publish(): void {
    this.judgements = new Map([...this.#quick, ...this.#deep]);
    this.deep = new Set(this.#deep.keys());
  }

  async #save(): Promise<void> {
    if (this.course.length === 0) return;
    this.#savedAt = Date.now();
    const { decisions, course } = this;
    const judgements = [...this.#deep].flatMap(([entry, judgement]) => (this.#given.has(entry) ? [] : [judgement]));
    await this.#parts.store.save(this.#key, { decisions, course, judgements });
  }

  /** The page is left: nothing goes on, and what is known is kept. */
  leave(): void {
    this.#isLeft = true;
    clearTimeout(this.#publishing);
    void this.#save();
    for (const thread of this.#threads.splice(0)) thread.end();
  }
}

const entryKey = (entry: number, visits: number): number => (visits === 0 ? -1 - entry : entry);
