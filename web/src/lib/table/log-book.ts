/** The log as sentences, grouped by round and phase. Sentences are made once for each step and language. */
import { CHANCE, type Game, type Seat, type State, WATCHER } from '@caravel/core';
import type { GameWords } from './face.ts';
import type { Step } from './history.ts';

interface LogLine {
  /** The number of entries up to and with this one: the moment it shows. */
  readonly at: number;
  readonly seat: Seat;
  readonly text: string;
  /** Whether the line above is of the same seat: its name need not be said again. */
  readonly goesOn: boolean;
}

export interface LogGroup {
  readonly key: string;
  readonly round: string;
  readonly phase: string;
  readonly lines: readonly LogLine[];
}

interface Told {
  readonly round: string;
  readonly phase: string;
  readonly text: string;
}

export class LogBook {
  readonly #game: Game;
  readonly #words: GameWords<unknown>;
  readonly #views = new WeakMap<State, unknown>();
  readonly #told = new WeakMap<Step, Told>();
  #entered: readonly Step[] = [];
  #groups: readonly LogGroup[] = [];

  constructor(game: Game, words: GameWords<unknown>) {
    this.#game = game;
    this.#words = words;
  }

  /** The groups of all steps. What was told before is told by the same objects, so that a page has to draw only what is new. */
  groups(steps: readonly Step[]): readonly LogGroup[] {
    const last = this.#entered.at(-1);
    if (last && steps[this.#entered.length - 1] !== last) {
      this.#entered = [];
      this.#groups = [];
    }
    for (const step of steps.slice(this.#entered.length)) this.#enter(step);
    this.#entered = steps;
    return this.#groups;
  }

  #enter(step: Step): void {
    const { round, phase, text } = this.#tell(step);
    // A piece merely taken up is told when it is put down.
    if (text === '') return;
    const last = this.#groups.at(-1);
    const line = { at: step.entry + 1, seat: step.seat, text };
    const goesOn = last?.round === round && last.phase === phase;
    const group = goesOn
      ? { ...last, lines: withLine(last.lines, line) }
      : { key: `${step.entry}`, round, phase, lines: withLine([], line) };
    this.#groups = [...(goesOn ? this.#groups.slice(0, -1) : this.#groups), group];
  }

  #tell(step: Step): Told {
    const kept = this.#told.get(step);
    if (kept) return kept;
    const before = this.#view(step.before);
    const told = { ...this.#words.moment(before), text: this.#words.sentence(before, step.seat, step.move, this.#view(step.after)) };
    this.#told.set(step, told);
    return told;
  }

  #view(state: State): unknown {
    if (!this.#views.has(state)) this.#views.set(state, this.#game.describe(state, WATCHER));
    return this.#views.get(state);
  }
}

/** What chance does in a row is one line. */
const withLine = (lines: readonly LogLine[], line: Omit<LogLine, 'goesOn'>): readonly LogLine[] => {
  const last = lines.at(-1);
  if (last?.seat === CHANCE && line.seat === CHANCE)
    return [...lines.slice(0, -1), { ...last, at: line.at, text: `${last.text} ${line.text}` }];
  return [...lines, { ...line, goesOn: last?.seat === line.seat }];
};
