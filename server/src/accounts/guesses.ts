/** Wrong passwords for one login, from wherever they come: after too many, a pause. */
import { Refusal } from '../refusal.ts';

const WINDOW = 15 * 60_000;
const MOST = 20;
const LOGINS_KEPT = 10_000;

export class Guesses {
  readonly #wrong = new Map<string, { count: number; until: number }>();

  demandFew(login: string, now: number): void {
    const wrong = this.#wrong.get(login);
    if (wrong && wrong.until > now && wrong.count >= MOST)
      throw new Refusal('too-much', 'too many wrong passwords: wait a quarter of an hour');
  }

  wasWrong(login: string, now: number): void {
    const wrong = this.#wrong.get(login);
    if (wrong && wrong.until > now) wrong.count++;
    else this.#wrong.set(login, { count: 1, until: now + WINDOW });
    if (this.#wrong.size > LOGINS_KEPT) this.#wrong.delete(this.#wrong.keys().next().value as string);
  }
}
