/** The messages between nodes, each kind with its schema. */
import { NoticeMessage, STATUSES } from '@caravel/protocol';
import * as v from 'valibot';
import type { Change } from '../model/change.ts';

const Text = v.string();
const Whole = v.pipe(v.number(), v.integer());

const Clock = v.object({ left: v.array(v.number()), at: v.number() });

/** As `Change`, without what seldom changes: whoever misses that reads the table. */
const RemoteChange = v.object({
  id: Text,
  revision: Whole,
  status: v.nullable(v.picklist(STATUSES)),
  length: Whole,
  turn: Whole,
  wakeAt: v.nullable(v.number()),
  updatedAt: v.number(),
  clock: v.nullable(v.pipe(Text, v.parseJson(), Clock)),
  entries: v.array(Text),
  request: v.nullable(Text),
});

const Notice = v.object({ user: Text, what: NoticeMessage.entries.what, table: Text, game: Text, by: v.optional(Text) });

const BusMessage = v.variant('kind', [
  /** A table has changed; without `change` it has to be read. */
  v.object({ kind: v.literal('table'), id: Text, change: v.optional(RemoteChange) }),
  v.object({ kind: v.literal('table-deleted'), id: Text }),
  /** Something was said at a table. */
  v.object({ kind: v.literal('chat'), table: Text }),
  v.object({ kind: v.literal('chat-line-deleted'), table: Text, n: Whole }),
  /** Sessions and tokens have ended, given by their hashes. */
  v.object({ kind: v.literal('keys-ended'), keys: v.array(Text) }),
  /** The list of outages has changed. */
  v.object({ kind: v.literal('outages') }),
  /** Is this person looking at the table, on your node? */
  v.object({ kind: v.literal('presence-question'), question: Text, user: Text, table: Text }),
  /** They do. */
  v.object({ kind: v.literal('presence-answer'), question: Text }),
  /** A person has left the table at this moment; without one, they are there. */
  v.object({ kind: v.literal('presence'), user: Text, table: Text, left: v.optional(v.number()) }),
  /** A person has added or removed a channel. */
  v.object({ kind: v.literal('channels-changed'), user: Text }),
  v.object({ kind: v.literal('notices'), notices: v.array(Notice) }),
]);

/** As it is published. */
export type BusMessage = v.InferInput<typeof BusMessage>;
/** As it is read. */
export type ReadMessage = v.InferOutput<typeof BusMessage>;
export type RemoteNotice = v.InferOutput<typeof Notice>;

const KINDS = new Set<string>(BusMessage.options.map(({ entries }) => entries.kind.literal));
const Kind = v.object({ kind: Text });

export const writeMessage = (message: BusMessage): string => JSON.stringify(message);

/** PostgreSQL carries less than 8000 bytes in one message; entries are plain ASCII. */
const MOST_BYTES = 7000;

/** A change with all that others need to follow it; without, where they have to read the table anyway or it is too long to send. */
export const changeMessage = ({ live, owners, moment: _, ...change }: Change): string => {
  const { id, entries } = change;
  const brief = writeMessage({ kind: 'table', id });
  if (live !== null) return brief;
  const whole = writeMessage({ kind: 'table', id, change: { ...change, entries: [...entries] } });
  return whole.length < MOST_BYTES ? whole : brief;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The message; `unknown` if only a newer version can read it, `malformed` if nobody can. */
export const readMessage = (text: string): ReadMessage | 'unknown' | 'malformed' => {
  const value = json(text);
  const named = v.safeParse(Kind, value);
  if (named.success && !KINDS.has(named.output.kind)) return 'unknown';
  const read = v.safeParse(BusMessage, value);
  return read.success ? read.output : 'malformed';
};
