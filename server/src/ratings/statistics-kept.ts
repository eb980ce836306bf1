/** Figures of all games are counted once a minute at most: that is a walk through every result. */
import type { GameStatistics } from '@caravel/protocol';
import type { Database } from '../store/database.ts';
import { statisticsOf } from './statistics.ts';

const KEPT_FOR = 60_000;

export class KeptStatistics {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #kept = new Map<string, { figures: Promise<GameStatistics>; until: number }>();

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  of(game: string, players: number): Promise<GameStatistics> {
    const key = `${game} ${players}`;
    const kept = this.#kept.get(key);
    if (kept && kept.until > this.#now()) return kept.figures;
    const figures = statisticsOf(this.#db, game, players);
    this.#kept.set(key, { figures, until: this.#now() + KEPT_FOR });
    figures.catch(() => this.#kept.delete(key));
    return figures;
  }
}
