/** The words of Madeira in German, with the terms of the German booklet. */
import { speechIn } from '../format.ts';
import type { Words } from './en.ts';
import type { Building, Favor, Figure, Place, Resource, Slot, WoodFor } from './ids.ts';
import { sayPlace, saySlot } from './places.ts';

const { changes, list, number, plural, signed, tally } = speechIn('de');

const goods: Words['goods'] = { wheat: 'Weizen', sugar: 'Zucker', wine: 'Wein' };
const resources: Words['resources'] = {
  ...goods,
  wood: 'Holz',
  bread: 'Brot',
  reals: 'Real',
  pirates: 'Piraten',
  points: 'Prestige-Punkte',
};
const unit = (resource: Resource, n: number): string => {
  if (resource === 'points') return 'PP';
  return resource === 'pirates' && n === 1 ? 'Pirat' : resources[resource];
};
const amount: Words['amount'] = (resource, n) => `${number(n)} ${unit(resource, n)}`;
const change: Words['change'] = (resource, n) => `${signed(n)} ${unit(resource, Math.abs(n))}`;
/** Where the sentence asks for the accusative. */
export const piratesAcc = (n: number): string => `${number(n)} Piraten`;
const workers = (n: number): string => plural(n, { other: '# Arbeiter' });
const ships = (n: number): string => plural(n, { one: '# Schiff', other: '# Schiffe' });
const favorsOf = (n: number): string => plural(n, { one: '# Gildengunst', other: '# Gildengünste' });
const citizensOf = (n: number): string => plural(n, { other: '# Bürger' });

const colonies: Words['colonies'] = { acores: 'Azoren', brasil: 'Brasilien', india: 'Indien' };
const cities: Words['cities'] = { 'porto-santo': 'Porto Santo', funchal: 'Funchal', machico: 'Machico' };
const guilds: Words['guilds'] = { blue: 'Blaue Gilde', green: 'Grüne Gilde', orange: 'Orange Gilde', violet: 'Violette Gilde' };

const place = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `Erntefeld ${field}`,
    forest: 'Waldfeld',
    spot: (city, spot) => `${cities[city]}, Stadtfeld ${spot}`,
    land: (colony) => `Kolonie-Land ${colonies[colony]}`,
    watch: 'Stadtwache',
    home: 'Heimat-Vorrat',
  });
export const from = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `von Erntefeld ${field}`,
    forest: 'vom Waldfeld',
    spot: (city, spot) => `aus ${cities[city]} (Stadtfeld ${spot})`,
    land: (colony) => `aus dem Kolonie-Land ${colonies[colony]}`,
    watch: 'aus der Stadtwache',
    home: 'aus dem Heimat-Vorrat',
  });
export const to = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `auf Erntefeld ${field}`,
    forest: 'auf das Waldfeld',
    spot: (city, spot) => `nach ${cities[city]} (Stadtfeld ${spot})`,
    land: (colony) => `ins Kolonie-Land ${colonies[colony]}`,
    watch: 'in die Stadtwache',
    home: 'in den Heimat-Vorrat',
  });
const slot = (at: Slot): string =>
  saySlot(at, {
    market: (good, n) => `${goods[good]}-Handelsplatz, Feld ${n}`,
    colony: (colony, n) => `${colonies[colony]}, Landungsfeld ${n}`,
    home: 'Heimat-Vorrat',
  });

const characters: Words['characters'] = {
  steward: { name: 'Verwalter', does: 'Bewege bis zu 2 Arbeiter auf Erntefelder oder das Waldfeld.' },
  commander: { name: 'Kommandant', does: 'Bewege bis zu 2 Schiffe zu Handelsplätzen und Kolonien.' },
  'guild-master': { name: 'Gildenmeister', does: 'Baue mit Holz einen Stadtteil und nimm seine Gildengunst.' },
  mayor: { name: 'Bürgermeister', does: 'Versetze bis zu 2 Figuren in den Städten, dann nimm die Erträge deiner Städte.' },
  special: { name: 'Sonderernte', does: 'Ernte in der Region, dann auf einem dieser Erntefelder noch einmal.' },
};

const buildings: Words['buildings'] = {
  moinho: { name: 'Moinho', few: '2 Brot', many: '5 Brot' },
  capitania: { name: 'Capitania', few: '1 PP, dann 1 Arbeiter in eine Stadt', many: 'PP, dann bis zu 2 Arbeiter in Städte' },
  alfandega: {
    name: 'Alfândega',
    few: '1 Arbeiter in ein Kolonie-Land, 1 PP für jedes deiner Schiffe dort',
    many: 'bis zu 2 Arbeiter in Kolonie-Länder, 1 PP für jedes deiner Schiffe dort',
  },
  casa: { name: 'Casa da Coroa', few: '1 Gildengunst aufdecken', many: 'bis zu 2 Gildengünste aufdecken' },
  fortaleza: {
    name: 'Fortaleza',
    few: '1 Arbeiter in die Stadtwache, bis zu 3 Piraten abgeben',
    many: 'bis zu 2 Arbeiter in die Stadtwache, für jeden bis zu 3 Piraten abgeben',
  },
};

const favors: Words['favors'] = {
  monk: { name: 'Mönch', does: 'Erhalte 2 Holz von dort, wo du Zugang dazu hast.' },
  miller: { name: 'Müller', does: 'Rücke deine Scheibe in der Windmühle ein Feld hinauf.' },
  bishop: { name: 'Bischof', does: 'Versetze einen deiner Aktionsmarker auf ein anderes Gebäude.' },
  patron: { name: 'Patron', does: 'Erhalte 3 Brot.' },
  lord: { name: 'Adliger', does: 'Phase C: Zahle 0 Real für dieses Gebäude.' },
  diplomat: { name: 'Diplomat', does: 'Phase C: Für dich zählen 2 Arbeiter mehr in der Region.' },
  treasurer: { name: 'Schatzmeister', does: 'Erhalte 5 Real.' },
  navigator: { name: 'Navigator', does: 'Bewege ein Schiff wie mit dem Kommandanten.' },
  engineer: { name: 'Ingenieur', does: 'Phase B: Mit dem nächsten Würfel 2 weitere Ernten auf Erntefeldern.' },
  constable: { name: 'Wachtmeister', does: 'Gib die Hälfte deiner Piraten ab.' },
  lady: { name: 'Dame', does: 'Nutze für 4 Real ein beliebiges Gebäude.' },
  scout: { name: 'Kundschafter', does: 'Bewege einen Arbeiter von einem beliebigen Ort an einen anderen.' },
};

/** Names whose accusative differs. */
const ACCUSATIVES: Readonly<Record<string, string>> = { Kommandant: 'Kommandanten', Adliger: 'Adligen', Diplomat: 'Diplomaten' };
const accusative = (name: string): string => ACCUSATIVES[name] ?? name;
/** In the accusative with the article. */
export const theFigure = (figure: Figure): string => `${figure === 'special' ? 'die' : 'den'} ${accusative(characters[figure].name)}`;
export const theFavor = (favor: Favor): string => `${favor === 'lady' ? 'die' : 'den'} ${accusative(favors[favor].name)}`;

const rewards: Words['rewards'] = {
  island: { name: 'Insel', does: 'Bewege einen Arbeiter auf ein Erntefeld oder das Waldfeld.' },
  city: { name: 'Stadt', does: '1 PP, dann darfst du einen Arbeiter in eine Stadt bewegen.' },
  guild: { name: 'Gilden', does: 'Decke eine deiner Gildengünste auf.' },
  watch: { name: 'Stadtwache', does: 'Bewege einen Arbeiter in die Stadtwache und gib bis zu 3 Piraten ab.' },
  medal: { name: 'Medaille', does: '3 PP.' },
  booty: { name: 'Beute', does: '5 Real.' },
  support: { name: 'Königliche Unterstützung', does: 'Gib bis zu 3 Piraten ab oder erhalte Brot.' },
  windmill: { name: 'Windmühle', does: 'Rücke deine Scheibe in der Windmühle ein Feld hinauf.' },
};

const requests: Words['requests'] = {
  'market-routes': { name: 'Handelsrouten', does: 'PP für bis zu drei deiner Schiffe auf Handelsplätzen.' },
  expeditions: { name: 'Expedition', does: 'PP für bis zu drei deiner Schiffe in Kolonien.' },
  influence: { name: 'Einfluss der Gilden', does: '5 PP für jede offene Gildengunst, bis zu vier von verschiedenen Gilden.' },
  urbanization: { name: 'Stadtentwicklung', does: 'PP für eine Stadt: mit den meisten Arbeitern die höhere Zahl, sonst die niedrigere.' },
  wealth: { name: 'Wohlstand der Nation', does: '1 PP für jeden gezahlten Real, höchstens 15.' },
};

const upTo = (left: number): string => (left === 1 ? '' : ` Bis zu ${number(left)}.`);
const WHICH_WORKER: Record<Parameters<Words['prompt']['worker']>[0], (left: number) => string> = {
  field: (left) => `Welcher Arbeiter geht auf ein Erntefeld oder das Waldfeld?${upTo(left)}`,
  city: (left) => `Welcher Arbeiter geht in eine Stadt?${upTo(left)}`,
  land: (left) => `Welcher Arbeiter geht in ein Kolonie-Land?${upTo(left)}`,
  watch: (left) => `Welcher Arbeiter geht in die Stadtwache?${upTo(left)} Für jeden gibst du bis zu 3 Piraten ab.`,
  anywhere: () => 'Welchen Arbeiter bewegt der Kundschafter?',
  relocate: (left) => `Welcher Arbeiter oder Bürger zieht innerhalb der Städte um?${upTo(left)}`,
};
const WOOD_FOR: Record<WoodFor, string> = { ship: 'für das Schiff', favor: 'für den Stadtteil', upkeep: 'für die Wartung' };

const prompt: Words['prompt'] = {
  waiting: (names) => `Warten auf ${list(names)}.`,
  crowns: 'Die Start-Aufträge werden verteilt.',
  'request tile': 'Die Aufträge der Krone werden ausgelegt.',
  'reward tile': 'Die Königlichen Belohnungen werden ausgelegt.',
  'favor tile': 'Die Gildengünste werden ausgelegt.',
  'character tile': 'Die Charaktere werden ausgelegt.',
  'guild dice': 'Die Gildenwürfel werden geworfen.',
  'pirate dice': 'Die Piratenwürfel werden geworfen.',
  'building roll': 'Die Würfel am Gebäude werden neu geworfen.',
  'pirate roll': 'Der Piratenwürfel am Gebäude wird neu geworfen.',
  'first city': 'Setze deinen ersten Arbeiter auf ein freies Stadtfeld.',
  'first field':
    'Setze einen Arbeiter auf ein freies Erntefeld oder das Waldfeld. Deine zwei Arbeiter hier kommen in verschiedene Regionen.',
  row: 'Wähle eine Reihe des Gildenplans: Du bekommst ihre Würfel, einen ihrer Aufträge und ihre Gilde.',
  request: 'Nimm einen Auftrag der Krone aus deiner Reihe.',
  guild: 'Von welcher Gilde deckst du die Gildengünste auf?',
  /** With dice left. */
  pass: (left) => `${plural(left, { one: 'Du hast noch # Würfel.', other: 'Du hast noch # Würfel.' })} Trotzdem passen? Wähle ein Feld.`,
  turn: (die, favor) =>
    `${die ? 'Setze einen Würfel auf einen Charakter oder passe.' : 'Passe: Wähle ein Feld der Passen-Spalte.'}${favor ? ' Vorher darfst du eine Gildengunst einsetzen.' : ''}`,
  character: (figure, region) =>
    figure === 'special'
      ? `Sonderernte in Region ${number(region)}?`
      : `${accusative(characters[figure].name)} nutzen oder in Region ${number(region)} ernten?`,
  use: (figure) => `${accusative(characters[figure].name)} nutzen?`,
  harvest: (region) => `In Region ${number(region)} ernten?`,
  nothingHere: (figure) => `${characters[figure].name}: Hier kannst du jetzt nichts tun.`,
  worker: (goingTo, left) => WHICH_WORKER[goingTo](left),
  'worker to': (at, citizen) => `Wohin geht der ${citizen ? 'Bürger' : 'Arbeiter'} ${from(at)}?`,
  ship: (left) => `Welches Schiff fährt?${upTo(left)} Ein Schiff aus dem Heimat-Vorrat kostet 1 Holz.`,
  'ship to': 'Wohin fährt das Schiff? Die Waren gibst du bei der Ankunft ab.',
  'buy wood': (purpose, due, cost) =>
    `Wo kaufst du Holz ${WOOD_FOR[purpose]}? ${plural(due, { one: 'Es fehlt #', other: 'Es fehlen #' })}, das nächste kostet ${amount('reals', cost)}.`,
  'get wood': (owed) => `Woher nimmst du das Holz? Noch ${number(owed)}.`,
  favor: 'Welche Gildengunst nimmst du? Du zahlst das Holz ihrer Spalte.',
  again: (left) => `Auf welchem Erntefeld erntest du noch einmal? Noch ${number(left)}-mal.`,
  reward: 'Welche Königliche Belohnung nimmst du?',
  support: (bread) => `Königliche Unterstützung: bis zu 3 Piraten abgeben oder ${amount('bread', bread)} nehmen?`,
  flip: (left) => `Welche Gildengunst deckst du auf?${upTo(left)}`,
  lady: 'Welches Gebäude nutzt du für 4 Real?',
  marker: 'Welcher deiner Aktionsmarker geht auf welches Gebäude?',
  building: (building, cost, pirates, favor) =>
    `${buildings[building].name}: ${amount('reals', cost)} zahlen oder ${piratesAcc(pirates)} nehmen?${favor ? ' Vorher darfst du eine Gildengunst einsetzen.' : ''}`,
  paidFew: (building) => `Wenn du zahlst: ${buildings[building].few}.`,
  paidMany: (building) => `Wenn du zahlst: ${buildings[building].many}.`,
  paidCapitania: (points) => `Wenn du zahlst: ${number(points)} ${buildings.capitania.many}.`,
  paidNothing: 'Du hast keinen Arbeiter in der Region: Zahlen erspart dir nur die Piraten.',
  tooDear: (reals) => `Du hast nur ${amount('reals', reals)}.`,
  'last windmill in C': 'Letzte Gelegenheit dieser Runde, in der Windmühle Brot oder Real zu holen: je ein Feld hinab.',
  honor: 'Du bist am treuesten: einen Arbeiter aus der Stadtwache nach Hause holen und 4 PP erhalten?',
  upkeep: (count) => `Wie viel Holz gibst du für ${ships(count)} ab? Jedes fehlende Holz bringt 1 Piraten.`,
  feeding: (hungry) => `Wie viel Brot gibst du für ${workers(hungry)} ab? Jedes fehlende Brot bringt 1 Piraten.`,
  'last windmill in D': 'Letzte Gelegenheit dieser Runde, die Windmühle zu nutzen.',
  leave: (count) =>
    `Wähle ${plural(count, { one: 'den Auftrag, den', other: 'die # Aufträge, die' })} du jetzt wertest. Der andere bleibt für später.`,
  wealth: 'Wie viele Real zahlst du für Wohlstand der Nation? Jeder bringt 1 PP.',
  city: 'Welche Stadt wählst du für Stadtentwicklung?',
  over: 'Die Partie ist zu Ende.',
  forgo: 'Du hast noch nichts bewegt. Wenn du jetzt aufhörst, verfällt diese Bewegung.',
};

const costs = (bread: number): string => (bread > 0 ? ` (${change('bread', -bread)})` : '');
const andPirates = (pirates: number): string => (pirates > 0 ? ` (${change('pirates', pirates)})` : '');

const ladyAt = (building: Building): string => `${buildings[building].name} (${change('reals', -4)})`;

const prices: Words['prices'] = {
  buy: (count, reals) => `${number(count)} für ${amount('reals', reals)} kaufen`,
};

const button: Words['button'] = {
  row: (row, dice) => `Reihe ${row} (${dice.map(number).join(', ')})`,
  request: (request) => requests[request].name,
  guild: (guild) => guilds[guild],
  use: (favor, building) =>
    `${accusative(favors[favor].name)} einsetzen – ${building ? ladyAt(building) : favors[favor].does.replace(/\.$/, '')}`,
  die: (value, figure, bread) => `Würfel ${number(value)} auf ${accusative(characters[figure].name)}${costs(bread)}`,
  pirate: (value, figure, bread) => `Piratenwürfel ${number(value)} auf ${accusative(characters[figure].name)}${costs(bread)}`,
  act: (figure) => `${accusative(characters[figure].name)} nutzen`,
  harvest: (region) => `In Region ${number(region)} ernten`,
  'no action': 'Nichts tun',
  'pass reals': (at, reals) => `Passen auf ${at}: ${amount('reals', reals)}`,
  'pass city': (at) => `Passen auf ${at}: 1 PP, Arbeiter in eine Stadt`,
  'pass watch': (at) => `Passen auf ${at}: Arbeiter in die Stadtwache`,
  'pass ship': (at) => `Passen auf ${at}: ein Schiff bewegen`,
  worker: (at, target) => `Arbeiter ${from(at)}${target ? ` ${to(target)}` : ''}`,
  citizen: (at, target) => `Bürger ${from(at)}${target ? ` ${to(target)}` : ''}`,
  to: place,
  ship: (at, target) => `${at === 'home' ? 'Schiff aus dem Heimat-Vorrat' : `Schiff: ${slot(at)}`}${target ? ` → ${slot(target)}` : ''}`,
  sail: (at) => slot(at),
  'buy wood': (at, cost) => `${place(at)} (${change('reals', -cost)})`,
  'get wood': place,
  favor: (favor) => favors[favor].name,
  again: place,
  reward: (reward) => `${rewards[reward].name}: ${rewards[reward].does.replace(/\.$/, '')}`,
  'no reward': 'Keine Belohnung',
  'support pirates': 'Bis zu 3 Piraten abgeben',
  'support bread': (bread) => amount('bread', bread),
  'turn up': (favor) => favors[favor].name,
  lady: (building) => ladyAt(building),
  marker: (source, target) => `${buildings[source].name} → ${buildings[target].name}`,
  pay: (cost) => `${amount('reals', cost)} zahlen`,
  pirates: (pirates) => `${piratesAcc(pirates)} nehmen`,
  honor: 'Nach Hause holen: +4 PP',
  upkeep: (wood) => amount('wood', wood),
  feed: (bread, pirates) => `${amount('bread', bread)}${andPirates(pirates)}`,
  leave: (scored, points) =>
    `${tally(scored.map((request) => requests[request].name))} werten${points === undefined ? '' : ` (${change('points', points)})`}`,
  donate: (reals) => `−${amount('reals', reals)}: ${amount('points', reals)}`,
  city: (city, points) => `${cities[city]}: ${amount('points', points)}`,
  done: {
    worker: 'Keinen weiteren Arbeiter',
    ship: 'Kein weiteres Schiff',
    again: 'Keine weitere Ernte',
    flip: 'Keine weitere Gunst',
    honor: 'In der Wache bleiben',
    'last windmill in C': 'Fertig',
    'last windmill in D': 'Fertig',
  },
  'windmill up': (top) => (top ? '−2 Weizen: 1 PP' : '−2 Weizen: ein Feld hinauf'),
  'windmill down bread': (bottom) => (bottom ? '−1 PP: 1 Brot' : 'Ein Feld hinab: 1 Brot'),
  'windmill down reals': (bottom, reals) => `${bottom ? '−1 PP' : 'Ein Feld hinab'}: ${amount('reals', reals)}`,
  exchange: (a, b, taken) => `${goods[a]} + ${goods[b]} → ${goods[taken]}`,
};

/** Short words that stand on the board itself. */
const board = {
  parted: 'Wacht-meister Schatz-meister Kund-schafter Inge-nieur Navi-gator',
  tabs: { map: 'Karte', cities: 'Städte', guilds: 'Gilden' },
  you: 'du',
  or: 'oder',
  endOfRound: 'Rundenende',
  woodPrices: 'Preis von 1, 2, 3, 4 Holz',
  passed: 'hat gepasst',
  toPlay: 'dran',
};

const things: Words['things'] = {
  guildBoard: 'Gildenplan',
  row: (row) => `Reihe ${row}`,
  pass: 'Passen',
  passing: 'Passen-Spalte',
  passSlot: (at) => `Passen-Feld ${at}`,
  islands: 'Inseln',
  region: (region) => `Region ${number(region)}`,
  regions: { 1: 'Porto Santo', 2: 'Süden Madeiras', 3: 'Norden Madeiras' },
  field: (at, good) => `${place(at)}: ${goods[good]}`,
  forest: 'Waldfeld',
  cities: 'Städte',
  district: (city, district) => `${cities[city]}, Stadtteil ${number(district)}`,
  market: (good) => `${goods[good]}-Handelsplatz`,
  markets: 'Handelsplätze',
  colonies: 'Kolonien',
  landing: 'Landungsfelder',
  land: (colony) => `Kolonie-Land ${colonies[colony]}`,
  watch: 'Stadtwache',
  windmill: 'Windmühle',
  buildings: 'Gebäude',
  home: 'Heimat-Vorrat',
  workers: 'Arbeiter',
  ships: 'Schiffe',
  dice: 'Gildenwürfel',
  pirateDice: 'Piratenwürfel',
  die: (value) => `Gildenwürfel ${number(value)}`,
  pirateDie: (value) => `Piratenwürfel ${number(value)}`,
  markers: 'Aktionsmarker',
  marker: 'Aktionsmarker',
  citizen: 'Neutraler Bürger',
  favors: 'Gildengünste',
  requests: 'Aufträge der Krone',
  rewards: 'Königliche Belohnungen',
  goods: 'Waren',
  turnOrder: 'Spielerreihenfolge',
  crown: 'Die Krone verlangt',
  empty: 'Freies Gebäude',
  exchange: 'Tausch: 2 beliebige Waren gegen 1',
  done: 'Fertig',
  opponents: 'Die anderen Spieler',
};

const facts: Words['facts'] = {
  phases: {
    A: 'Charaktere und Würfel werden ausgelegt. Jeder nimmt eine Reihe: ihre Würfel, einen Auftrag, eine Gilde.',
    B: 'Reihum setzt ihr einen Würfel auf einen Charakter und nutzt diesen oder erntet, oder ihr passt.',
    C: 'Gebäude für Gebäude wird neu gewürfelt. Wer dort einen Aktionsmarker hat, zahlt und nutzt das Gebäude oder erhält Piraten.',
    D: 'Ehrung, Einnahmen aus den Kolonien, 1 Holz je Schiff, 1 Brot je Arbeiter, den die Windmühle nicht ernährt.',
    E: 'Runden 1, 3 und 5: Aufträge werden gewertet. Runden 2 und 4: Erntefelder werden umgewandelt.',
  },
  goods: 'Schiffe verkaufen sie auf den Handelsplätzen. Die Windmühle tauscht 2 gegen 1 beliebige.',
  reals: 'Damit bezahlst du Gebäude und Holz. Je 5 sind am Ende 1 PP wert.',
  die: 'Setze ihn auf einen Charakter, um diesen zu nutzen oder zu ernten. Damit bist du in Phase C auch am Gebäude dran.',
  pirateDie: 'Setzt du ihn, kehrt einer deiner Arbeiter aus der Stadtwache heim. In Phase C bist du damit nicht am Gebäude dran.',
  marker: 'Sein Besitzer ist in Phase C an diesem Gebäude dran.',
  citizen:
    'Gehört niemandem, zählt aber für die Mehrheit. Beim Bürgermeister bringt er 1 Brot, Real oder Holz, wenn du einen Arbeiter in der Stadt hast.',
  watch:
    'Mit einem Arbeiter hier darfst du einen Piratenwürfel nehmen. Wer in Phase D allein die meisten hat, darf einen heimholen und erhält 4 PP.',
  windmill: 'Ernährt so viele Arbeiter, wie dein Feld zeigt. In B, C und D kannst du hier jederzeit tauschen.',
  forest: 'Gibt Zugang zu unbegrenztem Holz. Gehört zu keiner Region, hier wird nie geerntet.',
  home: 'Deine Arbeiter, Schiffe und Vorräte, die nicht im Einsatz sind.',
  pirates: 'Wer am Ende die meisten Piraten hat, verliert 16 PP, die nächsten 8, 4, 2. Jeder Pirat über 20 kostet 1 PP mehr.',
  hiddenPirates: 'Wie viele es sind, bleibt bis zum Ende geheim.',
  rowDice: (dice) => `Würfel: ${dice.map(number).join(', ')}.`,
  rowRequests: (items) => `Aufträge: ${items}.`,
  rowGuilds: (items) => `Deckt Gildengünste auf: ${items}.`,
  takenBy: (name) => `Von ${name} genommen.`,
  free: 'Noch nicht besetzt.',
  passReals: (reals) => `${amount('reals', reals)}.`,
  passCity: 'Oder 1 PP und ein Arbeiter in eine Stadt.',
  passWatch: 'Oder ein Arbeiter in die Stadtwache und bis zu 3 Piraten abgeben.',
  passShip: 'Oder ein Schiff bewegen.',
  yields: (good) => `Bringt ${goods[good]}.`,
  becomes: (good, round) => `Wird am Ende von Runde ${number(round)} zu ${goods[good]}, wenn kein Holz darauf liegt.`,
  woodOn: (wood) => `${amount('wood', wood)} darauf, wird zuerst geerntet.`,
  workersOf: (names) => `Arbeiter: ${list(names)}.`,
  workersHere: (name, count) => `${name}: ${workers(count)}.`,
  sells: (good, cost, reals) => `${amount(good, cost)} für ${amount('reals', reals)}.`,
  sellsMore: (good, cost, reals) => `Oder ${amount(good, cost)} für ${amount('reals', reals)}.`,
  landingCost: (wine) => `Kostet ${amount('wine', wine)} und bringt eine Königliche Belohnung.`,
  shipOf: (name) => `Schiff von ${name}.`,
  shipFromHome: 'Ein Schiff aus dem Heimat-Vorrat kostet 1 Holz.',
  pointsInRound: (round, points) => `Runde ${number(round)}: ${amount('points', points)} je Schiff.`,
  landYields: (good) => `Jeder Arbeiter bringt in Phase D 1 ${goods[good]}.`,
  rewardsHere: (items) => `Belohnungen: ${items}.`,
  majority: (higher, lower) => `Stadtentwicklung: ${amount('points', higher)} mit den meisten Arbeitern, sonst ${amount('points', lower)}.`,
  noWorker: 'Ohne Arbeiter in der Stadt: 0 PP.',
  cityYields: (what) => `Bürgermeister: 2 ${resources[what]} für jeden deiner Arbeiter hier, 1 für jeden Bürger.`,
  citizens: (count) => `${citizensOf(count)}.`,
  districtCost: (wood) => `Nicht gebaut: kostet beim Gildenmeister ${amount('wood', wood)}.`,
  forYou: (items) => `Für dich jetzt: ${items}.`,
  fromHome: (items) => `Mit einem Schiff aus dem Heimat-Vorrat: ${items}.`,
  inReach: (wood) => `Holz, das du kaufen könntest: ${number(wood)}.`,
  districtBuilt: 'Gebaut, Platz für zwei.',
  spotTaken: (name) => `Besetzt von ${name}.`,
  woodPrices: (items) => `1 bis 6 Holz in einem Zug zu kaufen kostet ${items} Real.`,
  buildingRegion: (building, region) => `${buildings[building].name} gehört zu Region ${number(region)}.`,
  few: (building) => `1 oder 2 Arbeiter in der Region: ${buildings[building].few}.`,
  many: (building) => `3 oder mehr: ${buildings[building].many}.`,
  capitaniaPoints: (points) => `3 oder mehr: ${number(points)} ${buildings.capitania.many}.`,
  emptyInRound: (round) => `In Runde ${number(round)} ohne Charakter.`,
  characterHere: (figure) => `In dieser Runde hier: ${characters[figure].name}.`,
  dicePlaced: (count, limit) => `${number(count)} von ${number(limit)} Würfeln gesetzt.`,
  pirateDiePlaced: 'Ein Piratenwürfel ist dabei.',
  dieCost: (value, bread) =>
    bread === 0 ? `Eine ${number(value)} kostet nichts.` : `Eine ${number(value)} kostet ${amount('bread', bread)}.`,
  printedCost: (reals) => `Kostet ${amount('reals', reals)} minus die Summe der Gildenwürfel.`,
  costNow: (reals, pirates) => `Jetzt ${amount('reals', reals)} zahlen oder ${piratesAcc(pirates)} nehmen.`,
  markersOf: (name, count) => `${name}: ${number(count)} Aktionsmarker.`,
  favorGuild: (guild) => `${guilds[guild]}.`,
  favorUp: 'Offen: Du kannst sie zu Beginn deines Zuges einsetzen.',
  favorDown: 'Verdeckt: Du kannst sie erst einsetzen, wenn sie aufgedeckt ist.',
  scoutPoints: (points) => `In eine Stadt: ${amount('points', points)}.`,
  supportBread: (bread) => `Nach diesen Regeln: ${amount('bread', bread)}.`,
  worthNow: (points) => `Jetzt ${amount('points', points)} wert.`,
  reconstructed: 'Diese Zahl ist rekonstruiert.',
  compare: 'Vergleiche sie mit deinem Spielplan.',
  millLevel: (level) => `Ernährt ${workers(level)}.`,
  hungry: (count) => `Noch ${workers(count)} zu ernähren.`,
  forecastWood: (count, have) => `Holz für deine Schiffe: ${number(count)} nötig, du hast ${number(have)}.`,
  forecastBread: (count, have) => `Brot für deine Arbeiter: ${number(count)} nötig, du hast ${number(have)}.`,
  forecastPirates: (pirates) => `Wenn sich nichts ändert: ${change('pirates', pirates)}.`,
  upkeepDue: (wood) => `Wartung: ${amount('wood', wood)}.`,
  onBoard: (count) => `${number(count)} auf dem Spielplan.`,
  atHome: (count) => `${number(count)} im Heimat-Vorrat.`,
  diceHere: (dice) => `Würfel: ${dice.map(number).join(', ')}.`,
  mostLoyal: (name) => `Am treuesten: ${name}.`,
  passed: 'Hat gepasst.',
  debt: (reals) => `Am Ende des Zuges für Holz fällig: ${amount('reals', reals)}.`,
  wealth: (reals, points) => `Was du übrig hast, ist ${amount('reals', reals)} wert: ${amount('points', points)}.`,
  none: 'Nichts.',
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
    windmill: { one: '# Feld in der Windmühle', other: '# Felder in der Windmühle' },
    'workers-on-board': { other: '# Arbeiter auf dem Plan' },
    'ships-on-board': { one: '# Schiff auf dem Plan', other: '# Schiffe auf dem Plan' },
    watch: { other: '# Arbeiter in der Stadtwache' },
    'favors-up': { one: '# offene Gildengunst', other: '# offene Gildengünste' },
    'favors-down': { one: '# verdeckte Gildengunst', other: '# verdeckte Gildengünste' },
    'action-markers': { other: '# Aktionsmarker' },
    'request-market-routes': {
      one: `# Auftrag „${requests['market-routes'].name}“`,
      other: `# Aufträge „${requests['market-routes'].name}“`,
    },
    'request-expeditions': { one: `# Auftrag „${requests.expeditions.name}“`, other: `# Aufträge „${requests.expeditions.name}“` },
    'request-influence': { one: `# Auftrag „${requests.influence.name}“`, other: `# Aufträge „${requests.influence.name}“` },
    'request-urbanization': { one: `# Auftrag „${requests.urbanization.name}“`, other: `# Aufträge „${requests.urbanization.name}“` },
    'request-wealth': { one: `# Auftrag „${requests.wealth.name}“`, other: `# Aufträge „${requests.wealth.name}“` },
  }),
  'first-in-turn-order': () => 'den ersten Platz in der Spielerreihenfolge',
};

export const de: Words = {
  name: 'Madeira',
  round: (n) => `Runde ${number(n)}`,
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
    setup: 'Spielvorbereitung',
    A: 'A. Rundenvorbereitung',
    B: 'B. Charakter-Aktionen',
    C: 'C. Gebäude-Aktionen',
    D: 'D. Versorgung',
    E: 'E. Die Aufträge der Krone',
    end: 'Spielende',
  },
  crown: {
    1: '1 von 2 Aufträgen werten',
    2: 'Weizenfelder werden Zuckerfelder',
    3: '2 von 3 Aufträgen werten',
    4: 'Zuckerfelder werden Weinfelder',
    5: 'Alle 3 Aufträge werten',
  },
  parts: {
    honor: 'Ehrung',
    income: 'Einnahmen',
    upkeep: 'Wartung',
    feeding: 'Ernährung',
    windmill: 'Windmühle',
    placement: 'Erste Arbeiter',
    requests: 'Aufträge',
    pirates: 'Piraten',
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
    play: 'Während der Partie',
    wealth: 'Waren und Geld',
    pirateLoss: 'Verlust durch Piraten',
    requests: 'Offene Aufträge, falls jetzt gewertet',
    tieBreak: 'Passen-Reihenfolge',
  },
  ruleSets: {
    '2nd': 'Zweite Auflage (2022)',
    '1st-de': 'Erste Auflage, deutsche Anleitung',
    '1st-it': 'Erste Auflage, italienische Anleitung',
    '1st-hu': 'Erste Auflage, ungarische Anleitung',
  },
  ruleSetHints: {
    '2nd': 'Alle beginnen mit 6 Piraten. Holz bezahlst du sofort.',
    '1st-de': 'Keine Piraten zu Beginn. Holz bezahlst du am Ende des Zuges. Stadtentwicklung zählt auch ohne Arbeiter.',
    '1st-it': 'Wie die deutsche Anleitung, aber du nimmst Gildengünste verdeckt, und Königliche Unterstützung gibt 3 Brot.',
    '1st-hu':
      'Wie die deutsche Anleitung, aber: Capitania 2 PP, Kundschafter 3 PP, ganz unten in der Windmühle 3 Real, Stadtentwicklung ohne Arbeiter 0 PP.',
  },
  options: {
    board: { label: 'Spielplan', values: { default: 'Standard' } },
    openPirates: { label: 'Alle Piraten zeigen', values: { true: 'Ja', false: 'Nein' } },
  },
};
