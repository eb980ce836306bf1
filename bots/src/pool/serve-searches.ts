/** The worker's side of the messages: searches on request, answers with the result so far after every slice, and stops on `hurry`. */
import type { Game } from '@caravel/core';
import { loadModel } from '../models.ts';
import type { WorkerAnswer, WorkerRequest } from './remote-worker.ts';
import { type SearchRequest, WorkerEndpoint } from './worker-endpoint.ts';

export interface EndpointHost {
  now(): number;
  /** The rules a request names. */
  loadGame(name: string, version: number): Game | undefined | Promise<Game | undefined>;
  tell(answer: WorkerAnswer): void;
  /** Gives the worker time to receive messages. */
  pause(): Promise<unknown>;
}

/** Returns the function to call with every request; its promise resolves when the request is done. */
export const serveSearches = ({ now, loadGame, tell, pause }: EndpointHost): ((request: WorkerRequest) => Promise<void>) => {
  const endpoint = new WorkerEndpoint(now);
  let isHurried = false;

  const think = async (number: number, search: SearchRequest): Promise<void> => {
    isHurried = false;
    const game = await loadGame(search.game, search.version);
    const model = game && (await loadModel(game));
    if (!model) throw new Error(`no net was trained for ${search.game}`);
    for (const slices = endpoint.think(search, model); ; await pause()) {
      const { value, done } = slices.next();
      const isLast = done === true || isHurried;
      tell({ number, report: value, isLast });
      if (isLast) return;
    }
  };

  return async (request) => {
    if ('search' in request)
      await think(request.number, request.search).catch(({ message }) => tell({ number: request.number, error: message }));
    else if ('leave' in request) endpoint.leave(request.leave);
    else isHurried = true;
  };
};
