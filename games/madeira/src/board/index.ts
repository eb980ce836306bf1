/** The board of Madeira for those who need no rules: the command line and the board editor. */
export type { Board } from './board.ts';
export { DEFAULT_BOARD } from './default-board.ts';
export { type BoardRow, boardRows } from './provenance.ts';
export { readBoard } from './read-board.ts';
export { BOARD_SCHEMA } from './schema.ts';
