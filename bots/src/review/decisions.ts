/** The decisions of a game that leave a choice: what a seat played, and where. */
import { at, CHANCE, type Game, hasTurn, legalMoves, type Move, moveOf, type Seat, type State, type Step } from '@caravel/core';
import { plansFor } from '../candidates.ts';
import type { GameModel } from '../model.ts';

export interface Decision {
  /** The number of its first entry in the log. */
  readonly entry: number;
  readonly seat: Seat;
  readonly before: State;
  /** One move, or all moves of a decision that is made as a whole. */
  readonly played: readonly Move[];
}

const isPlanned = (model: GameModel, s: State, seat: Seat): boolean => plansFor(model, s, seat).length > 0;

/** The moves of a plan: those of the seat from here on until it has no more to plan, whatever others did between them. */
const planFrom = (model: GameModel, steps: readonly Step[], first: number, seat: Seat): readonly Move[] => {
  const { game } = model;
  const moves: Move[] = [];
  const s = at(steps, first).before.slice();
  for (const step of steps.slice(first)) {
    if (step.seat !== seat) continue;
    if (!hasTurn(game.turn(s), seat) || !isPlanned(model, s, seat)) break;
    const move = moveOf(game.moves, step.move);
    game.apply(s, seat, move);
    moves.push(move);
  }
  return moves;
};

const hasChoice = (game: Game, { before, seat }: Step): boolean => legalMoves(game, before, seat).length > 1;

export const decisionsOf = (model: GameModel, steps: readonly Step[]): readonly Decision[] => {
  const { game } = model;
  const decisions: Decision[] = [];
  /** How many moves of its plan a seat has still to make. */
  const planned = new Map<Seat, number>();
  for (const [i, step] of steps.entries()) {
    const { entry, seat, before, move } = step;
    if (seat === CHANCE) continue;
    const left = planned.get(seat) ?? 0;
    planned.set(seat, Math.max(0, left - 1));
    if (left > 0) continue;
    const plan = isPlanned(model, before, seat) ? planFrom(model, steps, i, seat) : [];
    planned.set(seat, Math.max(0, plan.length - 1));
    if (plan.length > 0 || hasChoice(game, step))
      decisions.push({ entry, seat, before, played: plan.length > 0 ? plan : [moveOf(game.moves, move)] });
  }
  return decisions;
};
