/** A bot of somebody, and a client with its token. */
import type { BotPolicy } from '@caravel/protocol';
import { Client } from './client.ts';

export interface TestBot {
  readonly id: string;
  readonly token: string;
  readonly client: Client;
}

export const makeBot = async (owner: Client, name: string, policy?: Partial<BotPolicy>): Promise<TestBot> => {
  const { id, token } = await owner.must<{ id: string; token: string }>('POST', '/api/bots', { name });
  if (policy) await owner.must('PUT', `/api/bots/${id}/policy`, policy);
  const client = new Client(owner.url);
  client.token = token;
  return { id, token, client };
};
