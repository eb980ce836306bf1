/** The mayor's colonists, laid out in any order: a number for each place, turned into the moves the rules ask for one by one. */
import { type PlaceName, puertoRico, type SeatView, type View } from '@caravel/puerto-rico';
import { seatOf } from '../view.ts';

export interface Place {
  readonly name: PlaceName;
  readonly circles: number;
}

export type Arrangement = Readonly<Record<string, number>>;

interface Standing extends Place {
  /** Colonists there now. */
  readonly stand: number;
}

export const placesOf = ({ island, city }: SeatView): readonly Standing[] => [
  ...island.tiles.map(({ tile, count, occupied }) => ({ name: tile, circles: count, stand: occupied })),
  ...city.buildings.map(({ name, circles, colonists }) => ({ name, circles, stand: colonists })),
];

/** The places still to be decided: the one asked for and all after it. */
export const placesLeft = (seat: SeatView): readonly Place[] => {
  const places = placesOf(seat);
  const first = places.findIndex(({ name }) => name === seat.placing?.place);
  return first === -1 ? [] : places.slice(first);
};

/** As the colonists stood before, as far as there are enough in hand. */
export const asTheyStood = (seat: SeatView): Arrangement => {
  const left = new Set(placesLeft(seat).map(({ name }) => name));
  let inHand = seat.placing?.inHand ?? 0;
  const arrangement: Record<string, number> = {};
  for (const { name, stand } of placesOf(seat)) {
    if (!left.has(name)) continue;
    arrangement[name] = Math.min(stand, inHand);
    inHand -= arrangement[name];
  }
  return arrangement;
};

/** All of a seat's places with the colonists laid there, and those on places that are decided already. */
export const laidOut = (seat: SeatView, arrangement: Arrangement): Arrangement => ({
  ...Object.fromEntries(placesOf(seat).map(({ name, stand }) => [name, stand])),
  ...arrangement,
});

export const unplaced = (seat: SeatView, arrangement: Arrangement): number =>
  (seat.placing?.inHand ?? 0) - Object.values(arrangement).reduce((sum, count) => sum + count, 0);

/** One more or one fewer on a place; unchanged where that is not possible. */
export const change = (seat: SeatView, arrangement: Arrangement, place: string, by: 1 | -1): Arrangement => {
  const circles = placesLeft(seat).find(({ name }) => name === place)?.circles ?? 0;
  const count = (arrangement[place] ?? 0) + by;
  if (count < 0 || count > circles || (by === 1 && unplaced(seat, arrangement) === 0)) return arrangement;
  return { ...arrangement, [place]: count };
};

/** The moves that lead there, asking after each which place comes next; undefined while colonists are still to be placed. */
export const movesTo = (
  view: View,
  seat: number,
  arrangement: Arrangement,
  preview: (moves: readonly string[]) => View | undefined,
): readonly string[] | undefined => {
  const moves: string[] = [];
  for (let now: View | undefined = view; ; now = preview(moves)) {
    if (!now) return undefined;
    const asked = now.step === 'placing' ? seatOf(now, seat).placing : undefined;
    if (!asked) return moves;
    moves.push(`colonists ${asked.place} ${arrangement[asked.place] ?? 0}`);
  }
};

/** What a list of moves of one seat says, as an arrangement. */
export const arrangementOf = (moves: readonly string[], before: Arrangement): Arrangement => {
  const said: Record<string, number> = {};
  for (const text of moves) {
    const move = puertoRico.moves.parse(text);
    if (move?.kind === 'colonists') said[move.place] = move.count;
  }
  return { ...before, ...said };
};
