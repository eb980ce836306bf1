/** The one who solves puzzles on this device: a rating for each game, kept here and nowhere else. */
import { Kept } from '../kept.svelte.ts';
import type { Listed } from './listed.ts';
import { answered, givenUp, type Progress, progressIn } from './progress.ts';

type ByGame = Readonly<Record<string, unknown>>;

const isByGame = (value: unknown): value is ByGame => typeof value === 'object' && value !== null;

class Solver {
  readonly #kept = new Kept<ByGame>('puzzles', {}, isByGame);

  of(game: string): Progress {
    return progressIn(this.#kept.value[game]);
  }

  answer(game: string, puzzle: Listed, isRight: boolean): void {
    this.#set(game, answered(this.of(game), puzzle, isRight));
  }

  giveUp(game: string, puzzle: Listed): void {
    this.#set(game, givenUp(this.of(game), puzzle));
  }

  #set(game: string, progress: Progress): void {
    this.#kept.value = { ...this.#kept.value, [game]: progress };
  }
}

export const solver = new Solver();
