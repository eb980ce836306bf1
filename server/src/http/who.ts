/** Identifies callers by the signed session cookie or by `Authorization: Bearer <token>`. */

import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { deviceIn } from '../accounts/device.ts';
import { endKeys, endSessions, type SessionEnding } from '../accounts/end-sessions.ts';
import { COOKIE, hashOf, type Sessions, TOKEN_MARK } from '../accounts/sessions.ts';
import type { NodeConfig } from '../config/config.ts';
import type { Person } from '../model/table.ts';

/** What it takes to identify a caller. */
export interface IdentityParts {
  readonly sessions: Sessions;
  /** Signs cookies. */
  readonly cookieSecret: string;
  now(): number;
}

/** What opens and ends the sessions of browsers. */
export interface SignInParts extends IdentityParts, SessionEnding {
  readonly config: NodeConfig;
}

/** The letters of a signed session, as a browser sends them back. */
const OURS = new RegExp(`(?:^|; )${COOKIE}=([\\w.%+/=-]{1,200})(?:;|$)`);
const YEAR = 365 * 86_400;

/** The session secret of a request, if its cookie was signed here. */
const sessionIn = ({ cookieSecret }: IdentityParts, headers: IncomingHttpHeaders): string | undefined => {
  const cookie = OURS.exec(headers.cookie ?? '')?.[1];
  if (!cookie) return undefined;
  const { valid, value } = fastifyCookie.unsign(decoded(cookie), cookieSecret);
  return valid && value ? value : undefined;
};

/** A stray percent sign is no reason to fail. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** What stands there, whoever made it up. */
export const bearerIn = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer (\S{16,200})$/.exec(headers.authorization ?? '')?.[1];

/** A token of an account, and nothing else: a session that is sent as one would have the wide limits of tokens. */
export const tokenIn = (headers: IncomingHttpHeaders): string | undefined => {
  const bearer = bearerIn(headers);
  return bearer?.startsWith(TOKEN_MARK) ? bearer : undefined;
};

const secretIn = (parts: IdentityParts, headers: IncomingHttpHeaders): string | undefined => tokenIn(headers) ?? sessionIn(parts, headers);

/** The session or token of a request as it is stored: its hash. */
export const keyIn = (parts: IdentityParts, headers: IncomingHttpHeaders): string | undefined => {
  const secret = secretIn(parts, headers);
  return secret && hashOf(secret);
};

export const whoAsks = async (parts: IdentityParts, headers: IncomingHttpHeaders): Promise<Person | undefined> => {
  const secret = secretIn(parts, headers);
  return secret ? parts.sessions.person(secret, parts.now()) : undefined;
};

/** Cookies go only over TLS where the site has it. */
export const isSecure = ({ config }: Pick<SignInParts, 'config'>, { request }: FastifyReply): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

/** The session of the browser that asks ends, with its sockets. */
const endOwn = async (parts: SignInParts, headers: IncomingHttpHeaders): Promise<void> => {
  const secret = sessionIn(parts, headers);
  if (!secret) return;
  await parts.sessions.close(secret);
  await endKeys(parts, [hashOf(secret)]);
};

/** A new session for the browser that asks. What it had before is of no use any more. */
export const signIn = async (
  parts: SignInParts,
  reply: FastifyReply,
  headers: IncomingHttpHeaders,
  user: string,
  kind?: Person['kind'],
): Promise<void> => {
  const secret = await parts.sessions.open(user, parts.now(), deviceIn(headers['user-agent']), kind);
  await endOwn(parts, headers);
  reply.setCookie(COOKIE, fastifyCookie.sign(secret, parts.cookieSecret), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(parts, reply),
    maxAge: YEAR,
  });
};

/** As `signIn`; every other session of the user ends. */
export const signInAlone: typeof signIn = async (parts, reply, headers, user) => {
  await endSessions(parts, user);
  await signIn(parts, reply, headers, user);
};

export const signOut = async (parts: SignInParts, reply: FastifyReply, headers: IncomingHttpHeaders): Promise<void> => {
  await endOwn(parts, headers);
  reply.clearCookie(COOKIE, { path: '/' });
};
