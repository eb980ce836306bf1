/** `caravel bench soak`: random games with every invariant checked, until something breaks. */
import { writeNumber } from '../columns.ts';
import { findGame } from '../config-flags.ts';
import { JSON_FLAG, noneOf, parseFlags, required, wholeNumber } from '../flags.ts';
import type { Host } from '../host.ts';
import { BrokenGame, type SoakReport, soak } from './soak.ts';

/** Prints the game before the error is thrown, so that it can be saved and replayed. */
const printingFaults = (json: boolean, host: Host, play: () => SoakReport): SoakReport => {
  try {
    return play();
  } catch (error) {
    if (error instanceof BrokenGame) host.out(json ? `${JSON.stringify({ fault: error.message, file: error.file })}\n` : error.file);
    throw error;
  }
};

export const runSoak = (args: readonly string[], host: Host): number => {
  const { values, positionals } = parseFlags(args, {
    ...JSON_FLAG,
    game: { type: 'string' },
    games: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  });
  noneOf(positionals);
  const game = findGame(host.games, required(values.game, '--game'));
  const games = wholeNumber(values.games, '--games', 1);
  const seed = wholeNumber(values.seed, '--seed', 0);
  const report = printingFaults(values.json, host, () => soak(game, games, seed, host));
  const sentence = `${writeNumber(report.games)} games of ${report.game}, ${writeNumber(report.moves + report.chanceMoves)} moves, no fault, ${writeNumber(report.seconds)} s\n`;
  host.out(values.json ? `${JSON.stringify(report)}\n` : sentence);
  return 0;
};
