/** The log as sentences, grouped by round and phase. Sentences are made once for each step and language. */
import { CHANCE, type Game, type Seat, type State, type Step, structOf, WATCHER } from '@caravel/core';
import type { GameWords, Telling } from '../game-ui.ts';

export interface LogLine {
  /** The number of entries up to and with this one: the moment it shows. */
  readonly at: number;
  /** Whose mark it carries: who did it or whom it happened to; CHANCE, or undefined for what happened to nobody. */
  readonly seat: Seat | undefined;
  readonly text: string;
  /** Whether it followed from a move by itself: its text has the names in it. */
  readonly followed: boolean;
  /** Worth a notice to the one it is about. */
  readonly isAlarm?: boolean;
}

export interface LogGroup {
  readonly key: string;
  readonly round: string;
  readonly phase: string;
  readonly lines: readonly LogLine[];
}

interface Told extends Telling {
  readonly round: string;
  readonly phase: string;
}

/** All of it in one text. */
export const wholeText = ({ did, followed }: Telling): string => [did, ...followed.map(({ text }) => text)].filter(Boolean).join(' ');

export class LogBook {
  readonly #game: Game;
  readonly #words: GameWords;
  readonly #views = new WeakMap<State, unknown>();
  readonly #told = new WeakMap<Step, Told>();
  #entered: readonly Step[] = [];
  #groups: readonly LogGroup[] = [];

  constructor(game: Game, words: GameWords) {
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

  /** A piece merely taken up has no line: it is told when it is put down. */
  #enter(step: Step): void {
    const { round, phase, did, followed } = this.#tell(step);
    const at = step.entry + 1;
    if (did !== '') this.#add(round, phase, { at, seat: step.seat, text: did, followed: false });
    for (const one of followed)
      this.#add(round, one.phase ?? phase, {
        at,
        seat: one.seat,
        text: one.text,
        followed: true,
        ...(one.isAlarm ? { isAlarm: true } : {}),
      });
  }

  #add(round: string, phase: string, line: LogLine): void {
    const last = this.#groups.at(-1);
    const goesOn = last?.round === round && last.phase === phase;
    const group = goesOn
      ? { ...last, lines: withLine(last.lines, line) }
      : { key: `${line.at - 1} ${phase}`, round, phase, lines: withLine([], line) };
    this.#groups = [...(goesOn ? this.#groups.slice(0, -1) : this.#groups), group];
  }

  #tell(step: Step): Told {
    const kept = this.#told.get(step);
    if (kept) return kept;
    const before = this.#view(step.before);
    const move = structOf(this.#game.moves, step.move);
    const told = { ...this.#words.moment(before), ...this.#words.tell(before, step.seat, move, this.#view(step.after)) };
    this.#told.set(step, told);
    return told;
  }

  #view(state: State): unknown {
    if (!this.#views.has(state)) this.#views.set(state, this.#game.describe(state, WATCHER));
    return this.#views.get(state);
  }
}

/** What chance does in a row is one line. */
const withLine = (lines: readonly LogLine[], line: LogLine): readonly LogLine[] => {
  const last = lines.at(-1);
  if (last?.seat === CHANCE && line.seat === CHANCE)
    return [...lines.slice(0, -1), { ...last, at: line.at, text: `${last.text} ${line.text}` }];
  return [...lines, line];
};
