/** The clocks of a table as they stand at a moment, and the copies of them on the players' panels. */
import { at, type Seat } from '@caravel/core';
import type { RemoteSession } from './remote-session.svelte.ts';

/** Less than this is little. */
const LITTLE = 30_000;

export interface ClockFace {
  readonly seat: Seat;
  readonly name: string;
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
  readonly isLow: boolean;
}

/** Only people have clocks, and one for whom a bot sits in has none that runs. */
export const clockFaces = ({ info, clock }: Pick<RemoteSession, 'info' | 'clock'>, now: number): readonly ClockFace[] =>
  info.seats.flatMap(({ kind, name, substitute }, seat) => {
    if (kind !== 'person' || !clock) return [];
    const runs = info.status === 'running' && info.turn.includes(seat) && substitute === undefined;
    const left = at(clock.left, seat) - (runs ? Math.max(0, now - clock.at) : 0);
    return [{ seat, name, left, runs, isLow: left < LITTLE }];
  });

/** A panel says with `data-clock` where its player's clock belongs. The clocks beside the board are read aloud, these are for the eyes. */
export const putOnPanels = (faces: readonly ClockFace[], text: (left: number) => string): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const face = faces.find(({ seat }) => String(seat) === place.dataset.clock);
    const shown = face ? text(face.left) : '';
    if (place.textContent !== shown) place.textContent = shown;
    place.ariaHidden = 'true';
    place.toggleAttribute('data-runs', face?.runs ?? false);
    place.toggleAttribute('data-low', face?.isLow ?? false);
  }
};
