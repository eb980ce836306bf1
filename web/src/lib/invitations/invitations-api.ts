/** Invitations and bots, as the server has them. */
import type { BotPolicy, Invitation, PublicBot, TableInfo } from '@caravel/protocol';
import { ask, post } from '../remote/api.ts';

export type Whom = { readonly name: string } | { readonly user: string };

export const invitations = {
  mine: async (): Promise<Invitation[]> => (await ask<{ invitations: Invitation[] }>('GET', '/api/my/invitations')).invitations,
  send: (table: string, seat: number, whom: Whom): Promise<TableInfo> => post(`/api/tables/${table}/invitations`, { ...whom, seat }),
  withdraw: (table: string, seat: number): Promise<void> => ask('DELETE', `/api/tables/${table}/invitations/${seat}`),
  accept: (table: string, wish: { colour?: number }): Promise<TableInfo> =>
    post(`/api/tables/${table}/accept`, { ...wish, promises: true }),
  decline: (table: string): Promise<void> => post(`/api/tables/${table}/decline`),
  bots: async (game?: string): Promise<PublicBot[]> =>
    (await ask<{ bots: PublicBot[] }>('GET', `/api/bots${game === undefined ? '' : `?game=${encodeURIComponent(game)}`}`)).bots,
  setPolicy: (bot: string, policy: BotPolicy): Promise<BotPolicy> => ask('PUT', `/api/bots/${bot}/policy`, policy),
};
