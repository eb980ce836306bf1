/** What Rewards, buildings, Passing slots and Requests do, as signs that need no language. */
import type { BuildingName, BuildingView, MillView, PassingAction, RequestName, RewardName } from '@caravel/madeira';

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

/** What a building costs before its dice are rolled, and what one receives who does not pay. */
export const priceSigns = ({ printedCost }: Pick<BuildingView, 'printedCost'>): string => `${printedCost} reals − die`;
export const raidSigns = ({ pirateDie }: Pick<BuildingView, 'pirateDie'>): string => `${pirateDie ? '1+' : '1'} pirates`;

/** What the windmill offers; at the ends of the stairs points stand for the step. */
export const millSigns = ({ top, bottom, realsDown }: Pick<MillView, 'top' | 'bottom' | 'realsDown'>) => {
  const down = bottom ? 'points to' : 'to';
  return {
    up: `2 wheat to ${top ? 'points' : 'up'}`,
    bread: `${down} bread`,
    exchange: '2 goods to 1',
    reals: `${down} ${realsDown} reals`,
  };
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
