/** Why a move is good, in one sentence: what it changes, and what a rival would have otherwise. */

import type { Shell } from '@caravel/i18n/shell';
import type { Hint } from '../../bots/messages.ts';
import type { Words } from '../session/table.svelte.ts';

type TableWords = Shell['table'];

/** The most important changes come first; with more of them it is no reason any more. */
const MOST_CHANGES = 4;

const changesOf = ({ reasons }: Hint, words: Pick<Words, 'holding'>, shell: TableWords): string => {
  const changes = reasons.slice(0, MOST_CHANGES).map(({ what, from, to }) => words.holding(what, to - from));
  return changes.length === 0 ? shell.hintNothing : shell.hintWhy(changes);
};

const otherwiseOf = ({ denial }: Hint, names: readonly string[], shell: TableWords): string | undefined => {
  if (!denial) return undefined;
  const { points, takesIt } = denial;
  const name = names[denial.seat] ?? '';
  if (points === undefined) return shell.hintTaken(name);
  return takesIt ? shell.hintTakenDenied(name, points) : shell.hintDenied(name, points);
};

export const whyText = (hint: Hint, words: Pick<Words, 'holding'>, names: readonly string[], shell: TableWords): string => {
  const otherwise = otherwiseOf(hint, names, shell);
  return `${[changesOf(hint, words, shell), ...(otherwise ? [otherwise] : [])].join('; ')}.`;
};
