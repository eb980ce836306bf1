/** How many Requests of a kind the player in turn still has to score, and how many he has. */
import type { State } from '@caravel/core';
import { REQUESTS, type Request } from '../../../board/names.ts';
import * as on from '../../../state/layout.ts';

export const countScored = (s: State, request: Request): void => {
  on.toScore.add(s, request, -1);
  on.scoredBefore.add(s, request, 1);
};

export const clearScored = (s: State): void => {
  on.citiesNamed.set(s, 0);
  for (let request = 0; request < REQUESTS.length; request++) on.scoredBefore.set(s, request, 0);
};
