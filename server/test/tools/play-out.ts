/** Plays a table of people to its end by whatever is legal. */
import { firstSeat, isOver, legalMoves } from '@caravel/core';
import type { RunningNode } from '../../src/node/node.ts';
import { act } from '../../src/tables/act.ts';
import type { Room } from '../../src/tables/room.ts';

/** Moves of the seat until another has to choose: one commit for all of them. */
export const turnOf = ({ timeline: { game, state } }: Room, seat: number, number: number): string[] => {
  const s = state.slice();
  const moves: string[] = [];
  while (game.turn(s) === 1 << seat) {
    const legal = legalMoves(game, s, seat);
    const move = legal[(number * 7 + moves.length * 3) % legal.length] as number;
    moves.push(game.moves.text(move));
    game.apply(s, seat, move);
  }
  if (moves.length === 0) moves.push(game.moves.text(legalMoves(game, s, seat)[0] as number));
  return moves;
};

export const playOut = async ({ context }: Pick<RunningNode, 'context'>, id: string): Promise<void> => {
  const room = await context.rooms.get(id);
  for (let number = 0; !isOver(room.timeline.game, room.timeline.state); number++) {
    const { game, state, length } = room.timeline;
    const seat = firstSeat(game.turn(state));
    const { user = '', name = '' } = room.table.live.seats[seat] ?? {};
    await act(room, { id: user, name, kind: 'guest' }, { length, moves: turnOf(room, seat, number), request: `r${number}`, seat });
  }
};
