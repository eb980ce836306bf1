/** Which changes of a table are worth a notice to somebody who is not looking at it. */
import { hasTurn, type Turn } from '@caravel/core';
import type { NoticeEvent, NoticeKind } from '../model/notice.ts';
import { peopleAt, seatsOwned, type Table } from '../model/table.ts';
import { isInvited, seatInvitedTo } from '../tables/invite.ts';
import { mustReveal } from '../tables/parts.ts';

/** As it is kept: a nudge is a turn told again, and counts by itself. */
export const kindOf = ({ what, by }: Pick<NoticeEvent, 'what' | 'by'>): string => (by === undefined ? what : 'nudge');

export const noticeEventsOf = (before: Table, table: Table): NoticeEvent[] => {
  if (table.status === before.status && table.turn === before.turn && table.live === before.live) return [];
  if (table.status === 'finished') return before.status === 'finished' ? [] : toAll(table, 'ended');
  if (table.status === 'open') return [...newcomers(before, table), ...reveals(before, table), ...invitations(before, table)];
  if (table.status === 'cancelled') return uninvited(before, table);
  return table.status === 'running' ? [...turns(before, table), ...asked(before, table)] : [];
};

const toAll = (table: Table, what: NoticeKind): NoticeEvent[] => peopleAt(table).map((user) => ({ user, what, mark: table.length }));

/** Those who have the turn are told just that, not also that the game has begun. */
const turns = (before: Table, table: Table): NoticeEvent[] => {
  const { length: mark } = table;
  const toMove = peopleToMove(table, table.turn & ~before.turn);
  const events = toMove.map((user): NoticeEvent => ({ user, what: 'turn', mark }));
  if (before.status !== 'open') return events;
  const others = peopleAt(table).filter((user) => !toMove.includes(user));
  return [...events, ...others.map((user): NoticeEvent => ({ user, what: 'started', mark }))];
};

/** The owners of the seats that have the turn, each once. A seat a bot plays for its owner does not call the owner. */
export const peopleToMove = ({ live }: Table, turn: Turn): string[] => {
  const people: string[] = [];
  for (const [seat, { kind, user, substitute }] of live.seats.entries())
    if (hasTurn(turn, seat) && kind === 'person' && user && !substitute && !people.includes(user)) people.push(user);
  return people;
};

const newcomers = (before: Table, table: Table): NoticeEvent[] => {
  const there = peopleAt(before);
  const fresh = peopleAt(table).filter((user) => !there.includes(user));
  if (fresh.length === 0 || fresh.includes(table.host)) return [];
  return [{ user: table.host, what: 'joined', mark: peopleAt(table).length }];
};

/** All parts are fixed: any page of theirs that is open reveals what they promised. */
const reveals = (before: Table, table: Table): NoticeEvent[] =>
  before.live.shuffle
    ? []
    : peopleAt(table).flatMap((user) => (mustReveal(table, user) ? [{ user, what: 'reveal' as const, mark: 0 }] : []));

/** Those who are asked to sit down and have not answered. */
const invitedTo = ({ status, live }: Table): string[] =>
  live.seats.flatMap((seat) => (status === 'open' && seat.user && isInvited(seat, seat.user) ? [seat.user] : []));

const invitations = (before: Table, table: Table): NoticeEvent[] => {
  const known = invitedTo(before);
  const invited = invitedTo(table).filter((user) => !known.includes(user));
  const isDeclined = (table.live.declined?.length ?? 0) > (before.live.declined?.length ?? 0);
  return [
    ...invited.map((user) => ({ user, what: 'invited' as const, mark: 0 })),
    ...uninvited(before, table),
    ...(isDeclined ? [{ user: table.host, what: 'declined' as const, mark: table.live.declined?.length ?? 0 }] : []),
  ];
};

/** The host has taken an invitation back, or the table is cancelled. */
const uninvited = (before: Table, table: Table): NoticeEvent[] => {
  const still = [...invitedTo(table), ...peopleAt(table), ...(table.live.declined ?? []).map(({ user }) => user)];
  return invitedTo(before).flatMap((user) => (still.includes(user) ? [] : [{ user, what: 'uninvited' as const, mark: 0 }]));
};

const asked = (before: Table, table: Table): NoticeEvent[] => {
  const { proposal } = table.live;
  if (!proposal || before.live.proposal) return [];
  return waitedFor(table).map((user) => ({ user, what: 'asked' as const, mark: table.length }));
};

/** The people who have not agreed to what is proposed. */
const waitedFor = (table: Table): string[] =>
  peopleAt(table).filter((user) => !seatsOwned(table, user).some((seat) => table.live.proposal?.agreed.includes(seat)));

/** Whether the reason still holds: an outdated notice is not sent. */
export const isStillSo = (table: Table, user: string, what: NoticeKind): boolean => {
  if (what === 'turn' || what === 'reminder') return table.status === 'running' && peopleToMove(table, table.turn).includes(user);
  if (what === 'asked') return table.live.proposal !== undefined && waitedFor(table).includes(user);
  if (what === 'reveal') return mustReveal(table, user);
  if (what === 'joined' || what === 'declined') return table.status === 'open';
  if (what === 'invited') return seatInvitedTo(table, user) !== undefined;
  if (what === 'uninvited') return false;
  return what === 'ended' || table.status === 'running';
};
