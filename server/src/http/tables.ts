/** Tables over HTTP: make, find, sit down, play, take back, talk, keep. */
import type { Route } from './route.ts';
import { type KeepParts, keepRoutes } from './tables-keep.ts';
import { type LobbyParts, lobbyRoutes } from './tables-lobby.ts';
import { type PlayParts, playRoutes } from './tables-play.ts';
import { type ReviewParts, reviewRoutes } from './tables-review.ts';
import { type SeatParts, seatRoutes } from './tables-seats.ts';

export type TableParts = KeepParts & LobbyParts & PlayParts & ReviewParts & SeatParts;

export const tableRoutes = (parts: TableParts): Route[] => [
  ...lobbyRoutes(parts),
  ...seatRoutes(parts),
  ...playRoutes(parts),
  ...keepRoutes(parts),
  ...reviewRoutes(parts),
];
