import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import { goodsAcc, theShipOf, hu as words } from '../hu.ts';
import type { Building, Good, Role } from '../ids.ts';
import type { Log, Sentences } from './en.ts';

const { list, number } = speechIn('hu');
const { amounts, tiles } = words;
const { colonists, doubloons, points } = amounts;

const goodsOfAcc = (n: number, good: Good): string => `${number(n)} ${goodsAcc[good]}`;
const THE_ROLE: Record<Role, string> = {
  settler: 'az ültetvényest',
  mayor: 'a polgármestert',
  builder: 'az építészt',
  craftsman: 'az iparost',
  trader: 'a kereskedőt',
  captain: 'a kapitányt',
  prospector: 'az aranyásót',
  'prospector-2': 'az aranyásót',
};
const THE_BUILDING: Record<Building, string> = {
  'small-indigo-plant': 'a kis indigófőzdét',
  'small-sugar-mill': 'a kis cukormalmot',
  'small-market': 'a kis piacot',
  hacienda: 'a haciendát',
  'construction-hut': 'az építőkunyhót',
  'small-warehouse': 'a kis raktárat',
  'indigo-plant': 'az indigófőzdét',
  'sugar-mill': 'a cukormalmot',
  hospice: 'a menedékházat',
  office: 'az irodát',
  'large-market': 'a nagy piacot',
  'large-warehouse': 'a nagy raktárat',
  'tobacco-storage': 'a dohányszárítót',
  'coffee-roaster': 'a kávépörkölőt',
  factory: 'a manufaktúrát',
  university: 'az egyetemet',
  harbor: 'a kikötőt',
  wharf: 'a hajógyárat',
  'guild-hall': 'a céhházat',
  residence: 'a rezidenciát',
  fortress: 'az erődöt',
  'customs-house': 'a vámházat',
  'city-hall': 'a városházát',
};

/** Some with a definite object, some without one. */
const verbs = inBothPersons({
  ad: ['ad', 'adsz'],
  berak: ['berak', 'beraksz'],
  dobja: ['dobja', 'dobod'],
  dolgoztat: ['dolgoztat', 'dolgoztatsz'],
  elad: ['elad', 'eladsz'],
  elszállít: ['elszállít', 'elszállítasz'],
  elvesz: ['elvesz', 'elveszel'],
  felépíti: ['felépíti', 'felépíted'],
  húz: ['húz', 'húzol'],
  kap: ['kap', 'kapsz'],
  kezd: ['kezd', 'kezdesz'],
  lemond: ['lemond', 'lemondasz'],
  megtart: ['megtart', 'megtartasz'],
  rakodik: ['rakodik', 'rakodsz'],
  termel: ['termel', 'termelsz'],
  termeli: ['termeli', 'termeled'],
  tesz: ['tesz', 'teszel'],
  vesz: ['vesz', 'veszel'],
  választja: ['választja', 'választod'],
  épít: ['épít', 'építesz'],
});

interface Who {
  readonly name: string;
  readonly within: string;
  /** Before what they are. */
  readonly being: string;
  readonly factory: string;
}

const sentences = (does: (typeof verbs)['they'], { name, within, being, factory }: Who): Sentences => ({
  name,
  log: {
    role: (role, onIt) => `${THE_ROLE[role]} ${does.választja}${onIt > 0 ? `, rajta ${doubloons(onIt)}` : ''}`,
    hacienda: `a haciendával ültetvényt ${does.húz}`,
    plantation: (good) => `egy ${tiles[good]}t ${does.vesz} el`,
    quarry: `egy kőbányát ${does.vesz} el`,
    hospice: `a menedékházzal telepest ${does.tesz} az új lapkára`,
    colonist: `polgármesterként ${does.elvesz} 1 telepest a készletből`,
    colonists: (n, items) => `${colonists(n)}t ${does.dolgoztat}: ${items}`,
    build: (building, cost) => `${does.felépíti} ${THE_BUILDING[building]} ${doubloons(cost)}ért`,
    university: `az egyetemmel telepest ${does.tesz} az új épületbe`,
    craft: (good) => `iparosként ${does.kap} még 1 ${goodsAcc[good]}`,
    sell: (good, price) => `${does.elad} 1 ${goodsAcc[good]} ${doubloons(price)}ért`,
    load: (good, count, holds, vp) => `${does.berak} ${goodsOfAcc(count, good)} ${theShipOf(holds)} hajóra (${points(vp)})`,
    wharf: (good, count, vp) => `${does.elszállít} ${goodsOfAcc(count, good)} a hajógyárral (${points(vp)})`,
    keep: (good) => `${does.megtart} 1 ${goodsAcc[good]}`,
    store: (good, count) => `raktárba ${does.tesz} ${goodsOfAcc(count, good)}`,
    pass: {
      settler: `nem ${does.vesz} el lapkát`,
      hospice: `${does.lemond} a menedékház telepeséről`,
      mayor: `${does.lemond} a további telepesről`,
      builder: `nem ${does.épít}`,
      university: `${does.lemond} az egyetem telepeséről`,
      craftsman: `${does.lemond} a további hordóról`,
      trader: `nem ${does.ad} el semmit`,
      captain: `nem ${does.rakodik} be`,
    },
    governor: `${being} az első kormányzó.`,
    next: `A sorrendben a következő: ${within}.`,
    tile: (items) => `Új ültetvények: ${items}.`,
    haciendaTile: (good) => `A hacienda húzása: ${tiles[good]}.`,
  },
  effects: {
    arrive: (n) => `${name} ${colonists(n)}t ${does.kap} a hajóról.`,
    produces: (items) => `${name} ezt ${does.termeli}: ${items}.`,
    producesNothing: `${name} nem ${does.termel} semmit.`,
    factory: (n) => `${factory} ${doubloons(n)}t hoz.`,
    prospector: (n) => `${name} ${doubloons(n)}t ${does.kap} a bankból.`,
    loses: (items) => `${name} ezt ${does.dobja} el: ${items}.`,
    houseEmptied: 'A megtelt kereskedőház kiürül.',
    shipEmptied: (holds) => `Megtelt és kiürül ${theShipOf(holds)} hajó.`,
    shipRefilled: (n) => `A telepeshajó ${colonists(n)}sel érkezik.`,
    roleBonus: (names) => `+1 dublon ${names.length > 1 ? 'ezeken' : 'ezen'}: ${list(names)}.`,
    starts: (n, tile) => `${name} így ${does.kezd}: ${doubloons(n)} és egy ${tiles[tile]}.`,
    newGovernor: `${being} az új kormányzó.`,
  },
});

export const hu: Log = {
  verbs,
  they: (name) => sentences(verbs.they, { name, within: name, being: name, factory: `${name} manufaktúrája` }),
  you: sentences(verbs.you, { name: 'Te', within: 'te', being: 'Te vagy', factory: 'A te manufaktúrád' }),
};
