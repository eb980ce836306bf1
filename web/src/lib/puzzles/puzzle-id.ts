/** Where a puzzle lies, by its id. */
interface Place {
  readonly game: string;
  /** The file of the recorded game, without its ending. */
  readonly file: string;
  /** The entries before the decision. */
  readonly at: number;
}

/** Undefined if it is no id of a puzzle. */
export const placeOf = (id: string): Place | undefined => {
  const [, game, number, at] = /^([a-z-]+)-(\d{1,4})-(\d{1,5})$/.exec(id) ?? [];
  return game !== undefined && number !== undefined ? { game, file: number.padStart(4, '0'), at: Number(at) } : undefined;
};
