/** The bots, away from the page: a question is a position and a seat, the answer a move. */
import {
  adviser,
  type Bot,
  type Choice,
  explain,
  isSearching,
  loadModel,
  makeBot,
  policyFor,
  type Thought,
  type TrainedModel,
} from '@caravel/bots';
import { at, type Game, type Move } from '@caravel/core';
import { loadGame } from './load-game.ts';
import {
  type Answer,
  COUNT_WORKER,
  type CountedGame,
  type Hint,
  type Preparation,
  type Question,
  REVIEW_WORKER,
  type ReviewRequest,
} from './messages.ts';
import { devicePool } from './search-pool.ts';
import { pauses, SEARCH_WORKER, serveAsWorker } from './search-worker.ts';

const demandGame = async ({ game: name, version }: Preparation['prepare']): Promise<Game> => {
  const game = await loadGame(name, version);
  if (!game) throw new Error(`no bot knows version ${version} of ${name}`);
  return game;
};

/** Kept between questions: a search goes on with what it thought before. Hints take no time from the turns of bots. */
const bots = new Map<string, Bot>();

const make = (game: Game, trained: TrainedModel | undefined, { level, milliseconds, workers, isHint }: Question): Bot => {
  const seed = at(crypto.getRandomValues(new Uint32Array(1)), 0);
  const settings = { seed, milliseconds, now: () => performance.now(), pause: pauses() };
  if (isHint && trained && isSearching(level)) return adviser(trained, settings);
  return makeBot(level, game, trained, { ...settings, pool: level === 'expert' ? devicePool(workers) : undefined });
};

const botFor = (game: Game, trained: TrainedModel | undefined, question: Question): Bot => {
  const key = `${game.name} ${game.version} ${question.level} ${question.milliseconds} ${question.isHint}`;
  const bot = bots.get(key) ?? make(game, trained, question);
  bots.set(key, bot);
  return bot;
};

const written = ({ moves }: Game, plan: readonly Move[]): string[] => plan.map((move) => moves.text(move));

const hintOf = (game: Game, { move, plan, ...figures }: Choice): Hint => ({ ...figures, moves: written(game, plan ?? [move]) });

const hintsOf = (game: Game, trained: TrainedModel | undefined, { state, seat }: Question, thought: Thought): Hint[] =>
  explain(game, trained, state, seat, thought).choices.map((choice) => hintOf(game, choice));

/** A page asks about one position at a time: with the next question it has turned away from the one before. */
let newest = 0;

const answer = async (question: Question): Promise<Answer> => {
  const { id, state, seat, isHint } = question;
  newest = id;
  const game = await demandGame(question);
  const trained = await loadModel(game);
  const thought = await botFor(game, trained, question).think(state, seat, { isEnough: () => id !== newest });
  const { move, plan = [move], visits } = thought;
  const hints = isHint ? hintsOf(game, trained, question, thought) : [];
  return { id, moves: written(game, plan), visits, hints };
};

/** The first policy of a game compiles its net. */
const prepare = async ({ prepare: wanted }: Preparation): Promise<void> => {
  const trained = await loadModel(await demandGame(wanted));
  if (trained) policyFor(trained);
};

const hear = async ({ data }: MessageEvent<Question | Preparation>): Promise<void> => {
  if ('prepare' in data) await prepare(data);
  else postMessage(await answer(data));
};

/** What is asked while the reviewer is on its way waits for it: a message that nobody hears is lost. */
const review = (): void => {
  const reviewer = import('./review-worker.ts').then(({ serveReviews }) => serveReviews());
  addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => reviewer.then((serve) => serve(data)).catch(reportError));
};

const count = (): void => {
  const counter = import('./count-worker.ts').then(({ serveCounts }) => serveCounts());
  addEventListener('message', ({ data }: MessageEvent<CountedGame>) => counter.then((serve) => serve(data)).catch(reportError));
};

/** What goes wrong is reported, for the page does not hear of a promise that is refused here: it starts another worker. */
if (self.name === SEARCH_WORKER) serveAsWorker();
else if (self.name === REVIEW_WORKER) review();
else if (self.name === COUNT_WORKER) count();
else addEventListener('message', (event: MessageEvent<Question | Preparation>) => hear(event).catch(reportError));
