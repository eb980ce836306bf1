/** Commands about people: find, ban, mute. */
import { at } from '@caravel/core';
import { endSessions, endTokens } from '../../accounts/end-sessions.ts';
import type { Statement } from '../../store/database.ts';
import { FOREVER, untilText } from '../../store/sanctions.ts';
import { audited } from '../audit.ts';
import {
  type CommandInput,
  JSON_FLAG,
  numberFlag,
  type Operator,
  type Output,
  type SiteCommand,
  textFlag,
  UserError,
  WHY_FLAG,
} from '../command.ts';
import { findUser, named } from '../find.ts';
import { listed, time } from '../text.ts';

interface Row {
  id: string;
  login: string | null;
  name: string;
  kind: string;
  created_at: number;
  seen_at: number;
  banned_until: number;
  muted_until: number;
}

const HEAD = ['id', 'login', 'name', 'kind', 'since', 'seen', ''];

const markOf = ({ banned_until, muted_until }: Row, now: number): string => {
  const marks = [banned_until > now ? `banned ${untilText(banned_until)}` : '', muted_until > now ? `muted ${untilText(muted_until)}` : ''];
  return marks.filter(Boolean).join(', ');
};

/** Letters that mean something to LIKE mean themselves. */
const pattern = (word: string): string => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const find = ({ site: { db, now } }: Operator, input: CommandInput): Promise<Row[]> => {
  const [word] = input.words;
  return db.all<Row>(
    `SELECT id, login, name, kind, created_at, seen_at, banned_until, muted_until FROM users
     WHERE (id = $1 OR login LIKE $2 ESCAPE '\\' OR lower(name) LIKE $2 ESCAPE '\\') AND ($3 = 0 OR banned_until > $4 OR muted_until > $4)
     ORDER BY seen_at DESC, id LIMIT $5`,
    word ?? '',
    pattern(word ?? ''),
    input.flags.banned ? 1 : 0,
    now(),
    numberFlag(input, 'limit', 50, 10_000),
  );
};

export const users: SiteCommand = {
  place: 'site',
  name: 'users',
  usage: '[<part of a name, login, or id>] [--banned] [--limit 50] [--json]',
  about: 'list people, those seen last first; --banned: only who is banned or muted',
  words: [0, 1],
  flags: { ...JSON_FLAG, banned: { type: 'boolean' }, limit: { type: 'string' } },
  run: async (operator, input) => {
    const rows = await find(operator, input);
    const now = operator.site.now();
    const cells = rows.map((row) => {
      const { id, login, name, kind, created_at, seen_at } = row;
      return [id, login ?? '', name, kind, time(created_at), time(seen_at), markOf(row, now)];
    });
    return { text: listed(HEAD, cells, 'nobody fits'), json: rows };
  },
};

/** A day, or a moment in UTC; without one it is for ever. */
const untilOf = (input: CommandInput, now: number): number => {
  const text = textFlag(input, 'until');
  if (text === undefined) return FOREVER;
  const at = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(text) ? Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new UserError(`--until: '${text}' is no date like 2026-12-31 or 2026-12-31T18:00 (UTC)`);
  if (at <= now) throw new UserError(`--until: ${text} is past`);
  return at;
};

/** Sets two columns of the user, and says so in the audit log. */
const mark = async (operator: Operator, input: CommandInput, act: string, kind: 'ban' | 'mute', until: number): Promise<string> => {
  const { db, now } = operator.site;
  const user = await findUser(db, at(input.words, 0));
  const why = textFlag(input, 'why') ?? '';
  const columns = kind === 'ban' ? 'banned_until = $1, ban_reason = $2' : 'muted_until = $1, mute_reason = $2';
  const write: Statement = {
    sql: `UPDATE users SET ${columns} WHERE id = $3`,
    values: [until, until === 0 ? '' : why, user.id],
    expect: 1,
  };
  const detail = `${named(user)}${until === 0 ? '' : `, ${untilText(until)}`}`;
  await db.batch([write, audited({ at: now(), who: operator.who, act, about: user.id, why, detail })]);
  return user.id;
};

const done = async (operator: Operator, id: string, what: string): Promise<Output> => ({
  text: `${named(await findUser(operator.site.db, id))} ${what}`,
});

export const ban: SiteCommand = {
  place: 'site',
  name: 'ban',
  usage: '<id or login> [--until 2026-12-31] [--why <text>]',
  about: 'keep somebody out: they cannot sign in, and everything they have open ends at once. They are told until when and why',
  words: [1, 1],
  flags: { ...WHY_FLAG, until: { type: 'string' } },
  run: async (operator, input) => {
    const until = untilOf(input, operator.site.now());
    const id = await mark(operator, input, 'ban', 'ban', until);
    await endSessions(operator.site, id);
    await endTokens(operator.site, id);
    return done(operator, id, `is banned ${untilText(until)}`);
  },
};

export const lift: SiteCommand = {
  place: 'site',
  name: 'lift',
  usage: '<id or login> [--why <text>]',
  about: 'let somebody in again',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async (operator, input) => done(operator, await mark(operator, input, 'lift', 'ban', 0), 'may sign in again'),
};

export const mute: SiteCommand = {
  place: 'site',
  name: 'mute',
  usage: '<id or login> [--until 2026-12-31] [--why <text>]',
  about: 'somebody plays, but writes in no chat. They are told until when and why',
  words: [1, 1],
  flags: { ...WHY_FLAG, until: { type: 'string' } },
  run: async (operator, input) => {
    const until = untilOf(input, operator.site.now());
    return done(operator, await mark(operator, input, 'mute', 'mute', until), `is muted ${untilText(until)}`);
  },
};

export const unmute: SiteCommand = {
  place: 'site',
  name: 'unmute',
  usage: '<id or login> [--why <text>]',
  about: 'somebody may write in chats again',
  words: [1, 1],
  flags: WHY_FLAG,
  run: async (operator, input) => done(operator, await mark(operator, input, 'unmute', 'mute', 0), 'may chat again'),
};
