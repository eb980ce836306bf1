/** How far one has come in each lesson, kept on this device. */
import { Kept } from '../kept.svelte.ts';

type Places = Readonly<Record<string, number>>;

const isPlaces = (value: unknown): value is Places =>
  typeof value === 'object' && value !== null && Object.values(value).every((place) => Number.isInteger(place) && place >= 0);

class Progress {
  /** The step to go on with. */
  readonly #places = new Kept<Places>('learn', {}, isPlaces);
  /** Lessons that were finished once, however often they are begun again. */
  readonly #finished = new Kept<Places>('learnt', {}, isPlaces);

  placeIn(lesson: string): number {
    return this.#places.value[lesson] ?? 0;
  }

  keep(lesson: string, place: number): void {
    this.#places.value = { ...this.#places.value, [lesson]: place };
  }

  finish(lesson: string): void {
    this.keep(lesson, 0);
    this.#finished.value = { ...this.#finished.value, [lesson]: 1 };
  }

  isFinished(lesson: string): boolean {
    return this.#finished.value[lesson] !== undefined;
  }
}

export const progress = new Progress();

/** Whether somebody has answered the offer of a guided game. */
export const offered = new Kept('learnOffered', false, (value): value is boolean => typeof value === 'boolean');
