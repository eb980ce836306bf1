/** A seat as the one who makes a table wishes it. */
import type { Level } from '@caravel/bots';
import type { NewTableInput } from '@caravel/protocol';
import { say } from '../speech.svelte.ts';
import type { SeatInfo } from '../table/session/session.ts';

type Who = 'person' | Level;

export interface WishedSeat {
  name: string;
  who: Who;
}

/** One more: for a bot here, open for anybody online. */
export const newSeat = (isOnline: boolean): WishedSeat => ({ name: '', who: isOnline ? 'person' : 'medium' });

/** What a seat is called when nobody has named it. */
export const nameOf = (who: Who, seat: number): string => {
  const { botNames, levels, newTable } = say();
  return who === 'person' ? newTable.guest(seat + 1) : (botNames[Math.max(0, seat - 1)] ?? levels[who].name);
};

/** At a table on this device. */
export const seatHere = ({ name, who }: WishedSeat, seat: number): SeatInfo => {
  const shown = name.trim() || nameOf(who, seat);
  return who === 'person' ? { name: shown, kind: 'person' } : { name: shown, kind: 'bot', level: who };
};

/** At a table with others: the first seat for a person is mine, those of the others are open. */
export const seatsOnline = (seats: readonly WishedSeat[]): NewTableInput['seats'] => {
  const mine = seats.findIndex(({ who }) => who === 'person');
  return seats.map(({ who }, i) => {
    if (who !== 'person') return { kind: 'bot', level: who };
    return i === mine ? { kind: 'me' } : { kind: 'open' };
  });
};
