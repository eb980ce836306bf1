/** The server's HTTP side as functions. A refusal is an error with the server's own words, rule and field. */
import type { JoinTableInput, Me, NewTableInput, TableInfo, TableLine, WireError } from '@caravel/protocol';
import { HAS_SERVER } from '../site.ts';

export class Refused extends Error {
  readonly wire: WireError;

  constructor(wire: WireError) {
    super(wire.message);
    this.wire = wire;
  }
}

const AWAY: WireError = { code: 'unavailable', message: 'the server cannot be reached' };

const hasError = (body: unknown): body is { readonly error: WireError } => typeof body === 'object' && body !== null && 'error' in body;

const errorIn = (body: unknown): WireError => (hasError(body) ? body.error : AWAY);

const jsonIn = async (response: Response): Promise<unknown> =>
  response.headers.get('content-type')?.includes('json') ? response.json() : undefined;

/** A good answer; whatever else comes is an error. */
const answered = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const said = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = HAS_SERVER ? await fetch(path, { method, ...said }).catch(() => undefined) : undefined;
  if (!response) throw new Refused(AWAY);
  if (!response.ok) throw new Refused(errorIn(await jsonIn(response)));
  return response;
};

export const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await jsonIn(await answered(method, path, body))) as T;

export const askForFile = async (path: string): Promise<Blob> => (await answered('GET', path)).blob();

export const post = <T = void>(path: string, body: unknown = {}): Promise<T> => ask<T>('POST', path, body);

export interface TablePage {
  readonly tables: readonly TableLine[];
  /** The cursor of the next page, if there is one. */
  readonly next?: string;
}

export const api = {
  me: async (): Promise<Me | undefined> => (await ask<{ me: Me | null }>('GET', '/api/me')).me ?? undefined,
  guest: (name: string): Promise<Me> => post('/api/guest', { name }),
  makeTable: (wish: NewTableInput): Promise<TableInfo> => post('/api/tables', { ...wish, promises: true }),
  table: (id: string): Promise<TableInfo> => ask('GET', `/api/tables/${id}`),
  tables: (wanted: Readonly<Record<string, string>>): Promise<TablePage> => ask('GET', `/api/tables?${new URLSearchParams(wanted)}`),
  myTables: async (): Promise<TableLine[]> => (await ask<{ tables: TableLine[] }>('GET', '/api/my/tables')).tables,
  join: (id: string, wish: JoinTableInput): Promise<TableInfo> => post(`/api/tables/${id}/join`, { ...wish, promises: true }),
  promise: (id: string, part: string): Promise<TableInfo> => post(`/api/tables/${id}/part`, { part }),
  reveal: (id: string, contribution: string): Promise<TableInfo> => post(`/api/tables/${id}/reveal`, { contribution }),
  leave: (id: string): Promise<void> => post(`/api/tables/${id}/leave`),
  comeBack: (id: string): Promise<void> => post(`/api/tables/${id}/return`),
  nudge: (id: string): Promise<void> => post(`/api/tables/${id}/nudge`),
  colour: (id: string, colour: number): Promise<void> => post(`/api/tables/${id}/colour`, { colour }),
  kick: (id: string, seat: number): Promise<void> => post(`/api/tables/${id}/kick`, { seat }),
  readmit: (id: string, user: string): Promise<void> => post(`/api/tables/${id}/readmit`, { user }),
  replaceable: async (id: string): Promise<{ seat: number; at: number }[]> =>
    (await ask<{ seats: { seat: number; at: number }[] }>('GET', `/api/tables/${id}/replaceable`)).seats,
  replace: (id: string, seat: number): Promise<void> => post(`/api/tables/${id}/replace`, { seat }),
  seatBot: (id: string, seat: number, level: string): Promise<void> => post(`/api/tables/${id}/bot`, { seat, level }),
  cancel: (id: string): Promise<void> => post(`/api/tables/${id}/cancel`),
  rematch: async (id: string): Promise<string> => (await post<{ id: string }>(`/api/tables/${id}/rematch`, { promises: true })).id,
  proposeEnd: (id: string): Promise<void> => post(`/api/tables/${id}/end`),
  mute: (id: string, user: string, muted: boolean): Promise<void> => post(`/api/tables/${id}/mute`, { user, muted }),
  report: (id: string, user: string, reason: string, chat?: number): Promise<void> =>
    post(`/api/tables/${id}/report`, { user, reason, ...(chat === undefined ? {} : { chat }) }),
};
