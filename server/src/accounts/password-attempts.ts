/** Limits wrong passwords, per login or per known device: after too many there is a pause. */
import { Refusal } from '../model/refusal.ts';

const WINDOW = 15 * 60_000;
const MOST = 20;
const KEPT = 10_000;

export class PasswordAttempts {
  readonly #wrong = new Map<string, { count: number; until: number }>();

  /** Counted before the check, so that parallel attempts count. */
  async try<T>(who: string, now: number, check: () => Promise<T>): Promise<T> {
    this.#demandFew(who, now);
    const wrong = this.#count(who, now);
    try {
      const answer = await check();
      wrong.count--;
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) wrong.count--;
      throw error;
    }
  }

  #demandFew(who: string, now: number): void {
    const wrong = this.#wrong.get(who);
    if (wrong && wrong.until > now && wrong.count >= MOST)
      throw new Refusal('too-much', 'too many wrong passwords: wait a quarter of an hour');
  }

  #count(who: string, now: number): { count: number } {
    const known = this.#wrong.get(who);
    const wrong = known && known.until > now ? known : { count: 0, until: now + WINDOW };
    wrong.count++;
    this.#wrong.set(who, wrong);
    if (this.#wrong.size > KEPT) this.#wrong.delete(this.#wrong.keys().next().value as string);
    return wrong;
  }
}
