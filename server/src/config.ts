/** What a node is told from outside, read once at the start; a wrong value is named. */
import { proxyList, type TrustedProxies } from './limits/address.ts';
import type { SocketCounts } from './limits/sockets.ts';
import { type HookTargets, readHookTargets } from './notices/hook-targets.ts';
import type { TableCaps } from './tables/limits.ts';

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
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  /** Bot threads. */
  readonly threads: number;
  readonly logLevel: string;
  /** Milliseconds without a node that are no outage yet, and after a start without a flag. */
  readonly patience: { readonly gap: number; readonly grace: number };
  /** Requests a minute and messages a second of one caller. */
  readonly rate: { readonly http: number; readonly socket: number };
  /** Undos a minute at one table. */
  readonly undoRate: number;
  /** Tables one host or one address may have at a time. */
  readonly tables: TableCaps;
  /** Sockets at a time. */
  readonly sockets: SocketCounts;
  /** Milliseconds for a request to arrive as a whole. */
  readonly requestTimeout: number;
  /** Who may read /metrics from elsewhere; without one, only this machine. */
  readonly metricsToken?: string;
  /** Who may read reports; without one, nobody. */
  readonly operatorToken?: string;
  /** Webhooks and push may also go to these hosts and ports, though they are private. */
  readonly hookAllow: HookTargets;
}

/** Requests a minute of one caller, if nothing else is said. */
export const USUAL_RATE = 600;

type Environment = Readonly<Record<string, string | undefined>>;

const whole = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) throw new Error(`${name}: '${text}' is not a number from ${min} to ${max}`);
  return value;
};

const url = (env: Environment, name: string, protocols: readonly string[]): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new Error(`${name}: not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return text;
};

const present = <K extends string, T>(key: K, value: T | undefined): { [k in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]: T });

/** The setting this one replaces let hooks go anywhere: nobody keeps it unawares. */
const hookAllow = (env: Environment): HookTargets => {
  if (env.CARAVEL_PRIVATE_HOOKS)
    throw new Error(
      'CARAVEL_PRIVATE_HOOKS is no longer read: name each target instead, like CARAVEL_HOOK_ALLOW=10.0.0.5:8080,hooks.lan:443',
    );
  return readHookTargets(env.CARAVEL_HOOK_ALLOW ?? '');
};

const HOPS = /^[0-9]$/;

/** A number of proxies one behind the other, or their addresses and networks. */
const trustedProxies = (text: string): TrustedProxies => {
  if (text === '' || HOPS.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  try {
    proxyList(proxies);
    return proxies;
  } catch {
    throw new Error(
      `CARAVEL_TRUST_PROXY: '${text}' is neither a number of proxies from 0 to 9 nor a list of addresses and networks like 10.0.0.0/8,::1`,
    );
  }
};

export const readNodeConfig = (env: Environment, cores: number): NodeConfig => ({
  port: whole(env, 'PORT', 8080, 0, 65_535),
  host: env.HOST || '0.0.0.0',
  data: env.CARAVEL_DATA || './data',
  ...present('databaseUrl', url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])),
  ...present('publicUrl', url(env, 'CARAVEL_URL', ['http:', 'https:'])),
  trustProxy: trustedProxies(env.CARAVEL_TRUST_PROXY ?? ''),
  ...present('web', env.CARAVEL_WEB || undefined),
  ...present('smtpUrl', url(env, 'SMTP_URL', ['smtp:', 'smtps:'])),
  mailFrom: env.MAIL_FROM || 'Caravel <caravel@localhost>',
  threads: whole(env, 'CARAVEL_THREADS', Math.max(1, cores - 1), 1, 64),
  logLevel: env.LOG_LEVEL || 'info',
  patience: {
    gap: 1000 * whole(env, 'CARAVEL_OUTAGE_SECONDS', 30, 1, 3600),
    grace: 1000 * whole(env, 'CARAVEL_FLAG_GRACE_SECONDS', 300, 0, 86_400),
  },
  rate: { http: whole(env, 'CARAVEL_HTTP_RATE', USUAL_RATE, 1, 1_000_000), socket: whole(env, 'CARAVEL_SOCKET_RATE', 50, 1, 1_000_000) },
  undoRate: whole(env, 'CARAVEL_UNDO_RATE', 60, 1, 1_000_000),
  tables: {
    botsPerUser: whole(env, 'CARAVEL_BOT_TABLES_PER_USER', 10, 1, 1_000_000),
    botsPerAddress: whole(env, 'CARAVEL_BOT_TABLES_PER_ADDRESS', 20, 1, 1_000_000),
    openPerHost: whole(env, 'CARAVEL_OPEN_TABLES_PER_HOST', 5, 1, 1_000_000),
  },
  sockets: {
    perAddress: whole(env, 'CARAVEL_SOCKETS_PER_ADDRESS', 200, 1, 1_000_000),
    perPerson: whole(env, 'CARAVEL_SOCKETS_PER_PERSON', 30, 1, 1_000_000),
  },
  requestTimeout: whole(env, 'CARAVEL_REQUEST_SECONDS', 30, 1, 600) * 1000,
  ...present('metricsToken', env.CARAVEL_METRICS_TOKEN || undefined),
  ...present('operatorToken', env.CARAVEL_OPERATOR_TOKEN || undefined),
  hookAllow: hookAllow(env),
});
