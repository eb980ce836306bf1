import { isOver, standing, type Timeline, verifyFairness } from '@caravel/core';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, onlyOne, parseFlags } from '../flags.ts';
import { readGameFile, replayFile, type SavedGame } from '../game-file.ts';
import { accept, UserError } from '../user-error.ts';

/** Recorded scores are those of a finished game, and the right ones. */
const checkScores = ({ path, file }: SavedGame, timeline: Timeline, scores: readonly number[]): void => {
  if (!file.scores) return;
  const where = `${path}: line ${file.scoresLine}`;
  if (!isOver(timeline.game, timeline.state)) throw new UserError(`${where}: there are scores, but the entries end before the game does`);
  if (scores.join(' ') !== file.scores.join(' '))
    throw new UserError(`${where}: the scores say ${file.scores.join(' ')}, the moves give ${scores.join(' ')}`);
};

const FAIRNESS = {
  proved: 'proved: every draw is the shuffler’s',
  sealed: 'sealed: a commitment, its secret not shown yet',
  none: 'none: no commitment in the file',
} as const;

const fairnessOf = ({ path, file }: SavedGame): keyof typeof FAIRNESS => {
  if (!file.fairness) return 'none';
  if (file.fairness.secret === undefined) return 'sealed';
  accept(verifyFairness(file.game, file.config, file.entries, file.fairness), path, ({ field, message }) => {
    const entry = /^entry (\d+)$/.exec(field ?? '');
    return `${entry ? `line ${file.lines[Number(entry[1]) - 1]}: ` : ''}${message}`;
  });
  return 'proved';
};

const reportOf = (saved: SavedGame) => {
  const timeline = replayFile(saved);
  const { scores } = standing(timeline.game, timeline.state);
  checkScores(saved, timeline, scores);
  return {
    file: saved.path,
    game: timeline.game.name,
    rules: timeline.config.rules,
    players: timeline.config.players,
    entries: timeline.length,
    over: isOver(timeline.game, timeline.state),
    scores,
    scoresRecorded: saved.file.scores !== undefined,
    fairness: fairnessOf(saved),
  };
};

const writeReport = (report: ReturnType<typeof reportOf>): string =>
  columns([
    ['file', report.file],
    ['game', `${report.game}, ${report.rules}, ${report.players} players`],
    ['entries', `${report.entries}, all legal; the game is ${report.over ? 'over' : 'not over'}`],
    ['scores', `${report.scores.join(' ')}${report.scoresRecorded ? ', as recorded' : ', none recorded'}`],
    ['fairness', FAIRNESS[report.fairness]],
  ]);

export const verify: Command = {
  name: 'verify',
  summary: 'checks every move, the scores and the fairness of a recorded game',
  usage: 'verify FILE [--json]',
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, JSON_FLAG);
    const report = reportOf(readGameFile(onlyOne(positionals, 'FILE'), host));
    host.out(`${values.json ? JSON.stringify(report) : writeReport(report)}\n`);
    return 0;
  },
};
