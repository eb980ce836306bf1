import { speechIn } from '../../format.ts';
import { inBothPersons } from '../../persons.ts';
import type { Guild } from '../ids.ts';
import { from, ON_FIGURE, THE_FAVOR, THE_FIGURE, to, it as words } from '../it.ts';
import type { Log, Sentences } from './en.ts';

const { list, number, plural } = speechIn('it');
const { amount, buildings, characters, cities, goods, place, requests, rewards, slot } = words;

const OF_GUILD: Record<Guild, string> = {
  blue: 'della Gilda blu',
  green: 'della Gilda verde',
  orange: 'della Gilda arancione',
  violet: 'della Gilda viola',
};

const verbs = inBothPersons({
  acquistare: ['acquista', 'acquisti'],
  avere: ['ha', 'hai'],
  convertire: ['converte', 'converti'],
  costruire: ['costruisce', 'costruisci'],
  fare: ['fa', 'fai'],
  girare: ['gira', 'giri'],
  guadagnare: ['guadagna', 'guadagni'],
  iniziare: ['inizia', 'inizi'],
  mettere: ['mette', 'metti'],
  muovere: ['muove', 'muovi'],
  ottenere: ['ottiene', 'ottieni'],
  pagare: ['paga', 'paghi'],
  passare: ['passa', 'passi'],
  perdere: ['perde', 'perdi'],
  piazzare: ['piazza', 'piazzi'],
  prendere: ['prende', 'prendi'],
  raccogliere: ['raccoglie', 'raccogli'],
  ricevere: ['riceve', 'ricevi'],
  richiamare: ['richiama', 'richiami'],
  scambiare: ['scambia', 'scambi'],
  scartare: ['scarta', 'scarti'],
  scegliere: ['sceglie', 'scegli'],
  spostare: ['sposta', 'sposti'],
  tenere: ['tiene', 'tieni'],
  usare: ['usa', 'usi'],
});

const sentences = (does: (typeof verbs)['they'], name: string, within: string): Sentences => {
  const bought = (count: number, reals: number) => `${does.acquistare} ${amount('wood', count)} per ${amount('reals', reals)}`;
  const andReceives = (pirates: number) => (pirates > 0 ? ` e ${does.ricevere} ${amount('pirates', pirates)}` : '');
  return {
    name,
    within,
    log: {
      row: (row) => `${does.prendere} la riga ${row}`,
      request: (request) => `${does.prendere} la Richiesta «${requests[request].name}»`,
      guild: (guild) => `${does.girare} a faccia in su i Favori ${OF_GUILD[guild]}`,
      use: (favor) => `${does.usare} ${THE_FAVOR[favor]}`,
      die: (value, figure, building) => `${does.piazzare} un ${number(value)} ${ON_FIGURE[figure]} (${buildings[building].name})`,
      pirate: (value, figure, building) =>
        `${does.piazzare} un dado Pirata di valore ${number(value)} ${ON_FIGURE[figure]} (${buildings[building].name})`,
      act: (figure) => `${does.usare} ${THE_FIGURE[figure]}`,
      harvest: (region) => `${does.raccogliere} nella Regione ${number(region)}`,
      'no action': `non ${does.fare} nulla con il dado`,
      'pass reals': (at) => `${does.passare} nella casella ${at} e ${does.prendere} i Real`,
      'pass city': (at) => `${does.passare} nella casella ${at} e ${does.scegliere} la Città`,
      'pass watch': (at) => `${does.passare} nella casella ${at} e ${does.scegliere} la Guardia Cittadina`,
      'pass ship': (at) => `${does.passare} nella casella ${at} e ${does.scegliere} di muovere una Nave`,
      worker: (at) => `${does.prendere} un Lavoratore ${from(at)}`,
      workerToWatch: (at) => `${does.muovere} un Lavoratore ${from(at)} nella Guardia Cittadina`,
      citizen: (at) => `${does.prendere} un Cittadino ${from(at)}`,
      to: (at) => `${does.mettere} un Lavoratore ${to(at)}`,
      moved: (source, target) => `${does.muovere} un Lavoratore ${from(source)} ${to(target)}`,
      citizenMoved: (source, target) => `${does.spostare} un Cittadino ${from(source)} ${to(target)}`,
      ship: (at) => `${does.prendere} una Nave: ${slot(at)}`,
      sail: (at) => `${does.muovere} la Nave: ${slot(at)}`,
      sailed: (source, target) => `${does.muovere} una Nave: ${slot(source)} → ${slot(target)}`,
      'buy wood': (at, reals) => `${bought(1, reals)}: ${place(at)}`,
      bought,
      'get wood': (at) => `${does.prendere} 1 Legno: ${place(at)}`,
      favor: (favor, city) => `${does.prendere} ${THE_FAVOR[favor]} e ${does.costruire} il Distretto a ${cities[city]}`,
      again: (at) => `${does.raccogliere} di nuovo: ${place(at)}`,
      reward: (reward) => `${does.prendere} la Ricompensa del Re «${rewards[reward].name}»`,
      'no reward': `non ${does.prendere} Ricompense`,
      'support pirates': `${does.scartare} Pirati con il Supporto Reale`,
      'support bread': `${does.ricevere} Pane con il Supporto Reale`,
      'turn up': (favor) => `${does.girare} a faccia in su ${THE_FAVOR[favor]}`,
      lady: (building) => `${does.usare} ${buildings[building].name} con la Lady`,
      marker: (source, target) => `${does.spostare} un Segnalino Azione da ${buildings[source].name} a ${buildings[target].name}`,
      pay: (building, cost) => `${does.pagare} ${amount('reals', cost)} (${buildings[building].name})`,
      pirates: (building, pirates) => `non ${does.pagare} e ${does.ricevere} ${amount('pirates', pirates)} (${buildings[building].name})`,
      honor: `${does.ottenere} l’Onore e ${does.richiamare} un Lavoratore`,
      upkeep: (wood, pirates) => `${does.scartare} ${amount('wood', wood)} per le Navi${andReceives(pirates)}`,
      feed: (bread, pirates) => `${does.scartare} ${amount('bread', bread)} per i Lavoratori${andReceives(pirates)}`,
      leave: (request) => `${does.tenere} ${requests[request].name} per dopo`,
      donate: (reals) => `${does.pagare} ${amount('reals', reals)} per la Prosperità della Nazione`,
      city: (city) => `${does.scegliere} ${cities[city]} per l’Urbanizzazione`,
      done: `${does.tenere} tutti i Lavoratori nella Guardia Cittadina`,
      enough: `${does.avere} finito`,
      'windmill up': `${does.scambiare} Grano al Mulino a vento`,
      'windmill down bread': `${does.ricevere} Pane al Mulino a vento`,
      'windmill down reals': `${does.ricevere} Real al Mulino a vento`,
      exchange: (a, b, taken) => `${does.scambiare} ${list([goods[a], goods[b]])} con ${goods[taken]}`,
      roll: (dice) => `Dadi Gilda: ${dice.map(number).join(', ')}.`,
      'roll pirates': (dice) => `Dadi Pirata: ${dice.map(number).join(', ')}.`,
      crowns: (crowns) => `${name} ${does.ricevere} ${plural(crowns, { one: '# corona', other: '# corone' })}.`,
      'lay character': (character, building) => `${characters[character].name}: ${buildings[building].name}.`,
    },
    effects: {
      income: (items) => `${name} ${does.ricevere} ${items} dalle Colonie.`,
      scores: (request, points) => `${name} ${does.guadagnare} ${amount('points', points)} per ${requests[request].name}.`,
      fieldsTurn: (good) => `Le Piantagioni convertibili senza Legno ora rendono ${goods[good]}.`,
      starts: (reals) => `${name} ${does.iniziare} con ${amount('reals', reals)}.`,
      order: (names) => `Ordine di turno: ${names.join(', ')}.`,
      pirateLoss: (points) => `${name} ${does.perdere} ${amount('points', points)} per i Pirati.`,
      wealth: (reals, points) => `${name} ${does.convertire} ${amount('reals', reals)} in ${amount('points', points)}.`,
    },
  };
};

/** With its pronoun, which sets the reader apart from the others and the sentence from an order. */
export const it: Log = { verbs, they: (name) => sentences(verbs.they, name, name), you: sentences(verbs.you, 'Tu', 'tu') };
