/** The seats of a table as lists show them, in the person's language. */
import type { Level } from '@caravel/bots';
import { findManifest } from '@caravel/games';
import { COLOURS, coloursOf } from '@caravel/protocol/colours';
import { type NamedSeat, seatNames } from './seat-names.ts';
import { say } from './speech.svelte.ts';

interface Seat extends NamedSeat {
  readonly level?: Level | undefined;
  /** Of the bot that plays for a person. */
  readonly substitute?: Level | undefined;
  /** As chosen. */
  readonly colour?: number | undefined;
}

export interface ShownSeat {
  readonly name: string;
  readonly colour: number;
  /** Where a bot plays. */
  readonly level: Level | undefined;
}

/** As many as the game has pieces of. */
export const coloursIn = (game: string): number => findManifest(game)?.seats.max ?? COLOURS;

export const shownSeats = (game: string, seats: readonly Seat[]): ShownSeat[] => {
  const names = seatNames(seats, say().botNames);
  const colours = coloursOf(seats, coloursIn(game));
  return seats.map(({ level, substitute }, i) => ({ name: names[i] ?? '', colour: colours[i] ?? i, level: level ?? substitute }));
};

/** Bots of a server have no names of their own. */
export const unnamedBots = <T extends Seat>(seats: readonly T[]): T[] =>
  seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: '' } : seat));
