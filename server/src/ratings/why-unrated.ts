/** Whether a rated table changes ratings, and if not, why: ratings are won by playing against somebody. */
import { type Ending, RATED_MOVES, type Unrated } from '@caravel/protocol';
import { FORMER } from '../model/former.ts';
import type { Database } from '../store/database.ts';
import type { SeatResult } from './outcome.ts';

interface Player {
  /** Themselves, or whose bot they are. */
  readonly owner: string;
  readonly isGuest: boolean;
}

const playerOf = async (db: Database, user: string): Promise<Player> => {
  const [row] = await db.all<{ owner: string | null; kind: string; name: string }>(
    'SELECT owner, kind, name FROM users WHERE id = $1',
    user,
  );
  return { owner: row?.owner ?? user, isGuest: row?.kind === 'guest' && row.name !== FORMER };
};

/** Whoever let a bot play comes last and makes the game void for nobody else; where all people did, nobody else is left. */
const judged = (results: readonly SeatResult[]): readonly SeatResult[] => {
  const others = results.filter(({ botPlayed }) => !botPlayed);
  return others.some(({ user }) => user) ? others : results;
};

export const whyUnrated = async (db: Database, ending: Ending, results: readonly SeatResult[]): Promise<Unrated | undefined> => {
  if (ending.reason === 'agreed' || ending.reason === 'operator') return ending.reason;
  const players = await Promise.all(results.flatMap(({ user }) => (user ? [playerOf(db, user)] : [])));
  if (players.some(({ isGuest }) => isGuest)) return 'guest';
  if (players.length < 2) return 'alone';
  if (new Set(players.map(({ owner }) => owner)).size < players.length) return 'owner';
  return judged(results).some(({ ownMoves }) => ownMoves < RATED_MOVES) ? 'moves' : undefined;
};
