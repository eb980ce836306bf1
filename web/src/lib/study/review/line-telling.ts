/** Moves of a line as sentences: what one seat does in a row is one step. */
import { at, type Game, type MoveEntry, type Seat, type State, type Step, structOf, WATCHER } from '@caravel/core';
import type { Words } from '../../table/session/table.svelte.ts';

export interface LineStep {
  readonly seat: Seat;
  /** The moves of the line up to and with this step. */
  readonly to: number;
  readonly text: string;
  /** What the seat's score has gained by it. */
  readonly gain: number;
}

/**
 * How many moves are made after each step of a line. A seat that moves again, for all others have passed, begins its next turn as it began
 * the last: with a move of the same kind, after others.
 */
export const stepEnds = (game: Game, line: readonly MoveEntry[]): readonly number[] => {
  const kindAt = (i: number): string => structOf(game.moves, at(line, i).move).kind;
  let first = 0;
  const begins = (i: number): boolean =>
    at(line, i).seat !== at(line, first).seat || (kindAt(i) === kindAt(first) && kindAt(i - 1) !== kindAt(first));
  const ends: number[] = [];
  for (let i = 1; i < line.length; i++) {
    if (!begins(i)) continue;
    ends.push(i);
    first = i;
  }
  return line.length === 0 ? [] : [...ends, line.length];
};

/** As the log tells it, and what the log leaves out as the button says it. */
const tellMove = (game: Game, words: Words, before: State, { seat, move }: MoveEntry, after: State): string => {
  const view = game.describe(before, WATCHER);
  const struct = structOf(game.moves, move);
  return words.tell(view, seat, struct, game.describe(after, WATCHER)).did;
};

const buttonOf = (game: Game, words: Words, before: State, { seat, move }: MoveEntry): string =>
  words.button(game.describe(before, seat), seat, structOf(game.moves, move));

/** Sentences about one seat, in a row: its name stands in front once. */
const joined = (texts: readonly string[]): string =>
  texts.map((text, i) => (i < texts.length - 1 ? text.replace(/\.$/, '') : text)).join(', ');

/** `states` has one position more than there are moves. */
export const tellLine = (
  game: Game,
  words: Words,
  moves: readonly MoveEntry[],
  states: readonly State[],
  most = 5,
): readonly LineStep[] => {
  const ends = stepEnds(game, moves);
  return ends.slice(0, most).map((to, step) => {
    const from = step === 0 ? 0 : at(ends, step - 1);
    const own = moves.slice(from, to);
    const { seat } = at(own, 0);
    const texts = own.map((entry, i) => tellMove(game, words, at(states, from + i), entry, at(states, from + i + 1))).filter(Boolean);
    const text = texts.length === 0 ? buttonOf(game, words, at(states, from), at(own, 0)) : joined(texts);
    return { seat, to, text, gain: game.score(at(states, to), seat) - game.score(at(states, from), seat) };
  });
};

/** Steps of a game that belong together, in one text; others may have moved between them. */
export const tellSteps = (game: Game, words: Words, steps: readonly Step[]): string => {
  const texts = steps.map((step) => tellMove(game, words, step.before, step, step.after)).filter(Boolean);
  const [first] = steps;
  if (texts.length > 0) return joined(texts);
  return first ? buttonOf(game, words, first.before, first) : '';
};
