/** Plays the groups of a match, in this process or in a worker. */
import { type Bot, type Crew, makeBot, playGroup, type SeatedGame } from '@caravel/bots';
import { at, type Game, type Seat } from '@caravel/core';
import { isLevel } from '../bots.ts';
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
  #pool: Crew | undefined;

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
    const sit = (place: number, seat: Seat, own: number): Bot | Promise<Bot> => this.#sit(at(entrants, place), seat, own);
    const games = await playGroup({ game: this.#game, config, names, sit, now: this.#now }, gameSeed(seed, group));
    return games.map((game) => ({ ...game, seating: game.seating.map((place) => at(entrants, place)) }));
  }

  async close(): Promise<void> {
    this.#pool?.close();
    await Promise.all([...this.#external.values()].map((bot) => bot.close()));
  }

  #sit(entrant: number, seat: Seat, seed: number): Bot | Promise<Bot> {
    const { seats, config } = this.#settings;
    const name = at(seats, entrant);
    if (!isLevel(name)) return this.#externalBot(entrant, name).sit(seat, seed);
    const effort = settingsAmong(name, this.#settings);
    const crew = name === 'admiral' ? this.#admiralPool() : undefined;
    return makeBot(name, this.#game, { seed, players: config.players, now: this.#now, crew, ...effort });
  }

  #admiralPool(): Crew | undefined {
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
