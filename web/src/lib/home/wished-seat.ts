/** A seat as the one who makes a table wishes it. */
import type { Level } from '@caravel/bots';
import type { NewTableInput } from '@caravel/protocol';
import { seatNames } from '../seat-names.ts';
import { say } from '../speech.svelte.ts';
import type { SeatInfo } from '../table/session/session.ts';

type Who = 'person' | Level;

export interface WishedSeat {
  name: string;
  who: Who;
  colour?: number;
}

/** One more: for a bot here, open for anybody online. */
export const newSeat = (isOnline: boolean): WishedSeat => ({ name: '', who: isOnline ? 'person' : 'medium' });

const asSeat = ({ name, who, colour }: WishedSeat, seat: number): SeatInfo => ({
  ...(who === 'person'
    ? { name: name.trim() || say().newTable.guest(seat + 1), kind: 'person' }
    : { name: name.trim(), kind: 'bot', level: who }),
  ...(colour === undefined ? {} : { colour }),
});

/** At a table on this device; who has no name gets one, and no two the same. */
export const seatsHere = (seats: readonly WishedSeat[]): SeatInfo[] => {
  const wished = seats.map(asSeat);
  const names = seatNames(wished, say().botNames);
  return wished.map((seat, i) => ({ ...seat, name: names[i] ?? '' }));
};

/** What the seat is called where nobody names it. */
export const unnamed = (seats: readonly WishedSeat[], seat: number): string =>
  seatsHere(seats.map((one, i) => (i === seat ? { ...one, name: '' } : one)))[seat]?.name ?? '';

/** At a table with others: the first seat for a person is mine, those of the others are open. */
export const seatsOnline = (seats: readonly WishedSeat[]): NewTableInput['seats'] => {
  const mine = seats.findIndex(({ who }) => who === 'person');
  return seats.map(({ who, colour }, i) => {
    if (who !== 'person') return { kind: 'bot', level: who };
    return i === mine ? { kind: 'me', ...(colour === undefined ? {} : { colour }) } : { kind: 'open' };
  });
};
