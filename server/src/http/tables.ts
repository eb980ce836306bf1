/** Tables over HTTP: make, find, sit down, play, take back, talk, keep. */
import type { Caravel } from '../caravel.ts';
import type { Route } from './route.ts';
import { keepRoutes } from './tables-keep.ts';
import { lobbyRoutes } from './tables-lobby.ts';
import { playRoutes } from './tables-play.ts';
import { seatRoutes } from './tables-seats.ts';

export const tableRoutes = (caravel: Caravel): Route[] => [
  ...lobbyRoutes(caravel),
  ...seatRoutes(caravel),
  ...playRoutes(caravel),
  ...keepRoutes(caravel),
];
