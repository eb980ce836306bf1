/**
 * The words of Madeira in English, and by their type the shape of every other language.
 *
 * `button[kind]` belongs to the kinds of move of the game, `done` has one text for each step it can end; what a move did is told by log/.
 * `withChanges` adds what was gained and paid, made by `change`. `prompt[step]` follows `view.turn.step`, `phases` follow `view.phase`, `parts`
 * name what a phase is made of. Places and slots are handed over as the notation names them. Messages take ids and numbers and never finished
 * words, so that each language can bend them.
 */
import { speechIn } from '../format.ts';
import type {
  Building,
  ButtonKind,
  City,
  Colony,
  DoneStep,
  Favor,
  Figure,
  GoingTo,
  Good,
  Guild,
  Holding,
  PassSlot,
  Phase,
  Place,
  Request,
  Resource,
  Reward,
  RowNumeral,
  RuleSet,
  Slot,
  Step,
  WoodFor,
  Yield,
} from './ids.ts';
import { sayPlace, saySlot } from './places.ts';

const { changes, list, number, plural, signed, tally } = speechIn('en');

const goods: Record<Good, string> = { wheat: 'Wheat', sugar: 'Sugar', wine: 'Wine' };
const resources: Record<Resource, string> = {
  ...goods,
  wood: 'Wood',
  bread: 'Bread',
  reals: 'Reals',
  pirates: 'Pirates',
  points: 'Prestige points',
};
const unit: Record<Resource, { one: string; other: string }> = {
  wheat: { one: 'Wheat', other: 'Wheat' },
  sugar: { one: 'Sugar', other: 'Sugar' },
  wine: { one: 'Wine', other: 'Wine' },
  wood: { one: 'Wood', other: 'Wood' },
  bread: { one: 'Bread', other: 'Bread' },
  reals: { one: 'Real', other: 'Reals' },
  pirates: { one: 'Pirate', other: 'Pirates' },
  points: { one: 'PP', other: 'PP' },
};
const amount = (resource: Resource, n: number): string => `${number(n)} ${plural(n, unit[resource])}`;
/** `+4 Reals`, `−1 Wood`. */
const change = (resource: Resource, n: number): string => `${signed(n)} ${plural(Math.abs(n), unit[resource])}`;
const workers = (n: number): string => plural(n, { one: '# Worker', other: '# Workers' });
const ships = (n: number): string => plural(n, { one: '# Ship', other: '# Ships' });
const favorsOf = (n: number): string => plural(n, { one: '# Favor', other: '# Favors' });
const citizensOf = (n: number): string => plural(n, { one: '# Citizen', other: '# Citizens' });

const colonies: Record<Colony, string> = { acores: 'Açores', brasil: 'Brasil', india: 'India' };
const cities: Record<City, string> = { 'porto-santo': 'Porto Santo', funchal: 'Funchal', machico: 'Machico' };
const guilds: Record<Guild, string> = { blue: 'Blue guild', green: 'Green guild', orange: 'Orange guild', violet: 'Violet guild' };

const place = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `Field ${field}`,
    forest: 'Forest',
    spot: (city, spot) => `${cities[city]}, spot ${spot}`,
    land: (colony) => `land of ${colonies[colony]}`,
    watch: 'City Watch',
    home: 'home',
  });
export const from = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `from Field ${field}`,
    forest: 'from the Forest',
    spot: (city, spot) => `from ${cities[city]} (spot ${spot})`,
    land: (colony) => `from the land of ${colonies[colony]}`,
    watch: 'from the City Watch',
    home: 'from home',
  });
export const to = (at: Place): string =>
  sayPlace(at, {
    field: (field) => `to Field ${field}`,
    forest: 'into the Forest',
    spot: (city, spot) => `to ${cities[city]} (spot ${spot})`,
    land: (colony) => `to the land of ${colonies[colony]}`,
    watch: 'into the City Watch',
    home: 'home',
  });
const slot = (at: Slot): string =>
  saySlot(at, {
    market: (good, n) => `${goods[good]} market, slot ${n}`,
    colony: (colony, n) => `${colonies[colony]}, landing ${n}`,
    home: 'home',
  });

const characters: Record<Figure, { name: string; does: string }> = {
  steward: { name: 'Steward', does: 'Send up to 2 Workers to Fields or the Forest.' },
  commander: { name: 'Commander', does: 'Move up to 2 Ships to markets and colonies.' },
  'guild-master': { name: 'Guild Master', does: 'Build a district with Wood and take its Favor.' },
  mayor: { name: 'Mayor', does: 'Move up to 2 pieces within the cities, then collect from your cities.' },
  special: { name: 'Special harvest', does: 'Harvest the region, then one of these Fields again.' },
};

const buildings: Record<Building, { name: string; few: string; many: string }> = {
  moinho: { name: 'Moinho', few: '2 Bread', many: '5 Bread' },
  capitania: { name: 'Capitania', few: '1 PP, then 1 Worker to a city', many: 'PP, then up to 2 Workers to cities' },
  alfandega: {
    name: 'Alfândega',
    few: '1 Worker to a colony land, 1 PP for each of your Ships there',
    many: 'up to 2 Workers to colony lands, 1 PP for each of your Ships there',
  },
  casa: { name: 'Casa da Coroa', few: 'turn 1 Favor face up', many: 'turn up to 2 Favors face up' },
  fortaleza: {
    name: 'Fortaleza',
    few: '1 Worker into the City Watch, discard up to 3 Pirates',
    many: 'up to 2 Workers into the City Watch, discard up to 3 Pirates for each',
  },
};

const favors: Record<Favor, { name: string; does: string }> = {
  monk: { name: 'Monk', does: 'Get 2 Wood from your Fields or the Forest.' },
  miller: { name: 'Miller', does: 'Move your Windmill marker up one level.' },
  bishop: { name: 'Bishop', does: 'Move one of your Action Markers to another building.' },
  patron: { name: 'Patron', does: 'Get 3 Bread.' },
  lord: { name: 'Lord', does: 'Phase C: pay 0 Reals at this building.' },
  diplomat: { name: 'Diplomat', does: 'Phase C: count 2 more Workers in the region.' },
  treasurer: { name: 'Treasurer', does: 'Get 5 Reals.' },
  navigator: { name: 'Navigator', does: 'Move one Ship, as with the Commander.' },
  engineer: { name: 'Engineer', does: 'Phase B: harvest Fields 2 more times with your next die.' },
  constable: { name: 'Constable', does: 'Discard half your Pirates.' },
  lady: { name: 'Lady', does: 'Use any building for 4 Reals.' },
  scout: { name: 'Scout', does: 'Move one Worker from anywhere to anywhere.' },
};

const rewards: Record<Reward, { name: string; does: string }> = {
  island: { name: 'Island', does: 'Move a Worker to a Field or the Forest.' },
  city: { name: 'City', does: '1 PP, then you may move a Worker to a city.' },
  guild: { name: 'Guild', does: 'Turn one of your Favors face up.' },
  watch: { name: 'City Watch', does: 'Move a Worker into the City Watch and discard up to 3 Pirates.' },
  medal: { name: 'Medal', does: '3 PP.' },
  booty: { name: 'Booty', does: '5 Reals.' },
  support: { name: 'Royal Support', does: 'Discard up to 3 Pirates, or get Bread.' },
  windmill: { name: 'Windmill', does: 'Move your Windmill marker up one level.' },
};

const requests: Record<Request, { name: string; does: string }> = {
  'market-routes': { name: 'Market Routes', does: 'PP for up to three of your Ships in markets.' },
  expeditions: { name: 'Expeditions', does: 'PP for up to three of your Ships in colonies.' },
  influence: { name: 'Influence of the Guilds', does: '5 PP for each face-up Favor, up to four of different guilds.' },
  urbanization: { name: 'Urbanization', does: 'PP for a city: the higher number if you have the most Workers there, otherwise the lower.' },
  wealth: { name: 'Wealth of the Nation', does: '1 PP for each Real you pay, at most 15.' },
};

const phases: Record<Phase, string> = {
  setup: 'Setup',
  A: 'A. Round setup',
  B: 'B. Character actions',
  C: 'C. Buildings',
  D: 'D. Maintenance',
  E: 'E. Crown',
  end: 'The end',
};

/** What the Crown asks at the end of each round. */
const crown = {
  1: 'Score 1 of 2 Requests',
  2: 'Wheat Fields turn into Sugar',
  3: 'Score 2 of 3 Requests',
  4: 'Sugar Fields turn into Wine',
  5: 'Score all 3 Requests',
};

const parts = {
  honor: 'Honor',
  income: 'Income',
  upkeep: 'Upkeep',
  feeding: 'Feeding',
  windmill: 'Windmill',
  placement: 'First placement',
  requests: 'Requests',
  pirates: 'Pirates',
};

/** With one piece left the question says it all. */
const upTo = (left: number): string => (left === 1 ? '' : ` Up to ${number(left)}.`);
const whichWorker: Record<GoingTo, (left: number) => string> = {
  field: (left) => `Which Worker goes to a Field or the Forest?${upTo(left)}`,
  city: (left) => `Which Worker goes to a city?${upTo(left)}`,
  land: (left) => `Which Worker goes to a colony land?${upTo(left)}`,
  watch: (left) => `Which Worker goes into the City Watch?${upTo(left)} You discard up to 3 Pirates for each.`,
  anywhere: () => 'Which Worker does the Scout move?',
  relocate: (left) => `Which Worker or Citizen moves within the cities?${upTo(left)}`,
};
const woodFor: Record<WoodFor, string> = { ship: 'for the Ship', favor: 'for the district', upkeep: 'for upkeep' };

const prompt = {
  waiting: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  crowns: 'The Starting Requests are dealt.',
  'request tile': 'The Requests are laid out.',
  'reward tile': 'The King’s Rewards are laid out.',
  'favor tile': 'The Favors are laid out.',
  'character tile': 'The characters are laid out.',
  'guild dice': 'The guild dice are rolled.',
  'pirate dice': 'The pirate dice are rolled.',
  'building roll': 'The dice at the building are rolled again.',
  'pirate roll': 'The pirate die at the building is rolled again.',
  'first city': 'Place your first Worker on an empty city spot.',
  'first field': 'Place a Worker on a free Field or in the Forest. Your two Workers go to different regions.',
  row: 'Take a row of the guild board: you get its dice, one of its Requests and its guild.',
  request: 'Take one Request from your row.',
  guild: 'Which guild’s Favors do you turn face up?',
  /** With dice left. */
  pass: (left: number) => `${plural(left, { one: 'You still have # die.', other: 'You still have # dice.' })} Pass anyway? Choose a slot.`,
  turn: (die: boolean, favor: boolean) =>
    `${die ? 'Place a die on a character, or pass.' : 'Pass: choose a slot of the Passing Column.'}${favor ? ' You may use a Favor first.' : ''}`,
  character: (figure: Figure, region: number) =>
    figure === 'special'
      ? `Special harvest in region ${number(region)}?`
      : `Use the ${characters[figure].name}, or harvest in region ${number(region)}?`,
  /** Where only one of the two is possible, or neither. */
  use: (figure: Figure) => `Use the ${characters[figure].name}?`,
  harvest: (region: number) => `Harvest in region ${number(region)}?`,
  nothingHere: (figure: Figure) => `${characters[figure].name}: there is nothing you can do here now.`,
  worker: (goingTo: GoingTo, left: number) => whichWorker[goingTo](left),
  'worker to': (at: Place, citizen: boolean) => `Where does the ${citizen ? 'Citizen' : 'Worker'} ${from(at)} go?`,
  ship: (left: number) => `Which Ship moves?${upTo(left)} A Ship that leaves home costs 1 Wood.`,
  'ship to': 'Where does the Ship go? You pay the Goods on arrival.',
  'buy wood': (purpose: WoodFor, due: number, cost: number) =>
    `Where do you buy Wood ${woodFor[purpose]}? You need ${number(due)} more; the next one costs ${amount('reals', cost)}.`,
  'get wood': (owed: number) => `Where do you take Wood from? ${number(owed)} left to take.`,
  favor: 'Which Favor do you take? You pay the Wood of its column.',
  again: (left: number) => `Which Field do you harvest again? ${number(left)} left.`,
  reward: 'Which King’s Reward do you take?',
  support: (bread: number) => `Royal Support: discard up to 3 Pirates, or take ${amount('bread', bread)}?`,
  flip: (left: number) => `Which Favor do you turn face up?${upTo(left)}`,
  lady: 'Which building do you use for 4 Reals?',
  marker: 'Which of your Action Markers do you move, and to which building?',
  building: (building: Building, cost: number, pirates: number, favor: boolean) =>
    `${buildings[building].name}: pay ${amount('reals', cost)}, or receive ${amount('pirates', pirates)}?${favor ? ' You may use a Favor first.' : ''}`,
  paidFew: (building: Building) => `If you pay: ${buildings[building].few}.`,
  paidMany: (building: Building) => `If you pay: ${buildings[building].many}.`,
  paidCapitania: (points: number) => `If you pay: ${number(points)} ${buildings.capitania.many}.`,
  paidNothing: 'You have no Worker in the region: paying only saves you from the Pirates.',
  tooDear: (reals: number) => `You have only ${amount('reals', reals)}.`,
  'last windmill in C': 'Last chance this round to go down at the Windmill for Bread or Reals.',
  honor: 'You are the most loyal: send a Worker home from the City Watch and get 4 PP?',
  upkeep: (count: number) => `How much Wood do you pay for ${ships(count)}? Each missing Wood brings 1 Pirate.`,
  feeding: (hungry: number) => `How much Bread do you pay for ${workers(hungry)}? Each missing Bread brings 1 Pirate.`,
  'last windmill in D': 'Last chance this round to use the Windmill.',
  leave: (count: number) =>
    `Choose the ${plural(count, { one: 'Request', other: '# Requests' })} to score now. The other one stays for later.`,
  wealth: 'How many Reals do you pay for Wealth of the Nation? 1 PP each.',
  city: 'Which city do you choose for Urbanization?',
  over: 'The game is over.',
  /** Before a `done` that would give up what a Favor or a Passing slot has just opened. */
  forgo: 'You have not moved anything yet. If you stop now, this move is lost.',
} satisfies Record<Step, unknown> & Record<string, unknown>;

const doneButtons: Record<DoneStep, string> = {
  worker: 'No more Workers',
  ship: 'No more Ships',
  again: 'No more harvests',
  flip: 'No more Favors',
  honor: 'Keep in the Watch',
  'last windmill in C': 'Done',
  'last windmill in D': 'Done',
};

const ladyAt = (building: Building): string => `${buildings[building].name} (${change('reals', -4)})`;

/** What Wood costs beyond what there is at home. */
const prices = {
  buy: (count: number, reals: number) => `buy ${number(count)} for ${amount('reals', reals)}`,
};

const button = {
  row: (row: RowNumeral, dice: readonly number[]) => `Row ${row} (${dice.map(number).join(', ')})`,
  request: (request: Request) => requests[request].name,
  guild: (guild: Guild) => guilds[guild],
  /** `building`: the only one the Lady could use. */
  use: (favor: Favor, building?: Building) =>
    `Use ${favors[favor].name} – ${building ? ladyAt(building) : favors[favor].does.replace(/\.$/, '')}`,
  /** `bread`: what the die costs. */
  die: (value: number, figure: Figure, bread: number) =>
    `Die ${number(value)} on ${characters[figure].name}${bread > 0 ? ` (${change('bread', -bread)})` : ''}`,
  pirate: (value: number, figure: Figure, bread: number) =>
    `Pirate die ${number(value)} on ${characters[figure].name}${bread > 0 ? ` (${change('bread', -bread)})` : ''}`,
  act: (figure: Figure) => `Use ${characters[figure].name}`,
  harvest: (region: number) => `Harvest in region ${number(region)}`,
  'no action': 'Do nothing',
  'pass reals': (at: PassSlot, reals: number) => `Pass to ${at}: ${amount('reals', reals)}`,
  'pass city': (at: PassSlot) => `Pass to ${at}: 1 PP, Worker to a city`,
  'pass watch': (at: PassSlot) => `Pass to ${at}: Worker into the City Watch`,
  'pass ship': (at: PassSlot) => `Pass to ${at}: move a Ship`,
  /** `target`: the only place to go. */
  worker: (at: Place, target?: Place) => `Worker ${from(at)}${target ? ` ${to(target)}` : ''}`,
  citizen: (at: Place, target?: Place) => `Citizen ${from(at)}${target ? ` ${to(target)}` : ''}`,
  to: (at: Place) => to(at).replace(/^./, (first) => first.toUpperCase()),
  ship: (at: Slot, target?: Slot) => `${at === 'home' ? 'Ship from home' : `Ship: ${slot(at)}`}${target ? ` → ${slot(target)}` : ''}`,
  sail: (at: Slot) => slot(at),
  'buy wood': (at: Place, cost: number) => `${place(at)} (${change('reals', -cost)})`,
  'get wood': (at: Place) => place(at),
  favor: (favor: Favor) => favors[favor].name,
  again: (at: Place) => place(at),
  reward: (reward: Reward) => `${rewards[reward].name}: ${rewards[reward].does.replace(/\.$/, '')}`,
  'no reward': 'No reward',
  'support pirates': 'Discard up to 3 Pirates',
  'support bread': (bread: number) => `Take ${amount('bread', bread)}`,
  'turn up': (favor: Favor) => favors[favor].name,
  lady: (building: Building) => ladyAt(building),
  marker: (source: Building, target: Building) => `${buildings[source].name} → ${buildings[target].name}`,
  pay: (cost: number) => `Pay ${amount('reals', cost)}`,
  pirates: (pirates: number) => `Receive ${amount('pirates', pirates)}`,
  honor: 'Send home: +4 PP',
  upkeep: (wood: number) => amount('wood', wood),
  feed: (bread: number, pirates: number) => `${amount('bread', bread)}${pirates > 0 ? ` (${change('pirates', pirates)})` : ''}`,
  /** `scored`: all but the one that stays; `points` where they can be told now. */
  leave: (scored: readonly Request[], points?: number) =>
    `Score ${tally(scored.map((request) => requests[request].name))}${points === undefined ? '' : ` (${change('points', points)})`}`,
  donate: (reals: number) => `Pay ${amount('reals', reals)}: ${amount('points', reals)}`,
  city: (city: City, points: number) => `${cities[city]}: ${amount('points', points)}`,
  done: doneButtons,
  'windmill up': (top: boolean): string => (top ? 'Pay 2 Wheat: 1 PP' : 'Pay 2 Wheat: one level up'),
  'windmill down bread': (bottom: boolean): string => (bottom ? 'Pay 1 PP: 1 Bread' : 'One level down: 1 Bread'),
  'windmill down reals': (bottom: boolean, reals: number) => `${bottom ? 'Pay 1 PP' : 'One level down'}: ${amount('reals', reals)}`,
  exchange: (a: Good, b: Good, taken: Good) => `${goods[a]} + ${goods[b]} → ${goods[taken]}`,
} satisfies Record<ButtonKind, unknown>;

/** Titles of the things on the board. */
/** Short words that stand on the board itself. */
const board = {
  /** Where long names of Favors may be parted. */
  parted: 'Diplo-mat Con-stable Treas-urer Navi-gator',
  tabs: { map: 'Map', cities: 'Cities', guilds: 'Guilds' },
  you: 'you',
  or: 'or',
  endOfRound: 'End of round',
  woodPrices: 'Price of 1, 2, 3, 4 Wood',
  passed: 'has passed',
  toPlay: 'to play',
};

const things = {
  guildBoard: 'Guild board',
  row: (row: RowNumeral) => `Row ${row}`,
  pass: 'Pass',
  passing: 'Passing Column',
  passSlot: (at: PassSlot) => `Passing slot ${at}`,
  islands: 'Islands',
  region: (region: number) => `Region ${number(region)}`,
  regions: { 1: 'Porto Santo', 2: 'Southern Madeira', 3: 'Northern Madeira' },
  field: (at: Place, good: Good) => `${place(at)}: ${goods[good]}`,
  forest: 'Forest',
  cities: 'Cities',
  district: (city: City, district: number) => `${cities[city]}, district ${number(district)}`,
  market: (good: Good) => `${goods[good]} market`,
  markets: 'Markets',
  colonies: 'Colonies',
  landing: 'Landing slots',
  land: (colony: Colony) => `Land of ${colonies[colony]}`,
  watch: 'City Watch',
  windmill: 'Windmill',
  buildings: 'Buildings',
  home: 'Home',
  workers: 'Workers',
  ships: 'Ships',
  dice: 'Guild dice',
  pirateDice: 'Pirate dice',
  die: (value: number) => `Guild die ${number(value)}`,
  pirateDie: (value: number) => `Pirate die ${number(value)}`,
  markers: 'Action Markers',
  marker: 'Action Marker',
  citizen: 'Neutral Citizen',
  favors: 'Guild Favors',
  requests: 'Crown’s Requests',
  rewards: 'King’s Rewards',
  goods: 'Goods',
  turnOrder: 'Turn order',
  crown: 'The Crown asks',
  empty: 'Empty building',
  exchange: 'Exchange: any 2 Goods for 1',
  done: 'Done',
  opponents: 'The other players',
};

/** Lines of explanations; the board read aloud is made of the same lines. */
const facts = {
  phases: {
    A: 'Characters and dice are laid out. Each player takes a row: its dice, a Request, a guild.',
    B: 'On your turn, place a die on a character, then use the character or harvest. Or pass.',
    C: 'Building by building, the dice are rolled again. Whoever has a marker there pays and acts, or receives Pirates.',
    D: 'Honor, income from the colonies, 1 Wood for each Ship, 1 Bread for each Worker the Windmill does not feed.',
    E: 'Rounds 1, 3 and 5: Requests are scored. Rounds 2 and 4: Fields change.',
  },
  goods: 'Ships sell them in the markets. The Windmill exchanges any 2 for 1 of your choice.',
  reals: 'They pay for buildings and Wood. Every 5 are worth 1 PP at the end.',
  die: 'Place it on a character to use the character or harvest. It also gives you a turn at the building in phase C.',
  pirateDie: 'Costs a Worker in the City Watch, who goes home. It gives you no turn at the building in phase C.',
  marker: 'Its owner has a turn at this building in phase C.',
  citizen:
    'Counts in Urbanization like a Worker of another player. With the Mayor it brings 1 Bread, Real or Wood if you have a Worker in the city.',
  watch:
    'A Worker here lets you take a pirate die. If you alone have the most Workers here in phase D, you may send one home and get 4 PP.',
  windmill: 'Feeds as many Workers as its level. You can trade here at any time in B, C and D.',
  forest: 'Gives access to endless Wood. It belongs to no region and is never harvested.',
  home: 'Your supplies, and your Workers and Ships that are not on the board.',
  pirates: 'At the end, whoever has the most Pirates loses 16 PP, the next players 8, 4 and 2. Each Pirate beyond 20 costs 1 PP more.',
  hiddenPirates: 'Their number is hidden until the end.',
  rowDice: (dice: readonly number[]) => `Dice: ${dice.map(number).join(', ')}.`,
  rowRequests: (items: string) => `Requests: ${items}.`,
  rowGuilds: (items: string) => `Turns Favors face up: ${items}.`,
  takenBy: (name: string) => `Taken by ${name}.`,
  free: 'Not taken yet.',
  passReals: (reals: number) => `${amount('reals', reals)}.`,
  passCity: 'Or 1 PP, and move a Worker to a city.',
  passWatch: 'Or move a Worker into the City Watch and discard up to 3 Pirates.',
  passShip: 'Or move one Ship.',
  yields: (good: Good) => `Yields ${goods[good]}.`,
  becomes: (good: Good, round: number) => `Turns into ${goods[good]} at the end of round ${number(round)} if there is no Wood on it.`,
  woodOn: (wood: number) => `${amount('wood', wood)} on it, harvested first.`,
  workersOf: (names: readonly string[]) => `Workers: ${list(names)}.`,
  workersHere: (name: string, count: number) => `${name}: ${workers(count)}.`,
  sells: (good: Good, cost: number, reals: number) => `Sells ${amount(good, cost)} for ${amount('reals', reals)}.`,
  sellsMore: (good: Good, cost: number, reals: number) => `Or ${amount(good, cost)} for ${amount('reals', reals)}.`,
  landingCost: (wine: number) => `Costs ${amount('wine', wine)} and brings a King’s Reward.`,
  shipOf: (name: string) => `${name}’s Ship.`,
  shipFromHome: 'A Ship that leaves home costs 1 Wood.',
  pointsInRound: (round: number, points: number) => `Round ${number(round)}: ${amount('points', points)} for each Ship.`,
  landYields: (good: Good) => `Each Worker brings 1 ${goods[good]} in phase D.`,
  rewardsHere: (items: string) => `Rewards: ${items}.`,
  majority: (higher: number, lower: number) =>
    `Urbanization: ${amount('points', higher)} with the most Workers, otherwise ${amount('points', lower)}.`,
  noWorker: 'Without a Worker in the city: 0 PP.',
  cityYields: (what: Yield) => `Mayor: 2 ${resources[what]} for each of your Workers here, 1 for each Citizen.`,
  citizens: (count: number) => `${citizensOf(count)}.`,
  districtCost: (wood: number) => `Not built: costs ${amount('wood', wood)} with the Guild Master.`,
  /** What something costs the reader here and now. */
  forYou: (items: string) => `For you now: ${items}.`,
  fromHome: (items: string) => `With a Ship from home: ${items}.`,
  inReach: (wood: number) => `Wood you could buy: ${number(wood)}.`,
  districtBuilt: 'Built, room for two.',
  spotTaken: (name: string) => `Occupied by ${name}.`,
  woodPrices: (items: string) => `Buying 1 to 6 Wood in one turn costs ${items} Reals.`,
  buildingRegion: (building: Building, region: number) => `${buildings[building].name} belongs to region ${number(region)}.`,
  few: (building: Building) => `1 or 2 Workers in the region: ${buildings[building].few}.`,
  many: (building: Building) => `3 or more: ${buildings[building].many}.`,
  capitaniaPoints: (points: number) => `3 or more: ${number(points)} ${buildings.capitania.many}.`,
  emptyInRound: (round: number) => `No character here in round ${number(round)}.`,
  characterHere: (figure: Figure) => `Here this round: ${characters[figure].name}.`,
  dicePlaced: (count: number, limit: number) => `${number(count)} of ${number(limit)} dice placed.`,
  pirateDiePlaced: 'A pirate die is among them.',
  dieCost: (value: number, bread: number) =>
    bread === 0 ? `A ${number(value)} is free.` : `A ${number(value)} costs ${amount('bread', bread)}.`,
  printedCost: (reals: number) => `Costs ${amount('reals', reals)} minus the guild dice rolled.`,
  costNow: (reals: number, pirates: number) => `Now ${amount('reals', reals)}, or ${amount('pirates', pirates)}.`,
  markersOf: (name: string, count: number) => `${name}: ${plural(count, { one: '# Action Marker', other: '# Action Markers' })}.`,
  favorGuild: (guild: Guild) => `${guilds[guild]}.`,
  favorUp: 'Face up: you can use it at the start of your turn.',
  favorDown: 'Face down: you cannot use it until it is turned face up.',
  scoutPoints: (points: number) => `To a city: ${amount('points', points)}.`,
  supportBread: (bread: number) => `In this rule set: ${amount('bread', bread)}.`,
  worthNow: (points: number) => `Worth ${amount('points', points)} now.`,
  reconstructed: 'This number is our guess.',
  compare: 'Check it against your board.',
  millLevel: (level: number) => `Feeds ${workers(level)}.`,
  hungry: (count: number) => `${workers(count)} still to feed.`,
  forecastWood: (count: number, have: number) => `Wood for your Ships: ${number(count)} needed, you have ${number(have)}.`,
  forecastBread: (count: number, have: number) => `Bread for your Workers: ${number(count)} needed, you have ${number(have)}.`,
  forecastPirates: (pirates: number) => `If nothing changes: ${change('pirates', pirates)}.`,
  upkeepDue: (wood: number) => `Upkeep: ${amount('wood', wood)}.`,
  onBoard: (count: number) => `${number(count)} on the board.`,
  atHome: (count: number) => `${number(count)} at home.`,
  diceHere: (dice: readonly number[]) => `Dice: ${dice.map(number).join(', ')}.`,
  mostLoyal: (name: string) => `The most loyal: ${name}.`,
  passed: 'Has passed.',
  debt: (reals: number) => `${amount('reals', reals)} for Wood due at the end of the turn.`,
  wealth: (reals: number, points: number) => `What you have left is worth ${amount('reals', reals)}: ${amount('points', points)}.`,
  none: 'None.',
};

const score = {
  play: 'During play',
  wealth: 'Goods and money',
  pirateLoss: 'Lost to Pirates',
  requests: 'Requests held, if scored now',
  tieBreak: 'Passing order',
};

const ruleSets: Record<RuleSet, string> = {
  '2nd': 'Second edition (2022)',
  '1st-de': 'First edition, German booklet',
  '1st-it': 'First edition, Italian booklet',
  '1st-hu': 'First edition, Hungarian booklet',
};

/** What a rule set changes, in one line, where one chooses it. */
const ruleSetHints: Record<RuleSet, string> = {
  '2nd': 'Everyone starts with 6 Pirates. You pay for Wood at once.',
  '1st-de': 'No Pirates at the start. You pay for Wood at the end of your turn. Urbanization pays even without a Worker.',
  '1st-it': 'Like the German booklet, but you take Favors face down, and Royal Support gives 3 Bread.',
  '1st-hu':
    'Like the German booklet, but: Capitania 2 PP, Scout 3 PP, 3 Reals at the bottom of the Windmill, Urbanization 0 PP without a Worker.',
};

const options = {
  board: { label: 'Board', values: { default: 'Standard board' } },
  openPirates: { label: 'Show everyone’s Pirates', values: { true: 'Yes', false: 'No' } },
};

/** What a move brings or takes, by the bots' names for it. */
const holdings: Record<Holding, (n: number) => string> = {
  points: (n) => change('points', n),
  pirates: (n) => change('pirates', n),
  reals: (n) => change('reals', n),
  bread: (n) => change('bread', n),
  wood: (n) => change('wood', n),
  wheat: (n) => change('wheat', n),
  sugar: (n) => change('sugar', n),
  wine: (n) => change('wine', n),
  ...changes({
    windmill: { one: '# Windmill level', other: '# Windmill levels' },
    'workers-on-board': { one: '# Worker on the board', other: '# Workers on the board' },
    'ships-on-board': { one: '# Ship on the board', other: '# Ships on the board' },
    watch: { one: '# Worker in the City Watch', other: '# Workers in the City Watch' },
    'favors-up': { one: '# Favor face up', other: '# Favors face up' },
    'favors-down': { one: '# Favor face down', other: '# Favors face down' },
    'action-markers': { one: '# Action Marker', other: '# Action Markers' },
    'request-market-routes': {
      one: `# Request “${requests['market-routes'].name}”`,
      other: `# Requests “${requests['market-routes'].name}”`,
    },
    'request-expeditions': { one: `# Request “${requests.expeditions.name}”`, other: `# Requests “${requests.expeditions.name}”` },
    'request-influence': { one: `# Request “${requests.influence.name}”`, other: `# Requests “${requests.influence.name}”` },
    'request-urbanization': { one: `# Request “${requests.urbanization.name}”`, other: `# Requests “${requests.urbanization.name}”` },
    'request-wealth': { one: `# Request “${requests.wealth.name}”`, other: `# Requests “${requests.wealth.name}”` },
  }),
  'first-in-turn-order': () => 'first place in turn order',
};

export const en = {
  name: 'Madeira',
  round: (n: number) => `Round ${number(n)}`,
  number,
  signed,
  list,
  amount,
  change,
  holdings,
  counts: { workers, ships, favors: favorsOf, citizens: citizensOf },
  withChanges: (sentence: string, changes: readonly string[]) => (changes.length === 0 ? sentence : `${sentence} (${changes.join(', ')})`),
  place,
  slot,
  phases,
  crown,
  parts,
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
  score,
  ruleSets,
  ruleSetHints,
  options,
};

export type Words = typeof en;
