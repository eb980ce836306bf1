/** Where each value of the default board comes from: for those who show or correct it, so apart from the board itself. */
export type Provenance = 'stated' | 'derived' | 'reconstructed';
/** Where a value comes from: how sure we are, and the source in our own words. */
export type Origin = { readonly provenance: Provenance; readonly source: string };

const stated = (source: string): Origin => ({ provenance: 'stated', source });
const derived = (source: string): Origin => ({ provenance: 'derived', source });
const reconstructed = (source: string): Origin => ({ provenance: 'reconstructed', source });

const MARKET_SALES = reconstructed(
  'ours: no booklet gives this sale; more goods bring more Reals, about 2.5 for Wheat, 3.6 for Sugar, 4.6 for Wine',
);
const MARKET_HEADS = derived(
  'IT and HU count 4, 5, 4 slots with 3+ players and 3, 4, 3 with 2 (DE the first, and the second in part); EN, DE, IT and HU speak of one 2-heads slot a market, so two are 3+',
);
const LANDING_WINE = reconstructed('ours: no booklet gives the Wine of this slot');
const LANDING_3 = derived('DE, setup: with 3 players the one slot with the symbol is added in each colony (IT and HU have the plural)');
const LANDING_4 = reconstructed('ours: DE, IT and HU count 5 slots a colony; that just one of them is for 4 players only is our guess');
const ROW_AND_P1 = 'the row holds 3, 4 and 6 once (all booklets), the column too (our assumption P1)';
const FAVOR_THREES = reconstructed('ours: the favors in the order of the sheets, read in threes; the colour of the three is our guess');
const GUILD_ROW = reconstructed('ours: the guilds from top to bottom, so that the rows the booklets give fit');
const OTHER_FIELDS = reconstructed('ours: the booklets only count 5 fields here; goods and Wood go on from region 1');

/**
 * By JSON path, `*` standing for any one key or index; an entry holds for all values below its path.
 * Every value of the default board has exactly one. A value that is only partly stated bears the weaker word.
 * EN is the 2nd edition; DE, IT and HU the 1st.
 */
export const ORIGINS: Readonly<Record<string, Origin>> = {
  name: reconstructed('ours'),
  diceFaces: derived('EN, components: guild and pirate dice are numbered 1 to 3; a die has six faces, so each number twice'),
  woodPrices: stated('DE, IT and HU, buying Wood: all six prices in words; EN example: 4 bought Wood cost 10 Reals'),
  buildingCosts: stated(
    'EN, DE, IT, paying the cost: 10 Reals, 9 with 3 players, 8 with 2; HU the same, 9 and 8 on its page for fewer players',
  ),
  passing: stated('all booklets, passing: 2, 3, 4 and 5 Reals for the slots I to IV; red takes 3 at slot II'),
  'buildings.*.region': stated('all booklets: Alfândega in region 1, Moinho and Capitania in 2, Casa da Coroa and Fortaleza in 3'),
  'buildings.*.emptyInRound': stated('all booklets, at each building: the round without a character tile'),
  districtWood: reconstructed(
    'all booklets: the columns cost 2 to 5 Wood, the Bishop 4 in the example; that they rise from left to right is ours',
  ),
  'cities.*.yields': stated('all booklets, Mayor: Bread in Porto Santo, Reals in Funchal, Wood in Machico'),
  'cities.porto-santo.higher': reconstructed('ours: 3 below Funchal, as Machico is 3 above'),
  'cities.porto-santo.lower': reconstructed('ours: half the higher number, rounded down'),
  'cities.funchal.higher': stated('EN, DE, IT, Urbanization example: 12 with the most Workers in Funchal (HU the number without the city)'),
  'cities.funchal.lower': stated('all booklets: 6 otherwise; blue scores 6 in Funchal in the round-3 example'),
  'cities.machico.higher': stated('all booklets, round-3 example: purple scores 15 with the most Workers in Machico'),
  'cities.machico.lower': reconstructed('ours: half the higher number, rounded down'),
  'windmill.levels[0]': reconstructed('ours: the bottom feeds nobody'),
  'windmill.levels[1]': reconstructed('ours: steps of one'),
  'windmill.levels[2]': reconstructed('ours: steps of one'),
  'windmill.levels[3]': stated('all booklets, setup: the markers start on 3'),
  'windmill.levels[4]': stated('all booklets, feeding example: blue stands at level 4'),
  'windmill.levels[5]': reconstructed('ours: steps of one'),
  'windmill.levels[6]': reconstructed('ours: three steps above the start, as there are below'),
  'windmill.start': stated('all booklets, setup: everybody starts on 3'),
  'fields.1': stated('DE and IT, setup example: the four fields of region 1 and their Wood for 4, 3 and 2 players (HU for 4, EN for 2)'),
  'fields.2[0]': reconstructed('ours; in EN’s special harvest blue takes a Wine in region 2, in round 5 perhaps from a converted field'),
  'fields.2[1]': OTHER_FIELDS,
  'fields.2[2]': OTHER_FIELDS,
  'fields.2[3]': OTHER_FIELDS,
  'fields.2[4].good': derived('EN, special harvest: a Sugar field of region 2 still has Wood in round 5, so it was printed as Sugar'),
  'fields.2[4].becomes': OTHER_FIELDS,
  'fields.2[4].wood': OTHER_FIELDS,
  'fields.3': OTHER_FIELDS,
  'markets.*.slots[*].heads': MARKET_HEADS,
  'markets.wheat.slots[*].goods': MARKET_SALES,
  'markets.wheat.slots[*].reals': MARKET_SALES,
  'markets.wheat.slots[*].or': MARKET_SALES,
  'markets.sugar.slots[0].goods': MARKET_SALES,
  'markets.sugar.slots[0].reals': MARKET_SALES,
  'markets.sugar.slots[1].goods': MARKET_SALES,
  'markets.sugar.slots[1].reals': MARKET_SALES,
  'markets.sugar.slots[2].goods': MARKET_SALES,
  'markets.sugar.slots[2].reals': MARKET_SALES,
  'markets.sugar.slots[3].goods': stated('all booklets, Commander example: red discards 4 Sugar (that it is a 3+ slot is ours)'),
  'markets.sugar.slots[3].reals': stated('all booklets, Commander example: red gets 14 Reals, all of them from the Sugar market'),
  'markets.sugar.slots[4].goods': MARKET_SALES,
  'markets.sugar.slots[4].reals': MARKET_SALES,
  'markets.sugar.slots[5].goods': MARKET_SALES,
  'markets.sugar.slots[5].reals': MARKET_SALES,
  'markets.sugar.slots[*].or': MARKET_SALES,
  'markets.wine.slots[*].goods': MARKET_SALES,
  'markets.wine.slots[*].reals': MARKET_SALES,
  'markets.wine.slots[*].or': MARKET_SALES,
  'marketPoints.wheat': stated(
    'all booklets, Market Routes: 3, 6 and 4 for the Wheat market (the round-3 example of DE and IT has 3 against it)',
  ),
  'marketPoints.sugar.1': derived(ROW_AND_P1),
  'marketPoints.sugar.3': derived(
    'EN, DE and HU, round-3 example: 8 for Ships in the Sugar market (IT: one Ship); of 3, 4 and 6 only 4 divides it',
  ),
  'marketPoints.sugar.5': derived(ROW_AND_P1),
  'marketPoints.wine.1': derived(ROW_AND_P1),
  'marketPoints.wine.3': stated('EN and HU, round-3 example: 3 for the Ship in the Wine market (DE and IT exchange Wheat and Wine)'),
  'marketPoints.wine.5': derived(ROW_AND_P1),
  'colonies.acores.land': derived(
    'DE: red has 2 Workers on Açores and 1 on Brasil (Alfândega example); income example: red gets 2 Wheat and 1 Sugar',
  ),
  'colonies.brasil.land': derived(
    'DE: red has 2 Workers on Açores and 1 on Brasil (Alfândega example); income example: red gets 2 Wheat and 1 Sugar',
  ),
  'colonies.india.land': derived('income example: blue gets 1 Wine, and Wheat and Sugar belong to Açores and Brasil'),
  'colonies.*.slots[0].wine': LANDING_WINE,
  'colonies.*.slots[1].wine': LANDING_WINE,
  'colonies.acores.slots[2].wine': LANDING_WINE,
  'colonies.brasil.slots[2].wine': stated(
    'all booklets, Commander example: red discards 3 Wine in Brasil (that the slot is unmarked is ours)',
  ),
  'colonies.india.slots[2].wine': LANDING_WINE,
  'colonies.*.slots[3].wine': LANDING_WINE,
  'colonies.*.slots[3].heads': LANDING_3,
  'colonies.*.slots[4].wine': LANDING_WINE,
  'colonies.*.slots[4].heads': LANDING_4,
  'colonyPoints.acores': derived(ROW_AND_P1),
  'colonyPoints.brasil.1': derived(ROW_AND_P1),
  'colonyPoints.brasil.3': derived(
    'EN, DE and IT, round-3 example: 12 for Ships in Brasil (HU: one Ship) is 2 × 6 or 3 × 4; India has the 4 of the column (our assumption P1)',
  ),
  'colonyPoints.brasil.5': derived(ROW_AND_P1),
  'colonyPoints.india': stated('EN, DE and IT, Expeditions: 6, 4 and 3 for India (HU the numbers, under a wrong name)'),
  guilds: FAVOR_THREES,
  'guildRows.2[0]': GUILD_ROW,
  'guildRows.2[1]': stated('EN and HU: with 2 players the bottom row is orange or violet'),
  'guildRows.3': GUILD_ROW,
  'guildRows.4[0]': GUILD_ROW,
  'guildRows.4[1]': GUILD_ROW,
  'guildRows.4[2]': GUILD_ROW,
  'guildRows.4[3]': stated('all booklets, round-3 example: blue takes the bottom row and turns up his violet favors'),
  rewards: reconstructed('the eight are on all sheets, 4 marked A and 4 B; which are which is ours (the order of EN, four and four)'),
  requests: reconstructed('all booklets: 10 tiles with 2 heads, 5 with 3, 5 with 4; that the five kinds share them equally is ours'),
  startingRequests: reconstructed('all booklets: four tiles that differ by their crowns (EN: 1 to 4); the kind on each is ours'),
};
