/** The words of the board, each list in the order of the rulebook, with the type of its members. */
export const GOODS = ['wheat', 'sugar', 'wine'] as const;
export type GoodName = (typeof GOODS)[number];
/** An index into GOODS. */
export type Good = number;
export const WHEAT: Good = GOODS.indexOf('wheat');
export const SUGAR: Good = GOODS.indexOf('sugar');
export const WINE: Good = GOODS.indexOf('wine');

export const COLONIES = ['acores', 'brasil', 'india'] as const;
export type ColonyName = (typeof COLONIES)[number];
/** An index into COLONIES. */
export type Colony = number;

export const CITIES = ['porto-santo', 'funchal', 'machico'] as const;
export type CityName = (typeof CITIES)[number];
/** An index into CITIES. */
export type City = number;

/** In the order of phase C (BD1). */
export const BUILDINGS = ['moinho', 'capitania', 'alfandega', 'casa', 'fortaleza'] as const;
export type BuildingName = (typeof BUILDINGS)[number];
/** An index into BUILDINGS. */
export type Building = number;

export const CHARACTERS = ['steward', 'commander', 'guild-master', 'mayor'] as const;
export type CharacterName = (typeof CHARACTERS)[number];
/** An index into CHARACTERS. */
export type Character = number;

/** The characters, and the one printed on the empty building. */
export const FIGURES = [...CHARACTERS, 'special'] as const;
export type FigureName = (typeof FIGURES)[number];
/** An index into FIGURES. */
export type Figure = number;

/** In the order of the sheets. */
export const FAVORS = [
  'monk',
  'miller',
  'bishop',
  'patron',
  'lord',
  'diplomat',
  'treasurer',
  'navigator',
  'engineer',
  'constable',
  'lady',
  'scout',
] as const;
export type FavorName = (typeof FAVORS)[number];
/** An index into FAVORS. */
export type Favor = number;

export const GUILDS = ['blue', 'green', 'orange', 'violet'] as const;
export type GuildName = (typeof GUILDS)[number];
/** An index into GUILDS. */
export type Guild = number;

export const REWARDS = ['island', 'city', 'guild', 'watch', 'medal', 'booty', 'support', 'windmill'] as const;
export type RewardName = (typeof REWARDS)[number];
/** An index into REWARDS. */
export type Reward = number;

export const REQUESTS = ['market-routes', 'expeditions', 'influence', 'urbanization', 'wealth'] as const;
export type RequestName = (typeof REQUESTS)[number];
/** An index into REQUESTS. */
export type Request = number;

export const MARKET_ROUTES: Request = REQUESTS.indexOf('market-routes');
export const EXPEDITIONS: Request = REQUESTS.indexOf('expeditions');
export const INFLUENCE: Request = REQUESTS.indexOf('influence');
export const URBANIZATION: Request = REQUESTS.indexOf('urbanization');
export const WEALTH: Request = REQUESTS.indexOf('wealth');

/** What the Mayor brings from a city (MA2). */
export const YIELDS = ['bread', 'reals', 'wood'] as const;
export type YieldName = (typeof YIELDS)[number];
/** An index into YIELDS. */
type Yield = number;
export const YIELDS_BREAD: Yield = YIELDS.indexOf('bread');
export const YIELDS_REALS: Yield = YIELDS.indexOf('reals');

/** The slots of the Passing Column (B6). */
export const PASSING_NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export type PassingNumeral = (typeof PASSING_NUMERALS)[number];
/** An index into PASSING_NUMERALS. */
export type PassingSlot = number;

/** A row of the Guild Column, counted from the top (A4). */
export type GuildRow = number;
