/** The caller's channels (mail, webhook, push) and the people they have muted. */
import { Email, HookService, Id, PushSubscription, WebhookUrl } from '@caravel/protocol';
import * as v from 'valibot';
import { countChallenges, putChallenge, takeChallenge } from '../accounts/challenges.ts';
import { mute, mutedBy, unmute } from '../accounts/mutes.ts';
import { confirmEmail, readMe, setEmail, setWebhook } from '../accounts/preferences.ts';
import type { NodeConfig } from '../config/config.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import { demandPublic } from '../notices/addresses.ts';
import type { Mailer } from '../notices/mail.ts';
import type { Notices } from '../notices/notices.ts';
import { subscribe, unsubscribe, type Vapid } from '../notices/push.ts';
import type { Database } from '../store/database.ts';
import { demandHook } from './hook-address.ts';
import { type Call, demandPerson, type Route, route } from './route.ts';
import { accountHolder, confirmedHolder } from './session-only.ts';
import type { IdentityParts } from './who.ts';

export interface ChannelParts extends IdentityParts {
  readonly db: Database;
  readonly config: NodeConfig;
  readonly notices: Notices;
  readonly vapid: Vapid;
  /** Where mail can be sent. */
  readonly mailer?: Mailer;
}

const tag = 'me';
const DAY = 86_400_000;

/** Nobody is asked more often than this a day, whoever gives their address. */
const QUESTIONS = 3;

/** Asks the owner of the address whether they want mail. */
const askOwner = async ({ db, mailer, now }: ChannelParts, user: string, email: string): Promise<void> => {
  if (!mailer) return;
  if ((await countChallenges(db, 'email', email, now())) >= QUESTIONS)
    throw new Refusal('too-much', 'this address was asked often enough today', { field: 'email' });
  const code = await putChallenge(db, { purpose: 'email', user, challenge: email, until: now() + DAY });
  await mailer.confirmation(email, (await readMe(db, user, now())).locale, code);
};

const mailRoutes = (parts: ChannelParts): Route[] => [
  route(
    {
      method: 'PUT',
      url: '/api/me/email',
      tag,
      who: 'account',
      about: 'Set or remove my e-mail address; a code is sent to a new address to confirm it',
      body: v.strictObject({ email: v.nullable(Email) }),
      limit: 5,
    },
    async (call) => {
      const { id } = await confirmedHolder(parts, call);
      await setEmail(parts.db, id, call.body.email);
      await parts.notices.channelsChanged(id);
      if (call.body.email) await askOwner(parts, id, call.body.email);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/me/email/confirm',
      tag,
      who: 'account',
      about: 'Confirm my e-mail address with the code that was sent there',
      body: v.strictObject({ code: v.pipe(v.string(), v.trim(), v.maxLength(40)) }),
      limit: 10,
    },
    async (call) => {
      const { id } = accountHolder(call);
      await confirmEmail(parts.db, id, await takeChallenge(parts.db, call.body.code, 'email', id, parts.now()));
      await parts.notices.channelsChanged(id);
    },
  ),
];

/** A bot has only its token, and the address is for its own notices. */
const hookOwner = async (parts: ChannelParts, call: Call): Promise<Person> => {
  const person = demandPerson(call);
  return person.kind === 'bot' ? person : confirmedHolder(parts, call);
};

const hookRoutes = (parts: ChannelParts): Route[] => [
  route(
    {
      method: 'PUT',
      url: '/api/me/webhook',
      tag,
      who: 'account',
      about:
        'Set the webhook for my notifications, or null for none: a chat service, or a program of mine. The secret that signs messages to a program is shown only once',
      body: v.strictObject({ url: v.nullable(WebhookUrl), service: v.optional(HookService, 'own') }),
      answer: v.object({ url: v.nullable(v.string()), secret: v.nullable(v.string()) }),
      limit: 20,
    },
    async (call) => {
      const { url, service } = call.body;
      const { id } = url === null ? demandPerson(call) : await hookOwner(parts, call);
      if (url) demandHook(service, url, parts.config);
      const secret = await setWebhook(parts.db, id, url, service);
      await parts.notices.channelsChanged(id);
      return { url, secret: service === 'own' ? secret : null };
    },
  ),
  route(
    {
      method: 'GET',
      url: '/api/push/key',
      tag,
      who: 'anybody',
      about: 'The public key browsers need to subscribe to notifications',
      answer: v.object({ key: v.string() }),
    },
    async () => ({ key: parts.vapid.publicKey }),
  ),
  route(
    {
      method: 'POST',
      url: '/api/push',
      tag,
      who: 'somebody',
      about: 'Send notifications to this browser',
      body: PushSubscription,
      limit: 30,
    },
    async (call) => {
      const { id } = demandPerson(call);
      demandPublic(call.body.endpoint, 'endpoint', parts.config.hookAllow);
      await subscribe(parts.db, id, call.body, parts.now());
      await parts.notices.channelsChanged(id);
    },
  ),
  route(
    {
      method: 'POST',
      url: '/api/push/forget',
      tag,
      who: 'somebody',
      about: 'Stop sending notifications to this browser',
      body: v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(1000)) }),
    },
    async (call) => {
      const { id } = demandPerson(call);
      await unsubscribe(parts.db, id, call.body.endpoint);
      await parts.notices.channelsChanged(id);
    },
  ),
];

const Other = v.object({ id: Id });

const muteRoutes = (parts: ChannelParts): Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/me/mutes',
      tag,
      who: 'somebody',
      about: 'The people I have muted',
      answer: v.object({ people: v.array(v.object({ id: Id, name: v.string() })) }),
    },
    async (call) => ({ people: await mutedBy(parts.db, demandPerson(call).id) }),
  ),
  route(
    { method: 'PUT', url: '/api/me/mutes/:id', tag, who: 'somebody', about: 'Mute someone: I no longer see their chat', params: Other },
    async (call) => mute(parts.db, demandPerson(call).id, call.params.id),
  ),
  route({ method: 'DELETE', url: '/api/me/mutes/:id', tag, who: 'somebody', about: 'Unmute someone', params: Other }, async (call) =>
    unmute(parts.db, demandPerson(call).id, call.params.id),
  ),
];

export const channelRoutes = (parts: ChannelParts): Route[] => [...mailRoutes(parts), ...hookRoutes(parts), ...muteRoutes(parts)];
