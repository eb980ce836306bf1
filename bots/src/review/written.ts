/** Verdicts with moves as texts: they can be kept, sent, and read by another version of the page. */
import { at, type Game, type Move, type Seat, type State } from '@caravel/core';
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

type Read = Pick<Verdict, 'seat' | 'best' | 'line'>;

const readMoves = (game: Game, texts: readonly string[]): Move[] | undefined => {
  const moves = texts.flatMap((text) => game.moves.find(text) ?? []);
  return moves.length === texts.length ? moves : undefined;
};

/** What is played again of a verdict; undefined if the game does not know its moves. */
export const readVerdict = (game: Game, { seat, best, line }: WrittenVerdict): Read | undefined => {
  const moves = readMoves(game, best.moves);
  const expected = readMoves(
    game,
    line.map(({ move }) => move),
  );
  return moves && expected && { seat, best: { ...best, moves }, line: line.map((one, i) => ({ seat: one.seat, move: at(expected, i) })) };
};

/** Whether its best moves are legal in the position. */
export const isPlayable = (game: Game, before: State, { seat, best }: Read): boolean => {
  const s = before.slice();
  return best.moves.every((move) => {
    const isLegal = game.whyNot(s, seat, move) === undefined;
    if (isLegal) game.apply(s, seat, move);
    return isLegal;
  });
};
