/** A turning point in a sentence or two, as the log tells it. */
import { type Game, type Seat, type Step, structOf, WATCHER } from '@caravel/core';
import type { GameWords } from '../table/game-ui.ts';
import { wholeLine } from '../table/panel/line-text.ts';
import type { TurningPoint } from './turning-points.ts';

/** What fits a card. */
const LETTERS = 90;

/** What was done; where nothing was, the first thing that happened. '' for what is not worth a line. */
export const toldOf = (
  game: Game,
  words: Pick<GameWords, 'tell'>,
  calls: (seat: Seat) => string,
  { before, after, seat, move }: Step,
): string => {
  const view = (s: Step['before']): unknown => game.describe(s, WATCHER);
  const { did, followed } = words.tell(view(before), seat, structOf(game.moves, move), view(after));
  return wholeLine({ did, followed: did === '' ? followed.slice(0, 1) : [] }, calls(seat));
};

/** What was done with it is told, too, as long as there is room. */
export const sentenceOf = (told: (step: Step) => string, { step, rest }: Pick<TurningPoint, 'step' | 'rest'>): string =>
  rest.reduce((text, next) => {
    const more = `${text} ${told(next)}`.trim();
    return more.length > LETTERS ? text : more;
  }, told(step));
