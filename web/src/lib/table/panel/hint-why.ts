/** Why a move is good, in one sentence: what it changes, and what a rival would have otherwise. */

import type { Shell } from '@caravel/i18n/shell';
import type { Hint } from '../../bots/messages.ts';
import type { Words } from '../session/table.svelte.ts';

type TableWords = Shell['table'];

/** What speaks for a move. */
type Grounds = Pick<Hint, 'reasons' | 'denial'>;

export interface HintWords {
  readonly words: Pick<Words, 'holding'>;
  readonly names: readonly string[];
  readonly shell: TableWords;
  /** All that are suggested. */
  readonly all: readonly Grounds[];
}

/** The most important changes come first; with more of them it is no reason any more. */
const MOST_CHANGES = 4;

type Reason = Hint['reasons'][number];
const isSame = (a: Reason, b: Reason): boolean => a.what === b.what && a.to - a.from === b.to - b.from;

/** What every suggested move brings speaks for none of them. */
const ownReasons = ({ reasons }: Grounds, all: readonly Grounds[]): readonly Reason[] =>
  all.length < 2 ? reasons : reasons.filter((reason) => !all.every((one) => one.reasons.some((other) => isSame(reason, other))));

const changesOf = (hint: Grounds, { words, shell, all }: HintWords): string | undefined => {
  if (hint.reasons.length === 0) return shell.hintNothing;
  const changes = ownReasons(hint, all)
    .slice(0, MOST_CHANGES)
    .map(({ what, from, to }) => words.holding(what, to - from));
  return changes.length === 0 ? undefined : shell.hintWhy(changes);
};

const otherwiseOf = ({ denial }: Grounds, { names, shell }: HintWords): string | undefined => {
  if (!denial) return undefined;
  const { points, takesIt } = denial;
  const name = names[denial.seat] ?? '';
  if (points === undefined) return shell.hintTaken(name);
  return takesIt ? shell.hintTakenDenied(name, points) : shell.hintDenied(name, points);
};

/** '' where only the figures tell the suggested moves apart. */
export const whyText = (hint: Grounds, said: HintWords): string => {
  const parts = [changesOf(hint, said), otherwiseOf(hint, said)].filter((part) => part !== undefined);
  return parts.length === 0 ? '' : `${parts.join('; ')}.`;
};
