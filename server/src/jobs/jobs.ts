/** Background work, done by whichever node takes it. Every kind of job is idempotent. */
import type { Channel, ChannelNotice } from '../model/notice.ts';

export interface Tasks {
  /** A bot has to move at the table. */
  bot: { table: string };
  /** A clock or a reminder is due at the table, or a bot may have been lost. */
  alarm: { table: string };
  /** The table is finished: results and ratings. */
  finish: { table: string };
  /** Tell a person who may be elsewhere that something happened. */
  notice: ChannelNotice;
  /** What has waited for this person or table may be told now. */
  waiting: { owner: string; channel: Channel };
  /** Somebody has lost the password of this login, or of accounts with this mail address. */
  lost: { who: string };
  /** The user has a new password and is told so. */
  changed: { user: string };
}

export type TaskName = keyof Tasks;

export type Handlers = { readonly [Name in TaskName]: (payload: Tasks[Name]) => Promise<void> };

export interface Jobs {
  /** Jobs with the same key are queued once; added while it runs, the job runs again. */
  add<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void>;
  /** The same, on this node and no other. */
  addHere<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  /** Comes back when nothing waits and nothing runs, on any node. */
  idle(): Promise<void>;
  /** Waits for running jobs to end. */
  stop(): Promise<void>;
}
