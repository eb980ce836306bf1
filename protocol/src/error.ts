/** Every refusal has a code, a message and, where it helps, the rule, the field and the current length of the log. */
import * as v from 'valibot';

export const ERROR_CODES = [
  'bad-input', // a field is missing or wrong: `field` names it
  'who-are-you', // no session or token
  'confirm-first', // show the password or passkey again: POST /api/me/confirm
  'banned', // the operator keeps the person out: `until` and `why`
  'muted', // the operator keeps the person out of chats: `until` and `why`
  'not-yours', // another's seat, a host's tool, a hidden table
  'not-found',
  'stale', // the log has grown: `length` says how long it is
  'illegal', // the rules forbid the move: `rule` names the id
  'not-now', // the table is not in a state for this: waiting, running, finished
  'taken', // the seat or name is somebody else's
  'too-much', // a limit: slow down
  'unavailable', // the store is away: try again
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const WireError = v.object({
  code: v.picklist(ERROR_CODES),
  message: v.string(),
  rule: v.optional(v.string()),
  field: v.optional(v.string()),
  length: v.optional(v.number()),
  /** Milliseconds since 1970; missing means for ever. */
  until: v.optional(v.number()),
  why: v.optional(v.string()),
});
export type WireError = v.InferOutput<typeof WireError>;
