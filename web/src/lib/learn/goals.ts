/** Goals as lessons state them. */
import type { MoveStruct } from '@caravel/core';
import type { Attempt, Goal } from './lesson.ts';

/** Some fields of a move: `{ kind: 'die', figure: 'steward' }`. */
type Pattern<Move> = Move extends MoveStruct ? Partial<Move> & Pick<Move, 'kind'> : never;

const fits = (move: MoveStruct, pattern: object): boolean =>
  Object.entries(pattern).every(([field, value]) => Object.entries(move).some(([name, own]) => name === field && own === value));

/** Moves like these, in this order, and nothing else. */
export const makes =
  <Move extends MoveStruct>(...patterns: readonly Pattern<Move>[]): Goal<unknown, Move> =>
  ({ made }) => {
    const isOnTheWay = made.length <= patterns.length && made.every((move, i) => fits(move, patterns[i] ?? {}));
    if (!isOnTheWay) return 'missed';
    return made.length === patterns.length ? 'reached' : 'open';
  };

/** For answers to wrong tries: the last move is like this. */
export const last =
  <Move extends MoveStruct>(pattern: Pattern<Move>): ((attempt: Attempt<unknown, Move>) => boolean) =>
  ({ made }) => {
    const move = made.at(-1);
    return move !== undefined && fits(move, pattern);
  };
