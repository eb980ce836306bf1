/** What a person is notified of, and over which channels. */
import type { NoticeMessage } from '@caravel/protocol';

export type NoticeKind = NoticeMessage['what'];

export interface NoticeEvent {
  readonly user: string;
  readonly what: NoticeKind;
  /** Tells one event of a kind from the next at the same table. */
  readonly mark: number;
  /** A nudge: the name of who waits for the turn. */
  readonly by?: string | undefined;
}

/** The ways to reach a person besides their sockets. */
export type Channel = 'push' | 'webhook' | 'mail';
