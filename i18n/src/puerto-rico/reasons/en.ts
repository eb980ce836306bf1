/** What is missing here and now: the answer to a touch that leads to no move, where numbers say more than the rule. */
import { speechIn } from '../../format.ts';
import { en as words } from '../en.ts';
import type { Good } from '../ids.ts';

const { number } = speechIn('en');
const { amounts, goods } = words;
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en = {
  costs: (cost: number, have: number) => `It costs you ${amounts.doubloons(cost)} now, and you have ${number(have)}.`,
  citySpaces: (places: number, left: number) => `It takes ${amounts.spaces(places)} in your city, and you have ${number(left)} left.`,
  cityFull: (places: number) => `All ${amounts.spaces(places)} in your city are filled.`,
  islandFull: (places: number) => `All ${amounts.spaces(places)} on your island are filled.`,
  noBarrel: (good: Good) => `You have no ${goods[good]}.`,
  onOther: (good: Good, holds: number) => `${upper(goods[good])} goes on the ${number(holds)}-barrel ship, which already carries it.`,
  takesMore: (holds: number, count: number) => `The ${number(holds)}-barrel ship takes more of this kind: ${amounts.barrels(count)}.`,
  houseHas: (good: Good) => `The trading house already has ${goods[good]}.`,
  noQuarries: 'There are no quarries left.',
  notProduced: (good: Good) => `You did not produce any ${goods[good]}.`,
  supplyEmpty: (good: Good) => `There is no ${goods[good]} left in the supply.`,
  /** When moves are made, for one who tries them at another time. */
  roles: 'Roles are chosen when everyone has finished with this one.',
  plantations: 'Plantations and quarries are taken in the settler phase.',
  buildings: 'Buildings are bought in the builder phase.',
  colonists: 'Colonists are placed in the mayor phase.',
  supply: 'Goods are produced in the craftsman phase.',
  goods: 'Goods are sold in the trader phase and shipped in the captain phase.',
};

export type Reasons = typeof en;
