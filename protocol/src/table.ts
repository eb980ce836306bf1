/** A table as clients see and request it. */
import * as v from 'valibot';
import { TableHook } from './alerts.ts';
import { Colour, Id, Length, Level, Milliseconds, Name, Seat } from './words.ts';

/** When a clock runs out: a bot plays on for the seat, or the game ends there. */
const onFlag = v.optional(v.picklist(['bot', 'end']), 'bot');

export const Pace = v.variant('kind', [
  v.strictObject({ kind: v.literal('untimed') }),
  v.strictObject({
    kind: v.literal('live'),
    minutes: v.pipe(v.number(), v.minValue(0.05), v.maxValue(600)),
    increment: v.pipe(v.number(), v.minValue(0), v.maxValue(600)),
    onFlag,
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(v.number(), v.minValue(0.0001), v.maxValue(30)), onFlag }),
]);
export type Pace = v.InferOutput<typeof Pace>;
export const PACES = ['untimed', 'live', 'days'] as const satisfies readonly Pace['kind'][];

/** The least time a rated game with a clock gives each player, so that nobody loses points by being rushed. */
export const RATED_LEAST = { minutes: 5, days: 0.5 } as const;
/** The least number of own moves each player must have made for a game to change ratings. */
export const RATED_MOVES = 20;

/** Listed for everyone, or known only to those who have the link. */
const Access = v.picklist(['open', 'invite']);
const Watch = v.picklist(['all', 'players']);
/** Drawn by the fair shuffler, or entered by the host from real dice and tiles. */
const Chance = v.picklist(['fair', 'manual']);

const SeatWish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), colour: v.optional(Colour) }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), level: Level }),
]);

/** I will promise a part for the shuffle: once all seats are taken, the game waits up to a minute for it. */
const promises = v.optional(v.boolean(), false);

export const NewTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  rules: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Checked by the game; a custom Madeira board is an option. */
  options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown())),
  seats: v.pipe(v.array(SeatWish), v.minLength(2), v.maxLength(5)),
  access: v.optional(Access, 'invite'),
  watch: v.optional(Watch, 'all'),
  chance: v.optional(Chance, 'fair'),
  pace: v.optional(Pace, { kind: 'untimed' }),
  rated: v.optional(v.boolean(), false),
  /** The page suggests moves even when several people play, but never in a rated game. Against bots alone it always does. */
  hints: v.optional(v.boolean(), false),
  promises,
});
export type NewTable = v.InferOutput<typeof NewTable>;
export type NewTableInput = v.InferInput<typeof NewTable>;

export const SeatInfo = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  name: v.string(),
  user: v.optional(Id),
  level: v.optional(Level),
  /** A bot plays for the absent owner of the seat. */
  substitute: v.optional(Level),
  /** How many moves a bot has made for the owner of the seat: if any, the game does not count as their win. */
  botMoves: v.optional(v.number()),
  /** Chosen by the person; all other seats take what is left, see colours.ts. */
  colour: v.optional(Colour),
  /** Of an open seat: `user` was invited to it at this moment and has not answered. */
  invitedAt: v.optional(Milliseconds),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

export const STATUSES = ['open', 'running', 'finished', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** Ended by agreement; ended by the operator; somebody is a guest; fewer than two people; one owner with two seats; too few own moves of somebody no bot played for. */
export const UNRATED = ['agreed', 'operator', 'guest', 'alone', 'owner', 'moves'] as const;
export type Unrated = (typeof UNRATED)[number];

export const Ending = v.object({
  /** Played to the end, out of time, ended by agreement, or ended by the operator (then nobody has won). */
  reason: v.picklist(['played', 'time', 'agreed', 'operator']),
  scores: v.array(v.number()),
  places: v.array(v.number()),
  /** Why a game at a rated table changes no rating. Sent shortly after the end. */
  unrated: v.optional(v.picklist(UNRATED)),
});
export type Ending = v.InferOutput<typeof Ending>;

/** A request to take back more than one's own last moves, or (`undo` 0) to end the game; everyone at the table has to agree. */
export const Proposal = v.object({ by: Seat, undo: v.number(), length: Length, agreed: v.array(Seat) });
export type Proposal = v.InferOutput<typeof Proposal>;

/** The log cannot be replayed: only its first `entries` entries are shown, and `message` says what is wrong with the next one. */
export const Fault = v.object({ entries: Length, message: v.string() });
export type Fault = v.InferOutput<typeof Fault>;

/** The time remaining on each seat's clock at `at`; the clocks of the seats that have the turn are running. */
export const ClockInfo = v.object({ left: v.array(Milliseconds), at: Milliseconds });
export type ClockInfo = v.InferOutput<typeof ClockInfo>;

const summary = {
  id: Id,
  game: v.string(),
  rules: v.string(),
  players: v.number(),
  seats: v.array(SeatInfo),
  host: Id,
  access: Access,
  watch: Watch,
  chance: Chance,
  pace: Pace,
  rated: v.boolean(),
  /** Hints are allowed even when several people play. */
  hints: v.boolean(),
  status: v.picklist(STATUSES),
  length: Length,
  /** The seats that have to choose now. */
  turn: v.array(Seat),
  /** While it runs: the round, 0 before the first, and the phase in a word of the game's own. */
  moment: v.optional(v.object({ round: v.number(), phase: v.string() })),
  createdAt: Milliseconds,
  updatedAt: Milliseconds,
  ending: v.optional(Ending),
};

/** A table in a list. */
export const TableLine = v.object(summary);
export type TableLine = v.InferOutput<typeof TableLine>;

export const TableInfo = v.object({
  ...summary,
  version: v.number(),
  options: v.record(v.string(), v.unknown()),
  /** How the draws are determined; docs/notation/file.md has the formulas. */
  scheme: v.optional(v.picklist([1, 2, 3])),
  commitment: v.optional(v.string()),
  /** Scheme 2, by seat: what a person has promised, `none` if nothing, '' for a bot or a free seat. Fixed once the reveals begin. */
  parts: v.array(v.string()),
  /** By seat: what has been revealed. */
  contributions: v.array(v.string()),
  /** What the game still waits for once all seats are taken, and until when. */
  awaits: v.optional(v.object({ what: v.picklist(['promises', 'reveals']), until: Milliseconds })),
  /** The ranked table of a day, in days since 1970, and when that day is over: until then only its player sees it. */
  day: v.optional(v.object({ day: v.number(), closes: Milliseconds })),
  /** Of a finished game: from its beginning to its end. Games that began before this was noted have none. */
  lasted: v.optional(Milliseconds),
  /** Shown once the table is finished; at the table of a day once the day is over. */
  secret: v.optional(v.string()),
  clock: v.optional(ClockInfo),
  proposal: v.optional(Proposal),
  muted: v.array(Id),
  /** Who has declined an invitation to this table. */
  declined: v.optional(v.array(v.object({ user: Id, name: v.string() }))),
  /** People the host has removed, until the host lets them back in. */
  removed: v.array(v.object({ user: Id, name: v.string() })),
  /** The table's webhook, which tells a whole group whose turn it is. */
  hook: v.optional(TableHook),
  /** The rematch of this table. */
  rematch: v.optional(Id),
  fault: v.optional(Fault),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

export const JoinTable = v.strictObject({
  /** For someone who is not signed in: a guest account is created with this name. */
  name: v.optional(Name),
  seat: v.optional(Seat),
  /** A favourite: where somebody has it already, the next one is taken. */
  colour: v.optional(Colour),
  promises,
});
export type JoinTable = v.InferOutput<typeof JoinTable>;
export type JoinTableInput = v.InferInput<typeof JoinTable>;

export const Rematch = v.strictObject({ promises });
