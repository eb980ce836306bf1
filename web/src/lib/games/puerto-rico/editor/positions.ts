/** Positions of Puerto Rico set up by hand: between two roles, when somebody chooses one. */
import { at, type State } from '@caravel/core';
import { loadWords, type Words } from '@caravel/i18n/puerto-rico';
import { loadPositionWords, type PositionWords } from '@caravel/i18n/puerto-rico/positions';
import { BUILDINGS, boxFor, CIRCLES, GOODS, NOBODY, on, ROLES, SHIPS, steps, TILES } from '@caravel/puerto-rico/inside';
import { game } from '@caravel/puerto-rico/rules';
import { field, type Reasons, ranked, reasonOf, type SetNumber } from '../../../study/position-fields.ts';
import type { PositionField, PositionGroup, PositionKit } from '../../../study/position-kit.ts';
import {
  BUILDING_INDICES,
  buildingValue,
  chooserOf,
  rolesFault,
  setBarrels,
  setBuilding,
  setColonistShip,
  setDoubloons,
  setFaceUp,
  setGovernor,
  setHouse,
  setOccupied,
  setPoints,
  setRoleDoubloons,
  setRoleTaker,
  setSanJuan,
  setShip,
  setTiles,
  setTurn,
} from './edits.ts';

interface Told {
  readonly s: State;
  readonly names: readonly string[];
  readonly words: Words;
  readonly own: PositionWords;
}

const seatsOf = ({ names }: Told) => names.map((label, value) => ({ value, label }));

const rolesOf = ({ s, words, own, ...told }: Told): PositionField[] =>
  ROLES.flatMap((name, role) => {
    if (on.roleTaker(s, role) < NOBODY) return [];
    const { name: label } = words.roles[name];
    const takers = [{ value: NOBODY, label: own.free }, ...seatsOf({ s, words, own, ...told })];
    return [
      {
        ...field(s, `taker:${role}`, own.roleTaken(label), on.roleTaker(s, role), (copy, seat) => setRoleTaker(copy, role, seat)),
        choices: takers,
      },
      field(s, `role:${role}`, own.roleDoubloons(label), on.roleDoubloons(s, role), (copy, n) => setRoleDoubloons(copy, role, n)),
    ];
  });

const tableOf = (told: Told): PositionGroup => {
  const { s, own } = told;
  const choices = seatsOf(told);
  return {
    title: own.table,
    fields: [
      { ...field(s, 'governor', own.governor, on.governor(s), setGovernor), choices },
      { ...field(s, 'turn', own.turn, chooserOf(s), setTurn), choices },
      ...rolesOf(told),
    ],
  };
};

const shipOf = ({ s, words, own }: Told, ship: number): PositionField[] => {
  const holds = on.shipHolds(s, ship);
  if (holds === 0) return [];
  const [good, load] = [on.shipGood(s, ship), on.shipLoad(s, ship)];
  const choices = [{ value: NOBODY, label: own.none }, ...GOODS.map((name, value) => ({ value, label: words.goods[name] }))];
  const setGood: SetNumber = (copy, kind) => setShip(copy, ship, kind, kind === NOBODY ? 0 : Math.max(1, load));
  return [
    { ...field(s, `ship:${ship}`, own.shipGood(holds), good, setGood), choices },
    field(s, `load:${ship}`, own.shipLoad(holds), load, (copy, n) => setShip(copy, ship, good, n)),
  ];
};

const supplyOf = (told: Told): PositionGroup => {
  const { s, words, own } = told;
  return {
    title: own.supply,
    fields: [
      ...Array.from({ length: SHIPS }, (_, ship) => shipOf(told, ship)).flat(),
      ...GOODS.map((name, good) =>
        field(s, `house:${good}`, own.house(words.goods[name]), on.house(s, good), (copy, n) => setHouse(copy, good, n)),
      ),
      ...GOODS.map((name, good) =>
        field(s, `up:${good}`, own.faceUp(words.tiles[name]), on.faceUp(s, good), (copy, n) => setFaceUp(copy, good, n)),
      ),
      field(s, 'colonists', own.colonistShip, on.colonistShip(s), setColonistShip),
    ],
  };
};

const tilesOf = ({ s, words, own }: Told, seat: number): PositionField[] =>
  TILES.flatMap((name, tile) => [
    field(s, `tiles:${seat}:${tile}`, words.tiles[name], on.tiles(s, seat, tile), (copy, n) => setTiles(copy, seat, tile, n)),
    field(s, `occupied:${seat}:${tile}`, own.occupied(words.tiles[name]), on.tilesOccupied(s, seat, tile), (copy, n) =>
      setOccupied(copy, seat, tile, n),
    ),
  ]);

const buildingOf = ({ s, words, own }: Told, seat: number, building: number): PositionField => {
  const label = words.buildings[at(BUILDINGS, building)].name;
  const built = Array.from({ length: at(CIRCLES, building) + 1 }, (_, value) => ({ value, label: own.built(value) }));
  const choices = [{ value: NOBODY, label: own.notBuilt }, ...built];
  const set: SetNumber = (copy, value) => setBuilding(copy, seat, building, value);
  return { ...field(s, `building:${seat}:${building}`, label, buildingValue(s, seat, building), set), choices };
};

const seatOf = (told: Told, seat: number): PositionGroup => {
  const { s, names, words, own } = told;
  return {
    title: names[seat] ?? '',
    seat,
    fields: [
      field(s, `doubloons:${seat}`, own.doubloons, on.doubloons(s, seat), (copy, n) => setDoubloons(copy, seat, n)),
      field(s, `points:${seat}`, own.points, on.points(s, seat), (copy, n) => setPoints(copy, seat, n)),
      field(s, `juan:${seat}`, own.sanJuan, on.sanJuan(s, seat), (copy, n) => setSanJuan(copy, seat, n)),
      ...GOODS.map((name, good) =>
        field(s, `barrels:${seat}:${good}`, own.barrels(words.goods[name]), on.barrels(s, seat, good), (copy, n) =>
          setBarrels(copy, seat, good, n),
        ),
      ),
      ...tilesOf(told, seat),
      ...BUILDING_INDICES.map((building) => buildingOf(told, seat, building)),
    ],
  };
};

const REASONS: Reasons<keyof PositionWords['faults']> = [
  [/^barrelsLeft/, 'barrelsLeft'],
  [/^colonistsLeft/, 'colonistsLeft'],
  [/^(faceDown|quarriesLeft|discarded)/, 'tilesLeft'],
  [/^buildingsLeft/, 'buildingsLeft'],
  [/^island/, 'islandFull'],
  [/^city/, 'cityFull'],
  [/^colonists of seat \d+ on/, 'noCircle'],
  [/^load of ship/, 'shipFull'],
  [/^ship \d+ empty/, 'shipKind'],
  [/^ships with/, 'oneShip'],
  [/^house: .*more/, 'houseFull'],
  [/^roles/, 'order'],
  [/fewer than 0/, 'negative'],
];

export const positions: PositionKit = {
  version: game.version,
  faults: (s) => {
    const roles = on.step(s) === steps.ROLE_CHOICE ? rolesFault(s, boxFor(on.players(s)).picks) : undefined;
    return ranked(REASONS, [...game.faults(s), ...(roles === undefined ? [] : [roles])]);
  },
  canEdit: (s) => on.step(s) === steps.ROLE_CHOICE,
  words: async (locale) => {
    const [words, own] = await Promise.all([loadWords(locale), loadPositionWords(locale)]);
    return {
      closed: own.closed,
      groups: (s, names) => {
        const told = { s, names, words, own };
        return [tableOf(told), supplyOf(told), ...names.map((_, seat) => seatOf(told, seat))];
      },
      whyNot: (fault) => {
        const reason = reasonOf(REASONS, fault);
        return reason === undefined ? fault : own.faults[reason];
      },
    };
  },
};
