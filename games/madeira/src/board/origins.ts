/** Where each value of the default board comes from: for those who show or correct it, so apart from the board itself. */
import { isBelow } from './paths.ts';
import type { SourceName } from './sources.ts';

export type Provenance = 'stated' | 'derived' | 'reconstructed';
/** Where a value comes from: how sure we are, and the sentence that says why. */
export type Origin = {
  readonly provenance: Provenance;
  readonly source: SourceName;
  /** Follows from the booklets only if each column of points has 3, 4 and 6 once, as its rows do. */
  readonly isAssumed?: true;
};

const stated = (source: SourceName): Origin => ({ provenance: 'stated', source });
const derived = (source: SourceName): Origin => ({ provenance: 'derived', source });
const assumed = (source: SourceName): Origin => ({ provenance: 'derived', source, isAssumed: true });
const reconstructed = (source: SourceName): Origin => ({ provenance: 'reconstructed', source });

/**
 * By JSON path, `*` standing for any one key or index; an entry holds for all values below its path.
 * Every value of the default board has exactly one. A value that is only partly stated bears the weaker word.
 */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  name: reconstructed('ours'),
  diceFaces: derived('diceFaces'),
  woodPrices: stated('woodPrices'),
  buildingCosts: stated('buildingCosts'),
  passing: stated('passing'),
  'buildings.*.region': stated('buildingRegions'),
  'buildings.*.emptyInRound': stated('emptyRounds'),
  districtWood: reconstructed('districtWood'),
  'cities.*.yields': stated('cityYields'),
  'cities.porto-santo.higher': reconstructed('belowFunchal'),
  'cities.porto-santo.lower': reconstructed('halfOfHigher'),
  'cities.funchal.higher': stated('funchalHigher'),
  'cities.funchal.lower': stated('funchalLower'),
  'cities.machico.higher': stated('machicoHigher'),
  'cities.machico.lower': reconstructed('halfOfHigher'),
  'windmill.levels[0]': reconstructed('millBottom'),
  'windmill.levels[1]': reconstructed('millSteps'),
  'windmill.levels[2]': reconstructed('millSteps'),
  'windmill.levels[3]': stated('millLevel3'),
  'windmill.levels[4]': stated('millLevel4'),
  'windmill.levels[5]': reconstructed('millSteps'),
  'windmill.levels[6]': reconstructed('millTop'),
  'windmill.start': stated('millStart'),
  'fields.1': stated('region1'),
  'fields.2[0]': reconstructed('field2a'),
  'fields.2[1]': reconstructed('otherFields'),
  'fields.2[2]': reconstructed('otherFields'),
  'fields.2[3]': reconstructed('otherFields'),
  'fields.2[4].good': derived('field2e'),
  'fields.2[4].becomes': reconstructed('otherFields'),
  'fields.2[4].wood': reconstructed('otherFields'),
  'fields.3': reconstructed('otherFields'),
  'markets.*.slots[*].heads': derived('marketHeads'),
  'markets.wheat.slots[*].goods': reconstructed('marketSales'),
  'markets.wheat.slots[*].reals': reconstructed('marketSales'),
  'markets.wheat.slots[*].or': reconstructed('marketSales'),
  'markets.sugar.slots[0].goods': reconstructed('marketSales'),
  'markets.sugar.slots[0].reals': reconstructed('marketSales'),
  'markets.sugar.slots[1].goods': reconstructed('marketSales'),
  'markets.sugar.slots[1].reals': reconstructed('marketSales'),
  'markets.sugar.slots[2].goods': reconstructed('marketSales'),
  'markets.sugar.slots[2].reals': reconstructed('marketSales'),
  'markets.sugar.slots[3].goods': stated('sugarSaleGoods'),
  'markets.sugar.slots[3].reals': stated('sugarSaleReals'),
  'markets.sugar.slots[4].goods': reconstructed('marketSales'),
  'markets.sugar.slots[4].reals': reconstructed('marketSales'),
  'markets.sugar.slots[5].goods': reconstructed('marketSales'),
  'markets.sugar.slots[5].reals': reconstructed('marketSales'),
  'markets.sugar.slots[*].or': reconstructed('marketSales'),
  'markets.wine.slots[*].goods': reconstructed('marketSales'),
  'markets.wine.slots[*].reals': reconstructed('marketSales'),
  'markets.wine.slots[*].or': reconstructed('marketSales'),
  'marketPoints.wheat': stated('wheatPoints'),
  'marketPoints.sugar.1': assumed('rowAndColumn'),
  'marketPoints.sugar.3': derived('sugarPoints3'),
  'marketPoints.sugar.5': assumed('rowAndColumn'),
  'marketPoints.wine.1': assumed('rowAndColumn'),
  'marketPoints.wine.3': stated('winePoints3'),
  'marketPoints.wine.5': assumed('rowAndColumn'),
  'colonies.acores.land': derived('acoresAndBrasil'),
  'colonies.brasil.land': derived('acoresAndBrasil'),
  'colonies.india.land': derived('indiaLand'),
  'colonies.*.slots[0].wine': reconstructed('landingWine'),
  'colonies.*.slots[1].wine': reconstructed('landingWine'),
  'colonies.acores.slots[2].wine': reconstructed('landingWine'),
  'colonies.brasil.slots[2].wine': stated('brasilWine'),
  'colonies.india.slots[2].wine': reconstructed('landingWine'),
  'colonies.*.slots[3].wine': reconstructed('landingWine'),
  'colonies.*.slots[3].heads': derived('landingFor3'),
  'colonies.*.slots[4].wine': reconstructed('landingWine'),
  'colonies.*.slots[4].heads': reconstructed('landingFor4'),
  'colonyPoints.acores': assumed('rowAndColumn'),
  'colonyPoints.brasil.1': assumed('rowAndColumn'),
  'colonyPoints.brasil.3': assumed('brasilPoints3'),
  'colonyPoints.brasil.5': assumed('rowAndColumn'),
  'colonyPoints.india': stated('indiaPoints'),
  guilds: reconstructed('favorThrees'),
  'guildRows.2[0]': reconstructed('guildRow'),
  'guildRows.2[1]': stated('bottomRow2'),
  'guildRows.3': reconstructed('guildRow'),
  'guildRows.4[0]': reconstructed('guildRow'),
  'guildRows.4[1]': reconstructed('guildRow'),
  'guildRows.4[2]': reconstructed('guildRow'),
  'guildRows.4[3]': stated('bottomRow4'),
  rewards: reconstructed('rewards'),
  requests: reconstructed('requests'),
  startingRequests: reconstructed('startingRequests'),
};

/** All entries that hold for a path; for a value of the default board exactly one. */
export const originsOf = (path: string): Origin[] =>
  Object.entries(ORIGINS)
    .filter(([pattern]) => isBelow(path, pattern))
    .map(([, origin]) => origin);

export const originOf = (path: string): Origin => {
  const [origin] = originsOf(path);
  if (!origin) throw new Error(`${path} has no origin`);
  return origin;
};
