/**
 * The words of Puerto Rico in English, and by their type the shape of every other language.
 *
 * A move's first word is its kind (docs/notation/puerto-rico.md): `button.<kind>` is its button, and what it did is told by log/; `pass` has one
 * text for each step instead, `button.pass[step]`. `phases[step]` and `prompt[step]` follow `view.step`. Messages take ids and numbers and never
 * finished words, so that each language can bend them; `list` joins what `amounts` says.
 */
import { speechIn } from '../format.ts';
import type { Building, BuildingKind, ChanceKind, Ending, Good, Holding, MoveKind, PassStep, Place, Role, Step, Tile } from './ids.ts';

const { changes, list, number, plural, signed } = speechIn('en');

const doubloons = (n: number): string => plural(n, { one: '# doubloon', other: '# doubloons' });
const colonists = (n: number): string => plural(n, { one: '# colonist', other: '# colonists' });
const barrels = (n: number): string => plural(n, { one: '# barrel', other: '# barrels' });
const circles = (n: number): string => plural(n, { one: '# circle', other: '# circles' });
const spaces = (n: number): string => plural(n, { one: '# space', other: '# spaces' });
const points = (n: number): string => `${number(n)} VP`;

const goods: Record<Good, string> = { corn: 'corn', indigo: 'indigo', sugar: 'sugar', tobacco: 'tobacco', coffee: 'coffee' };
const goodsOf = (n: number, good: Good): string => `${number(n)} ${goods[good]}`;
const article = (good: Good): string => (good === 'indigo' ? 'an' : 'a');

const tiles: Record<Tile, string> = {
  corn: 'corn plantation',
  indigo: 'indigo plantation',
  sugar: 'sugar plantation',
  tobacco: 'tobacco plantation',
  coffee: 'coffee plantation',
  quarry: 'quarry',
};

const prospector = {
  name: 'Prospector',
  action: 'Nobody else does anything.',
  privilege: 'You get 1 doubloon from the bank.',
  short: { action: 'Nobody else acts', privilege: '+1 doubloon' },
};
/** `short` stands on the card, under the scene; the rest explains it. */
const roles: Record<Role, { name: string; action: string; privilege: string; short: { action: string; privilege: string } }> = {
  settler: {
    name: 'Settler',
    action: 'Everyone adds a plantation to their island.',
    privilege: 'You may take a quarry instead of a plantation.',
    short: { action: 'All take a plantation', privilege: 'or a quarry' },
  },
  mayor: {
    name: 'Mayor',
    action: 'Everyone gets colonists from the ship and puts them to work.',
    privilege: 'You may take 1 more colonist from the supply.',
    short: { action: 'All share new colonists', privilege: '+1 colonist' },
  },
  builder: {
    name: 'Builder',
    action: 'Everyone may build one building.',
    privilege: 'You pay 1 doubloon less.',
    short: { action: 'All may build', privilege: '1 doubloon off' },
  },
  craftsman: {
    name: 'Craftsman',
    action: 'Everyone produces goods.',
    privilege: 'You get 1 more barrel of a kind you produced.',
    short: { action: 'All produce goods', privilege: '+1 barrel' },
  },
  trader: {
    name: 'Trader',
    action: 'Everyone may sell one barrel to the trading house.',
    privilege: 'You get 1 doubloon more when you sell.',
    short: { action: 'All may sell one barrel', privilege: '+1 doubloon' },
  },
  captain: {
    name: 'Captain',
    action: 'Everyone must load barrels on the cargo ships, for 1 VP each.',
    privilege: 'You get 1 VP more for your first load.',
    short: { action: 'All ship their goods', privilege: '+1 victory point' },
  },
  prospector,
  'prospector-2': prospector,
};

const buildings: Record<Building, { name: string; does: string }> = {
  'small-indigo-plant': { name: 'Small indigo plant', does: 'Its colonist makes indigo from 1 indigo plantation.' },
  'small-sugar-mill': { name: 'Small sugar mill', does: 'Its colonist makes sugar from 1 sugar plantation.' },
  'small-market': { name: 'Small market', does: 'Trader: 1 doubloon more when you sell.' },
  hacienda: { name: 'Hacienda', does: 'Settler: you may draw a face-down plantation before you take your usual tile.' },
  'construction-hut': { name: 'Construction hut', does: 'Settler: you may take a quarry instead of a plantation.' },
  'small-warehouse': { name: 'Small warehouse', does: 'Captain: you keep all barrels of one more kind.' },
  'indigo-plant': { name: 'Indigo plant', does: 'Each colonist here makes indigo from 1 indigo plantation.' },
  'sugar-mill': { name: 'Sugar mill', does: 'Each colonist here makes sugar from 1 sugar plantation.' },
  hospice: { name: 'Hospice', does: 'Settler: your new tile comes with a colonist.' },
  office: { name: 'Office', does: 'Trader: you may sell a kind the trading house already has.' },
  'large-market': { name: 'Large market', does: 'Trader: 2 doubloons more when you sell.' },
  'large-warehouse': { name: 'Large warehouse', does: 'Captain: you keep all barrels of two more kinds.' },
  'tobacco-storage': { name: 'Tobacco storage', does: 'Each colonist here makes tobacco from 1 tobacco plantation.' },
  'coffee-roaster': { name: 'Coffee roaster', does: 'Each colonist here makes coffee from 1 coffee plantation.' },
  factory: { name: 'Factory', does: 'Craftsman: 1, 2, 3 or 5 doubloons for producing 2, 3, 4 or 5 kinds.' },
  university: { name: 'University', does: 'Builder: your new building comes with a colonist.' },
  harbor: { name: 'Harbor', does: 'Captain: 1 VP more for every load.' },
  wharf: { name: 'Wharf', does: 'Captain: once per phase, you may ship all barrels of one kind without a cargo ship.' },
  'guild-hall': { name: 'Guild hall', does: 'At the end: 1 VP for each of your small production buildings, 2 VP for each large one.' },
  residence: { name: 'Residence', does: 'At the end: 4 VP for up to 9 tiles on your island, 5 for 10, 6 for 11, 7 for all 12.' },
  fortress: { name: 'Fortress', does: 'At the end: 1 VP for every three of your colonists.' },
  'customs-house': { name: 'Customs house', does: 'At the end: 1 VP for every four VP in your chips.' },
  'city-hall': { name: 'City hall', does: 'At the end: 1 VP for each of your violet buildings, including this one.' },
};

const isTile = (place: Place): place is Tile => place in tiles;
const placeName = (place: Place): string => (isTile(place) ? tiles[place] : buildings[place].name.toLowerCase());

const workersOn = (n: number, place: Place): string => (n === 1 ? placeName(place) : `${number(n)}\u00a0× ${placeName(place)}`);

const phases: Record<Step, string> = {
  governor: 'Setup',
  order: 'Setup',
  'face up': 'New plantations',
  role: 'Choosing a role',
  settler: 'Settler',
  hacienda: 'Settler',
  hospice: 'Settler',
  mayor: 'Mayor',
  placing: 'Mayor',
  builder: 'Builder',
  university: 'Builder',
  craftsman: 'Craftsman',
  trader: 'Trader',
  captain: 'Captain: loading',
  storing: 'Captain: storing',
  prospector: 'Prospector',
  over: 'The end',
};

const prompt = {
  waiting: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  governor: 'The first governor is drawn.',
  order: 'The turn order is drawn.',
  'face up': 'New plantations are turned face up.',
  role: 'Choose a role: everyone acts, and you get its privilege.',
  settler: (quarry: boolean, hacienda: boolean) =>
    `Take a plantation${quarry ? ' or a quarry' : ''}, or nothing.${hacienda ? ' Before that, you may draw a face-down plantation with your hacienda.' : ''}`,
  hacienda: 'A plantation is drawn for the hacienda.',
  hospice: 'Put a new colonist on the tile you took?',
  mayor: 'Take 1 more colonist from the supply?',
  /** `inHand` colonists for the `circlesLeft` circles from this place on. */
  placing: (place: Place, inHand: number, circlesLeft: number) =>
    `How many colonists work here: ${placeName(place)}? ${number(inHand)} in hand for ${circles(circlesLeft)}.`,
  builder: (have: number, privilege: boolean) =>
    `Build one building or none. You have ${doubloons(have)}${privilege ? ' and pay 1 less as the builder' : ''}.`,
  university: 'Put a new colonist on the building you built?',
  craftsman: 'Take 1 more barrel of a kind you produced?',
  trader: (privilege: boolean) => `Sell one barrel or none.${privilege ? ' As the trader you get 1 doubloon more.' : ''}`,
  captain: (must: boolean, wharf: boolean) =>
    must
      ? `Choose goods to load, on a cargo ship${wharf ? ' or with your wharf' : ''}. You must load if you can.`
      : 'Nothing fits on a cargo ship. Use your wharf now, or pass.',
  storing: (keeping: boolean): string =>
    keeping ? 'Which kind do you keep 1 barrel of?' : 'Which kind do you store in your warehouse? You keep all its barrels.',
  prospector: 'The prospector gets 1 doubloon.',
  over: 'The game is over.',
} satisfies Record<Step | 'waiting', unknown>;

const passButtons: Record<PassStep, string> = {
  settler: 'Take no tile',
  hospice: 'No colonist',
  mayor: 'No extra colonist',
  builder: 'Build nothing',
  university: 'No colonist',
  craftsman: 'No extra barrel',
  trader: 'Sell nothing',
  captain: 'Keep the wharf for later',
};

const button = {
  role: (role: Role, onIt: number) => (onIt > 0 ? `${roles[role].name} (${signed(onIt)})` : roles[role].name),
  hacienda: 'Draw with the hacienda',
  plantation: (good: Good) => `Take ${article(good)} ${tiles[good]}`,
  quarry: 'Take a quarry',
  hospice: 'Take the colonist',
  colonist: 'Take the colonist',
  colonists: (n: number) => number(n),
  build: (building: Building, cost: number) => `${buildings[building].name}: ${number(cost)}`,
  university: 'Take the colonist',
  craft: (good: Good) => `1 more ${goods[good]}`,
  sell: (good: Good, price: number) => `Sell ${goods[good]}: ${doubloons(price)}`,
  load: (good: Good, count: number, holds: number, vp: number) =>
    `${goodsOf(count, good)} on the ${number(holds)}-barrel ship: ${points(vp)}`,
  wharf: (good: Good, count: number, vp: number) => `${goodsOf(count, good)} with the wharf: ${points(vp)}`,
  keep: (good: Good) => `Keep 1 ${goods[good]}`,
  store: (good: Good, count: number) => `Store ${goodsOf(count, good)}`,
  pass: passButtons,
} satisfies Record<Exclude<MoveKind, ChanceKind>, unknown>;

const endings: Record<Ending, string> = {
  colonists: 'Last round: there are too few colonists to refill the ship.',
  city: 'Last round: a city is full.',
  points: 'Last round: the VP chips have run out.',
};

const kinds: Record<BuildingKind, string> = {
  'small plant': 'Small production building',
  'large plant': 'Large production building',
  violet: 'Small violet building',
  'large violet': 'Large violet building, two city spaces',
};

/** Titles of the things on the board. */
const things = {
  roles: 'Roles',
  plantations: 'Available plantations',
  quarries: 'Quarries',
  faceDown: 'Face-down plantations',
  ships: 'Cargo ships',
  ship: (holds: number) => `${number(holds)}-barrel cargo ship`,
  house: 'Trading house',
  colonistShip: 'Colonist ship',
  supply: 'Supply',
  colonistSupply: 'Colonists in the supply',
  goodSupply: 'Goods in the supply',
  chips: 'VP chips in the supply',
  market: 'Buildings for sale',
  column: (quarries: number) => `Quarries: up to ${signed(-quarries)}`,
  island: 'Island',
  city: 'City',
  sanJuan: 'San Juan',
  wharf: 'Your wharf',
  storage: 'Storage',
  governor: 'Governor',
  doubloons: 'Doubloons',
  points: 'Victory points',
  barrels: 'Barrels',
  colonists: 'Colonists',
  production: 'Next production',
  emptySpace: 'Empty space',
  takeUp: 'Clear all',
  privilege: 'Privilege:',
  /** How far quarries lower the prices of a column. */
  upTo: (quarries: number) => `up to ${signed(-quarries)}`,
  inSanJuan: 'in San Juan',
};

/** The parts of the board as the tabs of a phone name them. */
const tabs = { roles: 'Roles', harbour: 'Ships', market: 'Buildings', mine: 'My land' };

/** Lines of explanations; the board read aloud is made of the same lines. */
const facts = {
  roleAction: (text: string) => `Action: ${text}`,
  rolePrivilege: (text: string) => `Privilege: ${text}`,
  onRole: (n: number) => `${doubloons(n)} on it.`,
  roleTaken: (name: string) => `Taken by ${name} this round.`,
  roleFree: 'Available.',
  cost: (n: number) => `Costs ${doubloons(n)}.`,
  costForYou: (n: number) => `For you now: ${doubloons(n)}.`,
  tooDear: (have: number) => `You have only ${doubloons(have)}.`,
  yours: 'It is in your city.',
  printedPoints: (n: number) => `Worth ${points(n)} at the end.`,
  bonusNow: (n: number) => `Would add ${points(n)} if the game ended now.`,
  quarryLimit: (n: number) => `At most ${plural(n, { one: '# quarry lowers', other: '# quarries lower' })} the price.`,
  copiesLeft: (n: number) => `${number(n)} left.`,
  soldOut: 'Sold out.',
  staffed: (n: number, of: number) => `${number(n)} of ${circles(of)} filled.`,
  idle: 'Does nothing without a colonist.',
  plantation: (good: Good) =>
    good === 'corn'
      ? 'With a colonist, it yields 1 corn.'
      : `With a colonist, it yields 1 ${goods[good]} if you also have a colonist in ${article(good)} ${goods[good]} building.`,
  quarry: 'With a colonist, it lowers the price of a building by 1 doubloon.',
  tilesOccupied: (tile: Tile, count: number, occupied: number) => `${number(count)} × ${tiles[tile]}, ${number(occupied)} occupied`,
  spacesFilled: (filled: number, of: number) => `${number(filled)} of ${spaces(of)} filled.`,
  left: (n: number) => `${number(n)} left.`,
  discarded: (n: number) => `${number(n)} discarded.`,
  shipEmpty: (holds: number) => `Empty, room for ${barrels(holds)}.`,
  shipLoad: (good: Good, load: number, space: number) => `${goodsOf(load, good)}, room for ${number(space)} more.`,
  shipFull: (good: Good, load: number) => `Full: ${goodsOf(load, good)}.`,
  shipKinds: 'One kind per ship, and no kind on two ships.',
  houseFilled: (filled: number, places: number) => `${number(filled)} of ${barrels(places)}.`,
  houseKinds: 'Buys each kind once, and is emptied when full.',
  price: (good: Good, n: number) => `${goods[good]}: ${doubloons(n)}`,
  priceForYou: (n: number) => `Brings you ${doubloons(n)} in the trading house.`,
  colonistShip: (n: number) => `${colonists(n)} on board for the next mayor.`,
  colonistsRequired: (n: number) => `The next refill needs ${colonists(n)}.`,
  sanJuan: (n: number) => `${colonists(n)} without work.`,
  storable: (kinds: number) =>
    kinds === 0 ? 'Keeps 1 barrel.' : `Keeps 1 barrel, and all barrels of ${plural(kinds, { one: '# kind', other: '# kinds' })}.`,
  wharfUsed: 'Wharf already used in this phase.',
  wharfFree: 'Wharf not used yet in this phase.',
  governor: 'Picks the first role of the round.',
  hiddenPoints: 'VP chips stay face down until the end.',
  wouldProduce: (items: string) => `Would produce ${items}.`,
  none: 'None.',
};

const score = { chips: 'VP chips', buildings: 'Buildings', bonus: 'Large buildings', total: 'Total', tieBreak: 'Doubloons and barrels' };

const options = {
  mayor: { label: 'Placing colonists', values: { simultaneous: 'All at once', 'in order': 'In turn order' } },
  order: { label: 'Turn order', values: { fixed: 'As listed', random: 'Random' } },
  governor: { label: 'First governor', values: { random: 'Random' } },
  openPoints: { label: 'Show everyone’s VP chips', values: { true: 'Yes', false: 'No' } },
  buildings: { label: 'Buildings', values: { base: 'Base game' } },
};

/** What a move brings or takes, by the bots' names for it. */
const holdings: Record<Holding, (n: number) => string> = {
  'last-round': () => 'the last round',
  ...changes({
    points: { other: '# VP' },
    doubloons: { one: '# doubloon', other: '# doubloons' },
    corn: { other: `# ${goods.corn}` },
    indigo: { other: `# ${goods.indigo}` },
    sugar: { other: `# ${goods.sugar}` },
    tobacco: { other: `# ${goods.tobacco}` },
    coffee: { other: `# ${goods.coffee}` },
    colonists: { one: '# colonist', other: '# colonists' },
    quarries: { one: '# quarry', other: '# quarries' },
    plantations: { one: '# plantation', other: '# plantations' },
    'city-spaces-filled': { one: '# city space filled', other: '# city spaces filled' },
    'production-of-corn': { other: `# ${goods.corn} per production` },
    'production-of-indigo': { other: `# ${goods.indigo} per production` },
    'production-of-sugar': { other: `# ${goods.sugar} per production` },
    'production-of-tobacco': { other: `# ${goods.tobacco} per production` },
    'production-of-coffee': { other: `# ${goods.coffee} per production` },
  }),
};

export const en = {
  name: 'Puerto Rico',
  round: (n: number) => `Round ${number(n)}`,
  lastRound: 'Last round',
  /** What the page may do by itself, by a setting. */
  habits: {
    takePrivilege: 'Always take a privilege when there is nothing to choose',
    noSaleForNothing: 'Never sell for 0 doubloons',
  },
  ruleSets: { base: 'Base game' },
  number,
  signed,
  list,
  amounts: { doubloons, points, colonists, barrels, circles, spaces, goods: goodsOf, workers: workersOn },
  holdings,
  phases,
  roles,
  goods,
  tiles,
  buildings,
  kinds,
  prompt,
  button,
  endings,
  things,
  tabs,
  facts,
  score,
  options,
};

export type Words = typeof en;
