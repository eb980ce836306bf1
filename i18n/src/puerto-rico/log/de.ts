import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import { colonistsAcc, de as words } from '../de.ts';
import type { Building, Role } from '../ids.ts';
import type { Log, Sentences } from './en.ts';

const { list, number } = speechIn('de');
const { amounts, buildings, goods, roles, tiles } = words;
const { doubloons, goods: goodsOf, points } = amounts;

const theRole = (role: Role): string => `den ${roles[role].name}`;
const NEUTER: readonly Building[] = ['small-warehouse', 'large-warehouse', 'hospice', 'office', 'customs-house', 'city-hall'];
const MASCULINE: readonly Building[] = ['tobacco-storage', 'harbor'];
const theBuilding = (building: Building): string => {
  const name = buildings[building].name.replace(/^(Kleine|Große)s? /, (size) => `${size.trim().replace(/s$/, '').toLowerCase()} `);
  if (NEUTER.includes(building)) return `das ${name}`;
  return MASCULINE.includes(building) ? `den ${name}` : `die ${name}`;
};

const verbs = inBothPersons({
  bauen: ['baut', 'baust'],
  beginnen: ['beginnt', 'beginnst'],
  behalten: ['behält', 'behältst'],
  erhalten: ['erhält', 'erhältst'],
  kommen: ['kommt', 'kommst'],
  laden: ['lädt', 'lädst'],
  lagern: ['lagert', 'lagerst'],
  lassen: ['lässt', 'lässt'],
  nehmen: ['nimmt', 'nimmst'],
  produzieren: ['produziert', 'produzierst'],
  sein: ['ist', 'bist'],
  setzen: ['setzt', 'setzt'],
  verkaufen: ['verkauft', 'verkaufst'],
  verladen: ['verlädt', 'verlädst'],
  verlieren: ['verliert', 'verlierst'],
  verschiffen: ['verschifft', 'verschiffst'],
  verzichten: ['verzichtet', 'verzichtest'],
  ziehen: ['zieht', 'ziehst'],
});

/** `whom`: in the dative. */
const sentences = (does: (typeof verbs)['they'], name: string, within: string, whom: string): Sentences => ({
  name,
  log: {
    role: (role, onIt) => `${does.nehmen} ${theRole(role)}${onIt > 0 ? ` mit ${doubloons(onIt)} darauf` : ''}`,
    hacienda: `${does.ziehen} mit der Hazienda eine Plantage`,
    plantation: (good) => `${does.nehmen} eine ${tiles[good]}`,
    quarry: `${does.nehmen} einen Steinbruch`,
    hospice: `${does.setzen} mit dem Hospiz einen Kolonisten darauf`,
    colonist: `${does.nehmen} als Bürgermeister 1 Kolonisten aus dem Vorrat`,
    colonists: (n, items) => `${does.lassen} ${colonistsAcc(n)} arbeiten: ${items}`,
    build: (building, cost) => `${does.bauen} ${theBuilding(building)} für ${doubloons(cost)}`,
    university: `${does.setzen} mit der Universität einen Kolonisten darauf`,
    craft: (good) => `${does.erhalten} als Aufseher 1 ${goods[good]} mehr`,
    sell: (good, price) => `${does.verkaufen} ${goods[good]} für ${doubloons(price)}`,
    load: (good, count, holds, vp) =>
      `${does.laden} ${goodsOf(count, good)} aufs ${number(holds)}er-Schiff und ${does.erhalten} ${points(vp)}`,
    wharf: (good, count, vp) => `${does.verschiffen} ${goodsOf(count, good)} mit der Werft und ${does.erhalten} ${points(vp)}`,
    keep: (good) => `${does.behalten} 1 ${goods[good]}`,
    store: (good, count) => `${does.lagern} ${goodsOf(count, good)} ein`,
    pass: {
      settler: `${does.nehmen} kein Plättchen`,
      hospice: `${does.verzichten} auf den Kolonisten des Hospizes`,
      mayor: `${does.verzichten} auf den zusätzlichen Kolonisten`,
      builder: `${does.bauen} nichts`,
      university: `${does.verzichten} auf den Kolonisten der Universität`,
      craftsman: `${does.verzichten} auf die zusätzliche Ware`,
      trader: `${does.verkaufen} nichts`,
      captain: `${does.verladen} nichts`,
    },
    governor: `${name} ${does.sein} der erste Gouverneur.`,
    next: `Als Nächstes ${does.kommen} ${within}.`,
    tile: (items) => `Neue Plantagen: ${items}.`,
    haciendaTile: (good) => `Für die Hazienda gezogen: ${tiles[good]}.`,
  },
  effects: {
    arrive: (n) => `${name} ${does.erhalten} ${colonistsAcc(n)} vom Schiff.`,
    produces: (items) => `${name} ${does.produzieren} ${items}.`,
    producesNothing: `${name} ${does.produzieren} nichts.`,
    factory: (n) => `Die Manufaktur bringt ${whom} ${doubloons(n)}.`,
    prospector: (n) => `${name} ${does.erhalten} ${doubloons(n)} aus der Bank.`,
    loses: (items) => `${name} ${does.verlieren} ${items}.`,
    houseEmptied: 'Das volle Handelshaus wird geleert.',
    shipEmptied: (holds) => `Das volle ${number(holds)}er-Schiff wird geleert.`,
    shipRefilled: (n) => `Das Kolonistenschiff bringt ${colonistsAcc(n)}.`,
    roleBonus: (names) => `+1 Dublone auf ${list(names)}.`,
    starts: (n, tile) => `${name} ${does.beginnen} mit ${doubloons(n)} und einer ${tiles[tile]}.`,
    newGovernor: `${name} ${does.sein} der neue Gouverneur.`,
  },
});

export const de: Log = {
  verbs,
  they: (name) => sentences(verbs.they, name, name, name),
  you: sentences(verbs.you, 'Du', 'du', 'dir'),
};
