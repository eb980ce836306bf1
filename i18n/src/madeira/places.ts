/** Places and slots taken apart, for languages to put their own prepositions around. */
import type { City, Colony, Good, Place, Slot } from './ids.ts';

/** One way of speaking of a place (`to`, `from`, `at`), sort by sort. */
export interface PlaceSpeech {
  field(field: string): string;
  forest: string;
  spot(city: City, spot: string): string;
  land(colony: Colony): string;
  watch: string;
  home: string;
}

const GOODS: Readonly<Record<Good, true>> = { wheat: true, sugar: true, wine: true };
const isGood = (name: string): name is Good => name in GOODS;
const COLONIES: Readonly<Record<Colony, true>> = { acores: true, brasil: true, india: true };
const isColony = (name: string): name is Colony => name in COLONIES;
const CITIES: Readonly<Record<City, true>> = { 'porto-santo': true, funchal: true, machico: true };
const isCity = (name: string): name is City => name in CITIES;

/** `porto-santo-3` as `porto-santo` and `3`. */
const apart = (numbered: string): readonly [name: string, number: string] => {
  const cut = numbered.lastIndexOf('-');
  return [numbered.slice(0, cut), numbered.slice(cut + 1)];
};

export const sayPlace = (place: Place, speech: PlaceSpeech): string => {
  if (place === 'forest' || place === 'watch' || place === 'home') return speech[place];
  if (isColony(place)) return speech.land(place);
  const [city, spot] = apart(place);
  return isCity(city) ? speech.spot(city, spot) : speech.field(place);
};

export interface SlotSpeech {
  market(good: Good, slot: string): string;
  colony(colony: Colony, slot: string): string;
  home: string;
}

export const saySlot = (slot: Slot, speech: SlotSpeech): string => {
  const [name, number] = apart(slot);
  if (isColony(name)) return speech.colony(name, number);
  return isGood(name) ? speech.market(name, number) : speech.home;
};
