/** Where the values of a board are printed: each spot holds what stands together there, in the order of the drawn board. */
import { BUILDINGS, CITIES, COLONIES, FAVORS, GOODS, PASSING_NUMERALS, REGIONS, REQUESTS, type SlotName } from '@caravel/madeira';
import { type Board, isOpen, MILL_LEVELS_MOST, type PlayerCount } from '@caravel/madeira/board';
import { NUMERALS } from '../numerals.ts';
import { target } from '../targets.ts';
import type { Speech } from './speech.ts';

export interface Spot {
  readonly id: string;
  /** What to touch on the drawn board; nothing for what is not drawn there. */
  readonly at: readonly string[];
  readonly paths: readonly string[];
  /** A slot that so many players do not use: not drawn, and no stop of the tour. */
  readonly isClosed?: boolean;
  title(speech: Speech): string;
}

const thing = (name: string): string => `[data-thing="${name}"]`;
const printed = (path: string): string => `[data-printed="${path}"]`;

const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;
const ROWS = [1, 2, 3, 4] as const;
const COLUMNS = [3, 4, 5, 6] as const;
const ROUNDS = [1, 3, 5] as const;

const fields = (board: Board, players: PlayerCount): Spot[] =>
  REGIONS.flatMap((region) =>
    LETTERS.slice(0, board.fields[region].length).map((letter, i) => {
      const path = `fields.${region}[${i}]`;
      const field = board.fields[region][i];
      const name = `${region}${letter}` as Parameters<typeof target.place>[0];
      const converts = field?.good !== 'wine' || field.becomes !== undefined;
      return {
        id: path,
        at: [thing(target.place(name))],
        paths: [`${path}.good`, ...(converts ? [`${path}.becomes`] : []), `${path}.wood.${players}`],
        title: ({ terms }) => terms.place(name),
      };
    }),
  );

const buildings = (players: PlayerCount): Spot[] => [
  ...BUILDINGS.map((building): Spot => {
    const path = `buildings.${building}`;
    return {
      id: path,
      at: [thing(target.building(building))],
      paths: [`${path}.region`, `${path}.emptyInRound`],
      title: ({ terms }) => terms.buildings[building].name,
    };
  }),
  {
    id: 'buildingCosts',
    at: BUILDINGS.map((building) => thing(target.pay(building))),
    paths: [`buildingCosts.${players}`],
    title: ({ words }) => words.sections.buildingCosts,
  },
];

const cities = (): Spot[] => [
  ...CITIES.map((city): Spot => {
    const path = `cities.${city}`;
    return {
      id: path,
      at: [thing(target.city(city))],
      paths: ['higher', 'lower', 'yields'].map((key) => `${path}.${key}`),
      title: ({ terms }) => terms.cities[city],
    };
  }),
  ...COLUMNS.map((district, i): Spot => {
    const path = `districtWood[${i}]`;
    return {
      id: path,
      at: CITIES.map((city) => thing(target.district(city, district))),
      paths: [path],
      title: ({ words }) => words.column(district),
    };
  }),
];

/** Slots are drawn, and counted, only if they are used with so many players; the others are asked for all the same. */
const slots = (
  all: readonly { readonly heads?: '2' | '3+' | '4'; readonly or?: object }[],
  players: PlayerCount,
  of: { readonly path: string; readonly name: string; readonly keys: readonly string[]; place(speech: Speech): string },
): Spot[] => {
  let drawn = 0;
  return all.map(({ heads, or }, i) => {
    const path = `${of.path}.slots[${i}]`;
    const slot = isOpen(heads, players) ? (`${of.name}-${++drawn}` as SlotName) : undefined;
    const further = i + 1 - drawn;
    const keys = or ? [...of.keys, ...of.keys.map((key) => `or.${key}`)] : [...of.keys, 'heads'];
    return {
      id: path,
      at: slot ? [thing(target.slot(slot)), thing(`more:${slot}`)] : [],
      paths: keys.map((key) => `${path}.${key}`),
      isClosed: slot === undefined,
      title: (speech) => (slot ? speech.terms.slot(slot) : `${of.place(speech)}, ${speech.words.furtherSlot(further)}`),
    };
  });
};

const points = (section: 'marketPoints' | 'colonyPoints', name: string, place: Spot['title']): Spot => ({
  id: `${section}.${name}`,
  at: [printed(`${section}.${name}`)],
  paths: ROUNDS.map((round) => `${section}.${name}.${round}`),
  title: (speech) => `${place(speech)}: ${speech.words.sections[section]}`,
});

const colonies = (board: Board, players: PlayerCount): Spot[] =>
  COLONIES.flatMap((colony) => {
    const path = `colonies.${colony}`;
    const place = ({ terms }: Speech): string => terms.colonies[colony];
    return [
      points('colonyPoints', colony, place),
      { id: `${path}.land`, at: [thing(target.place(colony))], paths: [`${path}.land`], title: ({ terms }) => terms.things.land(colony) },
      ...slots(board.colonies[colony].slots, players, { path, name: colony, keys: ['wine'], place }),
    ];
  });

const markets = (board: Board, players: PlayerCount): Spot[] =>
  GOODS.flatMap((good) => {
    const path = `markets.${good}`;
    const place = ({ terms }: Speech): string => terms.things.market(good);
    return [
      points('marketPoints', good, place),
      ...slots(board.markets[good].slots, players, { path, name: good, keys: ['goods', 'reals'], place }),
    ];
  });

const sheets = (board: Board, players: PlayerCount): Spot[] => [
  ...board.guildRows[players].map((row, i): Spot => {
    const path = `guildRows.${players}[${i}]`;
    const number = ROWS[i] ?? 1;
    return {
      id: path,
      at: [thing(target.row(number)), `[data-thing^="guild:${number}:"]`],
      paths: row.map((_, n) => `${path}[${n}]`),
      title: ({ terms }) => `${terms.things.guildBoard}, ${terms.things.row(NUMERALS[number])}`,
    };
  }),
  ...PASSING_NUMERALS.map((numeral, i): Spot => {
    const path = `passing[${i}]`;
    return { id: path, at: [thing(target.pass(numeral, 'reals'))], paths: [path], title: ({ terms }) => terms.things.passSlot(numeral) };
  }),
  {
    id: 'windmill',
    at: [thing(target.windmill())],
    paths: [
      ...Array.from({ length: Math.min(board.windmill.levels.length + 1, MILL_LEVELS_MOST) }, (_, i) => `windmill.levels[${i}]`),
      'windmill.start',
    ],
    title: ({ terms }) => terms.things.windmill,
  },
];

type Section = keyof Speech['words']['sections'];
const beside = (id: Section, paths: readonly string[]): Spot => ({ id, at: [], paths, title: ({ words }) => words.sections[id] });
const six = (id: Section): Spot =>
  beside(
    id,
    [0, 1, 2, 3, 4, 5].map((i) => `${id}[${i}]`),
  );

/** Printed on dice, tiles and the sheet of prices. */
const tiles = (players: PlayerCount): Spot[] => [
  six('diceFaces'),
  six('woodPrices'),
  beside(
    'guilds',
    FAVORS.map((favor) => `guilds.${favor}`),
  ),
  beside(
    'rewards',
    ['A', 'B'].flatMap((letter) => [0, 1, 2, 3].map((i) => `rewards.${letter}[${i}]`)),
  ),
  beside(
    'requests',
    REQUESTS.map((request) => `requests.${request}.${players}`),
  ),
  beside(
    'startingRequests',
    ROWS.map((crowns) => `startingRequests.${crowns}`),
  ),
];

export const spotsOf = (board: Board, players: PlayerCount): readonly Spot[] => {
  const all = [
    ...fields(board, players),
    ...buildings(players),
    ...cities(),
    ...colonies(board, players),
    ...markets(board, players),
    ...sheets(board, players),
    ...tiles(players),
  ];
  return [...all.filter(({ isClosed }) => !isClosed), ...all.filter(({ isClosed }) => isClosed)];
};
