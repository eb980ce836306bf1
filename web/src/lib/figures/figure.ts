/**
 * Pictures of the rules pages: real positions, drawn at build time by the components of the table (web/build/draw-figures.ts).
 * The Markdown shows one with a line such as `![What it shows.](figure:harvest)`.
 */
import type { Game, MoveStruct, Seat, State } from '@caravel/core';
import type { Locale } from '@caravel/i18n';
import type { Component } from 'svelte';
import type { GameWords, Target } from '../table/game-ui.ts';

export interface Figure<Part> {
  readonly state: State;
  /** Whose side of the table it is seen from. */
  readonly me: Seat;
  readonly parts: readonly Part[];
  /** What it is about: these things glow. */
  readonly lit: readonly Target[];
  /** What lies outside of the picture: it is not sent. */
  readonly unseen?: ReadonlySet<Target>;
  /** What the text alternative tells of besides. */
  readonly told: readonly Target[];
  /** The numbers its caption names, worked out by the rules. */
  readonly numbers: readonly number[];
}

export interface FigureProps<View, Words, Part> {
  readonly view: View;
  readonly me: Seat;
  readonly names: readonly string[];
  readonly words: Words;
  readonly parts: readonly Part[];
}

/** Renders a component to HTML. */
type Draw = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props) => string;

/** What a game's `figures/index.ts` exports as `figures`. */
export interface GameFigures<
  View = unknown,
  Move extends MoveStruct = MoveStruct,
  Words extends GameWords<View, Move> = GameWords<View, Move>,
  Part = unknown,
> {
  readonly game: Game<View, Move>;
  /** Every broken invariant of a position. */
  faults(s: State): readonly string[];
  /** By their name in the Markdown. */
  readonly all: Readonly<Record<string, Figure<Part>>>;
  /** Tables made of the rules themselves, shown with a line such as `![What it says.](table:rule-sets)`. */
  readonly tables?: Readonly<Record<string, (locale: Locale, draw: Draw) => Promise<string>>>;
  readonly Drawing: Component<FigureProps<View, Words, Part>>;
  /** Classes of what is never seen, such as the larger ground a finger may touch. */
  readonly unseen?: readonly string[];
  /** The file of the drawings that the page of a table holds within itself. */
  readonly sprite?: string;
  /** What the players of the examples are called. */
  readonly names: Readonly<Record<Locale, readonly string[]>>;
  words(locale: Locale, names: readonly string[]): Promise<Words>;
}
