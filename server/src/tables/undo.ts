/** Undo: own moves freely, back to a draw or another player's move; more, or ending the game, needs everybody's consent. */
import { standing } from '@caravel/core';
import type { Proposal } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import { keptRequest } from '../model/request.ts';
import { type Live, type Person, peopleAt, seatsOwned, type Table } from '../model/table.ts';
import { demandRunning, once, ownSeat, withoutSubstitute } from './act.ts';
import { heldFor } from './held-turn.ts';
import type { Room, TableEvent } from './room.ts';

export interface Undo {
  readonly length: number;
  readonly count: number;
  readonly request: string;
  readonly seat?: number;
}

const withoutProposal = ({ proposal, ...rest }: Live): Live => rest;

export const undo = (room: Room, person: Person, { length, count, request, seat: wish }: Undo): Promise<TableEvent> =>
  room.exclusively(async () => {
    const seat = ownSeat(room.table, person, wish);
    return once(room, keptRequest(seat, request), async (own) => {
      demandRunning(room.table);
      if (room.table.header.day) throw new Refusal('not-now', 'nothing is taken back at the table of the day');
      demandMoves(room, length, count);
      const isMore = count > room.timeline.freeUndo(seat);
      if (isMore && room.table.rated) throw new Refusal('not-now', 'in a rated game only own moves are taken back');
      const open = isMore && sameProposal(room.table.live, seat, count, length);
      if (open) return propose(room, person, open);
      room.demandUndo(seat);
      if (isMore) return propose(room, person, { by: seat, undo: count, length, agreed: [] });
      return room.write({
        entries: [{ seat, undo: count }],
        request: own,
        live: withoutSubstitute(room.table.live, seat),
        takesBack: heldFor(room.timeline, count),
      });
    });
  });

/** Asking again for what is proposed already costs nothing and takes nobody's yes away. */
const sameProposal = ({ proposal }: Live, seat: number, count: number, length: number): Proposal | undefined =>
  proposal?.by === seat && proposal.undo === count && proposal.length === length ? proposal : undefined;

const demandMoves = ({ timeline }: Room, length: number, count: number): void => {
  if (length !== timeline.length)
    throw new Refusal('stale', `the log has ${timeline.length} entries, not ${length}`, { length: timeline.length });
  if (count > timeline.depth) throw new Refusal('not-now', `there are ${timeline.depth} moves to take back, not ${count}`);
};

/** Asks everybody to end the game here, with the points as they are. Where nobody can play on, one word ends it, without a result. */
export const proposeEnd = (room: Room, person: Person): Promise<TableEvent> =>
  room.exclusively(async () => {
    const seat = ownSeat(room.table, person);
    demandRunning(room.table);
    if (room.fault) return room.write({ status: 'cancelled', live: withoutProposal(room.table.live) });
    const { length } = room.timeline;
    return propose(room, person, sameProposal(room.table.live, seat, 0, length) ?? { by: seat, undo: 0, length, agreed: [] });
  });

export const agree = (room: Room, person: Person, yes: boolean): Promise<TableEvent> =>
  room.exclusively(async () => {
    ownSeat(room.table, person);
    demandRunning(room.table);
    const { proposal } = room.table.live;
    if (!proposal) throw new Refusal('not-now', 'nothing is proposed');
    return yes ? propose(room, person, proposal) : room.write({ live: withoutProposal(room.table.live) });
  });

/** Adds the person's yes; carries the proposal out if it was the last one needed. */
const propose = async (room: Room, person: Person, proposal: Proposal): Promise<TableEvent> => {
  const agreed = [...new Set([...proposal.agreed, ...seatsOwned(room.table, person.id)])];
  if (isAgreed(room.table, agreed)) return carryOut(room, proposal);
  // A yes that is said again is no news: a bot that answers all news of a proposal would go on for ever.
  if (proposal === room.table.live.proposal && agreed.length === proposal.agreed.length) return room.asItIs();
  return room.write({ live: { ...room.table.live, proposal: { ...proposal, agreed } } });
};

/** A player who has left the game to a bot is not waited for, but a rated game does not end without them. */
const isAsked = (table: Table, user: string): boolean =>
  table.rated || seatsOwned(table, user).some((seat) => !table.live.seats[seat]?.substitute);

const isAgreed = (table: Table, agreed: readonly number[]): boolean =>
  peopleAt(table).every((user) => !isAsked(table, user) || seatsOwned(table, user).some((seat) => agreed.includes(seat)));

const carryOut = (room: Room, { by, undo: count }: Proposal): Promise<TableEvent> => {
  if (count > 0) return room.write({ entries: [{ seat: by, undo: count }] });
  const { scores, places } = standing(room.timeline.game, room.timeline.state);
  const ending = { reason: 'agreed' as const, scores: [...scores], places: [...places] };
  return room.write({ status: 'finished', live: { ...withoutProposal(room.table.live), ending } });
};
