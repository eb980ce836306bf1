/** What the webhook of a table tells its group: that the game has begun, whose turn it is, who has won. */
import { titleOf } from '@caravel/games';
import type { Mentions } from '@caravel/protocol';
import { readAlerts } from '../accounts/preferences.ts';
import type { NoticeEvent } from '../model/notice.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import type { Alert } from './alert.ts';
import { peopleToMove } from './notice-events.ts';
import type { ChatMessage, ChatService } from './services.ts';
import { isLink, noticeWords } from './words.ts';

/** In a live game everybody is there: only its beginning and end are told. */
export const tableEventsOf = (before: Table, table: Table): NoticeEvent[] => {
  const { id: user, length: mark, status, live, header } = table;
  if (!live.hook) return [];
  if (status === 'finished') return before.status === 'finished' ? [] : [{ user, what: 'ended', mark }];
  if (status !== 'running') return [];
  if (before.status === 'open') return [{ user, what: 'started', mark }];
  const isNew = peopleToMove(table, table.turn & ~before.turn).length > 0;
  return isNew && header.pace.kind !== 'live' ? [{ user, what: 'turn', mark }] : [];
};

/** Who has the turn, but for those who do not want to be named here. */
export const namedToMove = (table: Table): string[] =>
  peopleToMove(table, table.turn).filter((user) => !table.live.hook?.out.includes(user));

/** The place at the table, of whoever does not want to be named or has a name that may not be written. */
const nameOf = ({ live }: Table, seat: number, locale: string): string => {
  const { name = '', user = '' } = live.seats[seat] ?? {};
  return isLink(name) || live.hook?.out.includes(user) ? noticeWords(locale).seat(seat + 1) : name;
};

const listed = (names: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(names)]);

const seatsOf = (table: Table, users: readonly string[]): number[] =>
  table.live.seats.flatMap(({ user, kind }, i) => (kind === 'person' && user !== undefined && users.includes(user) ? [i] : []));

const winners = ({ live }: Table): number[] =>
  live.ending && live.ending.reason !== 'operator' ? live.ending.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : [];

/** In the language of who gave the webhook. */
export const tableText = ({ news: [{ what, table }], to: { locale } }: Alert): string => {
  const words = noticeWords(locale);
  const game = titleOf(table.game);
  const seats = what === 'ended' ? winners(table) : seatsOf(table, namedToMove(table));
  const names = listed(
    seats.map((seat) => nameOf(table, seat, locale)),
    locale,
  );
  if (names === '') return words[what](game);
  if (what === 'ended') return words.tableEnded(game, names);
  return what === 'started' ? words.tableStarted(game, names) : words.tableTurn(game, names);
};

const mentionsOf = async (db: Database, users: readonly string[], service: ChatService): Promise<string[]> => {
  if (users.length === 0 || service === 'ntfy') return [];
  const list = users.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await db.all<{ alerts: string }>(`SELECT alerts FROM users WHERE id IN (${list}) ORDER BY id`, ...users);
  return rows.flatMap(({ alerts }) => readAlerts(alerts).mentions[service satisfies keyof Mentions] ?? []);
};

export const tableMessage = async (db: Database, alert: Alert, service: ChatService): Promise<ChatMessage> => {
  const { news, to } = alert;
  const [{ what, table, url }] = news;
  const mentions = what === 'ended' ? [] : await mentionsOf(db, namedToMove(table), service);
  const { open, more } = noticeWords(to.locale);
  return { lines: [{ text: tableText(alert), url, mentions }], url, open, more };
};
