/** What open pages see at once of an operator's act, here and on every other node. */
import type { Caravel } from '../caravel.ts';
import { writeMessage } from '../hub/messages.ts';

type Live = Pick<Caravel, 'hub' | 'rooms'>;
type Everywhere = Live & Pick<Caravel, 'bus'>;

/** A line of chat goes from the pages that show it. */
export const hideLine = ({ hub }: Pick<Caravel, 'hub'>, table: string, n: number): void =>
  hub.toTable(table, writeMessage({ k: 'unsaid', t: table, n }));

/** Pages that show the table are told that it is gone. */
export const hideTable = ({ hub, rooms }: Live, table: string): void => {
  hub.toTable(table, writeMessage({ k: 'gone', t: table }));
  rooms.drop(table);
};

export const hideLineEverywhere = async (site: Everywhere, table: string, n: number): Promise<void> => {
  hideLine(site, table, n);
  await site.bus.publish({ kind: 'chat-line-deleted', table, n });
};

export const hideTableEverywhere = async (site: Everywhere, table: string): Promise<void> => {
  hideTable(site, table);
  await site.bus.publish({ kind: 'table-deleted', id: table });
};
