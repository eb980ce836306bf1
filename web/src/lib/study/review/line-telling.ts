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

interface Told {
  readonly seat: Seat;
  readonly to: number;
  readonly texts: readonly string[];
  readonly gain: number;
}

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
  const steps: Told[] = [];
  for (const [i, entry] of moves.entries()) {
    const [before, after] = [states[i], states[i + 1]];
    if (!before || !after) break;
    const text = tellMove(game, words, before, entry, after);
    const gain = game.score(after, entry.seat) - game.score(before, entry.seat);
    const last = steps.at(-1);
    if (last?.seat === entry.seat)
      steps[steps.length - 1] = { ...last, to: i + 1, texts: text ? [...last.texts, text] : last.texts, gain: last.gain + gain };
    else steps.push({ seat: entry.seat, to: i + 1, texts: text ? [text] : [], gain });
  }
  return steps.slice(0, most).map(({ texts, ...step }, i) => {
    const first = i === 0 ? 0 : at(steps, i - 1).to;
    const [state, entry] = [states[first], moves[first]];
    const fallback = state && entry ? buttonOf(game, words, state, entry) : '';
    return { ...step, text: texts.length === 0 ? fallback : joined(texts) };
  });
};

/** Steps of a game that belong together, in one text; others may have moved between them. */
export const tellSteps = (game: Game, words: Words, steps: readonly Step[]): string => {
  const texts = steps.map((step) => tellMove(game, words, step.before, step, step.after)).filter(Boolean);
  const [first] = steps;
  if (texts.length > 0) return joined(texts);
  return first ? buttonOf(game, words, first.before, first) : '';
};
