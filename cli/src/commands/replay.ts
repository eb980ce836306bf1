import { inspect } from 'node:util';
import { type Course, type Entry, type GameFile, type Seat, standing, WATCHER, writeEntry } from '@caravel/core';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, onlyOne, parseFlags, wholeNumber } from '../flags.ts';
import { readGameFile, replayFile } from '../game-file.ts';
import { oneLine } from '../one-line.ts';
import { chanceMoves, openMoves, turnAnswer } from '../position.ts';
import { undoneMoves } from '../undone.ts';

const writtenEntries = (entries: readonly Entry[]): { entry: string; undone: boolean }[] => {
  const undone = undoneMoves(entries);
  return entries.map((entry, i) => ({ entry: writeEntry(entry), undone: undone.has(i) }));
};

const reportOf = ({ names, entries }: GameFile, course: Course, viewer: Seat) => {
  const { game, config, state } = course;
  return {
    game: game.name,
    ...config,
    names,
    at: course.entries.length,
    of: entries.length,
    entries: writtenEntries(course.entries),
    ...turnAnswer(game, state),
    scores: standing(game, state).scores,
    legal: openMoves(game, state),
    chance: chanceMoves(game, state),
    view: game.describe(state, viewer),
  };
};

type ReplayReport = ReturnType<typeof reportOf>;

const writeTurn = (report: ReplayReport): string => {
  if (report.turn !== 'seats') return report.turn === 'over' ? 'the game is over' : 'chance to draw';
  return `to choose: ${report.seats.map((seat) => `seat ${seat}`).join(', ')}`;
};

const writeReport = (report: ReplayReport): string => {
  const who = report.names.map((name, seat) => (name ? `${seat} ${name}` : String(seat))).join(', ');
  const entries = report.entries.map(({ entry, undone }, i) => [String(i + 1), entry, undone ? '(undone)' : '']);
  const moves = [
    ...report.legal.map(({ seat, moves }) => [`seat ${seat} may`, moves.join(', ')]),
    ...(report.chance.length > 0 ? [['chance', report.chance.map(({ move, weight }) => `${move} (${weight})`).join(', ')]] : []),
  ];
  return [
    oneLine(`${report.game}, ${report.rules}, seats ${who}`),
    columns(entries, [0]),
    columns([[`after ${report.at} of ${report.of}`, writeTurn(report)], ['scores', report.scores.join(' ')], ...moves]),
    inspect(report.view, { depth: null, breakLength: 120, maxArrayLength: null }),
  ]
    .filter(Boolean)
    .join('\n\n');
};

export const replay: Command = {
  name: 'replay',
  summary: 'shows a recorded game and the position after any of its entries',
  usage: `replay FILE [--at N] [--seat S] [--json]

  --at    after the first N entries (default: all)
  --seat  as seat S sees it (default: as somebody without a seat)`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, { ...JSON_FLAG, at: { type: 'string' }, seat: { type: 'string' } });
    const saved = readGameFile(onlyOne(positionals, 'FILE'), host);
    const { entries, config } = saved.file;
    const at = values.at === undefined ? entries.length : wholeNumber(values.at, '--at', 0, entries.length);
    const viewer = values.seat === undefined ? WATCHER : wholeNumber(values.seat, '--seat', 0, config.players - 1);
    const report = reportOf(saved.file, replayFile(saved, at), viewer);
    host.out(`${values.json ? JSON.stringify(report) : writeReport(report)}\n`);
    return 0;
  },
};
