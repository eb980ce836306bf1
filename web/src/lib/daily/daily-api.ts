/** What the server tells of the daily table. */
import type { Daily } from '@caravel/protocol';
import { ask, post } from '../remote/api.ts';

export const daily = {
  look: (): Promise<Daily> => ask('GET', '/api/daily'),
  /** The id of my one table of the day, begun now or before. */
  play: async (game: string): Promise<string> => (await post<{ id: string }>(`/api/daily/${encodeURIComponent(game)}`)).id,
};
