/**
 * Matches in groups. A group is one stream of chance, played once for every way of moving the entrants round the table: every entrant sits on
 * every seat equally often, and luck is the same for all. The groups are the independent units of the statistics.
 */
import {
  at,
  CHANCE,
  CHANCE_TURN,
  type Config,
  firstSeat,
  type Game,
  type Move,
  moveBuffer,
  OVER,
  pickWeighted,
  refusal,
  type Seat,
  type State,
  seeded,
  standing,
  weightBuffer,
} from '@caravel/core';
import type { Bot } from '../bot.ts';
import type { Holding } from '../holding.ts';

/** One game; all lists are by seat. */
export interface PlayedGame {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  readonly chanceMoves: number;
  /** What each seat had at the end, by the names of the plan's holdings. */
  readonly holdings?: Readonly<Record<string, readonly number[]>>;
}

/** A game with the position it ended in. */
export interface EndedGame extends PlayedGame {
  readonly end: State;
}

export interface SeatedGame extends PlayedGame {
  /** Which entrant sat on each seat. */
  readonly seating: readonly number[];
}

export interface MatchPlan {
  readonly game: Game;
  readonly config: Config;
  /** By entrant, as many as there are seats; equal names play alike. */
  readonly names: readonly string[];
  /** The player of an entrant for one game on one seat. */
  sit(entrant: number, seat: Seat, seed: number): Bot | Promise<Bot>;
  /** What is counted at the end of a game. */
  readonly holdings?: readonly Holding[];
  /** A clock in milliseconds. */
  now(): number;
}

/** Draws for chance from a stream of its own: what bots draw does not change it. */
const chanceFor = (game: Game, seed: number): ((s: State) => void) => {
  const random = seeded(seed);
  const moves = moveBuffer(game);
  const weights = weightBuffer(game);
  return (s) => game.apply(s, CHANCE, at(moves, pickWeighted(random, weights, game.chance(s, moves, weights))));
};

/** Plays what the bot chose; a bot that chooses what it may not is broken. */
const play = (game: Game, s: State, seat: Seat, move: Move): void => {
  const problem = refusal(game, s, seat, move);
  if (problem) throw new Error(`the bot on seat ${seat}: ${problem.message}`);
  game.apply(s, seat, move);
};

const addTo = (list: number[], i: number, amount: number): void => {
  list[i] = at(list, i) + amount;
};

/** Seats that choose at the same time go in seat order. */
export const playGame = async (
  game: Game,
  config: Config,
  bots: readonly Bot[],
  chanceSeed: number,
  now: () => number,
): Promise<EndedGame> => {
  const s = game.setup(config);
  const draw = chanceFor(game, chanceSeed);
  const decisions = bots.map(() => 0);
  const milliseconds = bots.map(() => 0);
  let chanceMoves = 0;
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) {
      draw(s);
      chanceMoves++;
      continue;
    }
    const seat = firstSeat(turn);
    const start = now();
    const thought = at(bots, seat).think(s, seat);
    // Waiting costs a turn of the queue: only for bots that answer later.
    const { move } = thought instanceof Promise ? await thought : thought;
    addTo(milliseconds, seat, now() - start);
    addTo(decisions, seat, 1);
    play(game, s, seat, move);
  }
  const { scores, winners } = standing(game, s);
  return { scores, winners, decisions, milliseconds, chanceMoves, end: s };
};

/** Every different way of moving the entrants round the table; the first is as given. Four equal ones have one way, one against three has four. */
export const seatings = (names: readonly string[]): number[][] => {
  const turned = names.map((_, by) => names.map((__, seat) => (seat + by) % names.length));
  const looks = turned.map((seating) => JSON.stringify(seating.map((entrant) => names[entrant])));
  return turned.filter((_, i) => looks.indexOf(at(looks, i)) === i);
};

const endHoldings = ({ game, holdings = [] }: MatchPlan, end: State): Record<string, number[]> =>
  Object.fromEntries(holdings.map(({ what, of }) => [what, Array.from({ length: game.players(end) }, (_, seat) => of(end, seat))]));

const playSeating = async (plan: MatchPlan, seating: readonly number[], seed: number, seeds: readonly number[]): Promise<SeatedGame> => {
  const { game, config, now } = plan;
  const bots: Bot[] = [];
  try {
    for (const [seat, entrant] of seating.entries()) bots.push(await plan.sit(entrant, seat, at(seeds, entrant)));
    const { end, ...played } = await playGame(game, config, bots, seed, now);
    return { seating, ...played, holdings: endHoldings(plan, end) };
  } finally {
    for (const bot of bots) bot.close?.();
  }
};

/** All games of a group. An entrant has the same seed of its own in each of them. */
export const playGroup = async (plan: MatchPlan, seed: number): Promise<SeatedGame[]> => {
  const random = seeded(-seed - 1);
  const seeds = plan.names.map(() => random.below(2 ** 31));
  const games: SeatedGame[] = [];
  for (const seating of seatings(plan.names)) games.push(await playSeating(plan, seating, seed, seeds));
  return games;
};
