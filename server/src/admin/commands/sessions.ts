/** Where somebody is signed in, and the end of it. */
import { at } from '@caravel/core';
import { endSessions, endTokens } from '../../accounts/end-sessions.ts';
import { audited } from '../audit.ts';
import { JSON_FLAG, type SiteCommand, textFlag, WHY_FLAG } from '../command.ts';
import { findUser, named } from '../find.ts';
import { listed, time } from '../text.ts';

interface Row {
  kind: string;
  name: string;
  created_at: number;
  used_at: number;
}

export const sessions: SiteCommand = {
  place: 'site',
  name: 'sessions',
  usage: '<id or login> [--json]',
  about: 'list the browsers and tokens somebody is signed in by',
  words: [1, 1],
  flags: JSON_FLAG,
  run: async ({ site: { db, now } }, { words: [word = ''] }) => {
    const { id } = await findUser(db, word);
    const rows = await db.all<Row>(
      `SELECT 'session' AS kind, browser || ' ' || system AS name, created_at, used_at FROM sessions WHERE user_id = $1 AND expires_at > $2
       UNION ALL SELECT 'token' AS kind, name, created_at, used_at FROM tokens WHERE user_id = $1 ORDER BY used_at DESC`,
      id,
      now(),
    );
    const lines = rows.map(({ kind, name, created_at, used_at }) => [kind, time(created_at), time(used_at), name]);
    return { text: listed(['kind', 'since', 'used', 'name'], lines, 'they are signed in nowhere'), json: rows };
  },
};

export const signOut: SiteCommand = {
  place: 'site',
  name: 'sign-out',
  usage: '<id or login> [--tokens] [--why <text>]',
  about: 'end all sessions of somebody, and with --tokens their tokens and those of their bots; open pages close at once',
  words: [1, 1],
  flags: { ...WHY_FLAG, tokens: { type: 'boolean' } },
  run: async ({ site, who }, input) => {
    const user = await findUser(site.db, at(input.words, 0));
    const detail = `${named(user)}${input.flags.tokens ? ', with tokens' : ''}`;
    await site.db.batch([audited({ at: site.now(), who, act: 'sign-out', about: user.id, why: textFlag(input, 'why') ?? '', detail })]);
    await endSessions(site, user.id);
    if (input.flags.tokens) await endTokens(site, user.id);
    return { text: `${named(user)} is signed out everywhere` };
  },
};
