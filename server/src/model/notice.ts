/** Something a person is told who may be elsewhere, and over which way. */
import type { NoticeMessage } from '@caravel/protocol';

export type What = NoticeMessage['what'];

export interface Occasion {
  readonly user: string;
  readonly what: What;
  /** Tells one occasion of a kind from the next at the same table. */
  readonly mark: number;
}

/** The ways to a person outside of the socket. */
export type Channel = 'push' | 'webhook' | 'mail';
