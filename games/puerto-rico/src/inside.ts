/** For bots that judge positions: where everything lies, by name, and the numbers the rules themselves compute. */
export { production } from './phases/craftsman/craftsman.ts';
export { buildingPoints, possibleBonuses, score } from './scoring.ts';
export * as on from './state/layout.ts';
export * as steps from './state/steps.ts';
export {
  BUILDING_COUNT,
  BUILDINGS,
  CIRCLES,
  FACTORY,
  HARBOR,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  OFFICE,
  PLANTS_OF,
  SMALL_MARKET,
  SMALL_WAREHOUSE,
  WHARF,
} from './tables/buildings.ts';
export { boxFor, CITY_SPACES } from './tables/by-players.ts';
export { GOODS, PRICES, QUARRY, TILES } from './tables/goods.ts';
