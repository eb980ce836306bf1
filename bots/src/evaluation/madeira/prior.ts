/**
 * What a person who knows the game would say of a position before playing a thousand games: each feature's worth in points in the last round, and how
 * much more it is worth for every round that is left. Tuning starts from this and keeps to it where it finds nothing better.
 */
import * as md from '@caravel/madeira/inside';
import { FEATURES } from './features.ts';

type Worth = readonly [last: number, aRound: number];

const WORTH: Readonly<Record<string, Worth>> = {
  points: [1, 0],
  'crown now': [1, -0.05],
  'pirate loss': [-1, 0.1],
  wealth: [1, -0.1],
  dice: [3, 0.3],
  'actions left': [0.5, 0.1],
  'home wheat': [0.1, 0.15],
  'home sugar': [0.2, 0.15],
  'home wine': [0.4, 0.2],
  'Fields of wheat': [0.2, 0.3],
  'Fields of sugar': [0.3, 0.35],
  'Fields of wine': [0.4, 0.5],
  'Wood up to 3': [0.4, 0.1],
  Wood: [0.1, 0.1],
  Bread: [0, 0.2],
  Reals: [0, 0.07],
  'Reals up to 10': [0.1, 0.05],
  windmill: [0, 0.6],
  'hungry without Bread': [-0.6, 0],
  'Ships without Wood in reach': [-0.6, 0],
  Pirates: [-0.15, 0],
  Forest: [0.3, 0.4],
  'Wood on own Fields': [0.1, 0.1],
  'City Watch': [0.3, 0.3],
  guilds: [1, 0.4],
  'Favors face down': [0, 0.3],
  'influence and guilds': [1, 0],
  'market-routes and Wood': [0.5, 0],
  'market-routes and Goods': [0.3, 0],
  'expeditions and Wood': [0.5, 0],
  'expeditions and Wine': [0.4, 0],
  'influence and Wood': [0.4, 0],
  'urbanization and lead in a city': [0.7, 0.2],
  'Workers on acores': [0.2, 0.5],
  'Workers on brasil': [0.2, 0.6],
  'Workers on india': [0.2, 0.8],
  'Ships in market wheat': [0.3, 0.5],
  'Ships in market sugar': [0.3, 0.5],
  'Ships in market wine': [0.3, 0.5],
  'Ships in colony acores': [0.3, 0.6],
  'Ships in colony brasil': [0.3, 0.6],
  'Ships in colony india': [0.3, 0.6],
  'Workers in porto-santo': [0.2, 0.4],
  'Workers in funchal': [0.4, 0.5],
  'Workers in machico': [0.4, 0.5],
  'marker and Worker at moinho': [0.5, 0.3],
  'marker and Worker at capitania': [1.5, 0.3],
  'marker and Worker at alfandega': [0.5, 0.3],
  'marker and Worker at casa': [0.5, 0],
  'marker and Worker at fortaleza': [1, 0.2],
  'marker and three Workers at moinho': [0.5, 0.4],
  'marker and three Workers at capitania': [2.5, 0.3],
  'marker and three Workers at alfandega': [0.5, 0.3],
  'marker and three Workers at fortaleza': [1, 0.2],
  'Casa da Coroa and Favors': [1.2, 0.2],
  'Alfândega and Ships': [1, 0],
  'cost of markers': [-0.2, -0.05],
  'Pirates for what is not paid': [-0.7, 0],
  'Ship for market-routes in reach': [0.3, 0],
  'Ship for expeditions in reach': [0.3, 0],
  'Reals of a market in reach': [0.05, 0.03],
  'Mayor would bring Bread': [0, 0.08],
  'Mayor would bring Reals': [0.05, 0.08],
  'Mayor would bring Wood': [0, 0.08],
  'rewards due': [2, 0],
  'pieces to move': [0.7, 0.1],
};

for (const name of Object.keys(WORTH)) if (!FEATURES.some((feature) => feature === name)) throw new Error(`no feature named ${name}`);

/** By stage: two a round, before and after the buildings. */
export const priorOf = (stage: number): number[] => {
  const left = md.ROUNDS - 1 - Math.floor(stage / 2);
  return FEATURES.map((name) => {
    const [last, aRound] = WORTH[name] ?? [0, 0];
    return last + aRound * left;
  });
};
