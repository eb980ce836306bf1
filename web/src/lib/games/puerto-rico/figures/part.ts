import type { Seat } from '@caravel/core';
import type { BuildingName, RoleName } from '@caravel/puerto-rico';

/** A part of the table that a picture shows. */
export type Part =
  | { readonly shows: 'roles'; readonly only?: readonly RoleName[] }
  | { readonly shows: 'plantations' | 'bay' | 'supply' }
  | { readonly shows: 'quay'; readonly only?: 'house' | 'ship' }
  | { readonly shows: 'for sale'; readonly only: readonly BuildingName[] }
  | { readonly shows: 'island' | 'city' | 'resources'; readonly of: Seat };
