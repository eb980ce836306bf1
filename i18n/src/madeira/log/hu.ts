import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import { amountAcc, from, THE_FIGURE, the, to, UNIT, hu as words } from '../hu.ts';
import type { City, Favor, Figure } from '../ids.ts';
import type { Log, Sentences } from './en.ts';

const { number } = speechIn('hu');
const { amount, buildings, characters, guilds, place, requests, rewards, slot } = words;

const IN_CITY: Record<City, string> = { 'porto-santo': 'Porto Santóban', funchal: 'Funchalban', machico: 'Machicóban' };
const CITY_OBJECT: Record<City, string> = { 'porto-santo': 'Porto Santót', funchal: 'Funchalt', machico: 'Machicót' };
const ONTO_FIGURE: Record<Figure, string> = {
  steward: 'az intézőre',
  commander: 'a parancsnokra',
  'guild-master': 'a céhmesterre',
  mayor: 'a polgármesterre',
  special: 'a különleges betakarításra',
};
const THE_FAVOR: Record<Favor, string> = {
  monk: 'a szerzetest',
  miller: 'a molnárt',
  bishop: 'a püspököt',
  patron: 'a pártfogót',
  lord: 'a lordot',
  diplomat: 'a diplomatát',
  treasurer: 'a kincstárnokot',
  navigator: 'a navigátort',
  engineer: 'a mérnököt',
  constable: 'a várkapitányt',
  lady: 'a ladyt',
  scout: 'a felderítőt',
};

/** Some with a definite object, some without one. */
const verbs = inBothPersons({
  betakarít: ['betakarít', 'betakarítasz'],
  cserél: ['cserél', 'cserélsz'],
  dob: ['dob', 'dobsz'],
  eldob: ['eldob', 'eldobsz'],
  elveszi: ['elveszi', 'elveszed'],
  felfordítja: ['felfordítja', 'felfordítod'],
  felhasználja: ['felhasználja', 'felhasználod'],
  felépíti: ['felépíti', 'felépíted'],
  fizet: ['fizet', 'fizetsz'],
  hagyja: ['hagyja', 'hagyod'],
  hajózik: ['hajózik', 'hajózol'],
  használja: ['használja', 'használod'],
  kap: ['kap', 'kapsz'],
  kezd: ['kezd', 'kezdesz'],
  kér: ['kér', 'kérsz'],
  mozgat: ['mozgat', 'mozgatsz'],
  passzol: ['passzol', 'passzolsz'],
  rak: ['rak', 'raksz'],
  tesz: ['tesz', 'teszel'],
  vesz: ['vesz', 'veszel'],
  veszít: ['veszít', 'veszítesz'],
  visszavesz: ['visszavesz', 'visszaveszel'],
  választ: ['választ', 'választasz'],
  választja: ['választja', 'választod'],
  végzett: ['végzett', 'végeztél'],
});

/** `income`: whose income it is. */
const sentences = (does: (typeof verbs)['they'], name: string, within: string, income: string): Sentences => {
  const bought = (count: number, reals: number) => `${does.vesz} ${amountAcc('wood', count)} ${amount('reals', reals)}ért`;
  const andGets = (pirates: number) => (pirates > 0 ? `, és ${does.kap} ${amountAcc('pirates', pirates)}` : '');
  return {
    name,
    within,
    log: {
      row: (row) => `${row === 'I' ? 'az' : 'a'} ${row}. sort ${does.választja}`,
      request: (request) => `elvárást ${does.választ}: ${requests[request].name}`,
      guild: (guild) => `${does.felfordítja} a ${guilds[guild].toLowerCase()} támogatásait`,
      use: (favor) => `${does.felhasználja} ${THE_FAVOR[favor]}`,
      die: (value, figure, building) => `${number(value)} értékű kockát ${does.rak} ${ONTO_FIGURE[figure]} (${buildings[building].name})`,
      pirate: (value, figure, building) =>
        `${number(value)} értékű kalózkockát ${does.rak} ${ONTO_FIGURE[figure]} (${buildings[building].name})`,
      act: (figure) => `${does.használja} ${THE_FIGURE[figure]}`,
      harvest: (region) => `${does.betakarít} ${the(region)}. régióban`,
      'no action': `nem ${does.kezd} semmit a kockával`,
      'pass reals': (at) => `${does.passzol} (${at}), reált ${does.kap}`,
      'pass city': (at) => `${does.passzol} (${at}), a várost ${does.választja}`,
      'pass watch': (at) => `${does.passzol} (${at}), a városőrséget ${does.választja}`,
      'pass ship': (at) => `${does.passzol} (${at}), hajót ${does.mozgat}`,
      worker: (at) => `munkást ${does.vesz} el ${from(at)}`,
      workerToWatch: (at) => `munkást ${does.mozgat} ${from(at)} a városőrségbe`,
      citizen: (at) => `polgárt ${does.vesz} el ${from(at)}`,
      to: (at) => `munkást ${does.tesz} ${to(at)}`,
      moved: (source, target) => `munkást ${does.mozgat} ${from(source)} ${to(target)}`,
      citizenMoved: (source, target) => `polgárt ${does.rak} át ${from(source)} ${to(target)}`,
      ship: (at) => `hajót ${does.vesz} el: ${slot(at)}`,
      sail: (at) => `${does.hajózik}: ${slot(at)}`,
      sailed: (source, target) => `hajót ${does.mozgat}: ${slot(source)} → ${slot(target)}`,
      'buy wood': (at, reals) => `${bought(1, reals)}: ${place(at)}`,
      bought,
      'get wood': (at) => `${does.kap} 1 fát: ${place(at)}`,
      favor: (favor, city) => `${does.elveszi} ${THE_FAVOR[favor]}, és ${does.felépíti} a kerületét ${IN_CITY[city]}`,
      again: (at) => `újra ${does.betakarít}: ${place(at)}`,
      reward: (reward) => `királyi jutalmat ${does.választ}: ${rewards[reward].name}`,
      'no reward': `nem ${does.kér} jutalmat`,
      'support pirates': `királyi támogatással kalózokat ${does.dob} el`,
      'support bread': `királyi támogatással kenyeret ${does.kap}`,
      'turn up': (favor) => `${does.felfordítja} ${THE_FAVOR[favor]}`,
      lady: (building) => `a ladyvel ${does.használja}: ${buildings[building].name}`,
      marker: (source, target) => `akciójelzőt ${does.mozgat}: ${buildings[source].name} → ${buildings[target].name}`,
      pay: (building, cost) => `${does.fizet} ${amountAcc('reals', cost)} (${buildings[building].name})`,
      pirates: (building, pirates) => `nem ${does.fizet}, és ${does.kap} ${amountAcc('pirates', pirates)} (${buildings[building].name})`,
      honor: `jutalmat ${does.kap}, és ${does.visszavesz} egy munkást`,
      upkeep: (wood, pirates) => `${does.eldob} ${amountAcc('wood', wood)} a hajókért${andGets(pirates)}`,
      feed: (bread, pirates) => `${does.eldob} ${amountAcc('bread', bread)} a munkásokért${andGets(pirates)}`,
      leave: (request) => `későbbre ${does.hagyja}: ${requests[request].name}`,
      donate: (reals) => `${does.fizet} ${amountAcc('reals', reals)} (Nemzeti vagyon)`,
      city: (city) => `${CITY_OBJECT[city]} ${does.választja} az Urbanizációhoz`,
      done: `nem ${does.vesz} vissza munkást a városőrségből`,
      enough: does.végzett,
      'windmill up': `búzát ${does.cserél} a szélmalomnál`,
      'windmill down bread': `kenyeret ${does.kap} a szélmalomnál`,
      'windmill down reals': `reált ${does.kap} a szélmalomnál`,
      exchange: (a, b, taken) => `${does.cserél}: ${UNIT[a]} + ${UNIT[b]} → ${UNIT[taken]}`,
      roll: (dice) => `Céhkockák: ${dice.map(number).join(', ')}.`,
      'roll pirates': (dice) => `Kalózkockák: ${dice.map(number).join(', ')}.`,
      crowns: (crowns) => `${name} ${number(crowns)} koronát ${does.kap}.`,
      'lay character': (character, building) => `${characters[character].name}: ${buildings[building].name}.`,
    },
    effects: {
      income: (items) => `${income} a gyarmatokról: ${items}.`,
      scores: (request, points) => `${name} ${amountAcc('points', points)} ${does.kap}: ${requests[request].name}.`,
      fieldsTurn: (good) => `Az átalakuló, fa nélküli ültetvények új termése: ${UNIT[good]}.`,
      starts: (reals) => `${name} így ${does.kezd}: ${amount('reals', reals)}.`,
      order: (names) => `Körsorrend: ${names.join(', ')}.`,
      pirateLoss: (points) => `${name} ${amountAcc('points', points)} ${does.veszít} a kalózok miatt.`,
      wealth: (reals, points) => `${name}: ${amount('reals', reals)} → ${amount('points', points)}.`,
    },
  };
};

export const hu: Log = {
  verbs,
  they: (name) => sentences(verbs.they, name, name, `${name} bevétele`),
  you: sentences(verbs.you, 'Te', 'te', 'A te bevételed'),
};
