import { availableParallelism } from 'node:os';
import { type Choice, type Explanation, explain, isSearching, LEVELS, type Level, loadModel, makeBot, type Watch } from '@caravel/bots';
import { at, type Game, hasTurn, type Move, type Seat, type Timeline } from '@caravel/core';
import { demandLevel } from '../bots.ts';
import { columns, writeNumber } from '../columns.ts';
import type { Command } from '../command.ts';
import { EFFORT_FLAGS, type EffortChoice, MOST_THREADS, readEffort, settingsFor } from '../effort.ts';
import { JSON_FLAG, onlyOne, parseFlags, wholeNumber } from '../flags.ts';
import { readGameFile, replayFile } from '../game-file.ts';
import type { Host } from '../host.ts';
import { turnAnswer } from '../position.ts';
import { Progress } from '../progress.ts';
import { searchPool } from '../search-threads/search-pool.ts';
import { UserError } from '../user-error.ts';

const HINT_FLAGS = {
  ...JSON_FLAG,
  ...EFFORT_FLAGS,
  at: { type: 'string' },
  seat: { type: 'string' },
  level: { type: 'string', default: 'hard' },
  threads: { type: 'string', default: String(availableParallelism()) },
  seed: { type: 'string', default: '1' },
} as const;

interface Question {
  readonly timeline: Timeline;
  readonly seat: Seat;
  readonly level: Level;
  readonly effort: EffortChoice;
  readonly threads: number;
  readonly seed: number;
}

/** The seat asked for, or the first that has to choose. */
const seatOf = ({ game, state, config }: Timeline, text: string | undefined): Seat => {
  const answer = turnAnswer(game, state);
  if (answer.turn !== 'seats') throw new UserError(answer.turn === 'over' ? 'the game is over there' : 'chance draws there');
  const seat = text === undefined ? at(answer.seats, 0) : wholeNumber(text, '--seat', 0, config.players - 1);
  if (!hasTurn(game.turn(state), seat)) throw new UserError(`--seat: seat ${seat} has nothing to choose there`);
  return seat;
};

const readQuestion = (args: readonly string[], host: Host): Question & { readonly json: boolean } => {
  const { values, positionals } = parseFlags(args, HINT_FLAGS);
  const saved = readGameFile(onlyOne(positionals, 'FILE'), host);
  const { entries } = saved.file;
  const at = values.at === undefined ? entries.length : wholeNumber(values.at, '--at', 0, entries.length);
  const timeline = replayFile(saved, at);
  return {
    timeline,
    seat: seatOf(timeline, values.seat),
    level: demandLevel(values.level, '--level'),
    effort: readEffort(values),
    threads: wholeNumber(values.threads, '--threads', 1, MOST_THREADS),
    seed: wholeNumber(values.seed, '--seed', 0),
    json: values.json,
  };
};

/** A progress bar while the bot thinks, as long as the search reports progress. */
const watchOn = (host: Host, { visits }: EffortChoice, threads: number): { watch: Watch; clear: () => void } => {
  const progress = new Progress(host, (visits ?? 0) * threads);
  return {
    watch: visits === undefined ? {} : { onThought: (thought) => progress.show(Math.min(thought.visits, visits * threads)) },
    clear: () => progress.clear(),
  };
};

const thinkAbout = async ({ timeline, seat, level, effort, threads, seed }: Question, host: Host): Promise<Explanation> => {
  const { game, state } = timeline;
  const pool = isSearching(level) && threads > 1 ? searchPool(threads) : undefined;
  const { watch, clear } = watchOn(host, effort, threads);
  try {
    const trained = await loadModel(game);
    const bot = makeBot(level, game, trained, { seed, now: () => host.now(), pool, ...settingsFor(effort) });
    return explain(game, trained, state, seat, await bot.think(state, seat, watch));
  } finally {
    pool?.close();
    clear();
  }
};

const percent = (share: number | undefined): string => (share === undefined ? '-' : `${(100 * share).toFixed(1)} %`);

/** `61 ± 3 %`: to win, and how far that may be off; no estimate is surer than a hundredth. */
const chanceOf = ({ chance, error }: Choice): string => {
  if (chance === undefined) return '-';
  const within = error === undefined ? '' : ` ± ${Math.max(1, Math.round(100 * error))}`;
  return `${(100 * chance).toFixed(0)}${within} %`;
};

const changeOf = ({ from, to }: { from: number; to: number }): string => `${from} → ${to}`;

/** What a rival goes without. */
const denialOf = ({ denial }: Choice): string[] => {
  if (!denial) return [];
  const { seat, points, takesIt } = denial;
  return [`otherwise seat ${seat}${takesIt ? ' takes it' : ''}${points === undefined ? '' : ` +${points.toFixed(1)} points`}`];
};

const rowOf = (game: Game, choice: Choice): string[] => [
  game.moves.text(choice.move),
  chanceOf(choice),
  choice.points.toFixed(1),
  percent(choice.share),
  [...choice.reasons.map((reason) => `${reason.what} ${changeOf(reason)}`), ...denialOf(choice)].join(', ') || 'nothing yet',
];

const textsOf = (game: Game, moves: readonly Move[]): string[] => moves.map((move) => game.moves.text(move));

/** What is meant to follow the move of a plan, in a line below its row. */
const planLines = (game: Game, { plan = [] }: Choice): string[] =>
  plan.length > 1 ? [`  then ${textsOf(game, plan.slice(1)).join(', ')}`] : [];

const HEAD = ['move', 'to win', 'points', 'visits', 'what it changes'];

const writeHint = ({ timeline, level }: Question, { seat, visits, choices }: Explanation): string => {
  const { game, entries } = timeline;
  const how = visits > 0 ? `${level}, ${writeNumber(visits)} visits` : `${level}, without search`;
  const head = `${game.name}, after ${entries.length} entries, seat ${seat}: ${how}`;
  const [titles, ...rows] = columns([HEAD, ...choices.map((choice) => rowOf(game, choice))], [1, 2, 3]).split('\n');
  const lines = choices.flatMap((choice, i) => [at(rows, i), ...planLines(game, choice)]);
  return `${[head, '', titles, ...lines].join('\n')}\n`;
};

/** With moves as people read them. */
const inTexts = (game: Game, explanation: Explanation): object => ({
  ...explanation,
  move: game.moves.text(explanation.move),
  choices: explanation.choices.map(({ plan, ...choice }) => ({
    ...choice,
    move: game.moves.text(choice.move),
    ...(plan && { plan: textsOf(game, plan) }),
  })),
});

export const hint: Command = {
  name: 'hint',
  summary: 'says what a bot would play in a recorded game, and what that would change',
  usage: `hint FILE [--at N] [--seat S] [--level L] [--ms T | --visits V] [--threads N] [--seed S] [--json]

  --at      after the first N entries (default: all)
  --seat    for seat S (default: the first that has to choose)
  --level   of ${LEVELS.join(', ')} (default hard)
  --ms      how long it thinks (default: as long as the level does); --visits how far each thread looks instead
  --threads how many threads think (default: one a core)
  --seed    the same seed, visits and threads give the same hint (default 1)

  The three best moves: the chance to win and how far that may be off, the final score to be expected, the share of the
  search, and what the seat has before the move and after it, with the small decisions that follow from it made; and
  what a rival takes, or ends higher by, if the seat plays the next best move instead. Where moves in a row belong
  together, the others follow in a line below.`,
  run: async (args, host) => {
    const { json, ...question } = readQuestion(args, host);
    const explanation = await thinkAbout(question, host);
    const { game, entries } = question.timeline;
    const report = { game: game.name, at: entries.length, level: question.level, ...inTexts(game, explanation) };
    host.out(json ? `${JSON.stringify(report)}\n` : writeHint(question, explanation));
    return 0;
  },
};
