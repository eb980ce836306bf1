/** The colours of seats: a person's wish counts, bots and free seats take what is left. */
import { at } from '@caravel/core';
import { findManifest } from '@caravel/games';
import { COLOURS, coloursOf, freeColour } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Person, Table } from '../model/table.ts';
import { ownSeat } from './act.ts';
import type { Room, TableEvent } from './room.ts';

/** Pieces come in as many colours as the game has seats. */
const coloursIn = ({ game }: Table): number => findManifest(game)?.seats.max ?? COLOURS;

/** What people at other seats have, chosen or not, and those for whom a seat is kept. */
const takenBesides = (table: Table, seat: number): Set<number> => {
  const { seats } = table.live;
  return new Set(coloursOf(seats, coloursIn(table)).filter((_, i) => i !== seat && seats[i]?.user !== undefined));
};

/** First come keeps it: whoever sits down later gets the next one. A colour the game does not have is no wish. */
export const colourWish = (table: Table, seat: number, wish: number | undefined): { colour?: number } =>
  wish === undefined || wish >= coloursIn(table) ? {} : { colour: freeColour(wish, takenBesides(table, seat), coloursIn(table)) };

export const chooseColour = (room: Room, person: Person, colour: number): Promise<TableEvent> =>
  room.exclusively(async () => {
    const { table } = room;
    const seat = ownSeat(table, person);
    if (table.status !== 'open') throw new Refusal('not-now', `the table is ${table.status}`);
    if (colour >= coloursIn(table)) throw new Refusal('bad-input', 'the game has no pieces of this colour', { field: 'colour' });
    if (takenBesides(table, seat).has(colour)) throw new Refusal('taken', 'somebody has this colour', { field: 'colour' });
    return room.amend({ ...table.live, seats: table.live.seats.with(seat, { ...at(table.live.seats, seat), colour }) });
  });
