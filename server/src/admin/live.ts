/** Shows an operator's act on open pages at once, here and on every other node. */
import type { Bus } from '../cluster/bus.ts';
import type { Hub } from '../hub/hub.ts';
import { writeMessage } from '../hub/messages.ts';
import type { Rooms } from '../tables/rooms.ts';

interface Pages {
  readonly hub: Hub;
  readonly rooms: Rooms;
}

interface PagesEverywhere extends Pages {
  readonly bus: Bus;
}

/** Removes a line of chat from open pages. */
export const hideLine = ({ hub }: Pick<Pages, 'hub'>, table: string, n: number): void =>
  hub.toTable(table, writeMessage({ k: 'unsaid', t: table, n }));

/** Tells open pages that the table is deleted. */
export const hideTable = ({ hub, rooms }: Pages, table: string): void => {
  hub.toTable(table, writeMessage({ k: 'gone', t: table }));
  rooms.drop(table);
};

export const hideLineEverywhere = async (site: PagesEverywhere, table: string, n: number): Promise<void> => {
  hideLine(site, table, n);
  await site.bus.publish({ kind: 'chat-line-deleted', table, n });
};

export const hideTableEverywhere = async (site: PagesEverywhere, table: string): Promise<void> => {
  hideTable(site, table);
  await site.bus.publish({ kind: 'table-deleted', id: table });
};
