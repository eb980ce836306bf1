/** The messages of the WebSocket. `k` is the kind, `t` the table, `n` a length of its log, `r` the request they answer. */
import * as v from 'valibot';
import { ChatText } from './chat-text.ts';
import { WireError } from './error.ts';
import { Invitation } from './invitations.ts';
import { TableInfo } from './table.ts';
import { Contribution, Id, Length, MoveText, Part, RequestId, Seat } from './words.ts';

export const CHANNELS = ['players', 'watchers'] as const;
export const ChatLine = v.object({
  n: v.number(),
  user: Id,
  name: v.string(),
  channel: v.picklist(CHANNELS),
  text: v.string(),
  at: v.number(),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

const ask = { t: Id, r: RequestId };

/** Subscribes to a table; with `n`, only the entries after the first `n` are sent. */
export const WatchMessage = v.strictObject({ k: v.literal('watch'), t: Id, n: v.optional(Length), r: v.optional(RequestId) });
export const LeaveMessage = v.strictObject({ k: v.literal('leave'), t: Id });
/** Moves of one seat, all or nothing. `s`: the seat, if the person has several, or `*` if the host enters a chance outcome. */
export const ActMessage = v.strictObject({
  k: v.literal('act'),
  ...ask,
  n: Length,
  m: v.pipe(v.array(MoveText), v.minLength(1), v.maxLength(200)),
  s: v.optional(v.union([Seat, v.literal('*')])),
});
/** Takes back the last `m` moves: own ones at once, others' only if everyone agrees. */
export const UndoMessage = v.strictObject({
  k: v.literal('undo'),
  ...ask,
  n: Length,
  m: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)),
  s: v.optional(Seat),
});
/** Answers a proposal to undo. */
export const AgreeMessage = v.strictObject({ k: v.literal('agree'), ...ask, yes: v.boolean() });
/** Promises one's part of the shuffle; possible until all parts are fixed. */
export const PromiseMessage = v.strictObject({ k: v.literal('promise'), ...ask, part: Part });
/** Reveals the contribution that was promised; possible once all parts are fixed. */
export const RevealMessage = v.strictObject({ k: v.literal('reveal'), ...ask, contribution: Contribution });
export const ChatMessage = v.strictObject({ k: v.literal('chat'), ...ask, text: ChatText });
/** Which table the person is looking at: no notices are sent about it. */
export const LookMessage = v.strictObject({ k: v.literal('look'), t: v.optional(Id) });
/** From now on, who of the table's players is away. */
export const PresenceQuestion = v.strictObject({ k: v.literal('presence'), t: Id });
/** What may my seat do? For programs that do not implement the rules. */
export const TurnQuestion = v.strictObject({ k: v.literal('turn'), ...ask, s: v.optional(Seat), view: v.optional(v.boolean()) });
export const PingMessage = v.strictObject({ k: v.literal('ping') });

export const ClientMessage = v.variant('k', [
  ActMessage,
  WatchMessage,
  LeaveMessage,
  UndoMessage,
  AgreeMessage,
  PromiseMessage,
  RevealMessage,
  ChatMessage,
  LookMessage,
  PresenceQuestion,
  TurnQuestion,
  PingMessage,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const HelloMessage = v.object({ k: v.literal('hello'), user: v.optional(Id), name: v.optional(v.string()), version: v.string() });
/** Everything about a table, with its entries from `n` on, one string each. */
export const TableMessage = v.object({
  k: v.literal('table'),
  info: TableInfo,
  n: Length,
  e: v.array(v.string()),
  chat: v.array(ChatLine),
  now: v.number(),
  r: v.optional(v.string()),
});
/** New entries, from number `n` on. `c`: the time remaining on the clocks. */
export const LogMessage = v.object({
  k: v.literal('log'),
  t: Id,
  n: Length,
  e: v.array(v.string()),
  r: v.optional(v.string()),
  c: v.optional(v.array(v.number())),
});
/** Something besides the log has changed: seats, status, proposal, ending. */
export const InfoMessage = v.object({ k: v.literal('info'), info: TableInfo, now: v.number() });
export const SaidMessage = v.object({ k: v.literal('said'), t: Id, line: ChatLine, r: v.optional(v.string()) });
/** The operator has removed the line `n`. */
export const UnsaidMessage = v.object({ k: v.literal('unsaid'), t: Id, n: v.number() });
/** The operator has deleted the table. */
export const GoneMessage = v.object({ k: v.literal('gone'), t: Id });
/** It is your turn, somewhere. */
export const NoticeMessage = v.object({
  k: v.literal('notice'),
  what: v.picklist(['turn', 'reminder', 'started', 'ended', 'joined', 'asked', 'reveal', 'invited', 'uninvited', 'declined']),
  t: Id,
  game: v.string(),
  /** Who nudges: it has been the reader's turn for a while. */
  by: v.optional(v.string()),
});
/** The players who are not looking at the table, and since when, if that is known. */
export const PresenceMessage = v.object({
  k: v.literal('presence'),
  t: Id,
  away: v.array(v.object({ user: Id, since: v.optional(v.number()) })),
  now: v.number(),
});
/** The legal moves of a seat, and with `view` the board as it sees it. */
export const TurnMessage = v.object({
  k: v.literal('turn'),
  t: Id,
  s: Seat,
  n: Length,
  /** Whether the seat has to choose. */
  has: v.boolean(),
  m: v.array(v.string()),
  /** As `describe` of the game gives it. */
  view: v.optional(v.looseObject({})),
  r: v.optional(v.string()),
});
/** On streams: an invitation that waits for an answer. */
export const InvitedMessage = v.object({ k: v.literal('invited'), invitation: Invitation });
/** On streams: all that waited has been told; what follows is new. */
export const ReadyMessage = v.object({ k: v.literal('ready'), now: v.number() });
/** On streams: the server is still there. */
export const BeatMessage = v.object({ k: v.literal('beat'), now: v.number() });
export const DoneMessage = v.object({ k: v.literal('done'), r: v.string() });
export const NoMessage = v.object({ k: v.literal('no'), r: v.optional(v.string()), error: WireError });
export const PongMessage = v.object({ k: v.literal('pong'), now: v.number() });

export const ServerMessage = v.variant('k', [
  LogMessage,
  HelloMessage,
  TableMessage,
  InfoMessage,
  SaidMessage,
  UnsaidMessage,
  GoneMessage,
  NoticeMessage,
  PresenceMessage,
  TurnMessage,
  InvitedMessage,
  ReadyMessage,
  BeatMessage,
  DoneMessage,
  NoMessage,
  PongMessage,
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type PresenceMessage = v.InferOutput<typeof PresenceMessage>;
export type LogMessage = v.InferOutput<typeof LogMessage>;
export type TurnMessage = v.InferOutput<typeof TurnMessage>;
export type NoticeMessage = v.InferOutput<typeof NoticeMessage>;
