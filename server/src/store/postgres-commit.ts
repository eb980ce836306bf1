/** A group of changes as one statement: one round trip, one transaction, one commit. */
import type { Change } from '../model/change.ts';

/** Where nodes learn of changes; versions before the messages had a schema used another one. */
export const CHANNEL = 'caravel_bus';

/** Rows are locked in one order, or two nodes could wait for each other for ever. */
export const COMMIT = `
WITH asked AS (
  SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $18::text[], $19::text[])
    AS a(id, revision, status, length, turn, wake_at, updated_at, clock, live, moment, message)),
held AS (SELECT id, revision FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE),
done AS (
  UPDATE tables t SET revision = t.revision + 1, status = COALESCE(a.status, t.status), length = a.length, turn = a.turn, wake_at = a.wake_at,
    updated_at = a.updated_at, clock = a.clock, moment = a.moment, live = COALESCE(a.live, t.live)
  FROM asked a JOIN held h ON h.id = a.id AND h.revision = a.revision WHERE t.id = a.id RETURNING t.id, a.message),
written AS (
  INSERT INTO entries (table_id, n, entry, at, request)
  SELECT e.* FROM unnest($10::text[], $11::int[], $12::text[], $13::bigint[], $14::text[]) AS e(table_id, n, entry, at, request)
  JOIN done d ON d.id = e.table_id),
owned AS (
  INSERT INTO seats (table_id, seat, user_id)
  SELECT o.* FROM unnest($15::text[], $16::int[], $17::text[]) AS o(table_id, seat, user_id) JOIN done d ON d.id = o.table_id
  ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id)
SELECT id, CASE WHEN message <> '' THEN pg_notify('${CHANNEL}', message) END FROM done`;

/** What other nodes are told of a change, '' for nothing. It is told with the commit, and not without it. */
export type Announce = (change: Change) => string;

/** The new entries as rows: the request stands at the first of them. */
const entriesIn = ({ id, length, entries, updatedAt, request }: Change) =>
  entries.map((entry, i) => ({ id, n: length - entries.length + i, entry, at: updatedAt, request: i === 0 ? request : null }));

const ownersIn = ({ id, owners }: Change) => owners?.map((owner, seat) => ({ id, seat, owner })) ?? [];

/** The values of COMMIT, column by column. Each table may be there once. */
export const commitValues = (changes: readonly Change[], announce: Announce): unknown[] => {
  const column = <T>(read: (change: Change) => T): T[] => changes.map(read);
  const entries = changes.flatMap(entriesIn);
  const owners = changes.flatMap(ownersIn);
  return [
    column((c) => c.id),
    column((c) => c.revision),
    column((c) => c.status),
    column((c) => c.length),
    column((c) => c.turn),
    column((c) => c.wakeAt),
    column((c) => c.updatedAt),
    column((c) => c.clock),
    column((c) => c.live),
    entries.map((row) => row.id),
    entries.map((row) => row.n),
    entries.map((row) => row.entry),
    entries.map((row) => row.at),
    entries.map((row) => row.request),
    owners.map((row) => row.id),
    owners.map((row) => row.seat),
    owners.map((row) => row.owner),
    column((c) => c.moment),
    column(announce),
  ];
};
