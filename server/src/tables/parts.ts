/**
 * Between the last seat and the first draw (scheme 2). When all seats are taken, everybody who said so promises a part; then all parts are
 * fixed and the contributions are revealed. Whoever is not in time is left out. From the moment the parts are fixed nobody can take a seat,
 * be removed or cancel the table: whoever has seen a contribution has nothing left to choose but to withhold their own, and that is seen.
 */
import { at, NO_PART, partOf } from '@caravel/core';
import { Refusal } from '../model/refusal.ts';
import { type Live, type Person, partsUntil, type SeatState, type Shuffle, type Table } from '../model/table.ts';
import { ownSeat } from './act.ts';
import type { Room, Step } from './room.ts';
import { partsOf } from './shuffle.ts';

/** A browser promises its part when its owner sits down; one that has not promised by then is not there. */
export const PROMISE_TIME = 60_000;
export const REVEAL_TIME = 600_000;

export const isFull = ({ seats }: Live): boolean => seats.every(({ kind }) => kind !== 'open');

/** The step that seats people as in `live` and begins the game once nobody is waited for. */
export const seated = ({ header }: Table, live: Live, now: number): Step => {
  if (!isFull(live)) return { live: withoutDeadline(live) };
  if (header.scheme !== 2) return { live, status: 'running' };
  return live.shuffle ? awaitReveals(live, live.shuffle, now) : awaitPromises(live, now);
};

const withoutDeadline = ({ promiseUntil, ...rest }: Live): Live => rest;

const isPromiseAwaited = ({ kind, part }: SeatState): boolean => kind === 'person' && part === '';

const awaitPromises = (live: Live, now: number): Step => {
  const promiseUntil = live.promiseUntil ?? now + PROMISE_TIME;
  if (now < promiseUntil && live.seats.some(isPromiseAwaited)) return { live: { ...live, promiseUntil } };
  const shuffle = { parts: partsOf(live), contributions: live.seats.map(() => ''), until: now + REVEAL_TIME };
  return awaitReveals({ ...withoutDeadline(live), seats: live.seats.map(({ part, ...seat }) => seat) }, shuffle, now);
};

const awaitReveals = (live: Live, shuffle: Shuffle, now: number): Step => {
  const { until = 0, ...settled } = shuffle;
  if (now < until && live.seats.some((_, seat) => isRevealAwaited(live, shuffle, seat))) return { live: { ...live, shuffle } };
  return { live: { ...live, shuffle: settled }, status: 'running' };
};

/** A player who has left is not waited for. */
const isRevealAwaited = ({ seats }: Live, { parts, contributions }: Shuffle, seat: number): boolean =>
  !['', NO_PART].includes(parts[seat] ?? '') && contributions[seat] === '' && !seats[seat]?.substitute;

/** Whether the game waits for what this person has promised. */
export const mustReveal = ({ status, live }: Table, user: string): boolean => {
  const { seats, shuffle } = live;
  return status === 'open' && shuffle !== undefined && seats.some((seat, i) => seat.user === user && isRevealAwaited(live, shuffle, i));
};

const demandParts = ({ header }: Table): void => {
  if (header.scheme !== 2) throw new Refusal('not-now', 'this table takes no parts');
};

/** Repeating the same promise changes nothing. */
export const promise = (room: Room, person: Person, part: string): Promise<void> =>
  room.exclusively(async () => {
    const { table, now } = room;
    const seat = ownSeat(table, person);
    demandParts(table);
    const { seats, shuffle } = table.live;
    if (partsOf(table.live)[seat] === part) return;
    if (table.status !== 'open' || shuffle) throw new Refusal('not-now', 'the parts of this table are fixed');
    if (seats[seat]?.part) throw new Refusal('taken', 'you have promised another part', { field: 'part' });
    await room.write(seated(table, { ...table.live, seats: seats.with(seat, { ...at(seats, seat), part }) }, now));
  });

/** Repeating the same reveal changes nothing. */
export const reveal = (room: Room, person: Person, contribution: string): Promise<void> =>
  room.exclusively(async () => {
    const { table, now } = room;
    const seat = ownSeat(table, person);
    demandParts(table);
    const { shuffle } = table.live;
    if (!shuffle) throw new Refusal('not-now', 'contributions are revealed when all parts are fixed');
    if (shuffle.contributions[seat] === contribution) return;
    if (table.status !== 'open') throw new Refusal('not-now', 'the game has begun: this contribution is left out');
    if (partOf(table.header.commitment ?? '', seat, contribution) !== shuffle.parts[seat])
      throw new Refusal('bad-input', 'this is not the contribution you promised', { field: 'contribution' });
    const contributions = shuffle.contributions.with(seat, contribution);
    await room.write(seated(table, { ...table.live, shuffle: { ...shuffle, contributions } }, now));
  });

/** The deadline for promises or reveals has passed: goes on without those who are missing. After a start people first get time to reconnect. */
export const partsDue = (room: Room): Promise<void> =>
  room.exclusively(async () => {
    const { table, now } = room;
    const until = partsUntil(table);
    if (until !== undefined && until <= now && room.downtime.flagsFrom <= now) await room.write(seated(table, table.live, now));
  });
