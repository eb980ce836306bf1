/** What is missing here and now: the answer to a touch that leads to no move, where numbers say more than the rule. */
import { speechIn } from '../../format.ts';
import { en as words } from '../en.ts';
import type { Figure, Phase, Resource } from '../ids.ts';

const { number, plural } = speechIn('en');
const { amount, characters, phases } = words;

export const en = {
  needs: (resource: Resource, count: number, have: number) =>
    `You have ${amount(resource, have)}, ${plural(count, { one: '# is', other: '# are' })} needed.`,
  needsGoods: (have: number) => `You have ${plural(have, { one: '# Good', other: '# Goods' })}, any two are needed.`,
  /** What there is to say of Wood that is missing at home. */
  noWoodSource: 'You have no Worker where there is Wood to buy.',
  woodReach: (wood: number) => `You can buy only ${amount('wood', wood)} more.`,
  woodLimit: (limit: number) => `You can buy at most ${amount('wood', limit)} in one turn.`,
  woodPrice: (count: number, cost: number, reals: number) =>
    `${number(count)} more would cost ${amount('reals', cost)}, and you have ${amount('reals', reals)}.`,
  noDice: 'You have no guild dice left.',
  noDie: (value: number) => `You have no guild die showing ${number(value)}.`,
  noPirateDie: (value: number) => `There is no pirate die showing ${number(value)}.`,
  noWatch: 'You have no Worker in the City Watch.',
  diceFull: (limit: number) => `All ${number(limit)} places for dice are taken here.`,
  pirateDieHere: 'A pirate die is already here.',
  noWorkerHere: 'You have no Worker here.',
  workerHere: 'You already have a Worker here.',
  noWoodHere: 'There is no Wood here.',
  noShipHere: 'You have no Ship here.',
  noShipHome: 'You have no Ship at home.',
  /** `items` is a list of all one's Goods. */
  noVoyage: (items: string) => `You have ${items}: that does not pay for any free slot.`,
  noField: (region: number) => `You have no Worker on a Field of region ${number(region)}.`,
  noBuilding: 'You have no Worker in the region of any building.',
  favorUsed: 'You have already used a Favor this turn.',
  favorOf: (name: string) => `It belongs to ${name}.`,
  favorOnBoard: 'Nobody has taken it yet.',
  enough: (count: number) => `Only ${plural(count, { one: '# is', other: '# are' })} needed.`,
  cannotUse: (figure: Figure) => `You cannot use the ${characters[figure].name} now.`,
  /** When moves are made, for one who tries them at another time. */
  inPhase: (phase: Phase) => `That belongs to another phase: ${phases[phase]}.`,
  ships: 'Ships move with the Commander, the Navigator or Passing slot IV.',
  workers: 'Workers move with characters, buildings, King’s Rewards or the Scout.',
  /** A touch on one’s own Field, before there is a die in its region. */
  harvest: (region: number) => `To harvest here, place a die on a character of region ${number(region)}.`,
  favors: 'Favors are taken with the Guild Master.',
};

export type Reasons = typeof en;
