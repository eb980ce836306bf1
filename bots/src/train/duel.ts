/** One player against a table of another, without search: the same draws of chance from every seat. */
import { CHANCE_TURN, type Config, firstSeat, type Game, type Move, OVER, type Seat, type State, seeded, standing } from '@caravel/core';
import { type Estimate, estimate } from '../arena/interval.ts';
import { Luck } from '../arena/luck.ts';

/** A net that plays, or a heuristic. */
export interface Player {
  /** The moves in a row it wants to make. */
  choose(s: State, seat: Seat): readonly Move[];
}

/** The share of a game that `first` wins on `seat` when all others are `second`. */
const playOne = (game: Game, first: Player, second: Player, config: Config, seat: Seat, seed: number): number => {
  const luck = new Luck(game, seeded(seed));
  const s = game.setup(config);
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) luck.draw(s);
    else {
      const mover = firstSeat(turn);
      for (const move of (mover === seat ? first : second).choose(s, mover)) game.apply(s, mover, move);
    }
  }
  const { winners } = standing(game, s);
  return winners.includes(seat) ? 1 / winners.length : 0;
};

/** The share of games that one `first` wins against a table of `second`, over groups of games with the same draws. */
export const duel = (game: Game, first: Player, second: Player, config: Config, groups: number, seed: number): Estimate => {
  const shares = Array.from({ length: groups }, (_, group) => {
    const games = Array.from({ length: config.players }, (__, seat) => playOne(game, first, second, config, seat, seed + group));
    return games.reduce((sum, share) => sum + share, 0) / games.length;
  });
  return estimate(shares);
};
