/** A lost password: a link sets a new one, once. It comes by mail to a confirmed address, or from the operator. */

import type { NodeConfig } from '../config/config.ts';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { countChallenges, lookAtLink, putChallenge, takeLink } from './challenges.ts';
import { demandFreeLogin, giveLogin, setPassword } from './credentials.ts';

/** What tells people of their passwords. */
interface PasswordMailer {
  reset(email: string, locale: string, account: string, link: string): Promise<void>;
  passwordChanged(email: string, locale: string, account: string): Promise<void>;
}

interface ResetMailParts {
  /** Where mail can be sent. */
  readonly mailer?: PasswordMailer;
  readonly db: Database;
  readonly config: NodeConfig;
  now(): number;
}

const MAILED_FOR = 30 * 60_000;
const PRINTED_FOR = 24 * 3_600_000;
/** Links under way to one address. */
const MOST = 5;

interface Holder {
  readonly id: string;
  readonly login: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly email_confirmed: number;
  readonly locale: string;
}

const COLUMNS = 'id, login, name, email, email_confirmed, locale';

export interface LinkSite {
  /** The address people use; without it the link begins with `/`. */
  readonly url: string | undefined;
  readonly now: number;
}

/** For the operator, who passes it on: valid for a day. The key stands behind a #, so that no server or proxy writes it down. */
export const resetLink = (db: Database, user: string, { url, now }: LinkSite): Promise<string> =>
  linkFor(db, user, { url, now }, 'operator', PRINTED_FOR);

const linkFor = async (db: Database, user: string, { url, now }: LinkSite, to: string, lifetime: number): Promise<string> => {
  const key = await putChallenge(db, { purpose: 'reset', user, challenge: to, until: now + lifetime });
  return url ? new URL(`/reset#${key}`, url).href : `/reset#${key}`;
};

/** By login or by address, of accounts whose address is confirmed. */
const holders = (db: Database, who: string): Promise<Holder[]> =>
  db.all<Holder>(
    `SELECT ${COLUMNS} FROM users WHERE ${who.includes('@') ? 'LOWER(email)' : 'login'} = $1 AND email IS NOT NULL AND email_confirmed = 1 AND kind = 'person'
     ORDER BY created_at LIMIT ${MOST}`,
    who,
  );

/** The job of a request: whoever asked has been answered before anything is looked up. */
export const mailResetLinks = async ({ db, mailer, config, now }: ResetMailParts, who: string): Promise<void> => {
  if (!mailer) return;
  for (const { id, login, name, email, locale } of await holders(db, who)) {
    if (!email || (await countChallenges(db, 'reset', email, now())) >= MOST) continue;
    const link = await linkFor(db, id, { url: config.publicUrl, now: now() }, email, MAILED_FOR);
    await mailer.reset(email, locale, login ?? name, link);
  }
};

/** The job after a new password: the owner is told, whoever chose it. */
export const mailPasswordChanged = async ({ db, mailer }: Pick<ResetMailParts, 'db' | 'mailer'>, user: string): Promise<void> => {
  const [row] = await db.all<Holder>(`SELECT ${COLUMNS} FROM users WHERE id = $1 AND email_confirmed = 1`, user);
  if (row?.email) await mailer?.passwordChanged(row.email, row.locale, row.login ?? row.name);
};

/** Whose password the link sets; an account by passkey has no login yet. */
export const readResetLink = async (db: Database, key: string, now: number): Promise<{ login: string | null; name: string }> => {
  const { user } = await lookAtLink(db, key, 'reset', now);
  const [row] = await db.all<Holder>(`SELECT ${COLUMNS} FROM users WHERE id = $1`, user);
  if (!row) throw new Refusal('not-found', 'there is no such account');
  return { login: row.login, name: row.name };
};

/** Sets the password; all links for it are used up then. The user. */
export const useResetLink = async (
  db: Database,
  { key, password, login: wish }: { key: string; password: string; login?: string | undefined },
  now: number,
): Promise<string> => {
  const { login } = await readResetLink(db, key, now);
  const name = login ?? wish;
  if (name === undefined) throw new Refusal('bad-input', 'choose a login, too', { field: 'login' });
  if (password.toLowerCase() === name) throw new Refusal('bad-input', 'the password is the login', { field: 'password' });
  if (login === null) await demandFreeLogin(db, name);
  const { user } = await takeLink(db, key, 'reset', now);
  if (login === null) await giveLogin(db, user, name, password);
  else await setPassword(db, user, password);
  return user;
};
