/** The colours of seats, by number. Only what is shown: no rule, no move and no file knows them. */
export const COLOURS = 5;

interface Coloured {
  /** As chosen; of two the first keeps it. */
  readonly colour?: number | undefined;
}

/** The first colour from `from` on that is not taken. */
export const freeColour = (from: number, taken: ReadonlySet<number>, most = COLOURS): number => {
  for (let i = 0; i < most; i++) if (!taken.has((from + i) % most)) return (from + i) % most;
  return from % most;
};

/** Each seat's colour: the chosen ones first, then each seat that of its number, and who finds it taken the next. `most`: as many as the game has. */
export const coloursOf = (seats: readonly Coloured[], most = COLOURS): number[] => {
  const taken = new Set<number>();
  const take = (colour: number | undefined): number | undefined => {
    if (colour === undefined || colour >= most || taken.has(colour)) return undefined;
    taken.add(colour);
    return colour;
  };
  const chosen = seats.map(({ colour }) => take(colour));
  const own = chosen.map((colour, seat) => colour ?? take(seat));
  return own.map((colour, seat) => colour ?? take(freeColour(seat, taken, most)) ?? seat);
};
