/** A hint in words: what one would play, and what that does. */
import { structOf } from '@caravel/core';
import type { Hint } from '../../bots/messages.ts';
import type { Table, Words } from '../session/table.svelte.ts';
import { calledBy } from './line-text.ts';

/** The move as the prompt's button says it. */
export const moveText = ({ actor, view, game }: Table, words: Words, move: string): string =>
  actor === undefined ? move : words.button(view, actor, structOf(game.moves, move));

/** Moves that belong together, as the log would tell them. */
export const planText = (table: Table, words: Words, { moves }: Hint): string => {
  const { actor, actions, game } = table;
  if (actor === undefined) return '';
  const views = [...moves.keys(), moves.length].map((count) => actions.preview(moves.slice(0, count)));
  const told = moves.map((move, i) => words.tell(views[i], actor, structOf(game.moves, move), views[i + 1]).did);
  return [calledBy(table, words, actor), ...told.filter(Boolean)].join(' ');
};
