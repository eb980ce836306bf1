/** Bot users: owned by an account, they sit at tables like people and play over the network by their own tokens. */
import type { BotLine } from '@caravel/protocol';
import { newId } from '../model/ids.ts';
import { Refusal } from '../model/refusal.ts';
import type { Database } from '../store/database.ts';
import { readPolicy } from './bot-policy.ts';
import type { People } from './people.ts';
import { makeToken, tokensOf } from './tokens.ts';

const MOST = 10;

/** A bot that was deleted keeps its owner, but is none any more. */
export const botsOf = async (db: Database, owner: string): Promise<BotLine[]> => {
  const rows = await db.all<{ id: string; name: string; created_at: number; policy: string }>(
    `SELECT id, name, created_at, policy FROM users WHERE owner = $1 AND kind = 'bot' ORDER BY created_at`,
    owner,
  );
  return Promise.all(
    rows.map(async ({ id, name, created_at, policy }) => ({
      ...{ id, name, createdAt: created_at, policy: readPolicy(policy) },
      tokens: await tokensOf(db, id),
    })),
  );
};

export const makeBotUser = async (
  people: People,
  owner: string,
  name: string,
  now: number,
): Promise<{ id: string; name: string; token: string }> => {
  const { db } = people;
  if ((await botsOf(db, owner)).length >= MOST) throw new Refusal('too-much', `at most ${MOST} bots`);
  const id = newId();
  await people.add({ id, name, kind: 'bot' }, now, owner);
  const { token } = await makeToken(db, id, 'first', now);
  return { id, name, token };
};

export const demandOwnBot = async (db: Database, owner: string, bot: string): Promise<void> => {
  const rows = await db.all(`SELECT 1 AS one FROM users WHERE id = $1 AND owner = $2 AND kind = 'bot'`, bot, owner);
  if (rows.length === 0) throw new Refusal('not-found', 'you have no such bot');
};
