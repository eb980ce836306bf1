/** Positions of Puerto Rico as a net reads them. A perfect listener knows every chip, so points are read as they are. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import type { Encoding } from '../../net/encoding.ts';
import type { SeatPart, TablePart } from './encoding/part.ts';
import { readOrder } from './encoding/read-order.ts';
import { readPoints } from './encoding/read-points.ts';
import { readProduction } from './encoding/read-production.ts';
import { readStock } from './encoding/read-stock.ts';
import { city } from './encoding/seat/city.ts';
import { goods } from './encoding/seat/goods.ts';
import { island } from './encoding/seat/island.ts';
import { money } from './encoding/seat/money.ts';
import { order } from './encoding/seat/order.ts';
import { points } from './encoding/seat/points.ts';
import { trade } from './encoding/seat/trade.ts';
import { SeatFacts } from './encoding/seat-facts.ts';
import { settled } from './encoding/settled.ts';
import { ending } from './encoding/table/ending.ts';
import { roles } from './encoding/table/roles.ts';
import { supply } from './encoding/table/supply.ts';
import { TableFacts } from './encoding/table-facts.ts';

export const SEAT_PARTS: readonly SeatPart[] = [money, points, city, island, goods, trade, order];
export const TABLE_PARTS: readonly TablePart[] = [roles, ending, supply];

const table = new TableFacts();
const seats = Array.from({ length: pr.MAX_PLAYERS }, () => new SeatFacts());

const readSeat = (s: State, me: SeatFacts, seat: number): void => {
  me.seat = seat;
  readPoints(s, me);
  readProduction(s, me);
  readStock(s, table.ships, me);
  readOrder(table, me);
  table.all.add(me);
};

const writeSeat = (s: State, me: SeatFacts, out: Int16Array, from: number): void => {
  let at = from;
  for (const part of SEAT_PARTS) {
    part.write(s, table, me, out, at);
    at += part.features.length;
  }
};

const writeTable = (s: State, out: Int16Array): void => {
  let at = 0;
  for (const part of TABLE_PARTS) {
    part.write(s, table, out, at);
    at += part.features.length;
  }
};

export const puertoRicoEncoding: Encoding = {
  seat: SEAT_PARTS.flatMap(({ features }) => features),
  table: TABLE_PARTS.flatMap(({ features }) => features),
  encode(given, seatsOut, tableOut, seatWidth) {
    const s = settled(given);
    table.read(s);
    for (const [seat, me] of seats.entries()) if (seat < table.players) readSeat(s, me, seat);
    for (const [seat, me] of seats.entries()) if (seat < table.players) writeSeat(s, me, seatsOut, seat * seatWidth);
    writeTable(s, tableOut);
  },
};
