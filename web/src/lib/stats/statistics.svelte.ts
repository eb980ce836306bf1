/** The page of statistics: what is loaded, what is chosen, and the sums of both. */
import { type Cell, readCells, type Sums, type TallySpec } from '@caravel/bots/figures';
import { findManifest, playerCounts } from '@caravel/games';
import { type EndingArt, loadArt } from '../ending/drawings.ts';
import { loadBotGames } from './bot-games.ts';
import { countThread } from './count-thread.ts';
import { type GameStatistics, loadStatistics } from './game-statistics.ts';
import { countOwnGames } from './own-games.ts';
import { ownCells } from './own-store.ts';
import { type Source, select } from './selection.ts';

interface Loaded {
  readonly spec: TallySpec;
  readonly bots: readonly Cell[];
  readonly shown: GameStatistics;
  readonly art: EndingArt | undefined;
}

export class Statistics {
  readonly game: string;
  readonly players: readonly number[];
  readonly ruleSets: readonly string[];
  loaded = $state.raw<Loaded | undefined>();
  own = $state.raw<readonly Cell[]>([]);
  /** How many of one's own games are counted, while some are not. */
  counted = $state.raw<readonly [done: number, all: number]>([0, 0]);
  source = $state<Source>('bots');
  seats = $state(2);
  rules = $state('');
  options = $state('');

  constructor(game: string) {
    const manifest = findManifest(game);
    this.game = game;
    this.players = manifest ? playerCounts(manifest).toSorted() : [];
    this.ruleSets = manifest?.ruleSets ?? [];
    this.seats = manifest?.usualPlayers ?? 2;
    this.rules = this.ruleSets[0] ?? '';
    this.own = ownCells(game);
  }

  async load(): Promise<void> {
    const [file, shown, art] = await Promise.all([loadBotGames(this.game), loadStatistics(this.game), loadArt(this.game)]);
    if (file && shown) this.loaded = { spec: file.spec, bots: readCells(file), shown, art };
  }

  /** Counts one's own games that are new; ends with `signal`. */
  async count(signal: AbortSignal): Promise<void> {
    const counter = countThread();
    signal.addEventListener('abort', () => counter.end());
    try {
      await countOwnGames(counter, (done, all) => {
        this.counted = [done, all];
        this.own = ownCells(this.game);
      });
    } finally {
      this.counted = [0, 0];
      counter.end();
    }
  }

  #sums(cells: readonly Cell[]): Sums {
    return select(cells, { players: this.seats, rules: this.rules, options: this.options });
  }

  readonly cells: readonly Cell[] = $derived.by(() => {
    const bots = this.loaded?.bots ?? [];
    if (this.source === 'both') return [...bots, ...this.own];
    return this.source === 'mine' ? this.own : bots;
  });
  readonly sums: Sums = $derived.by(() => this.#sums(this.cells));
  /** One's own games of the chosen kind, whatever is shown. */
  readonly mine: Sums = $derived.by(() => this.#sums(this.own));
  /** The games one is compared with. */
  readonly compared: Sums = $derived.by(() => this.#sums(this.loaded?.bots ?? []));
  readonly botGames: number = $derived.by(() => (this.loaded?.bots ?? []).reduce((sum, { sums }) => sum + sums.games, 0));
}
