/** How people are told what happens when they are elsewhere: webhooks, quiet hours, how often. */
import * as v from 'valibot';
import { Id, Milliseconds } from './words.ts';

/** What a webhook speaks: our own signed JSON, or what a service takes. */
export const HOOK_SERVICES = ['own', 'discord', 'slack', 'ntfy', 'telegram'] as const;
export const HookService = v.picklist(HOOK_SERVICES);
export type HookService = v.InferOutput<typeof HookService>;

export const WebhookUrl = v.pipe(
  v.string(),
  v.maxLength(500),
  v.url('not an address'),
  v.regex(/^https?:\/\//, 'starts with http:// or https://'),
);

/** Why messages do not arrive. */
export const HookTrouble = v.object({
  /** Failures in a row. */
  failures: v.number(),
  /** The status of the last answer, or what went wrong before there was one. */
  reason: v.string(),
  /** The next try; missing if there is none, until the webhook is saved again. */
  retryAt: v.optional(Milliseconds),
});
export type HookTrouble = v.InferOutput<typeof HookTrouble>;

/** The address is told to nobody but who gave it. */
export const HookInfo = v.object({ service: HookService, url: v.exactOptional(v.string()), trouble: v.optional(HookTrouble) });
export type HookInfo = v.InferOutput<typeof HookInfo>;

/** Everybody at a table sees that it has a webhook, who gave it, and who is not named by it. */
export const TableHook = v.object({ service: HookService, out: v.array(Id), by: v.exactOptional(Id) });
export type TableHook = v.InferOutput<typeof TableHook>;

const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

const QuietHours = v.pipe(
  v.strictObject({
    from: MinuteOfDay,
    until: MinuteOfDay,
    zone: v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone, 'not a time zone')),
  }),
  v.check(({ from, until }) => from !== until, 'quiet hours begin and end at different times'),
);
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** Minutes between two alerts over one channel; 0 for no limit. */
export const ALERT_PAUSES = [0, 5, 15, 30, 60, 180, 720] as const;

/** Who I am at a service, so that the webhook of a table can mention me there. */
const Mentions = v.strictObject({
  discord: v.optional(v.pipe(v.string(), v.regex(/^\d{15,21}$/, 'a Discord id has 15 to 21 digits'))),
  slack: v.optional(v.pipe(v.string(), v.regex(/^[UW][A-Z0-9]{6,14}$/, 'a Slack member id begins with U or W'))),
  telegram: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]\w{3,31}$/, 'a Telegram name has no @'))),
});
export type Mentions = v.InferOutput<typeof Mentions>;

export const Alerts = v.strictObject({
  quiet: v.optional(QuietHours),
  every: v.optional(v.picklist(ALERT_PAUSES), 0),
  mentions: v.optional(Mentions, {}),
});
export type Alerts = v.InferOutput<typeof Alerts>;
