/** Work that is done beside requests, on whichever node takes it. Each kind can be done twice without harm. */
import type { Channel, NoticeEvent } from '../model/notice.ts';

export interface Tasks {
  /** A bot has to move at the table. */
  bot: { table: string };
  /** A clock or a reminder is due at the table, or a bot may have been lost. */
  alarm: { table: string };
  /** The table is finished: results and ratings. */
  finish: { table: string };
  /** Tell a person who may be elsewhere that something happened. */
  notice: NoticeEvent & { table: string; channel: Channel };
  /** Somebody has lost the password of this login, or of accounts with this mail address. */
  lost: { who: string };
  /** The user has a new password and is told so. */
  changed: { user: string };
}

export type TaskName = keyof Tasks;

export type Handlers = { readonly [Name in TaskName]: (payload: Tasks[Name]) => Promise<void> };

export interface Jobs {
  /** The same key waits only once; asked for while it runs, it runs again. */
  add<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void>;
  /** The same, on this node and no other. */
  addHere<Name extends TaskName>(name: Name, payload: Tasks[Name], key: string): Promise<void>;
  start(handlers: Handlers): Promise<void>;
  /** Comes back when nothing waits and nothing runs, on any node. */
  idle(): Promise<void>;
  /** Lets what runs come to its end. */
  stop(): Promise<void>;
}
