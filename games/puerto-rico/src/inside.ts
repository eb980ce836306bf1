/** For bots that judge positions: the accessors of a position, and the numbers the rules themselves compute. */
export { COLONISTS_FIRST, PASS } from './moves/table.ts';
export { mayUseWharf } from './phases/captain/loading.ts';
export { warehouseKinds } from './phases/captain/storing.ts';
export { factoryPay, production } from './phases/craftsman/craftsman.ts';
export { ENDINGS } from './phases/flow.ts';
export { circlesOn, colonistsRequired } from './phases/mayor/mayor.ts';
export { canSell, marketBonus, salePrice } from './phases/trader/trader.ts';
export { buildingPoints, customsHouseBonus, fortressBonus, possibleBonuses, residenceBonus, score } from './scoring.ts';
export * as on from './state/layout.ts';
export { hasPrivilege, isOccupied, NOBODY } from './state/state.ts';
export * as steps from './state/steps.ts';
export {
  BUILDING_COUNT,
  BUILDINGS,
  type BuildingName,
  CIRCLES,
  CITY_HALL,
  COSTS,
  CUSTOMS_HOUSE,
  FACTORY,
  FORTRESS,
  GUILD_HALL,
  GUILD_POINTS,
  HARBOR,
  IS_VIOLET,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  OFFICE,
  PLANTS_OF,
  POINTS,
  QUARRY_LIMITS,
  RESIDENCE,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  SPACES,
  WHARF,
} from './tables/buildings.ts';
export { boxFor, CITY_SPACES, ISLAND_SPACES, MAX_PLAYERS, SHIPS } from './tables/by-players.ts';
export { CORN, GOODS, PRICES, QUARRY, TILES } from './tables/goods.ts';
export { BUILDER, CAPTAIN, PROSPECTOR, ROLES, SETTLER, TRADER } from './tables/roles.ts';
