/** The key in every mail that turns mail off, without signing in: it is of one person and one address, and opens nothing else. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.ts';

const sealOf = (secret: string, user: string, email: string): Buffer =>
  createHmac('sha256', secret).update(`mail-off ${user} ${email}`).digest().subarray(0, 18);

export const mailOffKey = (secret: string, user: string, email: string): string =>
  `${user}${sealOf(secret, user, email).toString('base64url')}`;

/** The id of a person, and 18 bytes in 24 letters. */
export const MAIL_OFF_KEY = /^([A-Za-z0-9]{12})([\w-]{24})$/;

export interface MailOff {
  readonly user: string;
  readonly name: string;
  readonly email: string;
  readonly mail: number;
}

/** Whose mail the key turns off; undefined if it was made for another address, or not by us. */
export const readMailOff = async (db: Database, secret: string, key: string): Promise<MailOff | undefined> => {
  const [, user = '', seal = ''] = MAIL_OFF_KEY.exec(key) ?? [];
  const [row] = await db.all<MailOff>('SELECT id AS "user", name, email, mail FROM users WHERE id = $1 AND email IS NOT NULL', user);
  return row && timingSafeEqual(sealOf(secret, user, row.email), Buffer.from(seal, 'base64url')) ? row : undefined;
};
