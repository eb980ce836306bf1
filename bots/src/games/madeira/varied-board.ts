/** Boards with other numbers, for training: a net that has seen them can judge boards that people have corrected. */
import type { OptionValue, Random } from '@caravel/core';
import { DEFAULT_BOARD, readBoard } from '@caravel/madeira/board';

/** The parts of a board whose numbers vary; those of the other parts depend on each other. */
const VARIED = ['woodPrices', 'passing', 'cities', 'markets', 'marketPoints', 'colonies', 'colonyPoints'];
/** The percentage of numbers that are changed by one, up or down. */
const SHARE = 40;

const vary = (value: OptionValue, random: Random): OptionValue => {
  if (typeof value === 'number') return random.below(100) < SHARE ? Math.max(0, value + 2 * random.below(2) - 1) : value;
  if (Array.isArray(value)) return value.map((item) => vary(item, random));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, vary(item, random)]));
  return value;
};

/** A board with other numbers, or the default board if these are not allowed. */
export const variedBoard = (random: Random): OptionValue => {
  const board: Record<string, OptionValue> = JSON.parse(JSON.stringify(DEFAULT_BOARD));
  for (const part of VARIED) board[part] = vary(board[part] ?? null, random);
  return readBoard(board).ok ? board : 'default';
};
