/** Every route of the API. */
import type { Caravel } from '../caravel.ts';
import { accountRoutes } from './accounts.ts';
import { linkRoutes } from './accounts-links.ts';
import { passkeyRoutes } from './accounts-passkeys.ts';
import { sessionRoutes } from './accounts-sessions.ts';
import { tokenRoutes } from './accounts-tokens.ts';
import { dataRoutes } from './data.ts';
import { healthRoutes } from './health.ts';
import { meRoutes } from './me.ts';
import { myDataRoutes } from './me-data.ts';
import { reachRoutes } from './me-reach.ts';
import { openApiRoute } from './openapi.ts';
import { peopleRoutes } from './people.ts';
import { reportRoutes } from './people-reports.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './tables.ts';

const described = (caravel: Caravel): Route[] => [
  ...healthRoutes(caravel),
  ...meRoutes(caravel),
  ...reachRoutes(caravel),
  ...myDataRoutes(caravel),
  ...accountRoutes(caravel),
  ...passkeyRoutes(caravel),
  ...linkRoutes(caravel),
  ...sessionRoutes(caravel),
  ...tokenRoutes(caravel),
  ...peopleRoutes(caravel),
  ...reportRoutes(caravel),
  ...dataRoutes(caravel),
  ...tableRoutes(caravel),
];

export const routes = (caravel: Caravel): Route[] => {
  const all = described(caravel);
  return [...all, openApiRoute(all, caravel.version)];
};
