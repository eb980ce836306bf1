/** The page's end of one worker that reviews a game: ask, and the answer comes. */
import type { Figures, WrittenVerdict } from '@caravel/bots/review';
import { startWorker } from '../bots/bot-host.ts';
import { REVIEW_WORKER, type ReviewAnswer, type ReviewedGame, type ReviewRequest } from '../bots/messages.ts';

export class ReviewThread {
  readonly #worker = startWorker(REVIEW_WORKER);
  readonly #waiting: PromiseWithResolvers<ReviewAnswer>[] = [];

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => this.#waiting.shift()?.resolve(data));
    this.#worker.addEventListener('error', ({ message }) => this.#fail(message));
  }

  /** The first entries of all decisions that left a choice; undefined if no net was trained for the game. */
  async open(game: ReviewedGame): Promise<readonly number[] | undefined> {
    const answer = await this.#ask({ open: game });
    return 'decisions' in answer ? answer.decisions : undefined;
  }

  /** The figures at the start and after every move that counts. */
  async course(): Promise<readonly Figures[]> {
    const answer = await this.#ask({ course: true });
    return 'course' in answer ? answer.course : [];
  }

  /** With 0 visits by the estimate alone, which takes a moment; otherwise by a search. */
  async judge(entry: number, visits: number): Promise<WrittenVerdict> {
    const answer = await this.#ask({ judge: entry, visits });
    if (!('verdict' in answer)) throw new Error('not a verdict');
    return answer.verdict;
  }

  end(): void {
    this.#worker.terminate();
    this.#fail('the review was left');
  }

  #ask(request: ReviewRequest): Promise<ReviewAnswer> {
    const waiting = Promise.withResolvers<ReviewAnswer>();
    this.#waiting.push(waiting);
    this.#worker.postMessage(request);
    return waiting.promise;
  }

  #fail(message: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error(message));
  }
}
