/** Plays and asks in the words of the log, for tests: `play(s, 'role captain', '1 load corn 5', '* tile sugar')`. */
import { CHANCE, type Game, isChance, legalMoves, type Seat, seatsOf } from '../game.ts';
import type { State } from '../layout.ts';
import { next, parseMove } from '../next.ts';
import { must } from '../result.ts';

export interface TableTalk {
  /** Plays the lines, each checked, on a copy of the position. A line without a seat belongs to the only seat that has to choose. */
  play(s: State, ...lines: readonly string[]): State;
  /** The rule that forbids a line with a seat, or undefined. */
  whyNot(s: State, line: string): string | undefined;
  /** The texts of everything `seat` may do now. */
  options(s: State, seat: Seat): string[];
}

const onlySeat = (game: Game, s: State): Seat => {
  if (isChance(game, s)) return CHANCE;
  const [seat, second] = seatsOf(game.turn(s));
  if (seat === undefined || second !== undefined) throw new Error('say whose move it is');
  return seat;
};

export const tableTalk = (game: Game): TableTalk => {
  const split = (line: string): { seat: Seat | undefined; move: number } => {
    const match = /^(\*|\d) (.*)$/.exec(line);
    const seat = match ? (match[1] === '*' ? CHANCE : Number(match[1])) : undefined;
    return { seat, move: must(parseMove(game, match?.[2] ?? line)) };
  };
  return {
    play: (s, ...lines) =>
      lines.reduce((now, line) => {
        const { seat, move } = split(line);
        return must(next(game, now, seat ?? onlySeat(game, now), move));
      }, s),
    whyNot(s, line) {
      const { seat, move } = split(line);
      if (seat === undefined) throw new Error('say whose move it would be');
      return game.whyNot(s, seat, move);
    },
    options: (s, seat) => legalMoves(game, s, seat).map((move) => game.moves.text(move)),
  };
};
