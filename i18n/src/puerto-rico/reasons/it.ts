import { speechIn } from '../../format.ts';
import { it as words } from '../it.ts';
import type { Reasons } from './en.ts';

const { number, plural } = speechIn('it');
const { amounts, goods } = words;

export const it: Reasons = {
  costs: (cost, have) => `Ora ti costa ${amounts.doubloons(cost)}, ma ne hai ${number(have)}.`,
  citySpaces: (places, left) =>
    `Occupa ${amounts.spaces(places)} in città, ma te ne ${plural(left, { one: 'resta #', other: 'restano #' })}.`,
  cityFull: (places) => `Tutte le ${amounts.spaces(places)} della tua città sono occupate.`,
  islandFull: (places) => `Tutte le ${amounts.spaces(places)} della tua isola sono occupate.`,
  noBarrel: (good) => `Non hai ${goods[good]}.`,
  onOther: (good, holds) => `Questa merce va sulla nave da ${number(holds)}, che ne ha già a bordo: ${goods[good]}.`,
  takesMore: (holds, count) => `La nave da ${number(holds)} ne prende di più: ${amounts.barrels(count)}.`,
  houseHas: (good) => `Nell’emporio c’è già ${goods[good]}.`,
  noQuarries: 'Non ci sono più cave.',
  notProduced: (good) => `Non hai prodotto ${goods[good]}.`,
  supplyEmpty: (good) => `Nella scorta non c’è più ${goods[good]}.`,
  roles: 'I personaggi si scelgono quando tutti hanno finito con questo.',
  plantations: 'Piantagioni e cave si prendono nella fase del Colonizzatore.',
  buildings: 'I palazzi si comprano nella fase del Costruttore.',
  colonists: 'I coloni si piazzano nella fase del Sindaco.',
  supply: 'Le merci si producono nella fase dell’Artigiano.',
  goods: 'Le merci si vendono nella fase del Commerciante e si caricano in quella del Capitano.',
};
