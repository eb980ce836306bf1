/** What is taught, as data: a lesson is a list of steps, each a position and a goal that the rules check. docs/lessons.md says how to write one. */
import type { Config, MoveStruct, Seat } from '@caravel/core';
import type { Component } from 'svelte';
import type { Target } from '../table/game-ui.ts';

/** What somebody has done in a step so far. */
export interface Attempt<View = unknown, Move extends MoveStruct = MoveStruct> {
  /** The learner's own moves in this step, in order; the last one is what is judged. */
  readonly made: readonly Move[];
  /** The table as the learner sees it when the step begins, and now. */
  readonly before: View;
  readonly after: View;
  /** The change of the learner's score since the step began. */
  readonly gain: number;
}

/** `open`: not there yet, but still on a way to it. */
export type Verdict = 'reached' | 'open' | 'missed';

export type Goal<View = unknown, Move extends MoveStruct = MoveStruct> = (attempt: Attempt<View, Move>) => Verdict;

/** An answer to legal moves that miss the goal, or to touches that mean nothing here; its text stands under the same name with the texts of the step. */
interface WrongTry<View = unknown, Move extends MoveStruct = MoveStruct> {
  readonly name: string;
  when?(attempt: Attempt<View, Move>): boolean;
  /** Things somebody could take for what is asked for. */
  readonly touches?: readonly Target[];
}

export interface LessonStep<View = unknown, Move extends MoveStruct = MoveStruct> {
  /** Unique in the lesson: its texts have the same name. */
  readonly id: string;
  /** The position it begins with, as `writeState` writes it. Without one it goes on where the step before ends. */
  readonly start?: string;
  /** What chance and the others do before the learner is asked, as in a game file: `1 role builder`, `* roll 1 3 4`. */
  readonly first?: readonly string[];
  /** What the board points at. Without it a guided game points at what the solution touches next, and a lesson at nothing. */
  readonly points?: readonly Target[];
  /** Other things that its words speak of: the card leaves them in sight. */
  readonly names?: readonly Target[];
  /** Things whose pictures stand in the card beside their names. */
  readonly pictured?: readonly Target[];
  /** Without one there is only something to see. */
  goal?(attempt: Attempt<View, Move>): Verdict;
  /** Own moves that reach the goal; a step that goes on from this one begins after them, whatever the learner has played. */
  readonly solution?: readonly string[];
  readonly wrong?: readonly WrongTry<View, Move>[];
  /** The rules to read about it. */
  readonly rules?: readonly string[];
}

/** A thing of the board as a small picture. */
export type ThingSign = Component<{ thing: Target }>;

export interface Lesson<View = unknown, Move extends MoveStruct = MoveStruct> {
  readonly game: string;
  /** Of the rules it was written for: it is played by these for ever. */
  readonly version: number;
  readonly config: Config;
  /** The learner's seat. */
  readonly me: Seat;
  /** Draws what its steps picture. */
  sign?(): Promise<ThingSign>;
  /** The board points at what to do; otherwise one finds it oneself. */
  readonly isGuided: boolean;
  readonly steps: readonly LessonStep<View, Move>[];
}
