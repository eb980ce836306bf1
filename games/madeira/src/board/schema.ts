/** The JSON Schema of a board: what `caravel board madeira --schema` prints and readBoard interprets. */
import { CROWNS, MILL_LEVELS_MOST, PLAYER_COUNTS, REGIONS, SCORING_ROUNDS } from './board.ts';
import { BUILDINGS, CITIES, COLONIES, FAVORS, GOODS, GUILDS, REQUESTS, REWARDS, YIELDS } from './names.ts';
import type { ArraySchema, IntegerSchema, ObjectSchema, Schema, StringSchema } from './validate.ts';

const whole = (description: string, minimum: number, maximum: number): IntegerSchema => ({
  type: 'integer',
  description,
  minimum,
  maximum,
});

const word = (description: string, words: readonly string[]): StringSchema => ({ type: 'string', description, enum: words });

const list = (description: string, items: Schema, minItems: number, maxItems = minItems): ArraySchema => ({
  type: 'array',
  description,
  items,
  minItems,
  maxItems,
});

const object = (description: string, properties: ObjectSchema['properties'], optional: readonly string[] = []): ObjectSchema => ({
  type: 'object',
  description,
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** The same for each of the names. */
const each = (description: string, names: readonly (string | number)[], of: (name: string) => Schema): ObjectSchema =>
  object(description, Object.fromEntries(names.map((name) => [name, of(String(name))])));

const byPlayers = (description: string, of: (players: string) => Schema): ObjectSchema => each(description, PLAYER_COUNTS, of);

const points = (where: string): ObjectSchema =>
  each(`Prestige points of a Ship in ${where}, by the round of scoring.`, SCORING_ROUNDS, (round) => whole(`In round ${round}.`, 0, 99));

const building = object('A building.', {
  region: whole('The region it belongs to.', 1, 3),
  emptyInRound: whole('Its Roman numeral: the round in which no character tile lies on it. Each building has another.', 1, 5),
});

const city = object('A city.', {
  higher: whole('Urbanization: prestige points with the most Workers.', 0, 99),
  lower: whole('Urbanization: prestige points otherwise.', 0, 99),
  yields: word('What the Mayor brings from here.', YIELDS),
});

const field = object(
  'A field.',
  {
    good: word('The good it shows.', GOODS),
    becomes: word('Only on a convertible field: sugar on Wheat (round 2), wine on Sugar (round 4).', ['sugar', 'wine']),
    wood: byPlayers('Only on a field with numbers: the Wood that lies on it at the start.', (players) =>
      whole(`With ${players} players.`, 0, 20),
    ),
  },
  ['becomes', 'wood'],
);

const goods = whole('Goods to discard.', 1, 20);
const reals = whole('Reals to receive.', 0, 99);

const marketSlot = object(
  'A slot for one Ship.',
  {
    goods,
    reals,
    heads: word('Left out: for all. 3+: with 3 and 4 players. 2: with 2 players.', ['3+', '2']),
    or: object('On the slot with 2 heads, and only there: the other quantity to choose.', { goods, reals }),
  },
  ['heads', 'or'],
);

const MARKET_SLOTS: Readonly<Record<string, number>> = { wheat: 5, sugar: 6, wine: 5 };

const landingSlot = object(
  'A landing slot for one Ship.',
  {
    wine: whole('Wine to discard.', 0, 20),
    heads: word('Left out: for all. 3+: with 3 and 4 players. 4: with 4 players.', ['3+', '4']),
  },
  ['heads'],
);

const colony = object('A colony.', {
  land: word('The good of its land.', GOODS),
  slots: list(
    'All of them are for 4 players; how many are for fewer is our guess: three for all, one for 3 and 4 players, one for 4.',
    landingSlot,
    5,
  ),
});

const guildRows = (players: string): ArraySchema =>
  list(
    `With ${players} players, from top to bottom.`,
    list('The guilds of a row.', word('A guild.', GUILDS), players === '4' ? 1 : 2),
    Number(players),
  );

const rewards = (letter: string): ArraySchema => list(`The four with ${letter} on the back.`, word('A reward.', REWARDS), 4);

export const BOARD_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A board of Madeira',
  ...object('Every number printed on the board and its tiles.', {
    name: { type: 'string', description: 'What people call this board.', minLength: 1, maxLength: 60 },
    diceFaces: list('The faces of every die.', whole('A face.', 1, 3), 6),
    woodPrices: list('Reals for 1, 2 … 6 Wood bought in one turn; never falling.', whole('Reals.', 0, 99), 6),
    buildingCosts: byPlayers('Reals a building costs before the dice are taken off.', (players) =>
      whole(`With ${players} players.`, 0, 99),
    ),
    passing: list('Reals of the passing slots I to IV.', whole('Reals.', 0, 99), 4),
    buildings: each('The buildings.', BUILDINGS, () => building),
    districtWood: list('Wood to build a district, by column from left to right.', whole('Wood.', 1, 5), 4),
    cities: each('The cities.', CITIES, () => city),
    windmill: object('The windmill.', {
      levels: list('Workers fed on each step, rising from the bottom.', whole('Workers.', 0, 20), 2, MILL_LEVELS_MOST),
      start: whole('The level everybody starts on: one of the levels.', 0, 20),
    }),
    fields: each('The fields of the regions, the Forest apart.', REGIONS, (region) =>
      list(`Region ${region}.`, field, region === '1' ? 4 : 5),
    ),
    markets: each('The markets.', GOODS, (good) =>
      object(`The ${good} market.`, {
        slots: list('Its slots; exactly one has 2 heads.', marketSlot, MARKET_SLOTS[good] as number),
      }),
    ),
    marketPoints: each('What Market Routes pays.', GOODS, (good) => points(`the ${good} market`)),
    colonies: each('The colonies.', COLONIES, () => colony),
    colonyPoints: each('What Expeditions pays.', COLONIES, (name) => points(name)),
    guilds: each('The guild of each favor; each guild has three.', FAVORS, (favor) => word(`The guild of ${favor}.`, GUILDS)),
    guildRows: byPlayers('The guilds of each row of the guild board; every guild has a row.', guildRows),
    rewards: object("The King's Rewards by the letter on the back; each once.", { A: rewards('A'), B: rewards('B') }),
    requests: each("The Crown's Requests: 10 with 2 heads on the back, 5 with 3 and 5 with 4.", REQUESTS, (kind) =>
      byPlayers(`Tiles of ${kind}.`, (heads) => whole(`With ${heads} heads.`, 0, 10)),
    ),
    startingRequests: each('The kinds of the starting requests, by the crowns on the back.', CROWNS, (crowns) =>
      word(`With ${crowns} crowns.`, REQUESTS),
    ),
  }),
} as const satisfies ObjectSchema;
