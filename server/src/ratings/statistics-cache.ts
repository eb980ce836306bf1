/** Figures of all games are counted once a minute at most: that is a walk through every result. */
import type { GameStatistics } from '@caravel/protocol';
import type { Database } from '../store/database.ts';
import { statisticsOf } from './statistics.ts';

const KEPT_FOR = 60_000;

export class StatisticsCache {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #cached = new Map<string, { figures: Promise<GameStatistics>; until: number }>();

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  of(game: string, players: number): Promise<GameStatistics> {
    const key = `${game} ${players}`;
    const cached = this.#cached.get(key);
    if (cached && cached.until > this.#now()) return cached.figures;
    const figures = statisticsOf(this.#db, game, players);
    this.#cached.set(key, { figures, until: this.#now() + KEPT_FOR });
    figures.catch(() => this.#cached.delete(key));
    return figures;
  }
}
