/** Verdicts with moves as texts: they can be kept, sent, and read by another version of the page. */
import type { Game, Move, Seat } from '@caravel/core';
import type { Line, Verdict } from './verdict.ts';

export interface WrittenLine extends Omit<Line, 'moves'> {
  readonly moves: readonly string[];
}

export interface WrittenVerdict extends Omit<Verdict, 'played' | 'best' | 'line'> {
  readonly played: WrittenLine;
  readonly best: WrittenLine;
  readonly line: readonly { readonly seat: Seat; readonly move: string }[];
}

const writeLine = ({ moves: table }: Game, { moves, ...figures }: Line): WrittenLine => ({
  ...figures,
  moves: moves.map((move: Move) => table.text(move)),
});

export const writeVerdict = (game: Game, { played, best, line, ...verdict }: Verdict): WrittenVerdict => ({
  ...verdict,
  played: writeLine(game, played),
  best: writeLine(game, best),
  line: line.map(({ seat, move }) => ({ seat, move: game.moves.text(move) })),
});
