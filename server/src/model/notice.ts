/** What a person is notified of, and over which channels. */
import type { NoticeMessage } from '@caravel/protocol';

export type NoticeKind = NoticeMessage['what'];

export interface NoticeEvent {
  /** Who is told; of the channel `table` the table itself. */
  readonly user: string;
  readonly what: NoticeKind;
  /** Tells one event of a kind from the next at the same table. */
  readonly mark: number;
  /** A nudge: the name of who waits for the turn. */
  readonly by?: string | undefined;
}

/** The ways to reach a person besides their sockets, and the webhook of a table. */
export type Channel = 'push' | 'webhook' | 'mail' | 'table';

/** A notice on its way over one channel. */
export interface ChannelNotice extends NoticeEvent {
  readonly table: string;
  readonly channel: Channel;
}
