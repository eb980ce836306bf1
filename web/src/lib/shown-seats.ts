/** The seats of a table as lists show them, in the person's language. */
import type { Level } from '@caravel/bots';
import { findManifest } from '@caravel/games';
import { COLOURS, coloursOf } from '@caravel/protocol/colours';
import { botLook } from './bot-look.ts';
import { type NamedSeat, seatNames } from './seat-names.ts';
import { say } from './speech.svelte.ts';
import type { SeatLook } from './ui/seat-looks.svelte.ts';

interface Seat extends NamedSeat {
  readonly level?: Level | undefined;
  /** Of the bot that plays for a person. */
  readonly substitute?: Level | undefined;
  /** As chosen. */
  readonly colour?: number | undefined;
}

export interface ShownSeat extends SeatLook {
  readonly name: string;
}

/** As many as the game has pieces of. */
export const coloursIn = (game: string): number => findManifest(game)?.seats.max ?? COLOURS;

export const shownSeats = (game: string, seats: readonly Seat[]): ShownSeat[] => {
  const names = seatNames(seats, say().botNames);
  const colours = coloursOf(seats, coloursIn(game));
  return seats.map(({ level, substitute }, i) => ({ name: names[i] ?? '', colour: colours[i] ?? i, bot: botLook(level ?? substitute) }));
};

/** Bots of a server have no names of their own. */
export const unnamedBots = <T extends Seat>(seats: readonly T[]): T[] =>
  seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: '' } : seat));
