/** Published analyses and the reviews a server makes, as functions. */
import type { WrittenVerdict } from '@caravel/bots/review';
import type { Analysis, AnalysisLine, NewAnalysisInput, TableReview } from '@caravel/protocol';
import { ask, post } from '../remote/api.ts';

type Wish<Kind> = Extract<NewAnalysisInput, { kind: Kind }>;

/** Verdicts as a review on this device has them. */
export type NewPublication =
  | Wish<'exploration'>
  | (Omit<Wish<'review'>, 'review'> & { readonly review: { readonly visits: number; readonly verdicts: readonly WrittenVerdict[] } });

export const analysisApi = {
  /** The id of the new analysis; for somebody with a name only. */
  publish: async (wish: NewPublication): Promise<string> => (await post<{ id: string }>('/api/analyses', wish)).id,
  load: (id: string): Promise<Analysis> => ask('GET', `/api/analyses/${encodeURIComponent(id)}`),
  mine: async (): Promise<readonly AnalysisLine[]> => (await ask<{ analyses: AnalysisLine[] }>('GET', '/api/me/analyses')).analyses,
  remove: (id: string): Promise<void> => ask('DELETE', `/api/analyses/${encodeURIComponent(id)}`),
  /** The review of an online table as far as the server has made it. */
  serverReview: (table: string): Promise<TableReview> => ask('GET', `/api/tables/${encodeURIComponent(table)}/review`),
  /** Players of a finished table ask for it; as often as one likes. */
  askServerReview: (table: string): Promise<TableReview> => post(`/api/tables/${encodeURIComponent(table)}/review`),
};
