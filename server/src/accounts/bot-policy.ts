/** Which invitations a bot takes, as its row keeps it. */
import { BotPolicy } from '@caravel/protocol';
import * as v from 'valibot';
import type { Database } from '../store/database.ts';

export const readPolicy = (text: string): BotPolicy => v.parse(BotPolicy, JSON.parse(text));

export const setPolicy = async (db: Database, bot: string, policy: BotPolicy): Promise<void> => {
  await db.run(`UPDATE users SET policy = $1 WHERE id = $2 AND kind = 'bot'`, JSON.stringify(policy), bot);
};
