/** Who asks: the signed session cookie, or `Authorization: Bearer <token>`. */

import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { deviceIn } from '../accounts/device.ts';
import { endKeys, endSessions } from '../accounts/dismiss.ts';
import { COOKIE, hashOf } from '../accounts/sessions.ts';
import type { Caravel } from '../caravel.ts';
import type { Person } from '../model/table.ts';

/** The letters of a signed session, as a browser sends them back. */
const OURS = new RegExp(`(?:^|; )${COOKIE}=([\\w.%+/=-]{1,200})(?:;|$)`);
const YEAR = 365 * 86_400;

/** The session secret of a request, if its cookie was signed here. */
const sessionIn = ({ cookieSecret }: Caravel, headers: IncomingHttpHeaders): string | undefined => {
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

export const tokenIn = (headers: IncomingHttpHeaders): string | undefined => /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];

const secretIn = (caravel: Caravel, headers: IncomingHttpHeaders): string | undefined => tokenIn(headers) ?? sessionIn(caravel, headers);

/** The session or token of a request as it is stored: its hash. */
export const keyIn = (caravel: Caravel, headers: IncomingHttpHeaders): string | undefined => {
  const secret = secretIn(caravel, headers);
  return secret && hashOf(secret);
};

export const whoAsks = async (caravel: Caravel, headers: IncomingHttpHeaders): Promise<Person | undefined> => {
  const secret = secretIn(caravel, headers);
  return secret ? caravel.sessions.person(secret, caravel.now()) : undefined;
};

/** Cookies go only over TLS where the site has it. */
export const isSecure = ({ config }: Caravel, { request }: FastifyReply): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true;

/** The session of the browser that asks ends, with its sockets. */
const endOwn = async (caravel: Caravel, headers: IncomingHttpHeaders): Promise<void> => {
  const secret = sessionIn(caravel, headers);
  if (!secret) return;
  await caravel.sessions.close(secret);
  await endKeys(caravel, [hashOf(secret)]);
};

/** A new session for the browser that asks. What it had before is of no use any more. */
export const signIn = async (
  caravel: Caravel,
  reply: FastifyReply,
  headers: IncomingHttpHeaders,
  user: string,
  kind?: Person['kind'],
): Promise<void> => {
  const secret = await caravel.sessions.open(user, caravel.now(), deviceIn(headers['user-agent']), kind);
  await endOwn(caravel, headers);
  reply.setCookie(COOKIE, fastifyCookie.sign(secret, caravel.cookieSecret), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(caravel, reply),
    maxAge: YEAR,
  });
};

/** As `signIn`; every other session of the user ends. */
export const signInAlone: typeof signIn = async (caravel, reply, headers, user) => {
  await endSessions(caravel, user);
  await signIn(caravel, reply, headers, user);
};

export const signOut = async (caravel: Caravel, reply: FastifyReply, headers: IncomingHttpHeaders): Promise<void> => {
  await endOwn(caravel, headers);
  reply.clearCookie(COOKIE, { path: '/' });
};
