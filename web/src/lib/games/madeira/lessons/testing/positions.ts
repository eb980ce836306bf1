/** The positions of all lessons by their names; `node web/build/lesson-positions.ts` writes them for the page. */
import { citiesAndFavors } from './cities-and-favors.ts';
import { diceAndBread } from './dice-and-bread.ts';
import { harvestAndWood } from './harvest-and-wood.ts';
import { pirates } from './pirates.ts';
import { requests } from './requests.ts';
import { shipsAndWood } from './ships-and-wood.ts';

export const positions = { ...diceAndBread, ...harvestAndWood, ...shipsAndWood, ...citiesAndFavors, ...requests, ...pirates };
