/** What the server does with the own account. */
import type { BotLine, Me, PasskeyLine, PushSubscription, TokenLine } from '@caravel/protocol';
import { ask, post } from '../remote/api.ts';

interface Question<Options> {
  readonly key: string;
  readonly options: Options;
}

/** A key or a bot as it is made; the token is shown this once. */
export interface Fresh {
  readonly name: string;
  readonly token: string;
}

type Wish = Partial<Pick<Me, 'name' | 'locale' | 'mail'>>;

const one = (kind: string, id: string): string => `/api/${kind}/${encodeURIComponent(id)}`;

export const account = {
  register: (login: string, password: string): Promise<Me> => post('/api/register', { login, password }),
  signIn: (login: string, password: string): Promise<Me> => post('/api/login', { login, password }),
  signOut: (): Promise<void> => post('/api/logout'),
  change: (wish: Wish): Promise<Me> => ask('PATCH', '/api/me', wish),
  changePassword: (old: string, password: string): Promise<void> => post('/api/me/password', { ...(old ? { old } : {}), password }),
  farewell: (password: string): Promise<void> => post('/api/me/farewell', password ? { password } : {}),
  email: (email: string | null): Promise<void> => ask('PUT', '/api/me/email', { email }),
  confirmEmail: (code: string): Promise<void> => post('/api/me/email/confirm', { code }),
  webhook: (url: string | null): Promise<{ secret: string | null }> => ask('PUT', '/api/me/webhook', { url }),
  vacation: (days: number): Promise<Me> => post('/api/me/vacation', { days }),
  endVacation: (): Promise<Me> => ask('DELETE', '/api/me/vacation'),
};

export const passkeys = {
  list: async (): Promise<PasskeyLine[]> => (await ask<{ passkeys: PasskeyLine[] }>('GET', '/api/passkeys')).passkeys,
  question: <Options>(): Promise<Question<Options>> => post('/api/passkeys/question'),
  add: (key: string, name: string, response: unknown): Promise<Me> => post('/api/passkeys', { key, name, response }),
  remove: (id: string): Promise<void> => ask('DELETE', one('passkeys', id)),
  signInQuestion: <Options>(): Promise<Question<Options>> => post('/api/passkeys/login/question'),
  signIn: (key: string, response: unknown): Promise<Me> => post('/api/passkeys/login', { key, response }),
};

export const programs = {
  tokens: async (): Promise<TokenLine[]> => (await ask<{ tokens: TokenLine[] }>('GET', '/api/tokens')).tokens,
  newToken: (name: string): Promise<Fresh> => post('/api/tokens', { name }),
  removeToken: (id: string): Promise<void> => ask('DELETE', one('tokens', id)),
  bots: async (): Promise<BotLine[]> => (await ask<{ bots: BotLine[] }>('GET', '/api/bots')).bots,
  newBot: (name: string): Promise<Fresh> => post('/api/bots', { name }),
  newBotToken: (id: string, name: string): Promise<Fresh> => post(`${one('bots', id)}/tokens`, { name }),
  removeBot: (id: string): Promise<void> => ask('DELETE', one('bots', id)),
};

export const push = {
  key: async (): Promise<string> => (await ask<{ key: string }>('GET', '/api/push/key')).key,
  subscribe: (subscription: PushSubscription): Promise<void> => post('/api/push', subscription),
  forget: (endpoint: string): Promise<void> => post('/api/push/forget', { endpoint }),
};
