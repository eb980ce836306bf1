/** The worker's end of a line: takes orders, tells what it would answer after every slice, and hears `hurry` in between. */
import type { Game } from '@caravel/core';
import type { MateAnswer, MateRequest } from './remote-mate.ts';
import { type Order, Station } from './station.ts';

export interface StationHost {
  now(): number;
  /** The rules an order names. */
  loadGame(name: string, version: number): Game | undefined | Promise<Game | undefined>;
  tell(answer: MateAnswer): void;
  /** Lets messages be heard. */
  pause(): Promise<unknown>;
}

/** Returns what is to be called with every request; an order is done when its promise is. */
export const manStation = ({ now, loadGame, tell, pause }: StationHost): ((request: MateRequest) => Promise<void>) => {
  const station = new Station(now);
  let isHurried = false;

  const think = async (number: number, order: Order): Promise<void> => {
    isHurried = false;
    const game = await loadGame(order.game, order.version);
    if (!game) throw new Error(`the bots have not studied ${order.game}`);
    for (const slices = station.think(order, game); ; await pause()) {
      const { value, done } = slices.next();
      const isLast = done === true || isHurried;
      tell({ number, report: value, isLast });
      if (isLast) return;
    }
  };

  return async (request) => {
    if ('order' in request)
      await think(request.number, request.order).catch(({ message }) => tell({ number: request.number, error: message }));
    else if ('leave' in request) station.leave(request.leave);
    else isHurried = true;
  };
};
