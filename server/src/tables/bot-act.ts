/** A bot's moves join the log like anybody's; if the table has moved on meanwhile they are dropped. */

import { botLevel, type Live, type SeatState } from '../model/table.ts';
import type { Room, TableEvent } from './room.ts';

/** Where a bot moves for a person it is kept: the game is no win of theirs. */
const counted = (live: Live, seat: number, sitter: SeatState, moves: number): { live?: Live } =>
  sitter.kind === 'person'
    ? { live: { ...live, seats: live.seats.with(seat, { ...sitter, botMoves: (sitter.botMoves ?? 0) + moves }) } }
    : {};

export const botAct = (room: Room, seat: number, length: number, moves: readonly string[]): Promise<TableEvent | undefined> =>
  room.exclusively(async () => {
    const { status, live } = room.table;
    const sitter = live.seats[seat];
    if (status !== 'running' || room.timeline.length !== length || !sitter || !botLevel(sitter)) return undefined;
    return room.write({ entries: moves.map((move) => ({ seat, move })), ...counted(live, seat, sitter, moves.length) });
  });
