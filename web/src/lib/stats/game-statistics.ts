/** What each game says of its statistics: in its own folder, under a name agreed on. */
import type { Locale } from '@caravel/i18n';
import type { Component } from 'svelte';

/** Plots that every game has, and those of a group of counts. */
export type Card =
  | { readonly kind: 'seats' | 'points' | 'length' }
  | { readonly kind: 'choices'; readonly group: string; readonly title: string; readonly did: string }
  | { readonly kind: 'amounts'; readonly group: string; readonly title: string };

export interface StatisticsWords {
  /** In the order of the page. */
  readonly cards: readonly Card[];
  readonly ruleSets: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, { readonly label: string; readonly values: Readonly<Record<string, string>> }>>;
  /** What a count is called. */
  label(name: string): string;
  /** A sentence about oneself and the winners, where there is one of its own. */
  insight(name: string, mine: string, winners: string): string | undefined;
}

export interface GameStatistics {
  /** What drawings refer to: once on the page. */
  readonly Sprite?: Component;
  /** A drawing for a count. */
  readonly Sign: Component<{ name: string }>;
  /** Whether the counts of a group have drawings. */
  hasSigns(group: string): boolean;
  words(locale: Locale): Promise<StatisticsWords>;
}

const loaders = import.meta.glob<GameStatistics>('../games/*/statistics/index.ts', { import: 'statistics' });

/** A game may have none. */
export const hasStatistics = (game: string): boolean => Object.hasOwn(loaders, `../games/${game}/statistics/index.ts`);

export const loadStatistics = async (game: string): Promise<GameStatistics | undefined> =>
  loaders[`../games/${game}/statistics/index.ts`]?.();
