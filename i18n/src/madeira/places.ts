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

const COLONIES: readonly string[] = ['acores', 'brasil', 'india'];

export const sayPlace = (place: Place, speech: PlaceSpeech): string => {
  if (place === 'forest' || place === 'watch' || place === 'home') return speech[place];
  if (COLONIES.includes(place)) return speech.land(place as Colony);
  const cut = place.lastIndexOf('-');
  return cut < 0 ? speech.field(place) : speech.spot(place.slice(0, cut) as City, place.slice(cut + 1));
};

export interface SlotSpeech {
  market(good: Good, slot: string): string;
  colony(colony: Colony, slot: string): string;
  home: string;
}

export const saySlot = (slot: Slot, speech: SlotSpeech): string => {
  if (slot === 'home') return speech.home;
  const [name = '', number = ''] = slot.split('-');
  return COLONIES.includes(name) ? speech.colony(name as Colony, number) : speech.market(name as Good, number);
};
