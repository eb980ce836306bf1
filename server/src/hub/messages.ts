/** Table events as messages. A log message is written once and sent to everybody as it is. */
import type { ServerMessage } from '@caravel/protocol';
import type { Span } from '../model/span.ts';
import { shownLeft } from '../tables/clock.ts';
import { roomInfo } from '../tables/info.ts';
import type { Room, TableEvent } from '../tables/room.ts';

const write = (message: ServerMessage): string => JSON.stringify(message);

/** A repeated answer has no clocks: the client has newer ones. */
export const logText = ({ table, from, entries, request, isOld }: TableEvent, outages: readonly Span[]): string =>
  write({
    k: 'log',
    t: table.id,
    n: from,
    e: [...entries],
    ...(request ? { r: request } : {}),
    ...(table.clock && !isOld ? { c: shownLeft(table, outages) } : {}),
  });

export const infoText = async (room: Room): Promise<string> => write({ k: 'info', info: await roomInfo(room), now: room.now });

export { write as writeMessage };
