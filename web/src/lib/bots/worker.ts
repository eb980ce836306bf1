/** The bots, away from the page: a question is a position and a seat, the answer a move. */
import { type Bot, explain, makeBot, type Thought } from '@caravel/bots';
import { at, type Game } from '@caravel/core';
import { deviceCrew } from './crew.ts';
import { loadGame } from './load-game.ts';
import { MATE, serveAsMate } from './mate.ts';
import type { Answer, Hint, Question } from './messages.ts';

const demandGame = async ({ game: name, version }: Question): Promise<Game> => {
  const game = await loadGame(name, version);
  if (!game) throw new Error(`no bot knows version ${version} of ${name}`);
  return game;
};

/** Kept between questions: a search goes on with what it thought before. */
const bots = new Map<string, Bot>();

const botFor = (game: Game, { players, level, milliseconds, minds }: Question): Bot => {
  const key = `${game.name} ${game.version} ${players} ${level} ${milliseconds}`;
  const kept = bots.get(key);
  if (kept) return kept;
  const seed = at(crypto.getRandomValues(new Uint32Array(1)), 0);
  const crew = level === 'admiral' ? deviceCrew(minds) : undefined;
  const made = makeBot(level, game, { seed, players, milliseconds, now: () => performance.now(), crew });
  bots.set(key, made);
  return made;
};

const hintsOf = (game: Game, { state, seat }: Question, thought: Thought): Hint[] =>
  explain(game, state, seat, thought).choices.map((choice) => ({ ...choice, move: game.moves.text(choice.move) }));

const answer = async (question: Question): Promise<Answer> => {
  const game = await demandGame(question);
  const thought = await botFor(game, question).think(question.state, question.seat);
  const hints = question.isHint ? hintsOf(game, question, thought) : [];
  return { id: question.id, move: game.moves.text(thought.move), hints };
};

/** What goes wrong is reported, for the page does not hear of a promise that is refused here: it starts another worker. */
if (self.name === MATE) serveAsMate();
else addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data).then(postMessage, reportError));
