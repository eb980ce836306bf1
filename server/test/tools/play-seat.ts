import { isOver, legalMoves, type Random } from '@caravel/core';
import type { TestSocket } from './socket.ts';

/** Plays random moves for a seat, as soon as they are asked for, until the game is over. */
export const playSeat = async (socket: TestSocket, table: string, seat: number, random: Random): Promise<void> => {
  const { timeline } = await socket.watch(table);
  const { game } = timeline;
  const hasTurn = (): boolean => ((game.turn(timeline.state) >> seat) & 1) === 1;
  for (;;) {
    await socket.until(() => hasTurn() || isOver(game, timeline.state));
    if (isOver(game, timeline.state)) return;
    const moves = legalMoves(game, timeline.state, seat);
    await socket.act(table, [game.moves.text(moves[random.below(moves.length)] as number)]);
  }
};
