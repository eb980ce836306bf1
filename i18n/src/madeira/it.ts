/** The words of Madeira in Italian, with the terms of the Italian booklet. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Building, Favor, Figure, GoingTo, Place, Resource, Slot, WoodFor } from './ids.ts';
import { sayPlace, saySlot } from './places.ts';

const { changes, list, number, plural, signed, tally } = speechIn('it');

const goods: Words['goods'] = { wheat: 'Grano', sugar: 'Zucchero', wine: 'Vino' };
const resources: Words['resources'] = {
  ...goods,
  wood: 'Legno',
  bread: 'Pane',
  reals: 'Real',
  pirates: 'Pirati',
  points: 'Punti Prestigio',
};
const unit = (resource: Resource, n: number): string => {
  if (resource === 'points') return 'PP';
  return resource === 'pirates' && n === 1 ? 'Pirata' : resources[resource];
};
const amount: Words['amount'] = (resource, n) => `${number(n)} ${unit(resource, n)}`;
const change: Words['change'] = (resource, n) => `${signed(n)} ${unit(resource, Math.abs(n))}`;
const workers = (n: number): string => plural(n, { one: '# Lavoratore', other: '# Lavoratori' });
const ships = (n: number): string => plural(n, { one: '# Nave', other: '# Navi' });
const favorsOf = (n: number): string => plural(n, { one: '# Favore', other: '# Favori' });
const citizensOf = (n: number): string => plural(n, { one: '# Cittadino', other: '# Cittadini' });

const colonies: Words['colonies'] = { acores: 'Açores', brasil: 'Brasil', india: 'India' };
const cities: Words['cities'] = { 'porto-santo': 'Porto Santo', funchal: 'Funchal', machico: 'Machico' };
const guilds: Words['guilds'] = { blue: 'Gilda blu', green: 'Gilda verde', orange: 'Gilda arancione', violet: 'Gilda viola' };

const place = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `Piantagione ${field}`,
    forest: 'Foresta',
    spot: (city, spot) => `${cities[city]}, casella ${spot}`,
    land: (colony) => `Territorio di ${colonies[colony]}`,
    watch: 'Guardia Cittadina',
    home: 'Riserva',
  });
export const from = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `dalla Piantagione ${field}`,
    forest: 'dalla Foresta',
    spot: (city, spot) => `da ${cities[city]} (casella ${spot})`,
    land: (colony) => `dal Territorio di ${colonies[colony]}`,
    watch: 'dalla Guardia Cittadina',
    home: 'dalla Riserva',
  });
export const to = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `nella Piantagione ${field}`,
    forest: 'nella Foresta',
    spot: (city, spot) => `a ${cities[city]} (casella ${spot})`,
    land: (colony) => `nel Territorio di ${colonies[colony]}`,
    watch: 'nella Guardia Cittadina',
    home: 'nella Riserva',
  });
const slot = (at: Slot): string =>
  saySlot(at, {
    market: (good, n) => `Mercato ${good === 'sugar' ? 'dello' : 'del'} ${goods[good]}, casella ${n}`,
    colony: (colony, n) => `${colonies[colony]}, Approdo ${n}`,
    home: 'Riserva',
  });

const characters: Words['characters'] = {
  steward: { name: 'Amministratore', does: 'Muovi fino a 2 Lavoratori su Piantagioni o nella Foresta.' },
  commander: { name: 'Comandante', does: 'Muovi fino a 2 Navi verso Mercati e Colonie.' },
  'guild-master': { name: 'Mastro della Gilda', does: 'Costruisci un Distretto con il Legno e prendi il suo Favore.' },
  mayor: { name: 'Sindaco', does: 'Sposta fino a 2 pezzi già nelle Città, poi ricevi ciò che danno le tue Città.' },
  special: { name: 'Raccolto speciale', does: 'Raccogli nella Regione, poi di nuovo in una di quelle Piantagioni.' },
};
export const THE_FIGURE: Record<Figure, string> = {
  steward: 'l’Amministratore',
  commander: 'il Comandante',
  'guild-master': 'il Mastro della Gilda',
  mayor: 'il Sindaco',
  special: 'il Raccolto speciale',
};
export const ON_FIGURE: Record<Figure, string> = {
  steward: 'sull’Amministratore',
  commander: 'sul Comandante',
  'guild-master': 'sul Mastro della Gilda',
  mayor: 'sul Sindaco',
  special: 'sul Raccolto speciale',
};

const buildings: Words['buildings'] = {
  moinho: { name: 'Moinho', few: '2 Pane', many: '5 Pane' },
  capitania: { name: 'Capitania', few: '1 PP, poi 1 Lavoratore in una Città', many: 'PP, poi fino a 2 Lavoratori nelle Città' },
  alfandega: {
    name: 'Alfândega',
    few: '1 Lavoratore in un Territorio, 1 PP per ogni tua Nave in quella Colonia',
    many: 'fino a 2 Lavoratori nei Territori, 1 PP per ogni tua Nave in quella Colonia',
  },
  casa: { name: 'Casa da Coroa', few: 'giri 1 Favore a faccia in su', many: 'giri fino a 2 Favori a faccia in su' },
  fortaleza: {
    name: 'Fortaleza',
    few: '1 Lavoratore nella Guardia Cittadina, scarti fino a 3 Pirati',
    many: 'fino a 2 Lavoratori nella Guardia Cittadina, per ognuno scarti fino a 3 Pirati',
  },
};

const favors: Words['favors'] = {
  monk: { name: 'Monaco', does: 'Prendi 2 Legno dai luoghi a cui hai accesso.' },
  miller: { name: 'Mugnaia', does: 'Fai salire di un livello il tuo segnalino nel Mulino a vento.' },
  bishop: { name: 'Vescovo', does: 'Sposta un tuo Segnalino Azione su un altro Edificio.' },
  patron: { name: 'Mecenate', does: 'Ricevi 3 Pane.' },
  lord: { name: 'Lord', does: 'Fase C: paghi 0 Real per questo Edificio.' },
  diplomat: { name: 'Diplomatico', does: 'Fase C: conti 2 Lavoratori in più nella Regione.' },
  treasurer: { name: 'Tesoriere', does: 'Ricevi 5 Real.' },
  navigator: { name: 'Navigatore', does: 'Muovi una Nave, come con il Comandante.' },
  engineer: { name: 'Ingegnere', does: 'Fase B: con il prossimo dado raccogli altre 2 volte.' },
  constable: { name: 'Poliziotto', does: 'Scarta metà dei tuoi Pirati.' },
  lady: { name: 'Lady', does: 'Usa un Edificio qualsiasi pagando 4 Real.' },
  scout: { name: 'Esploratore', does: 'Muovi un Lavoratore da un posto qualsiasi a un altro.' },
};
export const THE_FAVOR: Record<Favor, string> = {
  monk: 'il Monaco',
  miller: 'la Mugnaia',
  bishop: 'il Vescovo',
  patron: 'il Mecenate',
  lord: 'il Lord',
  diplomat: 'il Diplomatico',
  treasurer: 'il Tesoriere',
  navigator: 'il Navigatore',
  engineer: 'l’Ingegnere',
  constable: 'il Poliziotto',
  lady: 'la Lady',
  scout: 'l’Esploratore',
};

const rewards: Words['rewards'] = {
  island: { name: 'Isola', does: 'Muovi un Lavoratore su una Piantagione o nella Foresta.' },
  city: { name: 'Città', does: '1 PP, poi puoi muovere un Lavoratore in una Città.' },
  guild: { name: 'Gilda', does: 'Gira a faccia in su un tuo Favore.' },
  watch: { name: 'Guardia Cittadina', does: 'Muovi un Lavoratore nella Guardia Cittadina e scarta fino a 3 Pirati.' },
  medal: { name: 'Medaglia', does: '3 PP.' },
  booty: { name: 'Bottino', does: '5 Real.' },
  support: { name: 'Supporto Reale', does: 'Scarta fino a 3 Pirati, oppure ricevi Pane.' },
  windmill: { name: 'Mulino a vento', does: 'Fai salire di un livello il tuo segnalino nel Mulino a vento.' },
};

const requests: Words['requests'] = {
  'market-routes': { name: 'Rotte Commerciali', does: 'PP per un massimo di tre tue Navi nei Mercati.' },
  expeditions: { name: 'Spedizioni', does: 'PP per un massimo di tre tue Navi nelle Colonie.' },
  influence: { name: 'Influenza delle Gilde', does: '5 PP per ogni Favore a faccia in su, fino a quattro di Gilde diverse.' },
  urbanization: {
    name: 'Urbanizzazione',
    does: 'PP per una Città: il numero più alto se hai più Lavoratori di tutti, altrimenti il più basso.',
  },
  wealth: { name: 'Prosperità della Nazione', does: '1 PP per ogni Real pagato, al massimo 15.' },
};

const upTo = (left: number): string => (left === 1 ? '' : ` Al massimo ${number(left)}.`);
const WHICH_WORKER: Record<GoingTo, (left: number) => string> = {
  field: (left) => `Quale Lavoratore va su una Piantagione o nella Foresta?${upTo(left)}`,
  city: (left) => `Quale Lavoratore va in una Città?${upTo(left)}`,
  land: (left) => `Quale Lavoratore va in un Territorio?${upTo(left)}`,
  watch: (left) => `Quale Lavoratore va nella Guardia Cittadina?${upTo(left)} Per ognuno scarti fino a 3 Pirati.`,
  anywhere: () => 'Quale Lavoratore muove l’Esploratore?',
  relocate: (left) => `Quale Lavoratore o Cittadino delle Città sposti?${upTo(left)}`,
};
const WOOD_FOR: Record<WoodFor, string> = { ship: 'per la Nave', favor: 'per il Distretto', upkeep: 'per la manutenzione' };

const prompt: Words['prompt'] = {
  waiting: (names) => `In attesa di ${list(names)}.`,
  crowns: 'Si distribuiscono le Richieste iniziali.',
  'request tile': 'Si dispongono le Richieste della Corona.',
  'reward tile': 'Si dispongono le Ricompense del Re.',
  'favor tile': 'Si dispongono i Favori della Gilda.',
  'character tile': 'Si dispongono i Personaggi.',
  'guild dice': 'Si tirano i dadi Gilda.',
  'pirate dice': 'Si tirano i dadi Pirata.',
  'building roll': 'Si tirano di nuovo i dadi dell’Edificio.',
  'pirate roll': 'Si tira di nuovo il dado Pirata dell’Edificio.',
  'first city': 'Metti il tuo primo Lavoratore su una casella Città vuota.',
  'first field': 'Metti un Lavoratore su una Piantagione libera o nella Foresta. I tuoi due Lavoratori vanno in Regioni diverse.',
  row: 'Scegli una riga della Plancia delle Gilde: prendi i suoi dadi, una sua Richiesta e la sua Gilda.',
  request: 'Prendi una Richiesta della Corona dalla tua riga.',
  guild: 'Di quale Gilda giri a faccia in su i Favori?',
  /** With dice left. */
  pass: (left) => `${plural(left, { one: 'Hai ancora # dado.', other: 'Hai ancora # dadi.' })} Vuoi passare lo stesso? Scegli una casella.`,
  turn: (die, favor) =>
    `${die ? 'Piazza un dado su un Personaggio, oppure passa.' : 'Passa: scegli una casella della Colonna Ordine di Turno.'}${favor ? ' Prima puoi usare un Favore.' : ''}`,
  character: (figure, region) =>
    figure === 'special'
      ? `Raccolto speciale nella Regione ${number(region)}?`
      : `Usi ${THE_FIGURE[figure]} o raccogli nella Regione ${number(region)}?`,
  use: (figure) => `Usi ${THE_FIGURE[figure]}?`,
  harvest: (region) => `Raccogli nella Regione ${number(region)}?`,
  nothingHere: (figure) => `${characters[figure].name}: qui ora non puoi fare nulla.`,
  worker: (goingTo, left) => WHICH_WORKER[goingTo](left),
  'worker to': (at, citizen) => `Dove va il ${citizen ? 'Cittadino' : 'Lavoratore'} preso ${from(at)}?`,
  ship: (left) => `Quale Nave si muove?${upTo(left)} Una Nave che lascia la Riserva costa 1 Legno.`,
  'ship to': 'Dove va la Nave? Paghi le Merci all’arrivo.',
  'buy wood': (purpose, due, cost) =>
    `Dove acquisti Legno ${WOOD_FOR[purpose]}? ${plural(due, { one: 'Ne manca #', other: 'Ne mancano #' })}, il prossimo costa ${amount('reals', cost)}.`,
  'get wood': (owed) => `Da dove prendi il Legno? Ancora ${number(owed)}.`,
  favor: 'Quale Favore prendi? Paghi il Legno della sua colonna.',
  again: (left) => `In quale Piantagione raccogli di nuovo? Ancora ${number(left)}.`,
  reward: 'Quale Ricompensa del Re prendi?',
  support: (bread) => `Supporto Reale: scarti fino a 3 Pirati o prendi ${amount('bread', bread)}?`,
  flip: (left) => `Quale Favore giri a faccia in su?${upTo(left)}`,
  lady: 'Quale Edificio usi pagando 4 Real?',
  marker: 'Quale tuo Segnalino Azione sposti, e su quale Edificio?',
  building: (building, cost, pirates, favor) =>
    `${buildings[building].name}: paghi ${amount('reals', cost)} o ricevi ${amount('pirates', pirates)}?${favor ? ' Prima puoi usare un Favore.' : ''}`,
  paidFew: (building) => `Se paghi: ${buildings[building].few}.`,
  paidMany: (building) => `Se paghi: ${buildings[building].many}.`,
  paidCapitania: (points) => `Se paghi: ${number(points)} ${buildings.capitania.many}.`,
  paidNothing: 'Non hai Lavoratori nella Regione: pagare ti risparmia solo i Pirati.',
  tooDear: (reals) => `Hai solo ${amount('reals', reals)}.`,
  'last windmill in C': 'Ultima occasione del turno per scendere nel Mulino a vento in cambio di Pane o Real.',
  honor: 'La tua guardia è la più leale: richiami un Lavoratore e ricevi 4 PP?',
  upkeep: (count) => `Quanto Legno scarti per ${ships(count)}? Ogni Legno che manca porta 1 Pirata.`,
  feeding: (hungry) => `Quanto Pane scarti per ${workers(hungry)}? Ogni Pane che manca porta 1 Pirata.`,
  'last windmill in D': 'Ultima occasione del turno per usare il Mulino a vento.',
  leave: (count) => `Scegli ${plural(count, { one: 'la Richiesta', other: 'le # Richieste' })} da conteggiare ora. L’altra resta per dopo.`,
  wealth: 'Quanti Real paghi per la Prosperità della Nazione? 1 PP ciascuno.',
  city: 'Quale Città scegli per l’Urbanizzazione?',
  over: 'La partita è finita.',
  forgo: 'Non hai ancora mosso nulla. Se smetti ora, perdi questo movimento.',
};

const costs = (bread: number): string => (bread > 0 ? ` (${change('bread', -bread)})` : '');
const andPirates = (pirates: number): string => (pirates > 0 ? ` (${change('pirates', pirates)})` : '');

const ladyAt = (building: Building): string => `${buildings[building].name} (${change('reals', -4)})`;

const prices: Words['prices'] = {
  buy: (count, reals) => `ne compri ${number(count)} per ${amount('reals', reals)}`,
};

const button: Words['button'] = {
  row: (row, dice) => `Riga ${row} (${dice.map(number).join(', ')})`,
  request: (request) => requests[request].name,
  guild: (guild) => guilds[guild],
  use: (favor, building) => `Usa ${THE_FAVOR[favor]} – ${building ? ladyAt(building) : favors[favor].does.replace(/\.$/, '')}`,
  die: (value, figure, bread) => `Dado ${number(value)} ${ON_FIGURE[figure]}${costs(bread)}`,
  pirate: (value, figure, bread) => `Dado Pirata ${number(value)} ${ON_FIGURE[figure]}${costs(bread)}`,
  act: (figure) => `Usa ${THE_FIGURE[figure]}`,
  harvest: (region) => `Raccogli nella Regione ${number(region)}`,
  'no action': 'Non fare nulla',
  'pass reals': (at, reals) => `Passa nella ${at}: ${amount('reals', reals)}`,
  'pass city': (at) => `Passa nella ${at}: 1 PP, Lavoratore in una Città`,
  'pass watch': (at) => `Passa nella ${at}: Lavoratore nella Guardia Cittadina`,
  'pass ship': (at) => `Passa nella ${at}: muovi una Nave`,
  worker: (at, target) => `Lavoratore ${from(at)}${target ? ` ${to(target)}` : ''}`,
  citizen: (at, target) => `Cittadino ${from(at)}${target ? ` ${to(target)}` : ''}`,
  to: place,
  ship: (at, target) => `${at === 'home' ? 'Nave dalla Riserva' : `Nave: ${slot(at)}`}${target ? ` → ${slot(target)}` : ''}`,
  sail: (at) => slot(at),
  'buy wood': (at, cost) => `${place(at)} (${change('reals', -cost)})`,
  'get wood': place,
  favor: (favor) => favors[favor].name,
  again: place,
  reward: (reward) => `${rewards[reward].name}: ${rewards[reward].does.replace(/\.$/, '')}`,
  'no reward': 'Nessuna Ricompensa',
  'support pirates': 'Scarta fino a 3 Pirati',
  'support bread': (bread) => amount('bread', bread),
  'turn up': (favor) => favors[favor].name,
  lady: (building) => ladyAt(building),
  marker: (source, target) => `${buildings[source].name} → ${buildings[target].name}`,
  pay: (cost) => `Paga ${amount('reals', cost)}`,
  pirates: (pirates) => `Ricevi ${amount('pirates', pirates)}`,
  honor: 'Richiama: +4 PP',
  upkeep: (wood) => amount('wood', wood),
  feed: (bread, pirates) => `${amount('bread', bread)}${andPirates(pirates)}`,
  leave: (scored, points) =>
    `Conteggia ${tally(scored.map((request) => requests[request].name))}${points === undefined ? '' : ` (${change('points', points)})`}`,
  donate: (reals) => `−${amount('reals', reals)}: ${amount('points', reals)}`,
  city: (city, points) => `${cities[city]}: ${amount('points', points)}`,
  done: {
    worker: 'Basta Lavoratori',
    ship: 'Basta Navi',
    again: 'Basta raccolti',
    flip: 'Basta Favori',
    honor: 'Resta di guardia',
    'last windmill in C': 'Fatto',
    'last windmill in D': 'Fatto',
  },
  'windmill up': (top) => (top ? '2 Grano: 1 PP' : '2 Grano: sali di un livello'),
  'windmill down bread': (bottom) => (bottom ? 'Perdi 1 PP: 1 Pane' : 'Scendi di un livello: 1 Pane'),
  'windmill down reals': (bottom, reals) => `${bottom ? 'Perdi 1 PP' : 'Scendi di un livello'}: ${amount('reals', reals)}`,
  exchange: (a, b, taken) => `${goods[a]} + ${goods[b]} → ${goods[taken]}`,
};

/** Short words that stand on the board itself. */
const board = {
  parted: 'Diplo-matico Naviga-tore Inge-gnere Poli-ziotto Esplora-tore Teso-riere Mece-nate',
  tabs: { map: 'Mappa', cities: 'Città', guilds: 'Gilde' },
  you: 'tu',
  or: 'o',
  endOfRound: 'Fine del turno',
  woodPrices: 'Prezzo di 1, 2, 3, 4 Legno',
  passed: 'ha passato',
  toPlay: 'di turno',
};

const things: Words['things'] = {
  guildBoard: 'Plancia delle Gilde',
  row: (row) => `Riga ${row}`,
  pass: 'Passa',
  passing: 'Colonna Ordine di Turno',
  passSlot: (at) => `Ordine di Turno, casella ${at}`,
  islands: 'Isole',
  region: (region) => `Regione ${number(region)}`,
  regions: { 1: 'Porto Santo', 2: 'Sud di Madeira', 3: 'Nord di Madeira' },
  field: (at, good) => `${place(at)}: ${goods[good]}`,
  forest: 'Foresta',
  cities: 'Città',
  district: (city, district) => `${cities[city]}, Distretto ${number(district)}`,
  market: (good) => `Mercato ${good === 'sugar' ? 'dello' : 'del'} ${goods[good]}`,
  markets: 'Mercati',
  colonies: 'Colonie',
  landing: 'Caselle Approdo',
  land: (colony) => `Territorio di ${colonies[colony]}`,
  watch: 'Guardia Cittadina',
  windmill: 'Mulino a vento',
  buildings: 'Edifici',
  home: 'Riserva',
  workers: 'Lavoratori',
  ships: 'Navi',
  dice: 'Dadi Gilda',
  pirateDice: 'Dadi Pirata',
  die: (value) => `Dado Gilda ${number(value)}`,
  pirateDie: (value) => `Dado Pirata ${number(value)}`,
  markers: 'Segnalini Azione',
  marker: 'Segnalino Azione',
  citizen: 'Cittadino Neutrale',
  favors: 'Favori della Gilda',
  requests: 'Richieste della Corona',
  rewards: 'Ricompense del Re',
  goods: 'Merci',
  turnOrder: 'Ordine di turno',
  crown: 'La Corona richiede',
  empty: 'Edificio vuoto',
  exchange: 'Scambio: 2 Merci qualsiasi per 1',
  done: 'Fatto',
  opponents: 'Gli altri giocatori',
};

const needed = (n: number): string => plural(n, { one: 'ne serve #', other: 'ne servono #' });

const facts: Words['facts'] = {
  phases: {
    A: 'Si dispongono Personaggi e dadi. Ognuno prende una riga: i suoi dadi, una Richiesta, una Gilda.',
    B: 'A turno si piazza un dado su un Personaggio per usare la sua azione o raccogliere, oppure si passa.',
    C: 'Edificio per Edificio si tirano di nuovo i dadi. Chi ha lì un Segnalino Azione paga e usa l’Edificio, o riceve Pirati.',
    D: 'Onore e rendita delle Colonie; poi paghi 1 Legno per Nave e 1 Pane per ogni Lavoratore che il Mulino non sfama.',
    E: 'Turni 1, 3 e 5: si conteggiano le Richieste. Turni 2 e 4: le Piantagioni cambiano.',
  },
  goods: 'Le Navi le vendono nei Mercati. Il Mulino a vento ne dà 1 a scelta in cambio di 2.',
  reals: 'Con questi paghi Edifici e Legno. Ogni 5 valgono 1 PP alla fine.',
  die: 'Piazzalo su un Personaggio per usare la sua azione o raccogliere. Nella fase C ti dà anche un turno nell’Edificio.',
  pirateDie: 'Costa un Lavoratore della Guardia Cittadina, che torna nella Riserva. Nella fase C non ti dà un turno nell’Edificio.',
  marker: 'Nella fase C il suo proprietario ha un turno in questo Edificio.',
  citizen:
    'Non è di nessuno, ma conta per la maggioranza. Con il Sindaco ti rende 1 Pane, Real o Legno, se hai un Lavoratore in quella Città.',
  watch:
    'Con un Lavoratore qui puoi prendere un dado Pirata. Se nella fase D ne hai più di ogni altro, puoi richiamarne uno e ricevi 4 PP.',
  windmill: 'Sfama tanti Lavoratori quanti ne indica il tuo livello. Nelle fasi B, C e D puoi scambiare qui in ogni momento.',
  forest: 'Dà accesso a Legno illimitato. Non è in nessuna Regione e qui non si raccoglie mai.',
  home: 'I tuoi Lavoratori, le Navi e le risorse che non sono in uso.',
  pirates: 'A fine partita chi ha più Pirati perde 16 PP, i successivi 8, 4, 2. Ogni Pirata oltre 20 costa 1 PP in più.',
  hiddenPirates: 'Il loro numero resta nascosto fino alla fine.',
  rowDice: (dice) => `Dadi: ${dice.map(number).join(', ')}.`,
  rowRequests: (items) => `Richieste: ${items}.`,
  rowGuilds: (items) => `Favori girati a faccia in su: ${items}.`,
  takenBy: (name) => `Presa da ${name}.`,
  free: 'Ancora disponibile.',
  passReals: (reals) => `${amount('reals', reals)}.`,
  passCity: 'Oppure 1 PP e un Lavoratore in una Città.',
  passWatch: 'Oppure muovi un Lavoratore nella Guardia Cittadina e scarti fino a 3 Pirati.',
  passShip: 'Oppure muovi una Nave.',
  yields: (good) => `Rende ${goods[good]}.`,
  becomes: (good, round) => `Alla fine del turno ${number(round)} diventa ${goods[good]}, se non c’è Legno.`,
  woodOn: (wood) => `${amount('wood', wood)} da raccogliere prima.`,
  workersOf: (names) => `Lavoratori: ${list(names)}.`,
  workersHere: (name, count) => `${name}: ${workers(count)}.`,
  sells: (good, cost, reals) => `Vendi ${amount(good, cost)} per ${amount('reals', reals)}.`,
  sellsMore: (good, cost, reals) => `Oppure vendi ${amount(good, cost)} per ${amount('reals', reals)}.`,
  landingCost: (wine) => `Costa ${amount('wine', wine)} e dà una Ricompensa del Re.`,
  shipOf: (name) => `Nave di ${name}.`,
  shipFromHome: 'Una Nave che lascia la Riserva costa 1 Legno.',
  pointsInRound: (round, points) => `Turno ${number(round)}: ${amount('points', points)} per Nave.`,
  landYields: (good) => `Ogni Lavoratore porta 1 ${goods[good]} nella fase D.`,
  rewardsHere: (items) => `Ricompense: ${items}.`,
  majority: (higher, lower) => `Urbanizzazione: ${amount('points', higher)} con la maggioranza, altrimenti ${amount('points', lower)}.`,
  noWorker: 'Senza Lavoratori in Città: 0 PP.',
  cityYields: (what) => `Sindaco: 2 ${resources[what]} per ogni tuo Lavoratore qui, 1 per ogni Cittadino.`,
  citizens: (count) => `${citizensOf(count)}.`,
  districtCost: (wood) => `Non costruito: con il Mastro della Gilda costa ${amount('wood', wood)}.`,
  forYou: (items) => `Per te ora: ${items}.`,
  fromHome: (items) => `Con una Nave dalla Riserva: ${items}.`,
  inReach: (wood) => `Legno che potresti acquistare: ${number(wood)}.`,
  districtBuilt: 'Costruito, posto per due.',
  spotTaken: (name) => `Occupata da ${name}.`,
  woodPrices: (items) => `Acquistare da 1 a 6 Legno in un tuo turno costa ${items} Real.`,
  buildingRegion: (building, region) => `${buildings[building].name} è nella Regione ${number(region)}.`,
  few: (building) => `1 o 2 Lavoratori nella Regione: ${buildings[building].few}.`,
  many: (building) => `3 o più: ${buildings[building].many}.`,
  capitaniaPoints: (points) => `3 o più: ${number(points)} ${buildings.capitania.many}.`,
  emptyInRound: (round) => `Nessun Personaggio qui nel turno ${number(round)}.`,
  characterHere: (figure) => `In questo turno qui: ${characters[figure].name}.`,
  dicePlaced: (count, limit) => `${plural(count, { one: '# dado piazzato', other: '# dadi piazzati' })} su ${number(limit)}.`,
  pirateDiePlaced: 'Uno è un dado Pirata.',
  dieCost: (value, bread) => (bread === 0 ? `Un ${number(value)} è gratis.` : `Un ${number(value)} costa ${amount('bread', bread)}.`),
  printedCost: (reals) => `Costa ${amount('reals', reals)} meno i dadi Gilda tirati.`,
  costNow: (reals, pirates) => `Ora costa ${amount('reals', reals)}; chi non paga riceve ${amount('pirates', pirates)}.`,
  markersOf: (name, count) => `${name}: ${plural(count, { one: '# Segnalino Azione', other: '# Segnalini Azione' })}.`,
  favorGuild: (guild) => `${guilds[guild]}.`,
  favorUp: 'A faccia in su: puoi usarlo all’inizio del tuo turno.',
  favorDown: 'A faccia in giù: puoi usarlo solo dopo averlo girato a faccia in su.',
  scoutPoints: (points) => `In una Città: ${amount('points', points)}.`,
  supportBread: (bread) => `In questo regolamento: ${amount('bread', bread)}.`,
  worthNow: (points) => `Ora vale ${amount('points', points)}.`,
  reconstructed: 'Questo numero è una nostra ipotesi.',
  compare: 'Confrontalo con il tuo tabellone.',
  millLevel: (level) => `Sfama ${workers(level)}.`,
  hungry: (count) => `${workers(count)} ancora da sfamare.`,
  forecastWood: (count, have) => `Legno per le tue Navi: ${needed(count)}, ne hai ${number(have)}.`,
  forecastBread: (count, have) => `Pane per i tuoi Lavoratori: ${needed(count)}, ne hai ${number(have)}.`,
  forecastPirates: (pirates) => `Se nulla cambia: ${change('pirates', pirates)}.`,
  upkeepDue: (wood) => `Manutenzione: ${amount('wood', wood)}.`,
  onBoard: (count) => `${number(count)} sul tabellone.`,
  atHome: (count) => `${number(count)} nella Riserva.`,
  diceHere: (dice) => `Dadi: ${dice.map(number).join(', ')}.`,
  mostLoyal: (name) => `La guardia più leale: ${name}.`,
  passed: 'Ha passato.',
  debt: (reals) => `${amount('reals', reals)} per il Legno, da pagare alla fine del tuo turno.`,
  wealth: (reals, points) => `Quello che ti resta vale ${amount('reals', reals)}: ${amount('points', points)}.`,
  none: 'Niente.',
};

const holdings: Words['holdings'] = {
  points: (n) => change('points', n),
  pirates: (n) => change('pirates', n),
  reals: (n) => change('reals', n),
  bread: (n) => change('bread', n),
  wood: (n) => change('wood', n),
  wheat: (n) => change('wheat', n),
  sugar: (n) => change('sugar', n),
  wine: (n) => change('wine', n),
  ...changes({
    windmill: { one: '# livello del Mulino a vento', other: '# livelli del Mulino a vento' },
    'workers-on-board': { one: '# Lavoratore sul tabellone', other: '# Lavoratori sul tabellone' },
    'ships-on-board': { one: '# Nave sul tabellone', other: '# Navi sul tabellone' },
    watch: { one: '# Lavoratore nella Guardia Cittadina', other: '# Lavoratori nella Guardia Cittadina' },
    'favors-up': { one: '# Favore a faccia in su', other: '# Favori a faccia in su' },
    'favors-down': { one: '# Favore a faccia in giù', other: '# Favori a faccia in giù' },
    'action-markers': { one: '# Segnalino Azione', other: '# Segnalini Azione' },
    'request-market-routes': {
      one: `# Richiesta «${requests['market-routes'].name}»`,
      other: `# Richieste «${requests['market-routes'].name}»`,
    },
    'request-expeditions': { one: `# Richiesta «${requests.expeditions.name}»`, other: `# Richieste «${requests.expeditions.name}»` },
    'request-influence': { one: `# Richiesta «${requests.influence.name}»`, other: `# Richieste «${requests.influence.name}»` },
    'request-urbanization': { one: `# Richiesta «${requests.urbanization.name}»`, other: `# Richieste «${requests.urbanization.name}»` },
    'request-wealth': { one: `# Richiesta «${requests.wealth.name}»`, other: `# Richieste «${requests.wealth.name}»` },
  }),
  'first-in-turn-order': () => 'il primo posto nell’ordine di turno',
};

export const it: Words = {
  name: 'Madeira',
  round: (n) => `Turno ${number(n)}`,
  number,
  signed,
  list,
  amount,
  change,
  holdings,
  counts: { workers, ships, favors: favorsOf, citizens: citizensOf },
  withChanges: (sentence, changes) => (changes.length === 0 ? sentence : `${sentence} (${changes.join(', ')})`),
  place,
  slot,
  phases: {
    setup: 'Preparazione',
    A: 'A. Preparazione del turno',
    B: 'B. Azioni Personaggio',
    C: 'C. Azioni Edificio',
    D: 'D. Mantenimento',
    E: 'E. Le Richieste della Corona',
    end: 'Fine della partita',
  },
  crown: {
    1: 'Conteggia 1 Richiesta su 2',
    2: 'Le Piantagioni di Grano diventano di Zucchero',
    3: 'Conteggia 2 Richieste su 3',
    4: 'Le Piantagioni di Zucchero diventano di Vino',
    5: 'Conteggia tutte e 3 le Richieste',
  },
  parts: {
    honor: 'Onore',
    income: 'Rendita',
    upkeep: 'Manutenzione Navi',
    feeding: 'Alimentazione Lavoratori',
    windmill: 'Mulino a vento',
    placement: 'Primi Lavoratori',
    requests: 'Richieste',
    pirates: 'Pirati',
  },
  goods,
  resources,
  colonies,
  cities,
  guilds,
  characters,
  buildings,
  favors,
  rewards,
  requests,
  prompt,
  prices,
  button,
  board,
  things,
  facts,
  score: {
    play: 'Durante la partita',
    wealth: 'Merci e denaro',
    pirateLoss: 'Persi per i Pirati',
    requests: 'Richieste ancora aperte, se conteggiate ora',
    tieBreak: 'Ordine di turno',
  },
  ruleSets: {
    '2nd': 'Seconda edizione (2022)',
    '1st-de': 'Prima edizione, regolamento tedesco',
    '1st-it': 'Prima edizione, regolamento italiano',
    '1st-hu': 'Prima edizione, regolamento ungherese',
  },
  ruleSetHints: {
    '2nd': 'Tutti cominciano con 6 Pirati. Il Legno si paga subito.',
    '1st-de': 'Niente Pirati all’inizio. Il Legno si paga alla fine del proprio turno. L’Urbanizzazione vale anche senza Lavoratori.',
    '1st-it': 'Come il regolamento tedesco, ma i Favori si prendono a faccia in giù e il Supporto Reale dà 3 Pane.',
    '1st-hu':
      'Come il regolamento tedesco, ma: Capitania 2 PP, Esploratore 3 PP, 3 Real in fondo al Mulino a vento, Urbanizzazione 0 PP senza Lavoratori.',
  },
  options: {
    board: { label: 'Tabellone', values: { default: 'Standard' } },
    openPirates: { label: 'Mostra i Pirati di tutti', values: { true: 'Sì', false: 'No' } },
  },
};
