import { type FairnessProof, isOver, standing, type Timeline, verifyFairness } from '@caravel/core';
import { columns } from '../columns.ts';
import type { Command } from '../command.ts';
import { JSON_FLAG, onlyOne, parseFlags } from '../flags.ts';
import { readGameFile, replayFile, type SavedGame } from '../game-file.ts';
import { accept, UserError } from '../user-error.ts';

/** Recorded scores must belong to a finished game and match its moves. */
const checkScores = ({ path, file }: SavedGame, timeline: Timeline, scores: readonly number[]): void => {
  if (!file.scores) return;
  const where = `${path}: line ${file.scoresLine}`;
  if (!isOver(timeline.game, timeline.state)) throw new UserError(`${where}: there are scores, but the entries end before the game does`);
  if (scores.join(' ') !== file.scores.join(' '))
    throw new UserError(`${where}: the scores say ${file.scores.join(' ')}, the moves give ${scores.join(' ')}`);
};

/** `proved`: fixed by people's parts; `consistent`: the draws follow from the secret, but whoever knew it may have chosen them. */
type Fairness = { readonly fairness: 'sealed' | 'none' } | Checked;
interface Checked extends FairnessProof {
  readonly fairness: 'proved' | 'consistent';
}

const fairnessOf = ({ path, file }: SavedGame): Fairness => {
  if (!file.fairness) return { fairness: 'none' };
  if (file.fairness.secret === undefined) return { fairness: 'sealed' };
  const proof = accept(verifyFairness(file.game, file.config, file.entries, file.fairness), path, ({ field, message }) => {
    const entry = /^entry (\d+)$/.exec(field ?? '');
    return `${entry ? `line ${file.lines[Number(entry[1]) - 1]}: ` : ''}${message}`;
  });
  return { fairness: proof.scheme === 2 && proof.parts > 0 ? 'proved' : 'consistent', ...proof };
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
    ...fairnessOf(saved),
  };
};

/** What was found, what is proved and what is not. */
const writeFairness = (found: Fairness): readonly string[] => {
  if (!('scheme' in found))
    return [found.fairness === 'none' ? 'none: no commitment in the file' : 'sealed: a commitment, its secret not shown yet'];
  const { scheme, draws, parts, people = 0 } = found;
  if (scheme === 1)
    return [
      `consistent, scheme 1: all ${draws} draws follow from the secret and ${parts} contributions`,
      'not proved: that nobody who knew the secret chose a contribution that pleased them',
    ];
  if (scheme === 3)
    return [
      `consistent, scheme 3: all ${draws} draws follow from the secret of the day`,
      'not proved: that the operator did not choose the secret, or look at it, before the commitment was published',
    ];
  if (parts === 0)
    return [
      `consistent, 0 of ${people} parts: all ${draws} draws follow from the secret`,
      'not proved: that the operator did not choose a secret that pleased them',
    ];
  return [
    `proved, ${parts} of ${people} parts: all ${draws} draws follow from the secret and these parts`,
    'nobody, not even the operator, could choose the draws if one person whose part is in was honest',
    ...(parts < people
      ? [
          `not proved: that nobody held back one of the ${people - parts} missing parts to choose between up to ${2 ** (people - parts)} shuffles`,
        ]
      : []),
    'not proved: that the operator did not look at draws before they came',
  ];
};

const writeReport = (report: ReturnType<typeof reportOf>): string =>
  columns([
    ['file', report.file],
    ['game', `${report.game}, ${report.rules}, ${report.players} players`],
    ['entries', `${report.entries}, all legal; the game is ${report.over ? 'over' : 'not over'}`],
    ['scores', `${report.scores.join(' ')}${report.scoresRecorded ? ', as recorded' : ', none recorded'}`],
    ...writeFairness(report).map((line, i): [string, string] => [i === 0 ? 'fairness' : '', line]),
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
