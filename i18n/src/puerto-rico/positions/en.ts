/** The words of setting up a position in English, and by their type the shape of every other language. */
import { speechIn } from '../../format.ts';

const { plural } = speechIn('en');

export const en = {
  closed: 'You can change the position when somebody chooses a role.',
  table: 'Table',
  governor: 'Governor',
  turn: 'Chooses a role',
  free: 'Nobody',
  roleTaken: (role: string) => `${role}: taken by`,
  roleDoubloons: (role: string) => `${role}: doubloons`,
  supply: 'Ships and supply',
  none: 'Empty',
  shipGood: (n: number) => `${n}-barrel ship: goods`,
  shipLoad: (n: number) => `${n}-barrel ship: barrels`,
  house: (good: string) => `Trading house: ${good}`,
  faceUp: (tile: string) => `Available: ${tile}`,
  colonistShip: 'Colonists on the ship',
  doubloons: 'Doubloons',
  points: 'VP chips',
  sanJuan: 'Colonists in San Juan',
  barrels: (good: string) => `Barrels: ${good}`,
  occupied: (tile: string) => `${tile}: colonists`,
  notBuilt: 'Not built',
  built: (n: number) => `Built, ${plural(n, { one: '# colonist', other: '# colonists' })}`,
  /** Why a change is not possible, after a colon. */
  faults: {
    barrelsLeft: 'the supply has no more barrels of this kind.',
    colonistsLeft: 'the supply has no more colonists.',
    tilesLeft: 'no more tiles of this kind are left.',
    buildingsLeft: 'no copy of this building is left.',
    islandFull: 'the island has 12 spaces (SE4).',
    cityFull: 'the city has 12 spaces (BU4).',
    noCircle: 'there is no empty circle for a colonist.',
    shipFull: 'the ship has no more room.',
    shipKind: 'a ship with barrels carries one kind of goods (CA3).',
    oneShip: 'only one cargo ship carries each kind (CA3).',
    houseFull: 'the trading house has 4 places.',
    order: 'roles are taken in turn order, starting with the governor (R1).',
    negative: 'it cannot be less than 0.',
  },
};

export type PositionWords = typeof en;
