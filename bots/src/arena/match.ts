/**
 * Matches in groups. The games of a group have the same draws of chance, and one is played for every rotation of the entrants, so that every
 * entrant sits on every seat equally often with the same luck. The groups are the independent samples of the statistics.
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
import type { Listener, Notes } from './listener.ts';

/** One game; all lists are by seat. */
export interface PlayedGame {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly decisions: readonly number[];
  readonly milliseconds: readonly number[];
  readonly chanceMoves: number;
  /** What each seat had at the end, by the names of the plan's holdings. */
  readonly holdings?: Readonly<Record<string, readonly number[]>>;
  /** What the plan's listener noted. */
  readonly notes?: Notes;
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
  /** By entrant, as many as there are seats; equal names are the same player. */
  readonly names: readonly string[];
  /** Makes the bot of an entrant for one game on one seat. */
  sit(entrant: number, seat: Seat, seed: number): Bot | Promise<Bot>;
  /** What is counted at the end of a game. */
  readonly holdings?: readonly Holding[];
  /** A new one for every game. */
  listen?(): Listener;
  /** A clock in milliseconds. */
  now(): number;
}

/** Draws for chance from its own random stream, which the random numbers of bots do not change. */
const chanceFor = (game: Game, seed: number): ((s: State) => Move) => {
  const random = seeded(seed);
  const moves = moveBuffer(game);
  const weights = weightBuffer(game);
  return (s) => at(moves, pickWeighted(random, weights, game.chance(s, moves, weights)));
};

/** A bot that makes an illegal move is broken, so the match stops. */
const demandLegal = (game: Game, s: State, seat: Seat, move: Move): void => {
  const problem = refusal(game, s, seat, move);
  if (problem) throw new Error(`the bot on seat ${seat}: ${problem.message}`);
};

const play = (game: Game, s: State, seat: Seat, move: Move, listener: Listener | undefined): void => {
  listener?.before(s, seat, move);
  game.apply(s, seat, move);
  listener?.after?.(s, seat, move);
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
  listener?: Listener,
): Promise<EndedGame> => {
  const s = game.setup(config);
  const draw = chanceFor(game, chanceSeed);
  const decisions = bots.map(() => 0);
  const milliseconds = bots.map(() => 0);
  let chanceMoves = 0;
  for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
    if (turn === CHANCE_TURN) {
      play(game, s, CHANCE, draw(s), listener);
      chanceMoves++;
      continue;
    }
    const seat = firstSeat(turn);
    const start = now();
    const thought = at(bots, seat).think(s, seat);
    // An await costs a turn of the event loop, so it is used only for promises.
    const { move } = thought instanceof Promise ? await thought : thought;
    addTo(milliseconds, seat, now() - start);
    addTo(decisions, seat, 1);
    demandLegal(game, s, seat, move);
    play(game, s, seat, move, listener);
  }
  const { scores, winners } = standing(game, s);
  return { scores, winners, decisions, milliseconds, chanceMoves, end: s, ...(listener && { notes: listener.end(s) }) };
};

/** Every different rotation of the entrants; the first is as given. Four equal entrants have one, one against three equal ones has four. */
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
    const { end, ...played } = await playGame(game, config, bots, seed, now, plan.listen?.());
    return { seating, ...played, holdings: endHoldings(plan, end) };
  } finally {
    for (const bot of bots) bot.close?.();
  }
};

/** Plays all games of a group. An entrant has the same seed in each of them. */
export const playGroup = async (plan: MatchPlan, seed: number): Promise<SeatedGame[]> => {
  const random = seeded(-seed - 1);
  const seeds = plan.names.map(() => random.below(2 ** 31));
  const games: SeatedGame[] = [];
  for (const seating of seatings(plan.names)) games.push(await playSeating(plan, seating, seed, seeds));
  return games;
};
