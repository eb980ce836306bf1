/** Three simple players with one plan each. */
import type { Heuristic } from '../../train/training.ts';

/** What all of them care about, because a player who neglects it cannot play at all. */
const CAUTION = { Pirates: -3, 'Pirates with this maintenance': -2, 'dice at home': -2, 'Prestige Points': 3 };

export const HEURISTICS: readonly Heuristic[] = [
  {
    name: 'courtier',
    wants: { ...CAUTION, 'Crown would pay now': 3, 'held and would bring wealth': 2, Reals: 1, wealth: 3, 'Requests held': 2 },
  },
  {
    name: 'skipper',
    wants: { ...CAUTION, 'Ships on the board': 5, Goods: 1, Wood: 2, wine: 2, 'points of the best colony within reach': 2, Reals: 1 },
  },
  {
    name: 'farmer',
    wants: {
      ...CAUTION,
      'Workers in region 1': 3,
      'Workers in region 2': 3,
      'Workers in region 3': 3,
      Bread: 1,
      Goods: 2,
      windmill: 2,
      Wood: 1,
    },
  },
];
