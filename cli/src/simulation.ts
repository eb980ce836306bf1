/** Many games of bots, counted. */
import { type Entry, Playout, seeded, standing, type Tally } from '@caravel/core';
import type { GameConfig } from './config-flags.ts';
import { gameSeed } from './game-seed.ts';
import type { Host } from './host.ts';
import { Progress } from './progress.ts';
import { noting, type Recording } from './recording.ts';

export interface SimulationReport {
  readonly game: string;
  readonly rules: string;
  readonly players: number;
  readonly games: number;
  /** Decisions of players. */
  readonly moves: number;
  readonly chanceMoves: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** Of players and chance together. */
  readonly movesPerSecond: number;
  /** Decisions of players in a game. */
  readonly meanMoves: number;
  readonly meanScores: readonly number[];
  /** A shared win is shared in equal parts. */
  readonly winsBySeat: readonly number[];
  readonly seed: number;
}

interface Plan {
  readonly table: GameConfig;
  readonly games: number;
  readonly seed: number;
  readonly recording?: Recording | undefined;
}

interface Totals {
  readonly tally: Tally;
  readonly scores: number[];
  readonly wins: number[];
}

export const runSimulation = (plan: Plan, host: Host): SimulationReport => {
  const { players } = plan.table.config;
  const totals: Totals = { tally: { moves: 0, chanceMoves: 0 }, scores: Array(players).fill(0), wins: Array(players).fill(0) };
  const progress = new Progress(host, plan.games);
  const start = host.now();
  for (let i = 0; i < plan.games; i++) {
    playGame(plan, i, totals);
    progress.show(i + 1);
  }
  const seconds = (host.now() - start) / 1000;
  progress.clear();
  return reportOf(plan, totals, seconds);
};

const playGame = ({ table, seed, recording }: Plan, i: number, totals: Totals): void => {
  const entries: Entry[] = [];
  const game = recording ? noting(table.game, entries) : table.game;
  const s = game.setup(table.config);
  new Playout(game, seeded(gameSeed(seed, i))).run(s, totals.tally);
  const { scores, winners } = standing(game, s);
  for (const [seat, score] of scores.entries()) totals.scores[seat] = (totals.scores[seat] as number) + score;
  for (const seat of winners) totals.wins[seat] = (totals.wins[seat] as number) + 1 / winners.length;
  recording?.write(i, s, entries);
};

const reportOf = ({ table, games, seed }: Plan, { tally, scores, wins }: Totals, seconds: number): SimulationReport => {
  const { moves, chanceMoves } = tally;
  const perSecond = (count: number): number => (seconds > 0 ? count / seconds : 0);
  return {
    game: table.game.name,
    rules: table.config.rules,
    players: table.config.players,
    games,
    moves,
    chanceMoves,
    seconds,
    gamesPerSecond: perSecond(games),
    movesPerSecond: perSecond(moves + chanceMoves),
    meanMoves: moves / games,
    meanScores: scores.map((sum) => sum / games),
    winsBySeat: wins.map((sum) => Number(sum.toFixed(6))),
    seed,
  };
};
