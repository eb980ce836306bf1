/** What the server does with the own account. */
import type { BotLine, Me, PasskeyLine, PushSubscription, SessionLine, TokenLine } from '@caravel/protocol';
import { ask, askForFile, post } from '../remote/api.ts';
import { confirmation } from './confirmation.svelte.ts';

interface Question<Options> {
  readonly key: string;
  readonly options: Options;
}

/** A key or a bot as it is made; the token is shown this once. */
export interface Fresh {
  readonly name: string;
  readonly token: string;
}

/** What goes with the old password. */
export interface Ending {
  readonly endOthers: boolean;
  readonly removePasskeys: readonly string[];
}

type Wish = Partial<Pick<Me, 'name' | 'locale' | 'mail'>>;

const one = (kind: string, id: string): string => `/api/${kind}/${encodeURIComponent(id)}`;

export const account = {
  register: (login: string, password: string): Promise<Me> => confirmation.first(() => post('/api/register', { login, password })),
  signIn: (login: string, password: string): Promise<Me> => post('/api/login', { login, password }),
  signOut: (): Promise<void> => post('/api/logout'),
  change: (wish: Wish): Promise<Me> => ask('PATCH', '/api/me', wish),
  confirm: (password: string): Promise<void> => post('/api/me/confirm', { password }),
  changePassword: (old: string, password: string, ending: Ending): Promise<void> => post('/api/me/password', { old, password, ...ending }),
  farewell: (): Promise<void> => confirmation.first(() => post('/api/me/farewell')),
  email: (email: string | null): Promise<void> => confirmation.first(() => ask('PUT', '/api/me/email', { email })),
  confirmEmail: (code: string): Promise<void> => post('/api/me/email/confirm', { code }),
  data: (): Promise<Blob> => confirmation.first(() => askForFile('/api/me/data')),
  vacation: (days: number): Promise<Me> => post('/api/me/vacation', { days }),
  endVacation: (): Promise<Me> => ask('DELETE', '/api/me/vacation'),
};

export const passkeys = {
  list: async (): Promise<PasskeyLine[]> => (await ask<{ passkeys: PasskeyLine[] }>('GET', '/api/passkeys')).passkeys,
  question: <Options>(): Promise<Question<Options>> => confirmation.first(() => post('/api/passkeys/question')),
  add: (key: string, name: string, response: unknown): Promise<Me> => post('/api/passkeys', { key, name, response }),
  remove: (id: string): Promise<void> => confirmation.first(() => ask('DELETE', one('passkeys', id))),
  signInQuestion: <Options>(): Promise<Question<Options>> => post('/api/passkeys/login/question'),
  signIn: (key: string, response: unknown): Promise<Me> => post('/api/passkeys/login', { key, response }),
  confirmQuestion: <Options>(): Promise<Question<Options>> => post('/api/me/confirm/question'),
  confirm: (key: string, response: unknown): Promise<void> => post('/api/me/confirm/passkey', { key, response }),
};

interface Reset {
  readonly key: string;
  readonly password: string;
  readonly login?: string;
  readonly endOthers: boolean;
}

/** Links that open an account or a guest, each once. */
export const links = {
  lost: (who: string): Promise<void> => post('/api/password/lost', { who }),
  reset: (key: string): Promise<{ login: string | null; name: string }> => post('/api/password/link', { key }),
  useReset: (wish: Reset): Promise<Me> => post('/api/password/reset', wish),
  newGuest: (): Promise<{ key: string; until: number }> => post('/api/me/link'),
  guest: (key: string): Promise<{ id: string; name: string }> => post('/api/link/guest', { key }),
  useGuest: (key: string): Promise<Me> => post('/api/link', { key }),
};

export const sessions = {
  list: async (): Promise<SessionLine[]> => (await ask<{ sessions: SessionLine[] }>('GET', '/api/me/sessions')).sessions,
  end: (id: string): Promise<void> => ask('DELETE', one('me/sessions', id)),
};

export const programs = {
  tokens: async (): Promise<TokenLine[]> => (await ask<{ tokens: TokenLine[] }>('GET', '/api/tokens')).tokens,
  newToken: (name: string): Promise<Fresh> => confirmation.first(() => post('/api/tokens', { name })),
  removeToken: (id: string): Promise<void> => ask('DELETE', one('tokens', id)),
  bots: async (): Promise<BotLine[]> => (await ask<{ bots: BotLine[] }>('GET', '/api/my/bots')).bots,
  newBot: (name: string): Promise<Fresh> => confirmation.first(() => post('/api/bots', { name })),
  newBotToken: (id: string, name: string): Promise<Fresh> => confirmation.first(() => post(`${one('bots', id)}/tokens`, { name })),
  removeBot: (id: string): Promise<void> => confirmation.first(() => ask('DELETE', one('bots', id))),
};

export const push = {
  key: async (): Promise<string> => (await ask<{ key: string }>('GET', '/api/push/key')).key,
  subscribe: (subscription: PushSubscription): Promise<void> => post('/api/push', subscription),
  forget: (endpoint: string): Promise<void> => post('/api/push/forget', { endpoint }),
};
