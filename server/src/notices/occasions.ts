/** What in a table's life is worth telling somebody who is elsewhere. */
import type { Occasion, What } from '../model/notice.ts';
import { peopleAt, seatsOwned, type Table } from '../model/table.ts';
import { mustReveal } from '../tables/parts.ts';

export const occasionsOf = (before: Table, table: Table): Occasion[] => {
  if (table.status === before.status && table.turn === before.turn && table.live === before.live) return [];
  if (table.status === 'finished') return before.status === 'finished' ? [] : toAll(table, 'ended');
  if (table.status === 'open') return [...newcomers(before, table), ...reveals(before, table)];
  return table.status === 'running' ? [...turns(before, table), ...asked(before, table)] : [];
};

const toAll = (table: Table, what: What): Occasion[] => peopleAt(table).map((user) => ({ user, what, mark: table.length }));

/** Who has the turn need not be told besides that the game has begun. */
const turns = (before: Table, table: Table): Occasion[] => {
  const isNew = table.turn & ~before.turn;
  if (isNew === 0 && before.status === 'running') return [];
  return peopleAt(table).flatMap((user): Occasion[] => {
    if (hasTurn(table, user, isNew)) return [{ user, what: 'turn', mark: table.length }];
    return before.status === 'open' ? [{ user, what: 'started', mark: table.length }] : [];
  });
};

/** A seat a bot plays for its owner does not call the owner. */
const hasTurn = (table: Table, user: string, turn: number): boolean =>
  seatsOwned(table, user).some((seat) => (turn >> seat) & 1 && !table.live.seats[seat]?.substitute);

const newcomers = (before: Table, table: Table): Occasion[] => {
  const there = peopleAt(before);
  const fresh = peopleAt(table).filter((user) => !there.includes(user));
  if (fresh.length === 0 || fresh.includes(table.host)) return [];
  return [{ user: table.host, what: 'joined', mark: peopleAt(table).length }];
};

/** All parts are fixed: any page of theirs that is open reveals what they promised. */
const reveals = (before: Table, table: Table): Occasion[] =>
  before.live.shuffle
    ? []
    : peopleAt(table).flatMap((user) => (mustReveal(table, user) ? [{ user, what: 'reveal' as const, mark: 0 }] : []));

const asked = (before: Table, table: Table): Occasion[] => {
  const { proposal } = table.live;
  if (!proposal || before.live.proposal) return [];
  return waitedFor(table).map((user) => ({ user, what: 'asked' as const, mark: table.length }));
};

/** The people who have not agreed to what is proposed. */
const waitedFor = (table: Table): string[] =>
  peopleAt(table).filter((user) => !seatsOwned(table, user).some((seat) => table.live.proposal?.agreed.includes(seat)));

/** Whether it is still so: a notice that comes too late is not sent. */
export const isStillSo = (table: Table, user: string, what: What): boolean => {
  if (what === 'turn' || what === 'reminder') return table.status === 'running' && hasTurn(table, user, table.turn);
  if (what === 'asked') return table.live.proposal !== undefined && waitedFor(table).includes(user);
  if (what === 'reveal') return mustReveal(table, user);
  if (what === 'joined') return table.status === 'open';
  return what === 'ended' || table.status === 'running';
};
