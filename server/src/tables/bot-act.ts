/** A bot's moves join the log like anybody's; if the table has moved on meanwhile they are dropped. */
import type { Happening, Room } from './room.ts';
import { botLevel } from './table.ts';

export const botAct = (room: Room, seat: number, length: number, moves: readonly string[]): Promise<Happening | undefined> =>
  room.exclusively(async () => {
    const { status, live } = room.table;
    const sitter = live.seats[seat];
    if (status !== 'running' || room.timeline.length !== length || !sitter || !botLevel(sitter)) return undefined;
    return room.write({ entries: moves.map((move) => ({ seat, move })) });
  });
