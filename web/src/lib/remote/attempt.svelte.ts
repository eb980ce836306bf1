/** A deed of a form: whether it is under way, whether it was done, and what was in the way. */
import { errorText, type OwnWords } from './words.svelte.ts';

export class Attempt {
  problem = $state('');
  isBusy = $state(false);
  isDone = $state(false);
  #ended = Promise.resolve();

  /** `own`: what a refusal means here. True if it was done; a second one while the first is under way is not begun. */
  async at(deed: () => Promise<unknown>, own: OwnWords = {}): Promise<boolean> {
    if (this.isBusy) return false;
    this.problem = '';
    this.isDone = false;
    this.isBusy = true;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = promise;
    try {
      await deed();
      this.isDone = true;
    } catch (error) {
      this.problem = errorText(error, own);
    }
    this.isBusy = false;
    resolve();
    return this.isDone;
  }

  /** The same, after whatever is under way: where many things can be done in a row, no click is lost. */
  async next(deed: () => Promise<unknown>, own: OwnWords = {}): Promise<boolean> {
    while (this.isBusy) await this.#ended;
    return this.at(deed, own);
  }
}
