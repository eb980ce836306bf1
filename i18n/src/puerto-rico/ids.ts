/** What the messages are about, by the names the game itself uses for it. */

export type Step =
  | 'governor'
  | 'order'
  | 'face up'
  | 'role'
  | 'settler'
  | 'hacienda'
  | 'hospice'
  | 'mayor'
  | 'placing'
  | 'builder'
  | 'university'
  | 'craftsman'
  | 'trader'
  | 'captain'
  | 'storing'
  | 'prospector'
  | 'over';

export type Role = 'settler' | 'mayor' | 'builder' | 'craftsman' | 'trader' | 'captain' | 'prospector' | 'prospector-2';
export type Good = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee';
export type Tile = Good | 'quarry';

export type Building =
  | 'small-indigo-plant'
  | 'small-sugar-mill'
  | 'small-market'
  | 'hacienda'
  | 'construction-hut'
  | 'small-warehouse'
  | 'indigo-plant'
  | 'sugar-mill'
  | 'hospice'
  | 'office'
  | 'large-market'
  | 'large-warehouse'
  | 'tobacco-storage'
  | 'coffee-roaster'
  | 'factory'
  | 'university'
  | 'harbor'
  | 'wharf'
  | 'guild-hall'
  | 'residence'
  | 'fortress'
  | 'customs-house'
  | 'city-hall';

export type BuildingKind = 'small plant' | 'large plant' | 'violet' | 'large violet';
export type Place = Tile | Building;
/** What a move can bring a player or take from them. */
export type Holding =
  | 'points'
  | 'doubloons'
  | Good
  | 'colonists'
  | 'quarries'
  | 'plantations'
  | 'city-spaces-filled'
  | `production-of-${Good}`;
export type Ending = 'colonists' | 'city' | 'points';
/** The steps at which `pass` can be a move. */
export type PassStep = 'settler' | 'hospice' | 'mayor' | 'builder' | 'university' | 'craftsman' | 'trader' | 'captain';
