import { availableParallelism } from 'node:os';
import { loadModel, policyFor } from '@caravel/bots';
import { courseOf, decisionsOf, type Figures, type PlayerReview, playersOf, type Verdict, writeVerdict } from '@caravel/bots/review';
import { REVIEW_VISITS } from '@caravel/bots/review-depth';
import type { Game, Move, Timeline } from '@caravel/core';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { MOST_THREADS } from '../effort.ts';
import { JSON_FLAG, onlyOne, parseFlags, wholeNumber } from '../flags.ts';
import { readGameFile, replayFile } from '../game-file.ts';
import type { Host } from '../host.ts';
import { Progress } from '../progress.ts';
import { judgeAll } from '../review/review-threads.ts';
import { UserError } from '../user-error.ts';

const REVIEW_FLAGS = {
  ...JSON_FLAG,
  visits: { type: 'string', default: String(REVIEW_VISITS) },
  threads: { type: 'string', default: String(availableParallelism()) },
} as const;

interface Reviewed {
  readonly timeline: Timeline;
  readonly visits: number;
  readonly course: readonly Figures[];
  readonly players: readonly PlayerReview[];
  readonly verdicts: readonly Verdict[];
}

const reviewOf = async (timeline: Timeline, visits: number, threads: number, host: Host): Promise<Reviewed> => {
  const { game, config, steps } = timeline;
  const trained = await loadModel(game);
  if (!trained) throw new UserError(`no net was trained for ${game.name}`);
  const progress = new Progress(host, decisionsOf(trained.model, steps).length);
  try {
    const course = courseOf(policyFor(trained), steps);
    const verdicts = await judgeAll(timeline, { visits }, threads, (judged) => progress.show(judged));
    return { timeline, visits, course, players: playersOf(config.players, course, steps, verdicts), verdicts };
  } finally {
    progress.clear();
  }
};

const MOST_FOLLOWING = 3;

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
const textsOf = ({ moves }: Game, played: readonly Move[]): string => played.map((move) => moves.text(move)).join(', ');

/** What would have been more or less of, and what a rival gained. */
const reasonsOf = ({ reasons, denial }: Verdict): string => {
  const changes = reasons.map(({ what, from, to }) => `${what} ${from} → ${to}`);
  const rival = denial?.points === undefined ? [] : [`seat ${denial.seat} ${denial.points.toFixed(1)} points lower`];
  return [...changes, ...rival].join(', ') || 'no difference right away';
};

/** What is expected to follow the better move, which opens the line. */
const continuation = (game: Game, { line }: Verdict): string => {
  const moves = line.slice(1, 1 + MOST_FOLLOWING).map(({ seat, move }) => `seat ${seat} ${game.moves.text(move)}`);
  return moves.length === 0 ? '' : `; then ${moves.join(', ')}`;
};

const mistakeLines = (game: Game, { mistakes }: PlayerReview): readonly string[] =>
  mistakes.map((verdict) => {
    const { entry, played, best, loss, error } = verdict;
    const figures = `${percent(played.chance)} instead of ${percent(best.chance)}, a loss of ${percent(loss)} ± ${percent(error)}`;
    return `  after ${entry} entries: ${textsOf(game, played.moves)}; better ${textsOf(game, best.moves)} (${reasonsOf(verdict)}): ${figures}${continuation(game, verdict)}`;
  });

const HEAD = ['seat', 'accuracy', 'luck', 'given away', 'mistakes'];

const writeReview = ({ timeline: { game, config }, visits, players, verdicts }: Reviewed): string => {
  const rows = players.map(({ seat, accuracy, luck, lost, mistakes }) => [
    String(seat),
    accuracy.toFixed(1),
    signed(luck),
    percent(lost),
    String(mistakes.length),
  ]);
  const head = `${game.name}, ${config.players} players, ${writeNumber(verdicts.length)} decisions, ${writeNumber(visits)} visits each`;
  const details = players.flatMap((player) =>
    player.mistakes.length === 0 ? [] : ['', `Seat ${player.seat}:`, ...mistakeLines(game, player)],
  );
  return `${[head, '', columns([HEAD, ...rows], [1, 2, 3, 4]), ...details].join('\n')}\n`;
};

const asJson = ({ timeline: { game }, visits, course, players, verdicts }: Reviewed): string =>
  `${JSON.stringify({
    game: game.name,
    visits,
    course,
    players: players.map(({ mistakes, ...player }) => ({ ...player, mistakes: mistakes.map(({ entry }) => entry) })),
    decisions: verdicts.map((verdict) => writeVerdict(game, verdict)),
  })}\n`;

export const review: Command = {
  name: 'review',
  summary: 'says where a recorded game was won and lost',
  usage: `review FILE [--visits V] [--threads N] [--json]

  --visits  how far each large decision is searched (default ${REVIEW_VISITS}; small ones a quarter of that)
  --threads how many threads judge (default: one a core); the answer does not depend on it

  For each seat: accuracy (100 if no decision gave anything away), what draws and dice have changed of its chance to
  win, what its decisions gave away, and its mistakes, the costliest first. A loss is called a mistake only if it is at
  least 5 % and more than twice as large as it may be off. --json also has the chances and expected points of all seats
  at the start and after every move, and every decision.`,
  run: async (args, host) => {
    const { values, positionals } = parseFlags(args, REVIEW_FLAGS);
    const timeline = replayFile(readGameFile(onlyOne(positionals, 'FILE'), host));
    const visits = wholeNumber(values.visits, '--visits', 1, 1_000_000);
    const threads = wholeNumber(values.threads, '--threads', 1, MOST_THREADS);
    const reviewed = await reviewOf(timeline, visits, threads, host);
    host.out(values.json ? asJson(reviewed) : writeReview(reviewed));
    return 0;
  },
};
