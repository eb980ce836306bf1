import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import type { Building, Role } from '../ids.ts';
import { it as words } from '../it.ts';
import type { Log, Sentences } from './en.ts';

const { list, number } = speechIn('it');
const { amounts, buildings, goods, roles, tiles } = words;
const { colonists, doubloons, goods: goodsOf, points } = amounts;

const theRole = (role: Role): string => `${role === 'craftsman' ? 'l’' : 'il '}${roles[role].name.toLowerCase()}`;
const ELIDED: readonly Building[] = ['hacienda', 'hospice', 'office', 'university'];
const MASCULINE: readonly Building[] = [
  'small-sugar-mill',
  'small-market',
  'small-warehouse',
  'sugar-mill',
  'large-market',
  'large-warehouse',
  'harbor',
  'wharf',
  'city-hall',
];
const theBuilding = (building: Building): string => {
  const name = buildings[building].name.toLowerCase();
  if (ELIDED.includes(building)) return `l’${name}`;
  return MASCULINE.includes(building) ? `il ${name}` : `la ${name}`;
};

const verbs = inBothPersons({
  avere: ['ha', 'hai'],
  caricare: ['carica', 'carichi'],
  conservare: ['conserva', 'conservi'],
  costruire: ['costruisce', 'costruisci'],
  essere: ['è', 'sei'],
  iniziare: ['inizia', 'inizi'],
  mettere: ['mette', 'metti'],
  pescare: ['pesca', 'peschi'],
  prendere: ['prende', 'prendi'],
  produrre: ['produce', 'produci'],
  ricevere: ['riceve', 'ricevi'],
  rinunciare: ['rinuncia', 'rinunci'],
  scartare: ['scarta', 'scarti'],
  spedire: ['spedisce', 'spedisci'],
  vendere: ['vende', 'vendi'],
});

/** `whom`: after a preposition. `yields`: what the factory does for whom. */
const sentences = (does: (typeof verbs)['they'], name: string, whom: string, yields: string): Sentences => ({
  name,
  log: {
    role: (role, onIt) => `${does.prendere} ${theRole(role)}${onIt > 0 ? `, con ${doubloons(onIt)} sopra` : ''}`,
    hacienda: `${does.pescare} una piantagione con l’hacienda`,
    plantation: (good) => `${does.prendere} una ${tiles[good]}`,
    quarry: `${does.prendere} una cava`,
    hospice: `${does.mettere} un colono sul nuovo segnalino grazie all’ospizio`,
    colonist: `${does.prendere} 1 colono dalla scorta come sindaco`,
    colonists: (n, items) => `${does.avere} ${colonists(n)} al lavoro: ${items}`,
    build: (building, cost) => `${does.costruire} ${theBuilding(building)} per ${doubloons(cost)}`,
    university: `${does.mettere} un colono sul nuovo palazzo grazie all’università`,
    craft: (good) => `${does.ricevere} 1 ${goods[good]} in più come artigiano`,
    sell: (good, price) => `${does.vendere} ${goods[good]} per ${doubloons(price)}`,
    load: (good, count, holds, vp) => `${does.caricare} ${goodsOf(count, good)} sulla nave da ${number(holds)} per ${points(vp)}`,
    wharf: (good, count, vp) => `${does.spedire} ${goodsOf(count, good)} dal molo per ${points(vp)}`,
    keep: (good) => `${does.conservare} 1 ${goods[good]}`,
    store: (good, count) => `${does.mettere} in magazzino ${goodsOf(count, good)}`,
    pass: {
      settler: `non ${does.prendere} segnalini`,
      hospice: `${does.rinunciare} al colono dell’ospizio`,
      mayor: `${does.rinunciare} al colono in più`,
      builder: `non ${does.costruire}`,
      university: `${does.rinunciare} al colono dell’università`,
      craftsman: `${does.rinunciare} alla merce in più`,
      trader: `non ${does.vendere}`,
      captain: `non ${does.caricare} nulla`,
    },
    governor: `${name} ${does.essere} il primo governatore.`,
    next: `Poi tocca a ${whom}.`,
    tile: (items) => `Nuove piantagioni: ${items}.`,
    haciendaTile: (good) => `Pescata per l’hacienda: ${tiles[good]}.`,
  },
  effects: {
    arrive: (n) => `${name} ${does.ricevere} ${colonists(n)} dalla nave.`,
    produces: (items) => `${name} ${does.produrre} ${items}.`,
    producesNothing: `${name} non ${does.produrre} nulla.`,
    factory: (n) => `La fabbrica ${yields} ${doubloons(n)}.`,
    prospector: (n) => `${name} ${does.ricevere} ${doubloons(n)} dalla banca.`,
    loses: (items) => `${name} ${does.scartare} ${items}.`,
    houseEmptied: 'L’emporio pieno viene svuotato.',
    shipEmptied: (holds) => `La nave da ${number(holds)}, piena, viene svuotata.`,
    shipRefilled: (n) => `La nave dei coloni arriva con ${colonists(n)}.`,
    roleBonus: (names) => `+1 doblone su ${list(names)}.`,
    starts: (n, tile) => `${name} ${does.iniziare} con ${doubloons(n)} e una ${tiles[tile]}.`,
    newGovernor: `${name} ${does.essere} il nuovo governatore.`,
  },
});

/** With its pronoun, which sets the reader apart from the others and the sentence from an order. */
export const it: Log = {
  verbs,
  they: (name) => sentences(verbs.they, name, name, `frutta a ${name}`),
  you: sentences(verbs.you, 'Tu', 'te', 'ti frutta'),
};
