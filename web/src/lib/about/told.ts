/** What About and Privacy say, and what the operator says of the site. A static build takes `told.static.ts` in its place. */
import type { SiteInfo } from '@caravel/protocol';
import { ask } from '../remote/api.ts';

export { loadAbout as loadTold } from '@caravel/i18n/about';

/** Without a network nobody tells. */
export const askSite = (): Promise<SiteInfo | undefined> => ask<SiteInfo>('GET', '/api/site').catch(() => undefined);
