/** The names of the drawings in art/sprite.svg. */
import { at } from '@caravel/core';
import type { BuildingName, GoodName, Holds, RoleName, TileName } from '@caravel/puerto-rico';

export type Drawing =
  | `b-${BuildingName}`
  | `f-${TileName | 'back' | 'empty' | 'empty2'}`
  | `barrel-${GoodName}`
  | `good-${GoodName}`
  | `role-${Exclude<RoleName, 'prospector-2'>}`
  | `ship-${Holds}`
  | `lot-${'plain' | 'lamp' | 'well' | 'cart'}`
  | 'doubloon'
  | 'coin'
  | 'vp'
  | 'meeple'
  | 'governor'
  | 'compass'
  | 'colonist-ship'
  | 'trading-house'
  | 'san-juan'
  | 'quay'
  | 'coast'
  | 'meadow'
  | 'palm-1';

/** Both prospectors look alike. */
export const sceneOf = (role: RoleName): Drawing => `role-${role === 'prospector-2' ? 'prospector' : role}`;

const GROUND: readonly Drawing[] = ['lot-lamp', 'lot-well', 'lot-cart', 'lot-plain'];

/** What stands on the ground nobody has built on. */
export const groundOf = (lot: number): Drawing => at(GROUND, lot % GROUND.length);
