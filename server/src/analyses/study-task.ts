/** What a thread that studies games is asked and what it answers. */
import type { WrittenVerdict } from '@caravel/bots/review';
import type { Config, Problem } from '@caravel/core';
import type { WrittenReview } from '@caravel/protocol';

/** A game file from outside, and what somebody says of it. */
export interface CheckTask {
  readonly file: string;
  readonly review?: WrittenReview | undefined;
}

/** A game by its rules and its log, to be compared or opened. */
export interface PlayedGame {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly entries: readonly string[];
}

export interface StudyTasks {
  check: { readonly task: CheckTask; readonly answer: { readonly checked: PlayedGame } | { readonly problem: Problem } };
  /** The first entries of all decisions; undefined if no net was trained for the game. */
  open: { readonly task: PlayedGame; readonly answer: readonly number[] | undefined };
  /** One decision of the game opened last. */
  judge: { readonly task: { readonly entry: number; readonly visits: number }; readonly answer: WrittenVerdict };
}

export type StudyName = keyof StudyTasks;

export interface StudyMessage {
  readonly id: number;
  readonly name: StudyName;
  readonly task: StudyTasks[StudyName]['task'];
}

export type StudyAnswer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };
