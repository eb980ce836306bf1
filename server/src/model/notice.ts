/** Something a person is told who may be elsewhere, and over which way. */
import type { NoticeMessage } from '@caravel/protocol';

export type NoticeKind = NoticeMessage['what'];

export interface NoticeEvent {
  readonly user: string;
  readonly what: NoticeKind;
  /** Tells one event of a kind from the next at the same table. */
  readonly mark: number;
}

/** The ways to a person outside of the socket. */
export type Channel = 'push' | 'webhook' | 'mail';
