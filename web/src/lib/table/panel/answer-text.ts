/** What the table answered to a person, in words. */
import { say } from '../../speech.svelte.ts';
import type { Table, Words } from '../session/table.svelte.ts';

/** What is decided now, and what it costs; after a touch, among what it has left. */
export const questionOf = ({ actor, view, narrowing: { options } }: Table, words: Words): string =>
  actor === undefined
    ? ''
    : words.prompt(
        view,
        actor,
        options.map(({ struct }) => struct),
      );

export const answerText = (table: Table, words: Words): string => {
  const { answer } = table;
  const { notNow, stale, staleKept } = say().table;
  if (!answer) return '';
  if (answer.kind === 'rule') return words.rule(answer.rule);
  if (answer.kind === 'asked') return `${notNow} ${questionOf(table, words)}`;
  return { stale, kept: staleKept, other: notNow }[answer.kind];
};
