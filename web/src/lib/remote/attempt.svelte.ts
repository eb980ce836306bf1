/** A deed of a form: whether it is under way, whether it was done, and what was in the way. */
import { errorText, type OwnWords } from './words.svelte.ts';

export class Attempt {
  problem = $state('');
  isBusy = $state(false);
  isDone = $state(false);

  /** `own`: what a refusal means here. True if it was done; a second one while the first is under way is not begun. */
  async at(deed: () => Promise<unknown>, own: OwnWords = {}): Promise<boolean> {
    if (this.isBusy) return false;
    this.problem = '';
    this.isDone = false;
    this.isBusy = true;
    try {
      await deed();
      this.isDone = true;
    } catch (error) {
      this.problem = errorText(error, own);
    }
    this.isBusy = false;
    return this.isDone;
  }
}
