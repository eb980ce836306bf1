/** Invitations to a seat, and the bots that can be invited. */
import * as v from 'valibot';
import { BotPolicy } from './bot-policy.ts';
import { RatingLine } from './records.ts';
import { Pace } from './table.ts';
import { Colour, Id, Milliseconds, Name, Seat } from './words.ts';

const Somebody = v.object({ id: Id, name: v.string() });

/** A bot as everybody sees it. */
export const PublicBot = v.object({
  id: Id,
  name: v.string(),
  owner: Somebody,
  /** It has a stream or a socket open. */
  online: v.boolean(),
  /** Tables it sits at that are open or running. */
  playing: v.number(),
  policy: BotPolicy,
  ratings: v.array(RatingLine),
});
export type PublicBot = v.InferOutput<typeof PublicBot>;

/** Whom to invite: by name, or by id where several have the name. Without `seat`: the first free one. */
export const NewInvitation = v.strictObject({ name: v.optional(Name), user: v.optional(Id), seat: v.optional(Seat) });

/** How to sit down: as in `JoinTable`. */
export const Acceptance = v.strictObject({ colour: v.optional(Colour), promises: v.optional(v.boolean(), false) });

/** An invitation that waits for an answer. A person has at most one at a table. */
export const Invitation = v.object({
  table: Id,
  seat: Seat,
  by: Somebody,
  at: Milliseconds,
  game: v.string(),
  rules: v.string(),
  players: v.number(),
  rated: v.boolean(),
  pace: Pace,
});
export type Invitation = v.InferOutput<typeof Invitation>;
