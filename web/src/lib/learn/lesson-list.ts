/** The lessons of a game, as the page of all lessons lists them; each comes when it is opened. */
import type { LessonTexts } from '@caravel/i18n/learn';
import type { Component } from 'svelte';
import type { Lesson } from './lesson.ts';

export interface LessonEntry {
  /** Its name in the address. */
  readonly id: string;
  /** A drawing of the game that stands for it, as its statistics name them. */
  readonly picture: string;
  /** How many it has. */
  readonly steps: number;
  load(): Promise<Lesson>;
  readonly texts: LessonTexts;
}

/** The guided first game, then the themes in the order one learns them. */
export type LessonList = readonly [LessonEntry, ...LessonEntry[]];

/** What draws the pictures of a game's lessons. */
export interface LessonDrawings {
  /** What the drawings have in common, once on the page. */
  readonly Sprite?: Component;
  readonly Sign: Component<{ name: string }>;
}

/** By which its progress is kept. */
export const keyOf = (game: string, id: string): string => `${game}/${id}`;
