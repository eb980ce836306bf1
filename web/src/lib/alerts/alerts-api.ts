/** What the server does with alerts: webhooks, when and how often, links in mail. */
import type { Alerts, HookInfo, HookService, Me } from '@caravel/protocol';
import { confirmation } from '../account/confirmation.svelte.ts';
import { ask, post } from '../remote/api.ts';

/** Shown once, where a program has to check what comes. */
export interface HookAnswer {
  readonly secret: string | null;
}

export const alertsApi = {
  change: (alerts: Alerts): Promise<Me> => ask('PATCH', '/api/me', { alerts }),
  webhook: (service: HookService, url: string | null): Promise<HookAnswer> =>
    confirmation.first(() => ask('PUT', '/api/me/webhook', url === null ? { url } : { url, service })),
};

export const tableHook = {
  read: async (id: string): Promise<HookInfo | null> => (await ask<{ hook: HookInfo | null }>('GET', `/api/tables/${id}/hook`)).hook,
  set: (id: string, service: HookService, url: string): Promise<HookAnswer> => ask('PUT', `/api/tables/${id}/hook`, { service, url }),
  remove: (id: string): Promise<void> => ask('DELETE', `/api/tables/${id}/hook`),
  nameMe: (id: string, named: boolean): Promise<void> => post(`/api/tables/${id}/hook/me`, { named }),
};

export interface MailLink {
  readonly name: string;
  readonly email: string;
}

export const mailLinks = {
  read: (key: string): Promise<MailLink> => post('/api/mail/link', { key }),
  confirm: (key: string): Promise<void> => post('/api/mail/confirm', { key }),
  readOff: (key: string): Promise<MailLink> => ask('GET', `/api/mail/off/${encodeURIComponent(key)}/address`),
  off: (key: string): Promise<void> => ask('POST', `/api/mail/off/${encodeURIComponent(key)}`),
};
