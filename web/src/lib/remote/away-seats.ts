/** The players who have left the table, before the game or during it, as the page tells it. */
import type { TableInfo } from '@caravel/protocol';

interface Absence {
  readonly user: string;
  readonly since: number | undefined;
}

interface AwaySeat {
  readonly seat: number;
  readonly name: string;
  /** For how long, from a minute on. */
  readonly milliseconds: number | undefined;
}

/** Who reloads the page or looks into another tab is not told to be away. */
const GRACE = 10_000;
const MINUTE = 60_000;

interface Shown {
  readonly info: Pick<TableInfo, 'status' | 'seats' | 'turn'>;
  readonly away: readonly Absence[];
  readonly mine: readonly number[];
}

/** `onlyAsked`: of those whose turn it is. Whom a bot plays for is told by that. */
export const awaySeats = ({ info, away, mine }: Shown, now: number, onlyAsked: boolean): AwaySeat[] =>
  info.status !== 'running' && info.status !== 'open'
    ? []
    : info.seats.flatMap(({ kind, user, name, substitute }, seat) => {
        const absence = away.find((one) => one.user === user);
        if (kind !== 'person' || !absence || mine.includes(seat) || substitute || (onlyAsked && !info.turn.includes(seat))) return [];
        const gone = absence.since === undefined ? undefined : now - absence.since;
        if (gone !== undefined && gone < GRACE) return [];
        return [{ seat, name, milliseconds: gone === undefined || gone < MINUTE ? undefined : gone }];
      });
