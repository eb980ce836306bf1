/** The result of a finished table, seat by seat. */
import { at, CHANCE, type Timeline } from '@caravel/core';
import { findManifest } from '@caravel/games';
import type { Ending } from '@caravel/protocol';
import type { Table } from '../model/table.ts';

export interface SeatResult {
  readonly seat: number;
  readonly user: string | null;
  readonly level: string | null;
  readonly score: number;
  readonly place: number;
  /** Order of play: 0 began. */
  readonly start: number;
  /** The seat's first move of the kind that the game's manifest calls an opening. */
  readonly opening: string | null;
  /** Moves that stand, without those a bot made for the person. */
  readonly ownMoves: number;
  /** A bot made moves for the person. */
  readonly botPlayed: boolean;
}

export interface MadeMove {
  readonly seat: number;
  readonly text: string;
}

/** The moves that count, but for chance's. */
export const madeMoves = ({ standing, game }: Timeline): MadeMove[] =>
  standing.filter(({ seat }) => seat !== CHANCE).map(({ seat, move }) => ({ seat, text: game.moves.text(move) }));

export const outcomeOf = ({ game, live, players }: Table, moves: readonly MadeMove[], ending: Ending): SeatResult[] => {
  const [opener] = moves;
  const first = opener ? opener.seat : 0;
  const opening = findManifest(game)?.opening;
  const word = opening ? `${opening} ` : '';
  return live.seats.map(({ kind, user, level, botMoves = 0 }, seat) => ({
    seat,
    user: kind === 'person' && user ? user : null,
    level: kind === 'bot' && level ? level : null,
    score: at(ending.scores, seat),
    place: at(ending.places, seat),
    start: (seat - first + players) % players,
    opening: moves.find((made) => made.seat === seat && made.text.startsWith(word))?.text.slice(word.length) ?? null,
    ownMoves: moves.filter((made) => made.seat === seat).length - botMoves,
    botPlayed: botMoves > 0,
  }));
};

/** In lists and statistics for everybody. */
export const isListed = ({ access, header }: Table): boolean => access === 'open' && header.watch === 'all';
