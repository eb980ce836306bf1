/** How single settings are read. An invalid value stops the start with its name, instead of failing later. */
import { isIP } from 'node:net';
import { proxyList, type TrustedProxies } from './proxies.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export const wholeNumber = (env: Environment, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) throw new Error(`${name}: '${text}' is not a number from ${min} to ${max}`);
  return value;
};

export const url = (env: Environment, name: string, protocols: readonly string[]): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol) || new URL(text).hostname === '')
    throw new Error(`${name}: not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  return text;
};

/** The address of a whole site: the pages know no other place on it than its root. */
export const siteUrl = (env: Environment, name: string): string | undefined => {
  const text = url(env, name, ['http:', 'https:']);
  if (text === undefined) return undefined;
  const { origin, href } = new URL(text);
  if (href !== `${origin}/`) throw new Error(`${name}: only scheme, name and port, like ${origin}; no path, no user, no question`);
  return origin;
};

const SHORTEST_TOKEN = 16;
/** The letters a bearer token may have. */
const TOKEN = /^[\w.~+/-]+=*$/;

/** Short tokens are refused because they can be guessed. */
export const token = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  if (text.length < SHORTEST_TOKEN) throw new Error(`${name}: shorter than ${SHORTEST_TOKEN} characters`);
  if (!TOKEN.test(text)) throw new Error(`${name}: has characters a bearer token cannot have`);
  return text;
};

const MAILBOX = /^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

export const mailbox = (env: Environment, name: string, fallback: string): string => {
  const text = env[name] || fallback;
  if (!MAILBOX.test(text)) throw new Error(`${name}: '${text}' is not an address like Caravel <caravel@games.example>`);
  return text;
};

/** Shown to everybody: a page, or a mail address without a name. */
export const contact = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (text?.includes('://')) return url(env, name, ['https:', 'http:']);
  if (text && !/^[^<>@\s]+@[^<>@\s]+$/.test(text)) throw new Error(`${name}: '${text}' is neither a mail address nor a page`);
  return text || undefined;
};

/** A site, or all under its name. Nothing that would end a directive and begin another. */
const FRAME = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d{1,5})?$/;

/** `self`, sites between commas, or `*` for everybody. */
export const frames = (env: Environment, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      if (text === 'self') return "'self'";
      if (text !== '*' && !FRAME.test(text)) throw new Error(`${name}: '${text}' is neither self, * nor a site like https://blog.example`);
      return text;
    });

export const oneOf = (env: Environment, name: string, words: readonly [string, ...string[]]): string => {
  const text = env[name] || words[0];
  if (!words.includes(text)) throw new Error(`${name}: '${text}' is none of ${words.join(', ')}`);
  return text;
};

/** A name or address to listen on. */
export const hostName = (env: Environment, name: string, fallback: string): string => {
  const text = env[name] || fallback;
  if (isIP(text) === 0 && !/^[\w.-]+$/.test(text)) throw new Error(`${name}: '${text}' is neither a name nor an address`);
  return text;
};

const HOPS = /^[0-9]$/;

/** A number of proxies one behind the other, or their addresses and networks. */
export const trustedProxies = (env: Environment, name: string): TrustedProxies => {
  const text = env[name] ?? '';
  if (text === '' || HOPS.test(text)) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  try {
    proxyList(proxies);
    return proxies;
  } catch {
    throw new Error(
      `${name}: '${text}' is neither a number of proxies from 0 to 9 nor a list of addresses and networks like 10.0.0.0/8,::1`,
    );
  }
};

export const optionalEntry = <K extends string, T>(key: K, value: T | undefined): { [k in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]: T });

const OURS = 'CARAVEL_';

/** Runs `read`; a CARAVEL_* setting it never asked for must be misspelt and is an error. */
export const rejectUnknown = <T>(env: Environment, read: (env: Environment) => T): T => {
  const asked = new Set<string | symbol>();
  const watched = new Proxy(env, {
    get: (target, name) => {
      asked.add(name);
      return typeof name === 'string' ? target[name] : undefined;
    },
  });
  const result = read(watched);
  const unknown = Object.keys(env).find((name) => name.startsWith(OURS) && env[name] && !asked.has(name));
  if (unknown !== undefined) throw new Error(`${unknown}: there is no such setting; docs/operations.md lists all of them`);
  return result;
};
