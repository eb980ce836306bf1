/** A small world to attack: a table that is played, one that is open, an account, and somebody who has nothing to do with them. */
import { randomUUID } from 'node:crypto';
import type { TableInfo } from '@caravel/protocol';
import { Client, type TestNode } from '../tools/index.ts';

export const PASSWORD = 'a long enough password';

export const register = async (url: string, name: string): Promise<Client> => {
  const client = new Client(url);
  const login = `u${randomUUID().slice(0, 12)}`;
  await client.must('POST', '/api/register', { login, password: PASSWORD, name });
  return client;
};

export interface World {
  readonly anna: Client;
  readonly bob: Client;
  readonly stranger: Client;
  /** Anna and Bob play here; only players may watch. */
  readonly table: TableInfo;
  /** Anna waits here for somebody. */
  readonly open: TableInfo;
  readonly ids: readonly string[];
}

const idOf = async (client: Client): Promise<string> => (await client.must<{ me: { id: string } }>('GET', '/api/me')).me.id;

export const makeWorld = async ({ url }: TestNode): Promise<World> => {
  const [anna, bob, stranger] = [await register(url, 'Anna'), await Client.guest(url, 'Bob'), await Client.guest(url, 'Stranger')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { id } = await anna.table({ game: 'puerto-rico', seats, watch: 'players' });
  const table = await bob.must<TableInfo>('POST', `/api/tables/${id}/join`, {});
  const open = await anna.table({ game: 'madeira', seats, access: 'open' });
  return { anna, bob, stranger, table, open, ids: [table.id, open.id, await idOf(anna), await idOf(bob), await idOf(stranger)] };
};
