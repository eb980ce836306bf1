/** Games of two that are over, played over the API alone. */
import { at, firstSeat, isOver, legalMoves, must, parseEntry, parseGameFile, replay, type Seat, type Timeline } from '@caravel/core';
import { puertoRico } from '@caravel/puerto-rico';
import { expect, type Page } from '@playwright/test';
import { ask } from './visitors.ts';

const GAME = { game: 'puerto-rico', seats: [{ kind: 'me' }, { kind: 'open' }], access: 'open' };

/** Whoever begins has no time to speak of. */
const QUICK_END = { kind: 'live', minutes: 0.05, increment: 0, onFlag: 'end' };

const begin = async (a: Page, b: Page, more: object): Promise<string> => {
  const { id } = await ask<{ id: string }>(a, 'POST', '/api/tables', { ...GAME, ...more });
  await ask(b, 'POST', `/api/tables/${id}/join`, {});
  return id;
};

/** Ended by the clock. */
export const flaggedGame = async (a: Page, b: Page): Promise<string> => {
  const id = await begin(a, b, { pace: QUICK_END });
  await expect.poll(async () => (await ask<{ status: string }>(a, 'GET', `/api/tables/${id}`)).status).toBe('finished');
  return id;
};

const timelineOf = async (page: Page, id: string): Promise<Timeline> => {
  const text = await (await page.request.get(`/api/tables/${id}/file`)).text();
  const { config, entries } = must(parseGameFile(text, () => puertoRico));
  return must(replay(puertoRico, config, entries));
};

/** Something legal, until another has to choose. */
const turnOf = ({ game, state }: Timeline, seat: Seat, number: number): string[] => {
  const s = state.slice();
  const moves: string[] = [];
  while (firstSeat(game.turn(s)) === seat) {
    const legal = legalMoves(game, s, seat);
    const move = at(legal, (number * 7 + moves.length * 3) % legal.length);
    moves.push(game.moves.text(move));
    game.apply(s, seat, move);
  }
  return moves;
};

/** A rated game of two accounts, played to its end; a turn is one request. */
export const ratedGame = async (a: Page, b: Page): Promise<string> => {
  const id = await begin(a, b, { options: { governor: 0 }, rated: true });
  const timeline = await timelineOf(a, id);
  for (let number = 0; !isOver(puertoRico, timeline.state); number++) {
    const seat = firstSeat(puertoRico.turn(timeline.state));
    const turn = { length: timeline.length, moves: turnOf(timeline, seat, number), request: `e${number}`, seat };
    const { e } = await ask<{ e: string[] }>(seat === 0 ? a : b, 'POST', `/api/tables/${id}/act`, turn);
    for (const entry of e) must(timeline.append(must(parseEntry(entry))));
  }
  return id;
};
