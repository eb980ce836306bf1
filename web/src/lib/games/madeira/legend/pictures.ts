/** What the legend of Madeira draws: the board's own lines of signs and its drawings. */
import type { Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/madeira';
import type { LegendWords } from '@caravel/i18n/madeira/legend';
import type { ColonyName, DieValue, FavorView, GuildName, PointsInRound, View } from '@caravel/madeira';
import type { LegendEntry, LegendGroup } from '../../../table/game-ui.ts';

export type Picture =
  | { readonly kind: 'line'; readonly line: string; readonly guild?: GuildName | undefined }
  /** A line whose first arrow points down. */
  | { readonly kind: 'down'; readonly line: string }
  | { readonly kind: 'drawing'; readonly name: string; readonly box: string }
  | { readonly kind: 'die'; readonly value: DieValue; readonly pirate: boolean }
  | { readonly kind: 'guild'; readonly guild: GuildName }
  | { readonly kind: 'favor'; readonly tile: FavorView }
  /** What a Ship in a colony is worth in one round. */
  | { readonly kind: 'worth'; readonly colony: ColonyName; readonly points: PointsInRound };

export type Entry = LegendEntry<Picture>;
export type Group = LegendGroup<Picture>;

export interface Asked {
  readonly terms: Words;
  readonly words: LegendWords;
  readonly view: View;
  /** Whose colour the pieces have. */
  readonly seat: Seat;
}

export const lines = (...all: readonly string[]): Picture[] => all.map((line) => ({ kind: 'line', line }));

export const entry = (pictures: readonly Picture[], name: string, ...sentences: readonly string[]): Entry => ({
  pictures,
  name,
  text: sentences.join(' '),
});
