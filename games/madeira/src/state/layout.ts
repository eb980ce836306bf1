/** Where everything lies in the array. Nothing outside this file knows an index; everything reads and writes by these names. */
import { LayoutPlan } from '@caravel/core';
import { MILL_LEVELS_MOST } from '../board/board.ts';
import { BUILDINGS, CITIES, COLONIES, FAVORS, GOODS, REQUESTS } from '../board/names.ts';
import { DIE_VALUES, MAX_PLAYERS, MOST_WOOD_BOUGHT, PASSING_SLOTS } from '../tables/pieces.ts';
import { FIELDS, MARKET_SLOTS, SLOTS, SPOTS, UNBUILT_COLUMNS } from './places.ts';

const plan = new LayoutPlan();
const SEATS = MAX_PLAYERS;
const ROWS = MAX_PLAYERS;

// The table
export const players = plan.cell('players');
export const ruleSet = plan.cell('ruleSet');
/** I1: 1 when Pirates lie open. */
export const openPirates = plan.cell('openPirates');

// The board as printed for this number of players: a position knows its board
/** DW3: the price of 1 to 6 Wood. */
export const woodPrices = plan.row('woodPrices', MOST_WOOD_BOUGHT);
export const buildingCost = plan.cell('buildingCost');
export const passReals = plan.row('passReals', PASSING_SLOTS);
export const buildingRegion = plan.row('buildingRegion', BUILDINGS.length);
export const emptyInRound = plan.row('emptyInRound', BUILDINGS.length);
export const districtWood = plan.row('districtWood', UNBUILT_COLUMNS);
export const cityHigher = plan.row('cityHigher', CITIES.length);
export const cityLower = plan.row('cityLower', CITIES.length);
/** 0 Bread, 1 Reals, 2 Wood. */
export const cityYield = plan.row('cityYield', CITIES.length);
export const millLevels = plan.row('millLevels', MILL_LEVELS_MOST);
export const millTop = plan.cell('millTop');
/** −1 on a Field that never converts. */
export const fieldBecomes = plan.row('fieldBecomes', FIELDS);
/** Goods a slot costs; −1 for a slot that is not in play. */
export const slotCost = plan.row('slotCost', SLOTS);
export const slotReals = plan.row('slotReals', SLOTS);
/** RU15: the second quantity of a 2-heads slot; 0 where there is none. */
export const slotMoreCost = plan.row('slotMoreCost', MARKET_SLOTS);
export const slotMoreReals = plan.row('slotMoreReals', MARKET_SLOTS);
/** By market or colony, and scoring round 0–2. */
export const marketPoints = plan.grid('marketPoints', GOODS.length, 3);
export const colonyPoints = plan.grid('colonyPoints', COLONIES.length, 3);
export const landGood = plan.row('landGood', COLONIES.length);
export const favorGuild = plan.row('favorGuild', FAVORS.length);
/** The one or two guilds of a row; −1 for none. */
export const rowGuild = plan.grid('rowGuild', ROWS, 2);
/** S1: faces of each value on a die. */
export const dieFaces = plan.row('dieFaces', DIE_VALUES);

// Where the game stands
export const phase = plan.cell('phase');
export const step = plan.cell('step');
/** Whose decision it is, as core's Turn. */
export const turn = plan.cell('turn');
export const round = plan.cell('round');
/** Whose turn it is. */
export const actor = plan.cell('actor');
/** What the turn is busy with: see state/steps.ts. */
export const activity = plan.cell('activity');
/** Setup and A: how much of what chance lays out or rolls lies there; S12: how many have placed their first Workers. */
export const dealt = plan.cell('dealt');
/** B: the row of the Guild Column in turn. */
export const rowInTurn = plan.cell('rowInTurn');
/** C, D, E: the slot of the Passing Column in turn; −1 before the first. */
export const slotInTurn = plan.cell('slotInTurn');

// Guild board
/** Who stands on each slot of the Passing Column; −1 free. */
export const passSlot = plan.row('passSlot', PASSING_SLOTS);
/** Who took each row; −1 free. */
export const rowTaker = plan.row('rowTaker', ROWS);
export const rowDice = plan.grid('rowDice', ROWS, DIE_VALUES);
export const rowRequests = plan.grid('rowRequests', ROWS, REQUESTS.length);

// Tiles still to be laid out, as bits or counts
/** S4: the request behind 1 to 4 crowns. */
export const startKind = plan.row('startKind', 4);
export const crownsLeft = plan.cell('crownsLeft');
export const rewardsLeft = plan.cell('rewardsLeft');
/** The rewards marked A, as bits. */
export const rewardsMarkedA = plan.cell('rewardsMarkedA');
export const favorsLeft = plan.cell('favorsLeft');
export const charactersLeft = plan.cell('charactersLeft');
export const requestBag = plan.row('requestBag', REQUESTS.length);

// Board
/** The character on each building; −1 on the empty one. */
export const characterOn = plan.row('characterOn', BUILDINGS.length);
export const guildDiceOn = plan.row('guildDiceOn', BUILDINGS.length);
export const pirateDieOn = plan.row('pirateDieOn', BUILDINGS.length);
export const markersOn = plan.grid('markersOn', BUILDINGS.length, SEATS);
export const pirateDice = plan.row('pirateDice', DIE_VALUES);
/** The two rewards of a colony; −1 before they lie there. */
export const colonyReward = plan.grid('colonyReward', COLONIES.length, 2);
/** The Favor on each unbuilt district; −1 once it is built. */
export const districtFavor = plan.grid('districtFavor', CITIES.length, UNBUILT_COLUMNS);
export const fieldGood = plan.row('fieldGood', FIELDS);
export const fieldWood = plan.row('fieldWood', FIELDS);
/** Who stands on each city spot: a seat, CITIZEN, or −1. */
export const spots = plan.row('spots', SPOTS);
/** Whose ship lies in each slot; −1 free. */
export const slotShip = plan.row('slotShip', SLOTS);

// Favors
/** −1 while nobody has it. */
export const favorOwner = plan.row('favorOwner', FAVORS.length);
export const favorUp = plan.row('favorUp', FAVORS.length);

// Players
export const crowns = plan.row('crowns', SEATS);
export const points = plan.row('points', SEATS);
export const mill = plan.row('mill', SEATS);
/** S13: what lies at home is counted by value, never by tiles, and the supply has no end. */
export const goods = plan.grid('goods', SEATS, GOODS.length);
export const wood = plan.row('wood', SEATS);
export const bread = plan.row('bread', SEATS);
export const reals = plan.row('reals', SEATS);
export const pirates = plan.row('pirates', SEATS);
export const workersHome = plan.row('workersHome', SEATS);
export const workersWatch = plan.row('workersWatch', SEATS);
/** Bits of the Fields, the Forest the highest, where a player has his Worker. */
export const fieldWorkers = plan.row('fieldWorkers', SEATS);
export const workersLand = plan.grid('workersLand', SEATS, COLONIES.length);
export const cityWorkers = plan.grid('cityWorkers', SEATS, CITIES.length);
export const citizens = plan.row('citizens', CITIES.length);
export const shipsHome = plan.row('shipsHome', SEATS);
export const homeDice = plan.grid('homeDice', SEATS, DIE_VALUES);
export const requests = plan.grid('requests', SEATS, REQUESTS.length);

// Within a turn
export const favorUsed = plan.cell('favorUsed');
export const engineer = plan.cell('engineer');
export const lord = plan.cell('lord');
export const diplomat = plan.cell('diplomat');
export const woodBought = plan.cell('woodBought');
/** V10: Reals owed for Wood at the end of the turn. */
export const debt = plan.cell('debt');
/** RU9: Reals of market slots entered and not yet received. */
export const incoming = plan.cell('incoming');
/** Wood still to be discarded now, and what for. */
export const woodDue = plan.cell('woodDue');
export const woodFor = plan.cell('woodFor');
/** Wood still to be got (GW1). */
export const woodOwed = plan.cell('woodOwed');
/** The building whose character has the die just placed. */
export const dieBuilding = plan.cell('dieBuilding');
/** Where Workers or Ships may go in this action, how many still may, where the last one went, where the one in hand stood. */
export const moveKind = plan.cell('moveKind');
export const movesLeft = plan.cell('movesLeft');
export const movedTo = plan.cell('movedTo');
export const lifted = plan.cell('lifted');
/** Extra harvests, Favors to turn up, rewards of each colony still to come. */
export const againLeft = plan.cell('againLeft');
export const flipsLeft = plan.cell('flipsLeft');
export const rewardsDue = plan.row('rewardsDue', COLONIES.length);
export const favorWanted = plan.cell('favorWanted');

// Phase C
export const building = plan.cell('building');
/** The dice just rolled at the building, each value counted; the pirate die, 0 for none. */
export const rolled = plan.row('rolled', DIE_VALUES);
export const pirateRolled = plan.cell('pirateRolled');

// Phase E
/** Requests the player in turn still has to score, by kind; cities he has named, as bits. */
export const toScore = plan.row('toScore', REQUESTS.length);
export const citiesNamed = plan.cell('citiesNamed');
/** E2: Ships and Favors already used by an earlier request of the same kind this round. */
export const scoredBefore = plan.row('scoredBefore', REQUESTS.length);

export const layout = plan.done();
