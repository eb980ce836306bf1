/** The boards people may look at, correct and bring along, by the name of the game. */
import type { Result } from '@caravel/core';
import { BOARD_SCHEMA, boardRows, DEFAULT_BOARD, readBoard } from '@caravel/madeira/board';

interface BoardRow {
  readonly path: string;
  readonly value: unknown;
  readonly provenance: string;
  readonly source: string;
}

export interface BoardEntry {
  /** Every value of the default board with where it comes from. */
  rows(): readonly BoardRow[];
  /** The JSON Schema of a board. */
  readonly schema: object;
  read(value: unknown): Result<unknown>;
}

export const BOARDS: Readonly<Record<string, BoardEntry>> = {
  madeira: { rows: () => boardRows(DEFAULT_BOARD), schema: BOARD_SCHEMA, read: readBoard },
};
