/** Where everything lies in the array. Only this file knows indices; all other code reads and writes through these accessors. */
import { LayoutPlan } from '@caravel/core';
import { BUILDING_COUNT } from '../tables/buildings.ts';
import { MAX_PLAYERS, SHIPS } from '../tables/by-players.ts';
import { GOODS, TILES } from '../tables/goods.ts';
import { ROLES } from '../tables/roles.ts';

const plan = new LayoutPlan();

// The table
export const players = plan.cell('players');
/** MY5: 1 when mayors place one after the other. */
export const mayorInOrder = plan.cell('mayorInOrder');
/** I1: 1 when VP chips lie open. */
export const openPoints = plan.cell('openPoints');
/** 1 when chance decides who sits next to whom. */
export const randomOrder = plan.cell('randomOrder');
/** The seat to the left of each seat, which comes next in clockwise order; −1 before the order is known. */
export const nextSeat = plan.row('nextSeat', MAX_PLAYERS);

// Where the game stands
export const step = plan.cell('step');
/** Whose decision it is, as core's Turn. */
export const turn = plan.cell('turn');
export const round = plan.cell('round');
export const governor = plan.cell('governor');
/** Who took the role in progress; −1 before the first. */
export const taker = plan.cell('taker');
/** The role in progress; −1 between roles. */
export const role = plan.cell('role');
/** Roles taken in this round. */
export const picks = plan.cell('picks');
/** Whose turn it is within the role, and how many seats of the lap are left, this one included. */
export const actor = plan.cell('actor');
export const lap = plan.cell('lap');
/** E1: bits of the endings that have been triggered. */
export const endings = plan.cell('endings');

// Within a role
/** 1 when the actor has used the hacienda in this turn. */
export const haciendaUsed = plan.cell('haciendaUsed');
/** The tile or building just placed: where hospice and university put their colonist. */
export const placed = plan.cell('placed');
/** Bits of the kinds the craftsman received (CR2). */
export const crafted = plan.cell('crafted');
/** 1 when the captain's extra VP has been paid. */
export const captainPaid = plan.cell('captainPaid');
/** Seats in a row that have not loaded (Q5). */
export const idle = plan.cell('idle');
/** Storing: the kind of the single barrel, −1 until it is chosen; bits of the kinds in warehouses. */
export const keptKind = plan.cell('keptKind');
export const storedKinds = plan.cell('storedKinds');

// Roles
export const roleDoubloons = plan.row('roleDoubloons', ROLES.length);
/** Who took the card this round; −1 free, −2 not in play. */
export const roleTaker = plan.row('roleTaker', ROLES.length);

// Supplies
export const bank = plan.cell('bank');
export const pointsLeft = plan.cell('pointsLeft');
/** Q8: VP beyond the chips, noted on paper. */
export const pointsNoted = plan.cell('pointsNoted');
export const colonistsLeft = plan.cell('colonistsLeft');
export const colonistShip = plan.cell('colonistShip');
export const quarriesLeft = plan.cell('quarriesLeft');
export const barrelsLeft = plan.row('barrelsLeft', GOODS.length);
export const buildingsLeft = plan.row('buildingsLeft', BUILDING_COUNT);
/** Plantations face down, face up and discarded, by kind. */
export const faceDown = plan.row('faceDown', GOODS.length);
export const faceUp = plan.row('faceUp', GOODS.length);
export const discarded = plan.row('discarded', GOODS.length);

// Ships and house
export const shipHolds = plan.row('shipHolds', SHIPS);
/** −1 on an empty ship. */
export const shipGood = plan.row('shipGood', SHIPS);
export const shipLoad = plan.row('shipLoad', SHIPS);
export const house = plan.row('house', GOODS.length);
export const houseFilled = plan.cell('houseFilled');

// Players
export const doubloons = plan.row('doubloons', MAX_PLAYERS);
export const points = plan.row('points', MAX_PLAYERS);
export const sanJuan = plan.row('sanJuan', MAX_PLAYERS);
/** All colonists of a player, wherever they are, and all circles on the player's buildings: kept up to date, because every mayor needs them. */
export const colonists = plan.row('colonists', MAX_PLAYERS);
export const buildingCircles = plan.row('buildingCircles', MAX_PLAYERS);
export const islandFilled = plan.row('islandFilled', MAX_PLAYERS);
export const cityFilled = plan.row('cityFilled', MAX_PLAYERS);
export const wharfUsed = plan.row('wharfUsed', MAX_PLAYERS);
export const barrels = plan.grid('barrels', MAX_PLAYERS, GOODS.length);
/** Tiles of each kind on the island, and how many of them are occupied. */
export const tiles = plan.grid('tiles', MAX_PLAYERS, TILES.length);
export const tilesOccupied = plan.grid('tilesOccupied', MAX_PLAYERS, TILES.length);
/** 1 for a building the player has. */
export const buildings = plan.grid('buildings', MAX_PLAYERS, BUILDING_COUNT);
export const buildingColonists = plan.grid('buildingColonists', MAX_PLAYERS, BUILDING_COUNT);
/** Mayor: colonists in hand, the place to be decided next, and the number of circles on it and on all places after it. */
export const hand = plan.row('hand', MAX_PLAYERS);
export const placing = plan.row('placing', MAX_PLAYERS);
export const circlesAhead = plan.row('circlesAhead', MAX_PLAYERS);

export const layout = plan.done();
