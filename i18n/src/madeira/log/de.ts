import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import { from, piratesAcc, theFavor, theFigure, to, de as words } from '../de.ts';
import type { Guild } from '../ids.ts';
import type { Log, Sentences } from './en.ts';

const { list, number, plural } = speechIn('de');
const { amount, buildings, characters, cities, goods, place, requests, rewards, slot } = words;

const OF_GUILD: Record<Guild, string> = {
  blue: 'der blauen Gilde',
  green: 'der grünen Gilde',
  orange: 'der orangen Gilde',
  violet: 'der violetten Gilde',
};

const verbs = inBothPersons({
  bauen: ['baut', 'baust'],
  beginnen: ['beginnt', 'beginnst'],
  behalten: ['behält', 'behältst'],
  bewegen: ['bewegt', 'bewegst'],
  decken: ['deckt', 'deckst'],
  erhalten: ['erhält', 'erhältst'],
  ernten: ['erntet', 'erntest'],
  fahren: ['fährt', 'fährst'],
  geben: ['gibt', 'gibst'],
  holen: ['holt', 'holst'],
  kaufen: ['kauft', 'kaufst'],
  machen: ['macht', 'machst'],
  nehmen: ['nimmt', 'nimmst'],
  nutzen: ['nutzt', 'nutzt'],
  passen: ['passt', 'passt'],
  schicken: ['schickt', 'schickst'],
  sein: ['ist', 'bist'],
  setzen: ['setzt', 'setzt'],
  tauschen: ['tauscht', 'tauschst'],
  verlieren: ['verliert', 'verlierst'],
  versetzen: ['versetzt', 'versetzt'],
  wählen: ['wählt', 'wählst'],
  werden: ['wird', 'wirst'],
  zahlen: ['zahlt', 'zahlst'],
});

const sentences = (does: (typeof verbs)['they'], name: string, within: string): Sentences => {
  const bought = (count: number, reals: number) => `${does.kaufen} ${amount('wood', count)} für ${amount('reals', reals)}`;
  const andReceives = (pirates: number) => (pirates > 0 ? ` und ${does.erhalten} ${piratesAcc(pirates)}` : '');
  return {
    name,
    within,
    log: {
      row: (row) => `${does.nehmen} Reihe ${row}`,
      request: (request) => `${does.nehmen} den Auftrag ${requests[request].name}`,
      guild: (guild) => `${does.decken} die Gildengünste ${OF_GUILD[guild]} auf`,
      use: (favor) => `${does.setzen} ${theFavor(favor)} ein`,
      die: (value, figure, building) => `${does.setzen} eine ${number(value)} auf ${theFigure(figure)} (${buildings[building].name})`,
      pirate: (value, figure, building) =>
        `${does.setzen} einen Piratenwürfel (${number(value)}) auf ${theFigure(figure)} (${buildings[building].name})`,
      act: (figure) => `${does.nutzen} ${theFigure(figure)}`,
      harvest: (region) => `${does.ernten} in Region ${number(region)}`,
      'no action': `${does.machen} mit dem Würfel nichts`,
      'pass reals': (at) => `${does.passen} auf Feld ${at} und ${does.wählen} die Real`,
      'pass city': (at) => `${does.passen} auf Feld ${at} und ${does.wählen} die Stadt`,
      'pass watch': (at) => `${does.passen} auf Feld ${at} und ${does.wählen} die Stadtwache`,
      'pass ship': (at) => `${does.passen} auf Feld ${at} und ${does.wählen} das Schiff`,
      worker: (at) => `${does.nehmen} einen Arbeiter ${from(at)}`,
      workerToWatch: (at) => `${does.bewegen} einen Arbeiter ${from(at)} in die Stadtwache`,
      citizen: (at) => `${does.nehmen} einen Bürger ${from(at)}`,
      to: (at) => `${does.schicken} einen Arbeiter ${to(at)}`,
      moved: (source, target) => `${does.bewegen} einen Arbeiter ${from(source)} ${to(target)}`,
      citizenMoved: (source, target) => `${does.versetzen} einen Bürger ${from(source)} ${to(target)}`,
      ship: (at) => `${does.nehmen} ein Schiff: ${slot(at)}`,
      sail: (at) => `${does.fahren}: ${slot(at)}`,
      sailed: (source, target) => `${does.bewegen} ein Schiff: ${slot(source)} → ${slot(target)}`,
      'buy wood': (at, reals) => `${bought(1, reals)}: ${place(at)}`,
      bought,
      'get wood': (at) => `${does.erhalten} 1 Holz: ${place(at)}`,
      favor: (favor, city) => `${does.nehmen} ${theFavor(favor)} und ${does.bauen} den Stadtteil in ${cities[city]}`,
      again: (at) => `${does.ernten} noch einmal: ${place(at)}`,
      reward: (reward) => `${does.nehmen} die Königliche Belohnung ${rewards[reward].name}`,
      'no reward': `${does.nehmen} keine Belohnung`,
      'support pirates': `${does.geben} mit Königlicher Unterstützung Piraten ab`,
      'support bread': `${does.erhalten} mit Königlicher Unterstützung Brot`,
      'turn up': (favor) => `${does.decken} ${theFavor(favor)} auf`,
      lady: (building) => `${does.nutzen} ${buildings[building].name} mit der Dame`,
      marker: (source, target) => `${does.versetzen} einen Aktionsmarker von ${buildings[source].name} nach ${buildings[target].name}`,
      pay: (building, cost) => `${does.zahlen} ${amount('reals', cost)} (${buildings[building].name})`,
      pirates: (building, pirates) => `${does.zahlen} nicht und ${does.erhalten} ${piratesAcc(pirates)} (${buildings[building].name})`,
      honor: `${does.werden} geehrt und ${does.holen} einen Arbeiter heim`,
      upkeep: (wood, pirates) => `${does.geben} ${amount('wood', wood)} für die Schiffe ab${andReceives(pirates)}`,
      feed: (bread, pirates) => `${does.geben} ${amount('bread', bread)} für die Arbeiter ab${andReceives(pirates)}`,
      leave: (request) => `${does.behalten} ${requests[request].name} für später`,
      donate: (reals) => `${does.zahlen} ${amount('reals', reals)} für Wohlstand der Nation`,
      city: (city) => `${does.wählen} ${cities[city]} für Stadtentwicklung`,
      done: `${does.behalten} alle Arbeiter in der Stadtwache`,
      enough: `${does.sein} fertig`,
      'windmill up': `${does.tauschen} Weizen in der Windmühle`,
      'windmill down bread': `${does.erhalten} Brot aus der Windmühle`,
      'windmill down reals': `${does.erhalten} Real aus der Windmühle`,
      exchange: (a, b, taken) => `${does.tauschen} ${list([goods[a], goods[b]])} gegen ${goods[taken]}`,
      roll: (dice) => `Gildenwürfel: ${dice.map(number).join(', ')}.`,
      'roll pirates': (dice) => `Piratenwürfel: ${dice.map(number).join(', ')}.`,
      crowns: (crowns) => `${name} ${does.erhalten} ${plural(crowns, { one: '# Krone', other: '# Kronen' })}.`,
      'lay character': (character, building) => `${characters[character].name}: ${buildings[building].name}.`,
    },
    effects: {
      income: (items) => `${name} ${does.erhalten} aus den Kolonien ${items}.`,
      scores: (request, points) => `${name} ${does.erhalten} ${amount('points', points)} für ${requests[request].name}.`,
      fieldsTurn: (good) => `Umwandelbare Erntefelder ohne Holz bringen jetzt ${goods[good]}.`,
      starts: (reals) => `${name} ${does.beginnen} mit ${amount('reals', reals)}.`,
      order: (names) => `Spielerreihenfolge: ${names.join(', ')}.`,
      pirateLoss: (points) => `${name} ${does.verlieren} ${amount('points', points)} durch Piraten.`,
      wealth: (reals, points) => `${name} ${does.machen} aus ${amount('reals', reals)} ${amount('points', points)}.`,
    },
  };
};

export const de: Log = { verbs, they: (name) => sentences(verbs.they, name, name), you: sentences(verbs.you, 'Du', 'du') };
