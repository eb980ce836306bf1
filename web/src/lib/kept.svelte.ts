import { KEPT_UNDER } from './site.ts';

/** A value that outlives the visit, and follows the other tabs of this device. */
export class Kept<T> {
  readonly #key: string;
  #value: T;

  constructor(key: string, start: T, isValid: (value: unknown) => value is T) {
    this.#key = KEPT_UNDER + key;
    this.#value = $state.raw(read(localStorage.getItem(this.#key), start, isValid));
    addEventListener('storage', ({ key: changed, newValue }) => {
      if (changed === this.#key) this.#value = read(newValue, start, isValid);
    });
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = value;
    try {
      localStorage.setItem(this.#key, JSON.stringify(value));
    } catch {
      // The device is full: it holds for this visit.
    }
  }
}

const read = <T>(text: string | null, start: T, isValid: (value: unknown) => value is T): T => {
  if (text === null) return start;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : start;
  } catch {
    return start;
  }
};
