/** One game of a batch: chance and the bots among the seats move by themselves, until an agent has to choose or the game is over. */
import { type Bot, type Level, makeBot, type TrainedModel } from '@caravel/bots';
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
  type Random,
  type Seat,
  type State,
  seeded,
  weightBuffer,
} from '@caravel/core';
import { gameSeed } from '../game-seed.ts';

export const AGENT = 'agent';
/** Who decides for a seat: whoever is at the other end of the pipe, or a bot. */
export type Player = typeof AGENT | Level;

export interface EnvTable {
  readonly game: Game;
  readonly config: Config;
  /** By seat. */
  readonly players: readonly Player[];
  readonly trained: TrainedModel | undefined;
}

/** No agent has to choose, because the game is over. */
export const NO_SEAT: Seat = -1;

export class EnvGame {
  readonly state: State;
  /** The agent that has to choose. */
  seat: Seat = NO_SEAT;
  seed = 0;
  readonly #table: EnvTable;
  readonly #first: State;
  readonly #moves;
  readonly #weights;
  #chance: Random = seeded(0);
  #bots: readonly (Bot | undefined)[] = [];

  constructor(table: EnvTable) {
    this.#table = table;
    this.#first = table.game.setup(table.config);
    this.state = this.#first.slice();
    this.#moves = moveBuffer(table.game);
    this.#weights = weightBuffer(table.game);
  }

  /** The same seed gives the same draws, and the same bots, as `playSeeded` has them. */
  begin(seed: number): void {
    const { game, players, trained } = this.#table;
    this.seed = seed;
    this.state.set(this.#first);
    this.#chance = seeded(seed);
    this.#bots = players.map((player, seat) =>
      player === AGENT ? undefined : makeBot(player, game, trained, { seed: gameSeed(seed, seat) }),
    );
    this.#goOn();
  }

  /** Only for a legal move of `seat`. */
  play(move: Move): void {
    this.#table.game.apply(this.state, this.seat, move);
    this.#goOn();
  }

  #goOn(): void {
    const { game } = this.#table;
    const s = this.state;
    for (let turn = game.turn(s); turn !== OVER; turn = game.turn(s)) {
      if (turn === CHANCE_TURN) {
        game.apply(s, CHANCE, this.#draw());
        continue;
      }
      const seat = firstSeat(turn);
      const bot = this.#bots[seat];
      if (!bot) {
        this.seat = seat;
        return;
      }
      game.apply(s, seat, moveOf(bot, s, seat));
    }
    this.seat = NO_SEAT;
  }

  #draw(): Move {
    const count = this.#table.game.chance(this.state, this.#moves, this.#weights);
    return at(this.#moves, pickWeighted(this.#chance, this.#weights, count));
  }
}

/** A bot without helpers answers at once. */
const moveOf = (bot: Bot, s: State, seat: Seat): Move => {
  const thought = bot.think(s, seat);
  if (thought instanceof Promise) throw new Error('a bot of an environment thinks on its own thread');
  return thought.move;
};
