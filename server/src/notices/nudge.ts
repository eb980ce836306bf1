/** A player who waits nudges those whose turn it is: they are told once more, as their settings say. */
import { mutersOf } from '../accounts/mutes.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person, Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { demandNotMuted } from '../store/sanctions.ts';
import { demandRunning, ownSeat } from '../tables/act.ts';
import { peopleToMove } from './notice-events.ts';
import type { Notices } from './notices.ts';

interface NudgeParts {
  readonly db: Database;
  readonly notices: Notices;
  now(): number;
}

const MINUTE = 60_000;
/** A person is nudged once in so long at a table, whoever waits: a live game is waited for at the screen, any other is not. */
const pauseOf = ({ header }: Table): number => (header.pace.kind === 'live' ? 2 : 60) * MINUTE;

/** The last nudge, in the database: so the limit holds on every node, for nudges at the same moment and after a restart. */
const TAKE = `INSERT INTO notices (user_id, table_id, what, channel, mark, at) VALUES ($1, $2, 'nudge', 'limit', 0, $3)
  ON CONFLICT (user_id, table_id, what, channel, mark) DO UPDATE SET at = excluded.at WHERE notices.at <= $4`;

const mayBeNudged = async ({ db, now }: NudgeParts, table: Table, user: string): Promise<boolean> =>
  (await db.run(TAKE, user, table.id, now(), now() - pauseOf(table))) === 1;

/** As in the chat: the host or the operator may have muted somebody. */
const demandVoice = async ({ db, now }: NudgeParts, { live }: Table, { id }: Person): Promise<void> => {
  if (live.muted.includes(id)) throw new Refusal('not-yours', 'the host has muted you');
  await demandNotMuted(db, id, now());
};

export const nudge = async (parts: NudgeParts, table: Table, person: Person): Promise<void> => {
  ownSeat(table, person);
  demandRunning(table);
  const people = peopleToMove(table, table.turn);
  if (people.length === 0 || people.includes(person.id)) throw new Refusal('not-now', 'you do not wait for anybody here');
  await demandVoice(parts, table, person);
  const nudged: string[] = [];
  for (const user of people) if (await mayBeNudged(parts, table, user)) nudged.push(user);
  if (nudged.length === 0) throw new Refusal('too-much', 'they were nudged not long ago', { field: 'nudge' });
  const mark = Math.floor(parts.now() / MINUTE);
  const muters = await mutersOf(parts.db, person.id);
  // Whoever has muted the person hears nothing, and the person does not learn it here.
  for (const user of nudged) if (!muters.has(user)) parts.notices.tell({ user, what: 'turn', mark, by: person.name }, table);
};
