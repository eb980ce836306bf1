/** The bots, away from the page: a question is a position and a seat, the answer a move. */
import { type Bot, type Choice, explain, loadModel, makeBot, type Thought, type TrainedModel } from '@caravel/bots';
import { at, type Game, type Move } from '@caravel/core';
import { loadGame } from './load-game.ts';
import type { Answer, Hint, Question } from './messages.ts';
import { devicePool } from './search-pool.ts';
import { SEARCH_WORKER, serveAsWorker } from './search-worker.ts';

const demandGame = async ({ game: name, version }: Question): Promise<Game> => {
  const game = await loadGame(name, version);
  if (!game) throw new Error(`no bot knows version ${version} of ${name}`);
  return game;
};

/** Kept between questions: a search goes on with what it thought before. Hints take no time from the turns of bots. */
const bots = new Map<string, Bot>();

const botFor = (game: Game, trained: TrainedModel | undefined, { level, milliseconds, workers, isHint }: Question): Bot => {
  const key = `${game.name} ${game.version} ${level} ${milliseconds} ${isHint}`;
  const kept = bots.get(key);
  if (kept) return kept;
  const seed = at(crypto.getRandomValues(new Uint32Array(1)), 0);
  const pool = level === 'expert' ? devicePool(workers) : undefined;
  const made = makeBot(level, game, trained, { seed, milliseconds, now: () => performance.now(), pool });
  bots.set(key, made);
  return made;
};

const written = ({ moves }: Game, plan: readonly Move[]): string[] => plan.map((move) => moves.text(move));

const hintOf = (game: Game, { move, plan, ...figures }: Choice): Hint => ({ ...figures, moves: written(game, plan ?? [move]) });

const hintsOf = (game: Game, trained: TrainedModel | undefined, { state, seat }: Question, thought: Thought): Hint[] =>
  explain(game, trained, state, seat, thought).choices.map((choice) => hintOf(game, choice));

const answer = async (question: Question): Promise<Answer> => {
  const game = await demandGame(question);
  const trained = await loadModel(game);
  const thought = await botFor(game, trained, question).think(question.state, question.seat);
  const { move, plan = [move], visits } = thought;
  const hints = question.isHint ? hintsOf(game, trained, question, thought) : [];
  return { id: question.id, moves: written(game, plan), visits, hints };
};

/** What goes wrong is reported, for the page does not hear of a promise that is refused here: it starts another worker. */
if (self.name === SEARCH_WORKER) serveAsWorker();
else addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data).then(postMessage, reportError));
