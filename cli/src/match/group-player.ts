/** Plays the groups of a match, in this process or in a worker. */
import { type Bot, makeBot, playGroup, type SeatedGame } from '@caravel/bots';
import type { Game, Seat } from '@caravel/core';
import { isLevel } from '../bots.ts';
import { gameSeed } from '../game-seed.ts';
import type { ChildWatch } from './children.ts';
import { ExternalBot } from './external-bot.ts';
import type { MatchSettings } from './settings.ts';

export class GroupPlayer {
  readonly #settings: MatchSettings;
  readonly #game: Game;
  readonly #now: () => number;
  readonly #watch: ChildWatch;
  /** By entrant; started when first needed, kept from game to game. */
  readonly #external = new Map<number, ExternalBot>();

  constructor(settings: MatchSettings, game: Game, now: () => number, watch: ChildWatch) {
    this.#settings = settings;
    this.#game = game;
    this.#now = now;
    this.#watch = watch;
  }

  play(group: number): Promise<SeatedGame[]> {
    const { config, seats, seed } = this.#settings;
    const sit = (entrant: number, seat: Seat, own: number): Bot | Promise<Bot> => this.#sit(entrant, seat, own);
    return playGroup({ game: this.#game, config, names: seats, sit, now: this.#now }, gameSeed(seed, group));
  }

  async close(): Promise<void> {
    await Promise.all([...this.#external.values()].map((bot) => bot.close()));
  }

  #sit(entrant: number, seat: Seat, seed: number): Bot | Promise<Bot> {
    const { seats, config, visits, milliseconds } = this.#settings;
    const name = seats[entrant] as string;
    if (!isLevel(name)) return this.#externalBot(entrant, name).sit(seat, seed);
    const budget = { ...(visits === undefined ? {} : { visits }), ...(milliseconds === undefined ? {} : { milliseconds }) };
    return makeBot(name, this.#game, { seed, players: config.players, now: this.#now, ...budget });
  }

  #externalBot(entrant: number, name: string): ExternalBot {
    const { config, botMilliseconds } = this.#settings;
    const bot = this.#external.get(entrant) ?? new ExternalBot(name, this.#game, config, botMilliseconds, this.#watch);
    this.#external.set(entrant, bot);
    return bot;
  }
}
