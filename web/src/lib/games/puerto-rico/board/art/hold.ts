/** Where the barrels lie in the cut-away hold of a ship: two decks, the upper one longer where the number is odd. */
export const shipWidth = (holds: number): number => 54 + Math.ceil(holds / 2) * 19;

const deck = (holds: number, barrels: number, y: number): { x: number; y: number }[] => {
  const first = (shipWidth(holds) - barrels * 18) / 2 + 1;
  return Array.from({ length: barrels }, (_, i) => ({ x: first + i * 18, y }));
};

export const holdOf = (holds: number): { x: number; y: number }[] => {
  const upper = Math.ceil(holds / 2);
  return [...deck(holds, upper, 45), ...deck(holds, holds - upper, 65)];
};
