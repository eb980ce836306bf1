/** The board of Madeira for those who need no rules: the command line and the board editor. */
import type { BoardKit } from '@caravel/core';
import { DEFAULT_BOARD } from './default-board.ts';
import { boardRows } from './provenance.ts';
import { readBoard } from './read-board.ts';
import { BOARD_SCHEMA } from './schema.ts';

export { type Board, isOpen, MILL_LEVELS_MOST, PLAYER_COUNTS, type PlayerCount } from './board.ts';
export { DEFAULT_BOARD } from './default-board.ts';
export { type Origin, originOf } from './origins.ts';
export { type BoardRow, boardRows } from './provenance.ts';
export { readBoard } from './read-board.ts';
export { BOARD_SCHEMA } from './schema.ts';
export { SOURCES, type SourceName } from './sources.ts';

export const boardKit: BoardKit = { rows: () => boardRows(DEFAULT_BOARD), schema: BOARD_SCHEMA, read: readBoard };
