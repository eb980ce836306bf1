/** The page's end of one worker that reviews a game: ask, and the answer comes. */
import type { Figures, WrittenVerdict } from '@caravel/bots/review';
import { startWorker } from '../bots/bot-host.ts';
import {
  type AskedPositions,
  type Judgement,
  REVIEW_WORKER,
  type ReviewAnswer,
  type ReviewedGame,
  type ReviewRequest,
} from '../bots/messages.ts';

/** Whoever answers requests, here or in a worker. */
export interface Answerer {
  ask(request: ReviewRequest): Promise<ReviewAnswer>;
  end(): void;
}

class WorkerAnswerer implements Answerer {
  readonly #worker = startWorker(REVIEW_WORKER);
  readonly #waiting: PromiseWithResolvers<ReviewAnswer>[] = [];

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => this.#waiting.shift()?.resolve(data));
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message));
  }

  ask(request: ReviewRequest): Promise<ReviewAnswer> {
    const waiting = Promise.withResolvers<ReviewAnswer>();
    this.#waiting.push(waiting);
    this.#worker.postMessage(request);
    return waiting.promise;
  }

  end(): void {
    this.#worker.terminate();
    this.#fail('the review was left');
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(message));
  }
}

export class ReviewThread {
  readonly #answerer: Answerer;

  constructor(answerer: Answerer = new WorkerAnswerer()) {
    this.#answerer = answerer;
  }

  /** The first entries of all decisions that left a choice; undefined if no net was trained for the game. */
  async open(game: ReviewedGame): Promise<readonly number[] | undefined> {
    const answer = await this.#answerer.ask({ open: game });
    return 'decisions' in answer ? answer.decisions : undefined;
  }

  /** The figures at the start and after every move that counts. */
  async course(): Promise<readonly Figures[]> {
    const answer = await this.#answerer.ask({ course: true });
    return 'course' in answer ? answer.course : [];
  }

  /** With 0 visits by the estimate alone, which takes a moment; otherwise by a search. `tried` instead of what was played. */
  async judge(entry: number, visits: number, tried?: readonly string[]): Promise<Judgement> {
    const answer = await this.#answerer.ask({ judge: entry, visits, ...(tried && { tried }) });
    if (!('verdict' in answer)) throw new Error('not a verdict');
    return answer;
  }

  /** A verdict that somebody else has found, with its better line. */
  async complete(verdict: WrittenVerdict): Promise<Judgement> {
    const answer = await this.#answerer.ask({ complete: verdict });
    if (!('verdict' in answer)) throw new Error('not a verdict');
    return answer;
  }

  /** Undefined if no net was trained for the game. */
  async figures(positions: AskedPositions): Promise<readonly Figures[] | undefined> {
    const answer = await this.#answerer.ask({ figures: positions });
    return 'figures' in answer ? answer.figures : undefined;
  }

  end(): void {
    this.#answerer.end();
  }
}
