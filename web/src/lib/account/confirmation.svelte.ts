/** The server wants to see the password or passkey again before some deeds: the page asks for it, then does the deed once more. */
import { Refused } from '../remote/api.ts';

class Confirmation {
  isAsked = $state(false);
  #settle: ((isConfirmed: boolean) => void) | undefined;

  async first<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refused) || error.wire.code !== 'confirm-first' || !(await this.#ask())) throw error;
      return deed();
    }
  }

  /** The person has confirmed, or closed the question. */
  answer(isConfirmed: boolean): void {
    this.isAsked = false;
    this.#settle?.(isConfirmed);
  }

  #ask(): Promise<boolean> {
    this.isAsked = true;
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }
}

export const confirmation = new Confirmation();
