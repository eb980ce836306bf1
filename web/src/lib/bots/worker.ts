/** The bots, away from the page: a question is a position and a seat, the answer a move. */
import { type Bot, type Level, makeBot, STUDIES } from '@caravel/bots';
import type { Game } from '@caravel/core';
import type { Answer, Question } from './messages.ts';

const gameNamed = (name: string): Game => {
  const study = STUDIES.find(({ mind }) => mind.game.name === name);
  if (!study) throw new Error(`no bot knows ${name}`);
  return study.mind.game;
};

/** Kept between questions: a search goes on with what it thought before. */
const bots = new Map<string, Bot>();

const botFor = ({ game, players, level, milliseconds }: Question): Bot => {
  const key = `${game} ${players} ${level} ${milliseconds}`;
  const kept = bots.get(key);
  if (kept) return kept;
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number;
  const made = makeBot(level satisfies Level, gameNamed(game), { seed, players, milliseconds, now: () => performance.now() });
  bots.set(key, made);
  return made;
};

const answer = async (question: Question): Promise<Answer> => {
  const { moves } = gameNamed(question.game);
  const thought = await botFor(question).think(question.state, question.seat);
  const ranking = thought.ranking.map(({ move, share, worth }) => ({ move: moves.text(move), share, worth }));
  return { id: question.id, move: moves.text(thought.move), ranking, visits: thought.visits };
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
