/** What each game draws of itself at its end: in its own folder, under a name agreed on. */
import type { MoveStruct } from '@caravel/core';
import type { Component } from 'svelte';

export interface EndingArt<View = unknown, Move extends MoveStruct = MoveStruct> {
  /** Its island, and the side of the sea where the drawing is cut. */
  readonly scene: string;
  readonly side: 'west' | 'east';
  /** The grounds of the score's rows, dark enough for white numbers. */
  readonly colours: readonly string[];
  /** A sign for a row of the score, by its number. */
  readonly Sign: Component<{ row: number }>;
  /** Who or what stands for a moment. */
  readonly Portrait: Component<{ view: View; move: Move }>;
}

const loaders = import.meta.glob<EndingArt>('../games/*/ending/index.ts', { import: 'art' });

export const loadArt = async (game: string): Promise<EndingArt | undefined> => loaders[`../games/${game}/ending/index.ts`]?.();

/** For games that name none. */
export const COLOURS: readonly string[] = [
  'light-dark(#1f5ea3, #2d6fb8)',
  'light-dark(#2f7038, #37803f)',
  'light-dark(#a9500c, #b25a17)',
  'light-dark(#6c3f96, #8155ad)',
  'light-dark(#7a5c00, #856612)',
  'light-dark(#8a2d5a, #a0457a)',
];
