/** Plays the groups of a match, in this process or in a worker. */
import {
  type Bot,
  loadModel,
  type MatchPlan,
  makeBot,
  playGroup,
  type SearchPool,
  type SeatedGame,
  type TrainedModel,
} from '@caravel/bots';
import { listenersFor } from '@caravel/bots/measures';
import { at, type Game, type Seat } from '@caravel/core';
import { settingsAmong, settingsFor } from '../effort.ts';
import { gameSeed } from '../game-seed.ts';
import { searchPool } from '../search-threads/search-pool.ts';
import type { ChildWatch } from './children.ts';
import { ExternalBot } from './external-bot.ts';
import { entrantsOf, levelSeat, type MatchSettings } from './settings.ts';

export class GroupPlayer {
  readonly #settings: MatchSettings;
  readonly #game: Game;
  readonly #now: () => number;
  readonly #watch: ChildWatch;
  /** By entrant; started when first needed, kept from game to game. */
  readonly #external = new Map<number, ExternalBot>();
  #pool: SearchPool | undefined;

  constructor(settings: MatchSettings, game: Game, now: () => number, watch: ChildWatch) {
    this.#settings = settings;
    this.#game = game;
    this.#now = now;
    this.#watch = watch;
  }

  /** Games name entrants by their index in the match, even if only some of them play. */
  async play(group: number): Promise<SeatedGame[]> {
    const { config, seats, seed } = this.#settings;
    const entrants = entrantsOf(this.#settings, group);
    const names = entrants.map((entrant) => at(seats, entrant));
    const sit = (place: number, seat: Seat, own: number): Promise<Bot> => this.#sit(at(entrants, place), seat, own);
    const trained = await loadModel(this.#game);
    const plan = { game: this.#game, config, names, sit, holdings: trained?.holdings ?? [], now: this.#now };
    const games = await playGroup({ ...plan, ...(await this.#listening(trained)) }, gameSeed(seed, group));
    return games.map((game) => ({ ...game, seating: game.seating.map((place) => at(entrants, place)) }));
  }

  async #listening(trained: TrainedModel | undefined): Promise<Pick<MatchPlan, 'listen'>> {
    const { measure } = this.#settings;
    return trained && measure ? { listen: await listenersFor(measure, trained) } : {};
  }

  async close(): Promise<void> {
    this.#pool?.close();
    await Promise.all([...this.#external.values()].map((bot) => bot.close()));
  }

  async #sit(entrant: number, seat: Seat, seed: number): Promise<Bot> {
    const name = at(this.#settings.seats, entrant);
    const chosen = levelSeat(name);
    if (!chosen) return this.#externalBot(entrant, name).sit(seat, seed);
    const { level } = chosen;
    const effort = chosen.effort ? settingsFor(chosen.effort) : settingsAmong(level, this.#settings);
    const pool = level === 'expert' ? this.#expertPool() : undefined;
    return makeBot(level, this.#game, await loadModel(this.#game), { seed, now: this.#now, pool, ...effort });
  }

  #expertPool(): SearchPool | undefined {
    const { threads } = this.#settings;
    if (threads > 1) this.#pool ??= searchPool(threads);
    return this.#pool;
  }

  #externalBot(entrant: number, name: string): ExternalBot {
    const { config, botMilliseconds } = this.#settings;
    const bot = this.#external.get(entrant) ?? new ExternalBot(name, this.#game, config, botMilliseconds, this.#watch);
    this.#external.set(entrant, bot);
    return bot;
  }
}
