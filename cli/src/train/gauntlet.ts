/** One net against tables of simple players and of earlier nets of its run, one after the other, none of them with a search. */
import { duel, Estimator, HeuristicPlayer, type Player, Policy, type Training, unpackWeights } from '@caravel/bots/train';
import type { Config } from '@caravel/core';
import type { RunFolder } from './run-folder.ts';

export interface GauntletRow {
  readonly against: string;
  readonly games: number;
  /** The share of games the net won, and the ends of the 95 % interval. */
  readonly wins: number;
  readonly low: number | null;
  readonly high: number | null;
}

interface Opponent {
  readonly name: string;
  readonly player: Player;
}

/** So many earlier nets, spread over the run. */
const MOST_EARLIER = 6;

const spreadOver = (list: readonly number[], count: number): number[] =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));

export class Gauntlet {
  readonly #training: Training;
  readonly #folder: RunFolder;
  readonly #config: Config;

  constructor(training: Training, folder: RunFolder, config: Config) {
    this.#training = training;
    this.#folder = folder;
    this.#config = config;
  }

  /** `saved`: after how many games nets were saved; the one of `games` plays against the others. */
  *play(games: number, saved: readonly number[], groups: number, seed: number): Generator<GauntletRow, void, void> {
    const net = this.#net(games);
    for (const { name, player } of this.#opponents(saved.filter((other) => other !== games))) {
      const { mean, low, high } = duel(this.#training.model.game, net, player, this.#config, groups, seed);
      yield { against: name, games: groups * this.#config.players, wins: mean, low, high };
    }
  }

  #opponents(saved: readonly number[]): Opponent[] {
    const { model, heuristics } = this.#training;
    const simple = heuristics.map((heuristic) => ({ name: heuristic.name, player: new HeuristicPlayer(model, heuristic) }));
    const earlier = spreadOver(saved, MOST_EARLIER).map((games) => ({
      name: `the net of ${games.toLocaleString('en')} games`,
      player: this.#net(games),
    }));
    return [...simple, ...earlier];
  }

  #net(games: number): Policy {
    const { model } = this.#training;
    return new Policy(model, new Estimator(model, unpackWeights(this.#folder.readNet(games), model.encoding)), true);
  }
}
