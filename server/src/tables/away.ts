/** Vacation: clocks of days wait for who is away. */
import { nextClock } from './clock.ts';
import type { Room } from './room.ts';
import type { Away, Live, SeatState } from './table.ts';

const withAway = ({ away, ...seat }: SeatState, wish: Away | undefined): SeatState => (wish ? { ...seat, away: wish } : seat);

export const setAway = (live: Live, user: string | undefined, away: Away | undefined): Live => ({
  ...live,
  seats: live.seats.map((seat) => (seat.kind === 'person' && seat.user === user ? withAway(seat, away) : seat)),
});

/** The person goes away, or comes back; until now the clock went as it did before. */
export const goAway = (room: Room, user: string, away: Away | undefined): Promise<void> =>
  room.exclusively(async () => {
    const { status, header, live, clock, turn } = room.table;
    if (status !== 'running' || header.pace.kind !== 'days' || !clock) return;
    await room.write({ live: setAway(live, user, away), clock: nextClock(header.pace, clock, turn, turn, live.seats, room.now) });
  });
