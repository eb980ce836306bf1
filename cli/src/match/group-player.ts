/** Plays the groups of a match, in this process or in a worker. */
import { type Bot, levelNamed, loadModel, makeBot, playGroup, type SearchPool, type SeatedGame } from '@caravel/bots';
import { at, type Game, type Seat } from '@caravel/core';
import { settingsAmong } from '../effort.ts';
import { gameSeed } from '../game-seed.ts';
import { searchPool } from '../search-threads/search-pool.ts';
import type { ChildWatch } from './children.ts';
import { ExternalBot } from './external-bot.ts';
import { entrantsOf, type MatchSettings } from './settings.ts';

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
    const { holdings = [] } = (await loadModel(this.#game)) ?? {};
    const games = await playGroup({ game: this.#game, config, names, sit, holdings, now: this.#now }, gameSeed(seed, group));
    return games.map((game) => ({ ...game, seating: game.seating.map((place) => at(entrants, place)) }));
  }

  async close(): Promise<void> {
    this.#pool?.close();
    await Promise.all([...this.#external.values()].map((bot) => bot.close()));
  }

  async #sit(entrant: number, seat: Seat, seed: number): Promise<Bot> {
    const name = at(this.#settings.seats, entrant);
    const level = levelNamed(name);
    if (!level) return this.#externalBot(entrant, name).sit(seat, seed);
    const effort = settingsAmong(level, this.#settings);
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
