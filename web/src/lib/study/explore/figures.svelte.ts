/** What positions promise the seats, asked of a worker and known from then on. */
import type { Figures } from '@caravel/bots/review';
import type { Game, State } from '@caravel/core';
import { SvelteMap } from 'svelte/reactivity';
import { ReviewThread } from '../review-thread.ts';

const keyOf = (s: State): string => s.join();

export class FigureBook {
  readonly #game: Game;
  readonly #known = new SvelteMap<string, Figures | null>();
  #thread: ReviewThread | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Undefined until it is known; null where there is no estimate. */
  of(s: State): Figures | null | undefined {
    return this.#known.get(keyOf(s));
  }

  async learn(positions: readonly State[]): Promise<void> {
    const news = positions.filter((s) => !this.#known.has(keyOf(s)));
    if (news.length === 0) return;
    this.#thread ??= new ReviewThread();
    const { name, version } = this.#game;
    const figures = await this.#thread.figures({ game: name, version, states: news.map((s) => s.slice()) });
    for (const [i, s] of news.entries()) this.#known.set(keyOf(s), figures?.[i] ?? null);
  }

  close(): void {
    this.#thread?.end();
    this.#thread = undefined;
  }
}
