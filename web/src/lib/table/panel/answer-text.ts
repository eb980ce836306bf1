/** What the table answered to a person, in words. */
import { say } from '../../speech.svelte.ts';
import type { Tried } from '../game-ui.ts';
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

interface Answer {
  readonly text: string;
  /** To be read in full. */
  readonly rule?: string;
}

/** Whether moves of the kind are among what can be done now. */
const isOffered = ({ options }: Table, { move }: Tried): boolean => options.some(({ struct }) => struct.kind === move.kind);

/** What is missing here and now; to one who tries something else than what is asked, when that is done and what is asked; else the rule. */
const toTouch = (table: Table, words: Words, tried: readonly [Tried, ...Tried[]]): Answer => {
  const { view } = table;
  const me = table.actor ?? table.viewer;
  const why = words.why?.(view, me, tried);
  if (why) return why;
  const [first] = tried;
  if (isOffered(table, first)) return { text: words.rule(first.rule), rule: first.rule };
  const when = words.when?.(view, me, first.move);
  // A thing that has no part in the question is touched to be explained.
  if (table.isAsked) return { text: when === undefined ? '' : `${when} ${questionOf(table, words)}` };
  return when === undefined ? { text: words.rule(first.rule), rule: first.rule } : { text: when };
};

export const answerOf = (table: Table, words: Words): Answer => {
  const { answer } = table;
  const { notNow, stale, staleKept, whichFirst } = say().table;
  if (!answer) return { text: '' };
  if (answer.kind !== 'rule') return { text: { stale, kept: staleKept, which: whichFirst, other: notNow }[answer.kind] };
  const { rule, tried: [first, ...others] = [] } = answer;
  return first ? toTouch(table, words, [first, ...others]) : { text: words.rule(rule), rule };
};
