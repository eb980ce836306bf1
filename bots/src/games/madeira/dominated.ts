/** Moves that are never played from `easy` up: a list of patterns, each with the reason why another move is always better. */
import { firstSeat, type Move, type Seat, type State } from '@caravel/core';
import { madeira } from '@caravel/madeira';
import * as md from '@caravel/madeira/inside';
import { DECLINED_PATTERNS } from './dominated/declined.ts';
import type { Pattern, Test } from './dominated/pattern.ts';
import { PAYMENT_PATTERNS } from './dominated/payments.ts';
import { PIECE_PATTERNS } from './dominated/pieces.ts';
import { WINDMILL_PATTERNS } from './dominated/windmill.ts';

export const PATTERNS: readonly Pattern[] = [...WINDMILL_PATTERNS, ...PAYMENT_PATTERNS, ...PIECE_PATTERNS, ...DECLINED_PATTERNS];

const testsOf = (move: Move): Test[] =>
  PATTERNS.map((pattern) => pattern.of(madeira.moves.struct(move))).filter((test): test is Test => test !== undefined);

const TESTS: readonly (readonly Test[])[] = Array.from({ length: madeira.moves.count }, (_, move) => testsOf(move));
const NONE: readonly Test[] = [];

/** Whether a legal move is dominated; `seat` is needed only for moves out of turn, at the windmill. */
export const isDominated = (s: State, move: Move, seat: Seat = firstSeat(md.on.turn(s))): boolean => {
  for (const test of TESTS[move] ?? NONE) if (test(s, seat)) return true;
  return false;
};
