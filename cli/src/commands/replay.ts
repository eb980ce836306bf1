import { type GameFile, isOver, type Seat, standing, type Timeline, WATCHER, writeEntry } from '@caravel/core';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, onlyOne, parseFlags, wholeNumber } from '../flags.ts';
import { readGameFile, replayFile } from '../game-file.ts';
import { oneLine } from '../one-line.ts';
import { chanceMoves, openMoves, turnAnswer } from '../position.ts';
import { writeView } from '../view-text.ts';

/** How many entries are shown before the position, unless all are asked for. */
const LAST_ENTRIES = 20;

const writtenEntries = ({ entries, standing }: Timeline): { entry: string; undone: boolean }[] => {
  const counts = new Set(standing.map(({ entry }) => entry));
  return entries.map((entry, i) => ({ entry: writeEntry(entry), undone: 'move' in entry && !counts.has(i) }));
};

const reportOf = ({ names, entries }: GameFile, timeline: Timeline, viewer: Seat) => {
  const { game, config, state } = timeline;
  return {
    game: game.name,
    ...config,
    names,
    at: timeline.length,
    of: entries.length,
    entries: writtenEntries(timeline),
    ...turnAnswer(game, state),
    // Before the end a score may be secret; the view has what the viewer may know.
    ...(isOver(game, state) ? { scores: standing(game, state).scores } : {}),
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

const writeEntries = ({ entries }: ReplayReport, all: boolean): string => {
  const rows = entries.map(({ entry, undone }, i) => [String(i + 1), entry, undone ? '(undone)' : '']);
  const left = all ? 0 : Math.max(0, rows.length - LAST_ENTRIES);
  const note = left > 0 ? `${left} more before these, with --all\n` : '';
  return `${note}${columns(rows.slice(left), [0])}`;
};

const writeReport = (report: ReplayReport, all: boolean): string => {
  const who = report.names.map((name, seat) => (name ? `${seat} ${name}` : String(seat))).join(', ');
  const scores = report.scores ? [['scores', report.scores.join(' ')]] : [];
  const moves = [
    ...report.legal.map(({ seat, moves }) => [`seat ${seat} may`, moves.join(', ')]),
    ...(report.chance.length > 0 ? [['chance', report.chance.map(({ move, weight }) => `${move} (${weight})`).join(', ')]] : []),
  ];
  return [
    oneLine(`${report.game}, ${report.rules}, seats ${who}`),
    writeEntries(report, all),
    columns([[`after ${report.at} of ${report.of}`, writeTurn(report)], ...scores, ...moves]),
    writeView(report.view),
  ]
    .filter(Boolean)
    .join('\n\n');
};

export const replay: Command = {
  name: 'replay',
  summary: 'shows a recorded game and the position after any of its entries',
  usage: `replay FILE [--at N] [--seat S] [--all] [--json]

  --at    after the first N entries (default: all)
  --seat  as seat S sees it (default: as somebody without a seat)
  --all   all entries before the position, not only the last ${LAST_ENTRIES}

  The position is in short: --json has all of it.`,
  run: (args, host) => {
    const { values, positionals } = parseFlags(args, {
      ...JSON_FLAG,
      at: { type: 'string' },
      seat: { type: 'string' },
      all: { type: 'boolean', default: false },
    });
    const saved = readGameFile(onlyOne(positionals, 'FILE'), host);
    const { entries, config } = saved.file;
    const at = values.at === undefined ? entries.length : wholeNumber(values.at, '--at', 0, entries.length);
    const viewer = values.seat === undefined ? WATCHER : wholeNumber(values.seat, '--seat', 0, config.players - 1);
    const report = reportOf(saved.file, replayFile(saved, at), viewer);
    host.out(`${values.json ? JSON.stringify(report) : writeReport(report, values.all)}\n`);
    return 0;
  },
};
