import { speechIn } from '../../format.ts';
import { de as words } from '../de.ts';
import type { Reasons } from './en.ts';

const { number } = speechIn('de');
const { amounts, goods } = words;

export const de: Reasons = {
  costs: (cost, have) => `Das kostet dich jetzt ${amounts.doubloons(cost)}, und du hast ${number(have)}.`,
  citySpaces: (places, left) => `Das braucht ${amounts.spaces(places)} in deiner Stadt, und du hast noch ${number(left)} frei.`,
  cityFull: (places) => `Alle ${amounts.spaces(places)} deiner Stadt sind bebaut.`,
  islandFull: (places) => `Alle ${amounts.spaces(places)} deiner Insel sind belegt.`,
  noBarrel: (good) => `Du hast keinen ${goods[good]}.`,
  onOther: (good, holds) => `${goods[good]} gehört auf das ${number(holds)}er-Schiff, das ihn schon geladen hat.`,
  takesMore: (holds, count) => `Auf das ${number(holds)}er-Schiff passt mehr davon: ${amounts.barrels(count)}.`,
  houseHas: (good) => `Im Handelshaus liegt schon ${goods[good]}.`,
  noQuarries: 'Es gibt keine Steinbrüche mehr.',
  notProduced: (good) => `Du hast keinen ${goods[good]} produziert.`,
  supplyEmpty: (good) => `Im Vorrat ist kein ${goods[good]} mehr.`,
  roles: 'Rollen werden gewählt, wenn alle mit dieser fertig sind.',
  plantations: 'Plantagen und Steinbrüche gibt es in der Siedlerphase.',
  buildings: 'Gebäude kauft man in der Baumeisterphase.',
  colonists: 'Kolonisten werden in der Bürgermeisterphase eingesetzt.',
  supply: 'Waren werden in der Aufseherphase produziert.',
  goods: 'Waren werden in der Händlerphase verkauft und in der Kapitänsphase verladen.',
};
