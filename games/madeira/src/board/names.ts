/** The words of the board, each list in the order of the rulebook, with the type of its members. */
export const GOODS = ['wheat', 'sugar', 'wine'] as const;
export type GoodName = (typeof GOODS)[number];

export const COLONIES = ['acores', 'brasil', 'india'] as const;
export type ColonyName = (typeof COLONIES)[number];

export const CITIES = ['porto-santo', 'funchal', 'machico'] as const;
export type CityName = (typeof CITIES)[number];

/** In the order of phase C (BD1). */
export const BUILDINGS = ['moinho', 'capitania', 'alfandega', 'casa', 'fortaleza'] as const;
export type BuildingName = (typeof BUILDINGS)[number];

export const CHARACTERS = ['steward', 'commander', 'guild-master', 'mayor'] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** The characters, and the one printed on the empty building. */
export const FIGURES = [...CHARACTERS, 'special'] as const;
export type FigureName = (typeof FIGURES)[number];

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

export const GUILDS = ['blue', 'green', 'orange', 'violet'] as const;
export type GuildName = (typeof GUILDS)[number];

export const REWARDS = ['island', 'city', 'guild', 'watch', 'medal', 'booty', 'support', 'windmill'] as const;
export type RewardName = (typeof REWARDS)[number];

export const REQUESTS = ['market-routes', 'expeditions', 'influence', 'urbanization', 'wealth'] as const;
export type RequestName = (typeof REQUESTS)[number];

/** What the Mayor brings from a city (MA2). */
export const YIELDS = ['bread', 'reals', 'wood'] as const;
export type YieldName = (typeof YIELDS)[number];

/** The slots of the Passing Column (B6). */
export const PASSING_NUMERALS = ['I', 'II', 'III', 'IV'] as const;
export type PassingNumeral = (typeof PASSING_NUMERALS)[number];
