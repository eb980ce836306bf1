/** Which invitations a bot takes: its owner says so, the server holds to it. */
import type { BotPolicy } from '@caravel/protocol';
import { Refusal } from '../model/refusal.ts';
import type { Table } from '../model/table.ts';
import type { Database } from '../store/database.ts';

/** A bot, as far as its policy goes. */
export interface BotUser {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly policy: BotPolicy;
}

/** The tables a bot sits at that are open or running. */
const playing = async (db: Database, bot: string): Promise<number> => {
  const [row] = await db.all<{ count: number }>(
    `SELECT COUNT(DISTINCT t.id) AS count FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.user_id = $1 AND t.status IN ('open', 'running')`,
    bot,
  );
  return row?.count ?? 0;
};

const refuse = (part: keyof BotPolicy, message: string): Refusal =>
  new Refusal(part === 'invitations' ? 'not-yours' : 'not-now', message, { field: `policy.${part}` });

/** `inviter` is an account: that of the owner where a bot invites. */
export const demandInviter = ({ name, owner, policy }: BotUser, inviter: string): void => {
  if (policy.invitations === 'nobody') throw refuse('invitations', `${name} takes no invitations`);
  if (policy.invitations === 'owner' && inviter !== owner) throw refuse('invitations', `${name} takes invitations from its owner only`);
};

export const demandTaken = ({ name, policy }: BotUser, { game, rated }: Pick<Table, 'game' | 'rated'>): void => {
  if (policy.games.length > 0 && !policy.games.includes(game))
    throw refuse('games', `${name} does not play ${game}, but ${policy.games.join(', ')}`);
  if (rated && !policy.rated) throw refuse('rated', `${name} plays no rated games`);
};

export const demandIdle = async (db: Database, { id, name, policy }: BotUser): Promise<void> => {
  if ((await playing(db, id)) >= policy.atOnce) throw refuse('atOnce', `${name} plays ${policy.atOnce} games at once, and no more`);
};
