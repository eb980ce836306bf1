/** Whether somebody looks at a table right now, at whichever node their page is connected. */
import type { Bus } from '../cluster/bus.ts';
import type { Hub } from '../hub/hub.ts';
import { newId } from '../model/ids.ts';

/** Other nodes answer by then, or nobody looks. */
const PATIENCE = 300;

export class Presence {
  readonly #hub: Hub;
  readonly #bus: Bus;
  readonly #waiting = new Map<string, () => void>();

  constructor(hub: Hub, bus: Bus) {
    this.#hub = hub;
    this.#bus = bus;
  }

  /** Waits a moment for the other nodes, where there are any. */
  async isLooking(user: string, table: string): Promise<boolean> {
    if (this.#hub.looksAt(user, table)) return true;
    if (this.#bus.isAlone) return false;
    const question = newId();
    const seen = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), PATIENCE);
      this.#waiting.set(question, () => {
        clearTimeout(timer);
        resolve(true);
      });
    });
    await this.#bus.publish({ kind: 'presence-question', question, user, table });
    return seen.finally(() => this.#waiting.delete(question));
  }

  /** Another node asks. */
  async answer(question: string, user: string, table: string): Promise<void> {
    if (this.#hub.looksAt(user, table)) await this.#bus.publish({ kind: 'presence-answer', question });
  }

  /** Another node answers that they do. */
  confirm(question: string): void {
    this.#waiting.get(question)?.();
  }
}
