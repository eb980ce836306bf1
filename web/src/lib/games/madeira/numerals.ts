/** The Roman numerals of the board: rounds, rows of the guild board, slots of the Passing Column. */
export const NUMERALS = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V' } as const;
