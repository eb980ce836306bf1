/** The sheet of a game's positions, filled in by a test as a person would. */
import assert from 'node:assert/strict';
import { CHANCE, type Game, isChance, legalMoves, outcomes, type State, seatsOf } from '@caravel/core';
import type { PositionKit } from '../lib/study/position-kit.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

/** Any legal move. */
export const step = (game: Game, s: State, number: number): void => {
  const [seat = CHANCE] = seatsOf(game.turn(s));
  const moves = isChance(game, s) ? outcomes(game, s).map(({ move }) => move) : legalMoves(game, s, seat);
  game.apply(s, seat, moves[number % moves.length] ?? assert.fail('no moves'));
};

export const filledIn = async (game: Game, positions: PositionKit) => {
  const sheet = await positions.words('en');
  const fieldsOf = (s: State) => sheet.groups(s, NAMES.slice(0, game.players(s))).flatMap(({ fields }) => fields);
  const fieldAt = (s: State, key: string) => fieldsOf(s).find((field) => field.key === key) ?? assert.fail(key);
  const set = (s: State, key: string, value: number): State => fieldAt(s, key).with(value);
  /** Why the change is not possible. */
  const refusal = (s: State, key: string, value: number): string => {
    const [fault = assert.fail(`${key} was taken`)] = positions.faults(set(s, key, value));
    return sheet.whyNot(fault);
  };
  return { fieldsOf, fieldAt, set, refusal };
};
