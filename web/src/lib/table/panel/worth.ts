/** What a button says, and apart from it the price or the gain behind its last colon, for a move that has one. */
export const partsOf = (label: string, hasWorth: boolean): readonly [what: string, worth?: string] => {
  const colon = hasWorth ? label.lastIndexOf(': ') : -1;
  return colon === -1 ? [label] : [label.slice(0, colon), label.slice(colon + 2)];
};
