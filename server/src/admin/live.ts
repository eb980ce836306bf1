/** What open pages see at once of an operator's act, here and on every other node. */
import type { Caravel } from '../caravel.ts';
import { writeMessage } from '../hub/messages.ts';

type Live = Pick<Caravel, 'hub' | 'rooms'>;

/** Words are `unsaid <table> <n>` and `gone <table>`. */
export const hearOperator = ({ hub, rooms }: Live, what: string, table: string, rest: string): void => {
  if (what === 'unsaid') hub.toTable(table, writeMessage({ k: 'unsaid', t: table, n: Number(rest) }));
  if (what !== 'gone') return;
  hub.toTable(table, writeMessage({ k: 'gone', t: table }));
  rooms.drop(table);
};

export const tellEverywhere = async (
  site: Live & Pick<Caravel, 'db'>,
  what: 'unsaid' | 'gone',
  table: string,
  rest = '',
): Promise<void> => {
  hearOperator(site, what, table, rest);
  await site.db.publish(`${what} ${table} ${rest}`.trim());
};
