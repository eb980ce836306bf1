import { LEVELS } from '@caravel/bots';
import { at } from '@caravel/core';
import { readBots } from '../bots.ts';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { CONFIG_FLAGS, CONFIG_USAGE, readGameConfig } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, wholeNumber } from '../flags.ts';
import { Recording } from '../recording.ts';
import { runSimulation, type SimulationReport } from '../simulation.ts';

const MOST_GAMES = 1_000_000_000;

const writeReport = (report: SimulationReport): string => {
  const { game, rules, players, games, moves, chanceMoves, seconds, seed } = report;
  const facts = columns([
    ['game', `${game}, ${rules}, ${players} players, seed ${seed}`],
    ['games', `${writeNumber(games)} in ${writeNumber(seconds)} s, ${writeNumber(Math.round(report.gamesPerSecond))} a second`],
    [
      'moves',
      `${writeNumber(moves)} and ${writeNumber(chanceMoves)} of chance, ${writeNumber(Math.round(report.movesPerSecond))} a second`,
    ],
    ['a game', `${writeNumber(report.meanMoves)} moves`],
  ]);
  const seats = report.meanScores.map((score, seat) => [
    String(seat),
    score.toFixed(2),
    at(report.winsBySeat, seat).toFixed(2),
    `${((100 * at(report.winsBySeat, seat)) / games).toFixed(1)} %`,
  ]);
  return `${facts}\n\n${columns([['seat', 'mean score', 'wins', 'share'], ...seats], [0, 1, 2, 3])}\n`;
};

export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play many games and counts what happens',
  usage: `simulate ${CONFIG_USAGE}
         [--bots A,B,...] [--games K] [--seed S] [--record DIR] [--json]

  --bots    one name for all seats, or one a seat, of ${LEVELS.join(', ')} (default random)
  --games   how many (default 100)
  --seed    the same seed plays the same games (default 1)
  --record  writes every game into DIR as a .caravel file; makes DIR if it is not there; overwrites nothing`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...CONFIG_FLAGS,
      ...JSON_FLAG,
      bots: { type: 'string', default: 'random' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      record: { type: 'string' },
    });
    noneOf(positionals);
    const table = readGameConfig(values, host);
    const names = readBots(values.bots, table.config.players);
    const games = wholeNumber(values.games, '--games', 1, MOST_GAMES);
    const seed = wholeNumber(values.seed, '--seed', 0);
    const recording = values.record === undefined ? undefined : new Recording(values.record, table, names, games, seed);
    const report = await runSimulation({ table, bots: names, games, seed, recording }, host);
    host.out(values.json ? `${JSON.stringify(report)}\n` : writeReport(report));
    return 0;
  },
};
