/** Plays many games between bots and counts the results. */
import { type EndedGame, type Level, loadModel, makeBot, playGame } from '@caravel/bots';
import type { Listener } from '@caravel/bots/measures';
import { at, type Entry, type Game, Playout, type Seat, type State, seeded, standing, type Tally } from '@caravel/core';
import type { GameConfig } from './config-flags.ts';
import { gameSeed } from './game-seed.ts';
import type { Host } from './host.ts';
import { Progress } from './progress.ts';
import { type Recording, recordMoves } from './recording.ts';

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
  /** A tied win counts in equal parts. */
  readonly winsBySeat: readonly number[];
  readonly seed: number;
}

interface Plan {
  readonly table: GameConfig;
  /** By seat. */
  readonly bots: readonly Level[];
  readonly games: number;
  readonly seed: number;
  readonly recording?: Recording | undefined;
}

interface Totals {
  readonly tally: Tally;
  readonly scores: number[];
  readonly wins: number[];
}

export const runSimulation = async (plan: Plan, host: Host): Promise<SimulationReport> => {
  const { players } = plan.table.config;
  const totals: Totals = { tally: { moves: 0, chanceMoves: 0 }, scores: Array(players).fill(0), wins: Array(players).fill(0) };
  const progress = new Progress(host, plan.games);
  const isRandom = plan.bots.every((name) => name === 'random');
  const start = host.now();
  for (let i = 0; i < plan.games; i++) {
    // Random games are so quick that even one turn of the event loop would matter.
    if (isRandom) playRandom(plan, i, totals);
    else await playBots(plan, i, totals);
    progress.show(i + 1);
  }
  const seconds = (host.now() - start) / 1000;
  progress.clear();
  return reportOf(plan, totals, seconds);
};

/** The game to play and what to do when it is over: a recording keeps every move. */
const opened = ({ table: { game }, recording }: Plan, i: number): { game: Game; close: (s: State) => void } => {
  const entries: Entry[] = [];
  return recording ? { game: recordMoves(game, entries), close: (s) => recording.write(i, s, entries) } : { game, close: () => {} };
};

const count = (totals: Totals, scores: readonly number[], winners: readonly Seat[]): void => {
  for (const [seat, score] of scores.entries()) totals.scores[seat] = at(totals.scores, seat) + score;
  for (const seat of winners) totals.wins[seat] = at(totals.wins, seat) + 1 / winners.length;
};

const playRandom = (plan: Plan, i: number, totals: Totals): void => {
  const { game, close } = opened(plan, i);
  const s = game.setup(plan.table.config);
  new Playout(game, seeded(gameSeed(plan.seed, i))).run(s, totals.tally);
  const { scores, winners } = standing(game, s);
  count(totals, scores, winners);
  close(s);
};

/** Game `i` of a run. Searching levels count visits here, not time, so that a seed gives the same games everywhere. */
export const playSeeded = async (
  { game, config }: GameConfig,
  bots: readonly Level[],
  seed: number,
  i: number,
  listener?: Listener,
  played: Game = game,
): Promise<EndedGame> => {
  const own = gameSeed(seed, i);
  const trained = await loadModel(game);
  const players = bots.map((level, seat) => makeBot(level, game, trained, { seed: gameSeed(own, seat) }));
  return playGame(played, config, players, own, () => 0, listener);
};

const playBots = async (plan: Plan, i: number, { tally, ...totals }: Totals): Promise<void> => {
  const { game, close } = opened(plan, i);
  const played = await playSeeded(plan.table, plan.bots, plan.seed, i, undefined, game);
  tally.moves += played.decisions.reduce((sum, decisions) => sum + decisions, 0);
  tally.chanceMoves += played.chanceMoves;
  count({ tally, ...totals }, played.scores, played.winners);
  close(played.end);
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
