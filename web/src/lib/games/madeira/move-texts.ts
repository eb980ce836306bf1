/** The text of each struct, for the tables of words that still read texts. */
import { type MadeiraMove, madeira } from '@caravel/madeira';

const TEXTS = new Map(Array.from({ length: madeira.moves.count }, (_, move) => [madeira.moves.struct(move), madeira.moves.text(move)]));

export const textOf = (move: MadeiraMove): string => TEXTS.get(move) ?? '';
