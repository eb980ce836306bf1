/** A game against bots by one click: how many play and how strong they are is remembered for each game. */
import type { Level } from '@caravel/bots';
import { findManifest } from '@caravel/games';
import { LEVELS } from '@caravel/protocol/levels';
import { Kept } from '../kept.svelte.ts';
import { favouriteColour, settings } from '../settings.svelte.ts';
import { keptTables } from '../table/session/local-store.ts';
import { newTable } from './new-table.ts';
import { seatsHere } from './wished-seat.ts';

/** Those one can learn from or lose to; any legal move is nobody's opponent. */
export const OPPONENTS: readonly Level[] = LEVELS.filter((level) => level !== 'random');

const isOpponent = (value: unknown): value is Level => OPPONENTS.some((level) => level === value);
const isCount = (value: unknown): value is number => Number.isInteger(value);

export const playersOf = (game: string): number[] => {
  const { min, max } = findManifest(game)?.seats ?? { min: 2, max: 4 };
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
};

export class QuickGame {
  readonly #game: string;
  readonly #players: Kept<number>;
  readonly #level: Kept<Level>;

  constructor(game: string) {
    this.#game = game;
    this.#players = new Kept(`quick.${game}.players`, 3, isCount);
    this.#level = new Kept(`quick.${game}.level`, 'medium', isOpponent);
  }

  get players(): number {
    const counts = playersOf(this.#game);
    return counts.includes(this.#players.value) ? this.#players.value : Math.min(...counts);
  }

  set players(players: number) {
    this.#players.value = players;
  }

  get level(): Level {
    return this.#level.value;
  }

  set level(level: Level) {
    this.#level.value = level;
  }

  /** The id of the new table. The first one on this device is remembered. */
  async start(): Promise<string | undefined> {
    const bots = Array.from({ length: this.players - 1 }, () => ({ name: '', who: this.level }));
    const isFirst = keptTables().length === 0;
    const id = await newTable(this.#game, seatsHere([{ name: settings.name.value, who: 'person', ...favouriteColour() }, ...bots]));
    if (isFirst && id !== undefined) settings.firstTable.value = id;
    return id;
  }
}
