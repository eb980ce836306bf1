/** Moves that could be taken back, as the log tells them. */
import { CHANCE, onlyMove, type Seat, type State, type Step, structOf } from '@caravel/core';
import { calledBy, wholeLine } from '../table/panel/line-text.ts';
import type { Table, Words } from '../table/session/table.svelte.ts';

/** So many of the own last moves are offered. */
const OFFERED = 4;

const tell = (table: Table, words: Words, { seat, move, before, after }: Step): string => {
  const { game, viewer } = table;
  const telling = words.tell(game.describe(before, viewer), seat, structOf(game.moves, move), game.describe(after, viewer));
  return wholeLine(telling, calledBy(table, words, seat)) || move;
};

/** The own last moves that only the consent of the others takes back, the last first, and how many moves would go with each. */
export const ownMoves = (table: Table, words: Words): readonly { readonly count: number; readonly text: string }[] => {
  const { steps, session, game } = table;
  const hadChoice = (before: State, seat: Seat): boolean => onlyMove(game, before, seat) === undefined;
  return steps
    .map((step, i) => ({ step, count: steps.length - i }))
    .filter(({ step: { seat, before }, count }) => session.mine.includes(seat) && count > session.undoable(seat) && hadChoice(before, seat))
    .slice(-OFFERED)
    .reverse()
    .map(({ step, count }) => ({ count, text: tell(table, words, step) }));
};

/** The earliest of the last `count` moves that a player made. */
export const firstTakenBack = (table: Table, words: Words, count: number): { readonly seat: Seat; readonly text: string } | undefined => {
  const step = table.steps.slice(-count).find(({ seat }) => seat !== CHANCE);
  return step && { seat: step.seat, text: tell(table, words, step) };
};
