/** What tiles and slots do, as signs that need no language. */
import type { BuildingName, FavorName, PassingAction, RequestName, RewardName } from '@caravel/madeira';

/** A word that names a drawing is drawn, any other is text. */
export interface Sign {
  readonly word: string;
  readonly isIcon: boolean;
}

const ICONS = new Set(
  'wheat sugar wine wood bread reals pirates points worker ship marker mill watch house field favor harvest market compass crown goods flip to up medal die'.split(
    ' ',
  ),
);
export const signs = (line: string): readonly Sign[] => line.split(' ').map((word) => ({ word, isIcon: ICONS.has(word) }));

const NARROW = 'il.,:|Ijt’() -/';
const WIDE = 'mwMWGOCDHQ½∞';
const DIGITS = '0123456789+−';

/** About how wide a text is; `letter`: a letter of the typeface, against its size. */
export const textWidth = (text: string, size: number, letter = 0.52): number => {
  let sum = 0;
  for (const sign of text) sum += NARROW.includes(sign) ? 0.3 : WIDE.includes(sign) ? 0.8 : DIGITS.includes(sign) ? 0.53 : letter;
  return sum * size;
};

const SLIM: Readonly<Record<string, number>> = { to: 0.72, up: 0.72, worker: 0.8 };
const signWidth = ({ word, isIcon }: Sign, size: number): number => (isIcon ? size * (SLIM[word] ?? 1) : textWidth(word, size));

const GAP = 1.2;
export const lineWidth = (line: string, size: number): number => signs(line).reduce((sum, sign) => sum + signWidth(sign, size) + GAP, -GAP);

/** The signs of a line with the place of each. */
export const placed = (line: string, size: number): readonly (Sign & { readonly left: number; readonly width: number })[] => {
  let at = 0;
  return signs(line).map((sign) => {
    const left = at;
    const width = signWidth(sign, size);
    at += width + GAP;
    return { ...sign, left, width };
  });
};

export const FAVOR_SIGNS: Readonly<Record<FavorName, string>> = {
  monk: '2 wood',
  miller: 'up mill',
  bishop: 'to marker',
  patron: '3 bread',
  lord: '0 reals house',
  diplomat: '+2 worker',
  treasurer: '5 reals',
  navigator: 'to ship',
  engineer: '+2 harvest',
  constable: '½ pirates',
  lady: '4 reals to house',
  scout: 'to worker',
};

export const REWARD_SIGNS: Readonly<Record<RewardName, string>> = {
  island: 'to field',
  city: '1 points to house',
  guild: 'flip favor',
  watch: 'to watch −3 pirates',
  medal: '3 points',
  booty: '5 reals',
  support: '−3 pirates / bread',
  windmill: 'up mill',
};

/** What a building does with one or two Workers in its region, and with three or more; `=` stands for a number of the rule set. */
export const BUILDING_SIGNS: Readonly<Record<BuildingName, readonly [few: string, many: string]>> = {
  moinho: ['2 bread', '5 bread'],
  capitania: ['1 points to house', '= points 2 to house'],
  alfandega: ['to compass', '2 to compass'],
  casa: ['flip favor', '2 flip favor'],
  fortaleza: ['to watch −3 pirates', '2 to watch −6 pirates'],
};

/** What a Passing slot offers besides its Reals. */
export const PASS_SIGNS: Readonly<Record<PassingAction, string>> = { city: '1 points to house', watch: 'to watch', ship: 'to ship' };

export const REQUEST_ICON: Readonly<Record<RequestName, string>> = {
  'market-routes': 'market',
  expeditions: 'compass',
  influence: 'favor',
  urbanization: 'house',
  wealth: 'reals',
};
