/** Looking things up in what the board is shown. */
import type { Seat } from '@caravel/core';
import type { BuildingView, CityName, CityView, DistrictView, SlotView, SpotView, View } from '@caravel/madeira';

export const buildingNamed = (view: View, name: string): BuildingView | undefined =>
  view.buildings.find(({ building }) => building === name);

/** The building where a figure is today; `special` is printed on the empty one. */
export const buildingWith = (view: View, figure: string): BuildingView | undefined =>
  view.buildings.find(({ character }) => (character ?? 'special') === figure);

/** The figure on a building, while the tiles lie there. */
export const figureOn = (view: View, building: BuildingView): string | undefined =>
  building.character ?? (view.buildings.some(({ character }) => character) ? 'special' : undefined);

const slotsOf = (view: View): SlotView[] => [...view.markets, ...view.colonies].flatMap(({ slots }): readonly SlotView[] => slots);

export const slotNamed = (view: View, name: string): SlotView | undefined => slotsOf(view).find(({ slot }) => slot === name);

export const cityNamed = (view: View, name: string): CityView | undefined => view.cities.find(({ city }) => city === name);

export const spotNamed = (view: View, name: string): SpotView | undefined =>
  view.cities.flatMap(({ districts }) => districts.flatMap(({ spots }) => spots)).find(({ spot }) => spot === name);

export const districtOf = (view: View, favor: string): { city: CityName; district: DistrictView } | undefined => {
  for (const { city, districts } of view.cities) {
    const district = districts.find((one) => one.favor === favor);
    if (district) return { city, district };
  }
  return undefined;
};

/** A Worker's seat behind `seat 2`. */
export const seatOfPiece = (piece: string): Seat => Number(piece.slice('seat '.length));

export const inPassingOrder = (view: View): Seat[] => view.passing.flatMap(({ seat }) => (seat === undefined ? [] : [seat]));
