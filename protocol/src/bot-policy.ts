/** Which invitations a bot takes. */
import * as v from 'valibot';

/** Who may invite a bot. */
export const INVITERS = ['anybody', 'owner', 'nobody'] as const;

/** Games a bot may be asked to play at once. */
const AT_ONCE_MOST = 50;
const GameName = v.pipe(v.string(), v.maxLength(40));

/** Which invitations a bot takes; the server refuses all others. */
export const BotPolicy = v.strictObject({
  invitations: v.optional(v.picklist(INVITERS), 'owner'),
  /** The games it plays; an empty list means all of them. */
  games: v.optional(v.pipe(v.array(GameName), v.maxLength(20)), []),
  /** It is not invited while it sits at so many tables that are open or running. */
  atOnce: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AT_ONCE_MOST)), 4),
  /** Whether it plays rated games. */
  rated: v.optional(v.boolean(), true),
});
export type BotPolicy = v.InferOutput<typeof BotPolicy>;
