/** Remembers browsers that have signed in: wrong passwords from elsewhere do not lock them out. */
import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { NodeConfig } from '../config/config.ts';
import type { Call } from './route.ts';
import { isSecure } from './who.ts';

/** What marks a browser as known. */
interface DeviceParts {
  readonly config: NodeConfig;
  /** Signs cookies. */
  readonly cookieSecret: string;
}

/** One cookie a user, sent only where passwords are tried. */
const PATH = '/api/login';
const nameOf = (user: string): string => `caravel-device-${user}`;
/** As long as browsers keep a cookie. */
const LIFETIME = 400 * 86_400;

/** What the device is counted by; undefined if it has not signed in as this user. */
export const knownDevice = ({ cookieSecret }: DeviceParts, { request }: Pick<Call, 'request'>, user: string): string | undefined => {
  const { valid, value } = fastifyCookie.unsign(request.cookies[nameOf(user)] ?? '', cookieSecret);
  return valid && value?.startsWith(`device ${user} `) ? value : undefined;
};

export const rememberDevice = (parts: DeviceParts, call: Pick<Call, 'request' | 'reply'>, user: string): void => {
  const device = knownDevice(parts, call, user) ?? `device ${user} ${randomBytes(12).toString('base64url')}`;
  call.reply.setCookie(nameOf(user), fastifyCookie.sign(device, parts.cookieSecret), {
    ...{ path: PATH, httpOnly: true, sameSite: 'lax', maxAge: LIFETIME },
    secure: isSecure(parts, call.reply),
  });
};
