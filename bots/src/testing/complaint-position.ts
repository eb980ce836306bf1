/** A position of a real game in which an older bot played what a person complained about. */
import { type CheckedGame, must, readState, type Seat, type State } from '@caravel/core';

export interface ComplaintPosition {
  /** What was played, or what came of it. */
  readonly was: string;
  readonly seat: Seat;
  /** As the notation writes it, without the name and the version of the game: positions have kept their layout. */
  readonly state: string;
}

export const positionOf = (game: CheckedGame, { state }: ComplaintPosition): State =>
  must(readState(game, `${game.name}/${game.version} ${state}`));
