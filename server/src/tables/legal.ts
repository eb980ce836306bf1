/** What a seat may do now, for programs that do not implement the rules. */
import { hasTurn, legalMoves } from '@caravel/core';
import type { TurnMessage } from '@caravel/protocol';
import type { Room } from './room.ts';

export interface SeatTurn {
  readonly seat: number;
  readonly length: number;
  readonly hasTurn: boolean;
  readonly moves: string[];
}

/** Only inside `exclusively`: what is being written is shown only once it is. */
export const seatTurn = (room: Room, seat: number): SeatTurn => {
  const { game, state, length } = room.timeline;
  const isOn = room.table.status === 'running' && !room.fault;
  const moves = isOn ? legalMoves(game, state, seat).map((move) => game.moves.text(move)) : [];
  return { seat, length, hasTurn: isOn && hasTurn(game.turn(state), seat), moves };
};

/** The same as a message, with the board as the seat sees it where that is asked for. */
export const turnMessage = (room: Room, seat: number, withView: boolean): TurnMessage => {
  const { length, hasTurn: has, moves } = seatTurn(room, seat);
  const { game, state } = room.timeline;
  const view = withView ? (game.describe(state, seat) as TurnMessage['view']) : undefined;
  return { k: 'turn', t: room.table.id, s: seat, n: length, has, m: moves, ...(view ? { view } : {}) };
};
