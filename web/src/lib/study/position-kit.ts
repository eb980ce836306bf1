/** What a game offers to set up a position by hand. */
import type { Seat, State } from '@caravel/core';
import type { Locale } from '@caravel/i18n';

/** One number of a position. */
export interface PositionField {
  /** Unique in the position: `doubloons:1`. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** Where only some numbers mean something, what they mean. */
  readonly choices?: readonly { readonly value: number; readonly label: string }[];
  /** The position with another number here: what is given or taken comes from the supply. Not checked. */
  with(value: number): State;
}

export interface PositionGroup {
  readonly title: string;
  /** Whose holdings these are. */
  readonly seat?: Seat;
  readonly fields: readonly PositionField[];
}

export interface PositionKit {
  /** Of the rules it belongs to. */
  readonly version: number;
  /** Every broken invariant; empty in every position that play can reach. */
  faults(s: State): readonly string[];
  /** Whether the position is at a moment where it can be changed: between two decisions of the table. */
  canEdit(s: State): boolean;
  /** What it says in a language. */
  words(locale: Locale): Promise<PositionSheet>;
}

export interface PositionSheet {
  /** When positions can be changed, for one who comes at another moment. */
  readonly closed: string;
  groups(s: State, names: readonly string[]): readonly PositionGroup[];
  /** Why a broken invariant is one. */
  whyNot(fault: string): string;
}
