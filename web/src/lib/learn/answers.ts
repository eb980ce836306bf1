/** What is said to somebody who has tried something else. */
import { structOf } from '@caravel/core';
import type { Learn, StepText } from '@caravel/i18n/learn';
import type { Target } from '../table/game-ui.ts';
import { wholeLine } from '../table/panel/line-text.ts';
import type { Words } from '../table/session/table.svelte.ts';
import { attemptOf, type Beginning, lastStep } from './course.ts';
import type { Lesson, LessonStep } from './lesson.ts';

interface Spoken {
  readonly said: Learn;
  readonly words: Words;
  readonly text: StepText;
}

/** The last of these moves, as the log would tell it; as its button where the log is silent. */
const toldLast = (lesson: Lesson, from: Beginning, moves: readonly string[], words: Words): string => {
  const { game } = from;
  const { me } = lesson;
  const { before, after } = lastStep(lesson, from, moves);
  const view = game.describe(before, me);
  const struct = structOf(game.moves, moves.at(-1) ?? '');
  const told = words.tell(view, me, struct, game.describe(after, me));
  return told.did === '' ? `${words.button(view, me, struct)}.` : wholeLine(told, words.you ?? '');
};

/** A legal move that misses the goal: what the lesson says of it, else what it does, and that it is not what is asked. */
export const answerToMove = (
  lesson: Lesson,
  step: LessonStep,
  from: Beginning,
  moves: readonly string[],
  { said, words, text }: Spoken,
): string => {
  const attempt = attemptOf(lesson, from, moves);
  const known = step.wrong?.find(({ when }) => when?.(attempt));
  const own = known && text.wrong?.[known.name];
  return own ?? said.notAsked(toldLast(lesson, from, moves, words));
};

/** What the lesson says of a touch that means nothing here. */
export const answerToTouch = (step: LessonStep, text: StepText, thing: Target): string | undefined => {
  const known = step.wrong?.find(({ touches }) => touches?.includes(thing));
  return known && text.wrong?.[known.name];
};
