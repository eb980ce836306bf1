/** What tiles and slots do, as signs that need no language. */
import type { BuildingName, FavorName, PassingAction, RequestName, RewardName } from '@caravel/madeira';

export type Sign = { readonly text: string } | { readonly icon: string };

/** `2 wood` and `→ ship`: words in front of a space are text, those that name a pictogram are drawn. */
const ICONS = new Set(
  'wheat sugar wine wood bread reals pirates points worker ship marker mill watch house field favor harvest market compass crown goods'.split(
    ' ',
  ),
);
export const signs = (line: string): readonly Sign[] => line.split(' ').map((word) => (ICONS.has(word) ? { icon: word } : { text: word }));

/** A letter of a wide typeface takes 0.64 of the size. */
export const signWidth = (sign: Sign, size: number): number => ('icon' in sign ? size : sign.text.length * size * 0.64);
export const pictureWidth = (all: readonly Sign[], size: number): number => all.reduce((sum, sign) => sum + signWidth(sign, size), 0);

export const FAVOR_SIGNS: Readonly<Record<FavorName, readonly Sign[]>> = {
  monk: signs('2 wood'),
  miller: signs('↑ mill'),
  bishop: signs('→ marker'),
  patron: signs('3 bread'),
  lord: signs('0 reals house'),
  diplomat: signs('+2 worker'),
  treasurer: signs('5 reals'),
  navigator: signs('→ ship'),
  engineer: signs('+2 harvest'),
  constable: signs('½ pirates'),
  lady: signs('4 reals → house'),
  scout: signs('⇢ worker'),
};

export const REWARD_SIGNS: Readonly<Record<RewardName, readonly Sign[]>> = {
  island: signs('→ field'),
  city: signs('1 points → house'),
  guild: signs('↻ favor'),
  watch: signs('→ watch −3 pirates'),
  medal: signs('3 points'),
  booty: signs('5 reals'),
  support: signs('−3 pirates / bread'),
  windmill: signs('↑ mill'),
};

/** What a building does with one or two Workers in its region, and with three or more; `=` stands for a number of the rule set. */
export const BUILDING_SIGNS: Readonly<Record<BuildingName, readonly [few: string, many: string]>> = {
  moinho: ['2 bread', '5 bread'],
  capitania: ['1 points → house', '= points 2→ house'],
  alfandega: ['→ compass', '2→ compass'],
  casa: ['↻ favor', '↻2 favor'],
  fortaleza: ['→ watch −3 pirates', '2→ watch −6 pirates'],
};

/** What a Passing slot offers besides its Reals. */
export const PASS_SIGNS: Readonly<Record<PassingAction, readonly Sign[]>> = {
  city: signs('1 points → house'),
  watch: signs('→ watch'),
  ship: signs('→ ship'),
};

export const REQUEST_ICON: Readonly<Record<RequestName, string>> = {
  'market-routes': 'market',
  expeditions: 'compass',
  influence: 'favor',
  urbanization: 'house',
  wealth: 'reals',
};
