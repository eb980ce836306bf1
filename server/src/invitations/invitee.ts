/** Who is meant by a name or an id: somebody with an account, or a bot. Guests have no name of their own. */
import { readPolicy } from '../accounts/bot-policy.ts';
import { Refusal } from '../model/refusal.ts';
import type { Person } from '../model/table.ts';
import type { Database } from '../store/database.ts';
import { notBanned } from '../store/sanctions.ts';
import type { BotUser } from './policy.ts';

export interface Invitee extends Person {
  /** Of a bot. */
  readonly bot?: BotUser;
}

/** When, and by whose account: that of the owner where a bot asks. */
interface Asked {
  readonly now: number;
  readonly account: string;
}

interface Row {
  id: string;
  name: string;
  kind: Person['kind'];
  owner: string | null;
  policy: string;
}

const personIn = ({ id, name, kind, owner, policy }: Row): Invitee => ({
  ...{ id, name, kind },
  ...(kind === 'bot' && owner ? { bot: { id, name, owner, policy: readPolicy(policy) } } : {}),
});

/** Those of one's own and those of exactly that name come first: however many take it, too, they push nobody out. */
const ORDER = 'CASE WHEN u.owner = $3 THEN 0 ELSE 1 END, CASE WHEN u.name = $1 THEN 0 ELSE 1 END, u.id';

const find = async (db: Database, where: string, { now, account }: Asked, value: string, ...more: readonly string[]): Promise<Row[]> =>
  db.all<Row>(
    `SELECT u.id, u.name, u.kind, u.owner, u.policy FROM users u WHERE ${where} AND u.kind <> 'guest' AND ${notBanned('$2')} ORDER BY ${ORDER} LIMIT 50`,
    value,
    now,
    account,
    ...more,
  );

/**
 * A name in small letters, in capitals, and with a capital at the start of each word: SQLite knows the case of English letters only. What comes
 * out as another name, as ß in capitals, is left out.
 */
const casesOf = (name: string): string[] => {
  const small = name.toLowerCase();
  const begun = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [small, name.toUpperCase(), begun].map((written) => (written.toLowerCase() === small ? written : name));
};

/** As it is written; where nobody has exactly that name, capital letters do not matter. One's own bot is meant before those of others. */
const byName = async (db: Database, name: string, asked: Asked): Promise<Invitee> => {
  const rows = await find(db, 'LOWER(u.name) IN (LOWER($1), LOWER($4), LOWER($5), LOWER($6))', asked, name, ...casesOf(name));
  const exact = rows.filter((row) => row.name === name);
  const meant = exact.length > 0 ? exact : rows;
  const own = meant.filter(({ owner }) => owner === asked.account);
  const [found, ...others] = own.length > 0 ? own : meant;
  if (!found) throw new Refusal('not-found', `nobody with an account has the name ${name}, and no bot`, { field: 'name' });
  if (others.length > 0) throw new Refusal('taken', `${others.length + 1} have the name ${name}: say which by id`, { field: 'user' });
  return personIn(found);
};

export const findInvitee = async (
  db: Database,
  { user, name }: { readonly user?: string | undefined; readonly name?: string | undefined },
  asked: Asked,
): Promise<Invitee> => {
  if ((user === undefined) === (name === undefined)) throw new Refusal('bad-input', 'say whom: a name, or an id', { field: 'name' });
  if (name !== undefined) return byName(db, name, asked);
  const [row] = await find(db, 'u.id = $1', asked, user ?? '');
  if (!row) throw new Refusal('not-found', 'there is no such account or bot', { field: 'user' });
  return personIn(row);
};
