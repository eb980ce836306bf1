/** People, as clients see them: who I am, what others see of me, how I can be reached. */
import * as v from 'valibot';
import { Alerts, HookService, HookTrouble } from './alerts.ts';
import { BotPolicy } from './bot-policy.ts';
import { Id, Milliseconds, Name } from './words.ts';

export const KINDS = ['guest', 'person', 'bot'] as const;

/** For signing in; never shown to others. Upper and lower case are the same. */
export const Login = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toLowerCase()),
  v.regex(/^[a-z0-9][a-z0-9._-]{2,23}$/, 'a login has 3 to 24 letters, numbers, dots, dashes or underscores'),
);
export const Password = v.pipe(
  v.string(),
  v.minLength(8, 'a password has at least 8 letters'),
  v.maxLength(200, 'a password has at most 200 letters'),
);
export const Email = v.pipe(v.string(), v.trim(), v.maxLength(200), v.email('not an e-mail address'));

const SETTINGS_MOST = 8192;
/** Settings of the page, stored as they are. */
export const Settings = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  v.check((value) => JSON.stringify(value).length <= SETTINGS_MOST, `settings have at most ${SETTINGS_MOST} letters`),
);

export const Vacation = v.object({ until: Milliseconds, left: Milliseconds });
export type Vacation = v.InferOutput<typeof Vacation>;

/** What only the person sees. */
export const Me = v.object({
  id: Id,
  name: v.string(),
  kind: v.picklist(KINDS),
  login: v.optional(v.string()),
  hasPassword: v.boolean(),
  passkeys: v.number(),
  email: v.optional(v.string()),
  isEmailConfirmed: v.boolean(),
  /** Notices by e-mail. */
  mail: v.boolean(),
  locale: v.string(),
  webhook: v.optional(v.string()),
  webhookService: v.optional(HookService),
  webhookTrouble: v.optional(HookTrouble),
  /** Quiet hours, how often, and who I am elsewhere. */
  alerts: Alerts,
  vacation: Vacation,
  settings: v.record(v.string(), v.unknown()),
});
export type Me = v.InferOutput<typeof Me>;

export const Register = v.strictObject({ login: Login, password: Password, name: v.optional(Name) });
export const SignIn = v.strictObject({ login: v.pipe(v.string(), v.maxLength(100)), password: v.pipe(v.string(), v.maxLength(200)) });
/** A password as entered, right or wrong, but short enough to be checked. */
const SaidPassword = v.pipe(v.string(), v.maxLength(200));
export const NewPassword = v.strictObject({
  old: v.optional(SaidPassword),
  password: Password,
  /** Also revoke my tokens and those of my bots. */
  endOthers: v.optional(v.boolean(), false),
  /** Passkeys to remove at the same time. */
  removePasskeys: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(1500))), v.maxLength(100)), []),
});
/** The key in a link that was mailed or displayed. */
export const LinkKey = v.pipe(v.string(), v.regex(/^[\w-]{20,40}$/, 'not the key of a link'));
/** A login or a mail address. */
export const LostPassword = v.strictObject({
  who: v.pipe(v.string(), v.trim(), v.minLength(1, 'a login or an address'), v.maxLength(200)),
});
export const ResetPassword = v.strictObject({
  key: LinkKey,
  password: Password,
  /** For an account that had only passkeys. */
  login: v.optional(Login),
  endOthers: v.optional(v.boolean(), false),
});
export const Confirmation = v.strictObject({ password: SaidPassword });

/** A browser that is signed in. */
export const SessionLine = v.object({
  id: Id,
  /** '' if unknown. */
  browser: v.string(),
  system: v.string(),
  createdAt: Milliseconds,
  usedAt: Milliseconds,
  /** The session that sends this request. */
  isThis: v.boolean(),
});
export type SessionLine = v.InferOutput<typeof SessionLine>;

export const TokenLine = v.object({ id: Id, name: v.string(), createdAt: Milliseconds, usedAt: Milliseconds });
export type TokenLine = v.InferOutput<typeof TokenLine>;
/** The only time the token itself is shown. */
export const NewToken = v.object({ id: Id, name: v.string(), token: v.string() });

export const PasskeyLine = v.object({ id: v.string(), name: v.string(), createdAt: Milliseconds });
export type PasskeyLine = v.InferOutput<typeof PasskeyLine>;

export const BotLine = v.object({ id: Id, name: v.string(), createdAt: Milliseconds, policy: BotPolicy, tokens: v.array(TokenLine) });
export type BotLine = v.InferOutput<typeof BotLine>;
export const NewBot = v.object({ id: Id, name: v.string(), token: v.string() });

/** As returned by `PushSubscription.toJSON()`. */
export const PushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url('not an address'), v.regex(/^https:\/\//, 'starts with https://')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{80,100}={0,2}$/, 'not a key')),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{20,30}={0,2}$/, 'not a key')),
  }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

export const Report = v.strictObject({
  user: Id,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'say why'), v.maxLength(1000)),
  /** The line of the chat it is about. */
  chat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export const ReportLine = v.object({
  id: Id,
  table: Id,
  by: Id,
  about: Id,
  reason: v.string(),
  chat: v.optional(v.number()),
  text: v.optional(v.string()),
  at: Milliseconds,
});
export type ReportLine = v.InferOutput<typeof ReportLine>;
