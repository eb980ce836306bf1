/** Every route of the API. */
import type { Caravel } from '../caravel.ts';
import { healthRoutes } from './health.ts';
import { meRoutes } from './me.ts';
import type { Route } from './route.ts';
import { tableRoutes } from './tables.ts';

export const routes = (caravel: Caravel): Route[] => [...healthRoutes(caravel), ...meRoutes(caravel), ...tableRoutes(caravel)];
