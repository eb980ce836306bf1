/** The settings of a node, read from the environment once at the start. An invalid value is reported by name. */
import { REVIEW_VISITS } from '@caravel/bots/review-depth';
import { type HookTargets, readHookTargets } from './hook-targets.ts';
import type { TrustedProxies } from './proxies.ts';
import {
  contact,
  type Environment,
  frames,
  hostName,
  mailbox,
  oneOf,
  optionalEntry,
  rejectUnknown,
  siteUrl,
  token,
  trustedProxies,
  url,
  wholeNumber,
} from './values.ts';

export interface SocketCounts {
  readonly perAddress: number;
  readonly perPerson: number;
}

export interface TableCaps {
  /** Games with bots of one host, and of one address. */
  readonly botsPerUser: number;
  readonly botsPerAddress: number;
  /** Tables of one host that have not begun. */
  readonly openPerHost: number;
}

interface ReviewConfig {
  /** How many reviews of tables one person may ask for in a day; 0: nobody may. */
  readonly perDay: number;
  /** How far each large decision is searched. */
  readonly visits: number;
}

interface DailyConfig {
  /** Milliseconds after its day in which a try may still be played on. */
  readonly grace: number;
  /** Milliseconds an account must be old, and games it must have finished, for a ranked try. */
  readonly age: number;
  readonly games: number;
  /** How far the bots of ranked tables search. */
  readonly visits: number;
}

export interface NodeConfig {
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database. */
  readonly data: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string;
  /** The address people use, where a proxy stands in front: for links, passkeys and the origin check. */
  readonly publicUrl?: string;
  /** The proxies in front whose X-Forwarded-* is believed. */
  readonly trustProxy: TrustedProxies;
  /** Folder with the built pages. */
  readonly web?: string;
  /** Whom people may ask about the site: a mail address or a page. */
  readonly contact?: string;
  /** Where its source code is. */
  readonly source?: string;
  /** Who may show tables, reviews and puzzles among their own pages, as sources of a policy. */
  readonly frames: readonly string[];
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Bot threads. */
  readonly threads: number;
  /** Milliseconds a bot that sits in for a person takes at least for its moves. */
  readonly substitutePace: number;
  readonly logLevel: string;
  /** `gap`: milliseconds without a heartbeat before they count as an outage. `grace`: milliseconds after a start in which nobody loses on time. */
  readonly patience: { readonly gap: number; readonly grace: number };
  /** Who runs bin/admin, for the audit log. */
  readonly operator?: string;
  /** Days after which idle guests who never played are deleted; 0: never. */
  readonly guestDays: number;
  /** Requests per minute and socket messages per second allowed for one caller. */
  readonly rate: { readonly http: number; readonly socket: number };
  /** Log entries one caller may read per minute. */
  readonly entryRate: number;
  /** Undos allowed per minute at one table. */
  readonly undoRate: number;
  /** Tables one host or one address may have at a time. */
  readonly tables: TableCaps;
  readonly reviews: ReviewConfig;
  readonly daily: DailyConfig;
  /** Open sockets allowed at a time. */
  readonly sockets: SocketCounts;
  /** Milliseconds within which a request must arrive in full. */
  readonly requestTimeout: number;
  /** The token for /metrics; without it only this machine may read them. */
  readonly metricsToken?: string;
  /** The operator's token for reading reports; without it nobody may. */
  readonly operatorToken?: string;
  /** Webhooks and push may also go to these hosts and ports, though they are private. */
  readonly hookAllow: HookTargets;
}

/** The default number of requests per minute for one caller. */
export const USUAL_RATE = 600;

/** The setting this one replaces allowed hooks to any private address, so its presence is an error. */
const hookAllow = (env: Environment): HookTargets => {
  if (env.CARAVEL_PRIVATE_HOOKS)
    throw new Error(
      'CARAVEL_PRIVATE_HOOKS is no longer read: name each target instead, like CARAVEL_HOOK_ALLOW=10.0.0.5:8080,hooks.lan:443',
    );
  return readHookTargets(env.CARAVEL_HOOK_ALLOW ?? '');
};

const LEVELS = ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent'] as const;

export const readNodeConfig = (env: Environment, cores: number): NodeConfig => rejectUnknown(env, (known) => readKnown(known, cores));

const readKnown = (env: Environment, cores: number): NodeConfig => ({
  port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
  host: hostName(env, 'HOST', '0.0.0.0'),
  data: env.CARAVEL_DATA || './data',
  ...optionalEntry('databaseUrl', url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])),
  ...optionalEntry('publicUrl', siteUrl(env, 'CARAVEL_URL')),
  trustProxy: trustedProxies(env, 'CARAVEL_TRUST_PROXY'),
  ...optionalEntry('web', env.CARAVEL_WEB || undefined),
  ...optionalEntry('contact', contact(env, 'CARAVEL_CONTACT')),
  ...optionalEntry('source', url(env, 'CARAVEL_SOURCE', ['https:', 'http:'])),
  frames: frames(env, 'CARAVEL_FRAMES'),
  ...optionalEntry('smtpUrl', url(env, 'SMTP_URL', ['smtp:', 'smtps:'])),
  mailFrom: mailbox(env, 'MAIL_FROM', 'Caravel <caravel@localhost>'),
  threads: wholeNumber(env, 'CARAVEL_THREADS', Math.max(1, cores - 1), 1, 64),
  substitutePace: wholeNumber(env, 'CARAVEL_SUBSTITUTE_MILLISECONDS', 1200, 0, 60_000),
  logLevel: oneOf(env, 'LOG_LEVEL', LEVELS),
  ...optionalEntry('operator', env.CARAVEL_OPERATOR || undefined),
  guestDays: wholeNumber(env, 'CARAVEL_GUEST_DAYS', 90, 0, 10_000),
  patience: {
    gap: 1000 * wholeNumber(env, 'CARAVEL_OUTAGE_SECONDS', 30, 1, 3600),
    grace: 1000 * wholeNumber(env, 'CARAVEL_FLAG_GRACE_SECONDS', 300, 0, 86_400),
  },
  rate: {
    http: wholeNumber(env, 'CARAVEL_HTTP_RATE', USUAL_RATE, 1, 1_000_000),
    socket: wholeNumber(env, 'CARAVEL_SOCKET_RATE', 50, 1, 1_000_000),
  },
  entryRate: wholeNumber(env, 'CARAVEL_ENTRY_RATE', 200_000, 1, 1_000_000_000),
  undoRate: wholeNumber(env, 'CARAVEL_UNDO_RATE', 60, 1, 1_000_000),
  tables: {
    botsPerUser: wholeNumber(env, 'CARAVEL_BOT_TABLES_PER_USER', 10, 1, 1_000_000),
    botsPerAddress: wholeNumber(env, 'CARAVEL_BOT_TABLES_PER_ADDRESS', 20, 1, 1_000_000),
    openPerHost: wholeNumber(env, 'CARAVEL_OPEN_TABLES_PER_HOST', 5, 1, 1_000_000),
  },
  reviews: {
    perDay: wholeNumber(env, 'CARAVEL_REVIEWS_PER_DAY', 20, 0, 1_000_000),
    visits: wholeNumber(env, 'CARAVEL_REVIEW_VISITS', REVIEW_VISITS, 0, 10_000),
  },
  daily: {
    grace: 3_600_000 * wholeNumber(env, 'CARAVEL_DAILY_GRACE_HOURS', 6, 0, 12),
    age: 3_600_000 * wholeNumber(env, 'CARAVEL_DAILY_AGE_HOURS', 24, 0, 10_000),
    games: wholeNumber(env, 'CARAVEL_DAILY_GAMES', 1, 0, 1000),
    visits: wholeNumber(env, 'CARAVEL_DAILY_VISITS', 500, 1, 10_000),
  },
  sockets: {
    perAddress: wholeNumber(env, 'CARAVEL_SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    perPerson: wholeNumber(env, 'CARAVEL_SOCKETS_PER_PERSON', 30, 1, 1_000_000),
  },
  requestTimeout: wholeNumber(env, 'CARAVEL_REQUEST_SECONDS', 30, 1, 600) * 1000,
  ...optionalEntry('metricsToken', token(env, 'CARAVEL_METRICS_TOKEN')),
  ...optionalEntry('operatorToken', token(env, 'CARAVEL_OPERATOR_TOKEN')),
  hookAllow: hookAllow(env),
});
