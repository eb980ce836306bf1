/** A position of Madeira as a net reads it: printed values instead of names of places, so that it also understands boards that people have corrected. */
import type { State } from '@caravel/core';
import * as md from '@caravel/madeira/inside';
import type { Encoding } from '../../net/encoding.ts';
import { facts, findFacts } from './encode/facts.ts';
import type { SeatPart, TablePart } from './encode/part.ts';
import { action } from './encode/seat/action.ts';
import { findMarks, marks, buildings as ownBuildings } from './encode/seat/buildings.ts';
import { findClaims } from './encode/seat/crown.ts';
import { dice } from './encode/seat/dice.ts';
import { favors } from './encode/seat/favors.ts';
import { harvest } from './encode/seat/harvest.ts';
import { home } from './encode/seat/home.ts';
import { findMaintenance, maintenance } from './encode/seat/maintenance.ts';
import { order } from './encode/seat/order.ts';
import { pirates } from './encode/seat/pirates.ts';
import { requests } from './encode/seat/requests.ts';
import { ships } from './encode/seat/ships.ts';
import { workers } from './encode/seat/workers.ts';
import { findShared } from './encode/shared.ts';
import { buildings } from './encode/table/buildings.ts';
import { cities } from './encode/table/cities.ts';
import { fields } from './encode/table/fields.ts';
import { guildBoard } from './encode/table/guild-board.ts';
import { harbours } from './encode/table/harbours.ts';
import { moment } from './encode/table/moment.ts';

export const SEAT_PARTS: readonly SeatPart[] = [
  home,
  maintenance,
  pirates,
  workers,
  harvest,
  ships,
  requests,
  favors,
  dice,
  ownBuildings,
  order,
  action,
];

export const TABLE_PARTS: readonly TablePart[] = [moment, guildBoard, buildings, harbours, cities, fields];

/** What the parts of all seats share. */
export const startTable = (s: State): void => {
  findShared(s);
  findMaintenance(s);
};

/** What the parts of one seat share. */
export const startSeat = (s: State, seat: number): void => {
  findFacts(s, seat);
  findMarks(s, seat);
  findClaims(s, seat, facts.reals - marks.cost);
};

const SEAT = SEAT_PARTS.flatMap(({ features }) => features);
const TABLE = TABLE_PARTS.flatMap(({ features }) => features);

export const madeiraEncoding: Encoding = {
  seat: SEAT,
  table: TABLE,
  encode(s, seats, table, seatWidth) {
    table.fill(0, 0, TABLE.length);
    startTable(s);
    const players = md.on.players(s);
    for (let seat = 0; seat < players; seat++) {
      startSeat(s, seat);
      let at = seat * seatWidth;
      seats.fill(0, at, at + SEAT.length);
      for (const part of SEAT_PARTS) at = part.write(s, seat, seats, at);
    }
    let at = 0;
    for (const part of TABLE_PARTS) at = part.write(s, table, at);
  },
};
