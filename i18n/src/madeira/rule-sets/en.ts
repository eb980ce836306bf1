/** What the booklets of Madeira differ in, a row for each of their differences: the table of the rules page. */
import type { RuleSet, RuleSetName } from '@caravel/madeira';
import { speechIn } from '../../format.ts';

const { number, plural } = speechIn('en');

export interface RuleSetWords {
  readonly rule: string;
  readonly editions: { readonly second: string; readonly first: string };
  /** Whose booklet it is. */
  readonly booklets: Readonly<Record<RuleSetName, string>>;
  readonly differences: {
    readonly [Name in keyof RuleSet]: { readonly label: string; readonly value: (value: RuleSet[Name]) => string };
  };
}

export const en: RuleSetWords = {
  rule: 'Rule',
  editions: { second: '2nd edition', first: '1st edition' },
  booklets: {
    '2nd': 'English, 2022',
    '1st-de': 'German',
    '1st-it': 'Italian',
    '1st-hu': 'Hungarian',
  },
  differences: {
    startingPirates: { label: 'Pirates at the start, each player', value: number },
    diceBeforeWorkers: {
      label: 'Dice and characters of round 1 are laid out before the first placement',
      value: (is) => (is ? 'yes' : 'no'),
    },
    placesInOneTurn: {
      label: 'First placement',
      value: (is) => (is ? 'one pass: city and Fields together' : 'two passes: city, then Fields'),
    },
    realsAtBottom: {
      label: '1 PP at the bottom of the Windmill brings',
      value: (n) => `1 Bread or ${plural(n, { one: '# Real', other: '# Reals' })}`,
    },
    lowerWithoutWorker: { label: 'Urbanization in a city without a Worker of yours', value: (is) => (is ? 'lower number' : '0 PP') },
    supportBread: { label: 'Bread of the reward Royal Support', value: number },
    takenFavorUp: { label: 'A Favor just taken with the Guild Master lies', value: (is) => (is ? 'face up' : 'face down') },
    capitaniaPoints: { label: 'PP of Capitania with three or more Workers', value: number },
    scoutCityPoints: { label: 'PP when the Scout brings a Worker into a city', value: number },
    woodPaidAtOnce: { label: 'Bought Wood is paid for', value: (is) => (is ? 'at once' : 'at the end of the turn') },
    rewardsBeforeWorkers: {
      label: 'King’s Rewards lie face up before the first city Worker is placed',
      value: (is) => (is ? 'yes' : 'no'),
    },
  },
};
