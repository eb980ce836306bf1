/** What each game hands to the registry of games: the manifest at once, everything else when it is needed. */
import type { Game } from './game.ts';
import type { Manifest } from './manifest.ts';
import type { Result } from './result.ts';

/** An older version of the rules, kept as one file: the game, and what bots need of it besides. */
export interface FrozenRules {
  readonly game: Game;
  readonly inside: object;
}

/** A printed board that people may look at, correct and replace by their own. */
export interface BoardKit {
  /** Every value of the default board with where it comes from. */
  rows(): readonly BoardValue[];
  /** The JSON Schema of a board. */
  readonly schema: object;
  read(value: unknown): Result<unknown>;
}

export interface BoardValue {
  readonly path: string;
  readonly value: unknown;
  readonly provenance: string;
  readonly source: string;
}

export interface Registration {
  readonly manifest: Manifest;
  /** The older versions that ever ran a game. */
  readonly frozen?: Readonly<Record<number, () => Promise<FrozenRules>>>;
  /** For games whose board is an option. */
  loadBoard?(): Promise<BoardKit>;
}
