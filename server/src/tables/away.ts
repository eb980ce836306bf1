/** Vacation: correspondence clocks pause while a player is away. */

import type { Span } from '../model/span.ts';
import type { Live, SeatState } from '../model/table.ts';
import { nextClock } from './clock.ts';
import type { Room } from './room.ts';

const withAway = ({ away, ...seat }: SeatState, wish: Span | undefined): SeatState => (wish ? { ...seat, away: wish } : seat);

export const setAway = (live: Live, user: string | undefined, away: Span | undefined): Live => ({
  ...live,
  seats: live.seats.map((seat) => (seat.kind === 'person' && seat.user === user ? withAway(seat, away) : seat)),
});

/** The person goes on vacation or comes back; the time used so far counts as before. */
export const goAway = (room: Room, user: string, away: Span | undefined): Promise<void> =>
  room.exclusively(async () => {
    const { status, header, live, clock, turn } = room.table;
    if (status !== 'running' || header.pace.kind !== 'days' || !clock) return;
    await room.write({
      live: setAway(live, user, away),
      clock: nextClock(header.pace, { clock, turn, seats: live.seats, outages: room.outages }, turn, room.now),
    });
  });
