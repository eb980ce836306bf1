/** What the operator says of the site, for the pages About and Privacy. */
import { SiteInfo } from '@caravel/protocol';
import type { NodeConfig } from '../config/config.ts';
import { type Route, route } from './route.ts';

export interface SiteParts {
  readonly config: Pick<NodeConfig, 'contact' | 'source'>;
  readonly version: string;
}

export const siteRoutes = ({ config: { contact, source }, version }: SiteParts): Route[] => {
  const info: SiteInfo = { version, ...(contact ? { contact } : {}), ...(source ? { source } : {}) };
  return [
    route(
      {
        method: 'GET',
        url: '/api/site',
        tag: 'operations',
        who: 'anybody',
        about: 'Who runs this site, and which version',
        answer: SiteInfo,
      },
      async () => info,
    ),
  ];
};
