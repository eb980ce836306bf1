/** Values for the parameters of messages, by the names the English catalogues give them. */
import { names } from '@caravel/madeira/inside';
import { BUILDINGS, GOODS, TILES } from '@caravel/puerto-rico/inside';
import type { Samples } from './messages.ts';

const FLAGS = [true, false];
const PEOPLE = ['Ada', 'Bo'];
const LISTS = [['Ada', 'Bo'], ['Ada']];

/** Numbers differ from one parameter to the next, so that each can be found in the text. */
const numbersAt = (position: number): number[] => [12 + 10 * position, 17 + 10 * position];

const NUMBERS = new Set(
  `n inHand circlesLeft have onIt cost price count holds vp quarries occupied of filled load space places kinds
  left due owed region row value bread pirates reals wood points crowns wine higher lower round level limit district hungry`.split(/\s+/),
);

type Table = Readonly<Record<string, readonly unknown[]>>;

const samplesFrom =
  (table: Table, special: (path: string, parameter: string) => readonly unknown[] | undefined): Samples =>
  (path, parameter, position) => {
    const found =
      (path === 'list' ? LISTS : special(path, parameter)) ??
      table[parameter] ??
      (NUMBERS.has(parameter) ? numbersAt(position) : undefined);
    if (found === undefined) throw new Error(`no sample for '${parameter}' of ${path}: add it to testing/samples.ts`);
    return found;
  };

const COMMON: Table = { name: PEOPLE, names: LISTS, items: PEOPLE, text: PEOPLE };

const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'];

export const puertoRicoSamples = samplesFrom(
  {
    ...COMMON,
    role: ROLES,
    good: GOODS,
    tile: TILES,
    building: BUILDINGS,
    place: [...TILES, ...BUILDINGS],
    quarry: FLAGS,
    hacienda: FLAGS,
    privilege: FLAGS,
    must: FLAGS,
    wharf: FLAGS,
    keeping: FLAGS,
  },
  () => undefined,
);

const FIELDS = ['2c', '1a', '3e'];
const PLACES = [...FIELDS, 'forest', ...names.CITIES.map((city) => `${city}-4`), ...names.COLONIES, 'watch', 'home'];
const SLOTS = [...names.GOODS, ...names.COLONIES].map((name) => `${name}-3`).concat('home');
const PASSING = ['II', 'III', 'IV', 'I'];

/** `at` is a slot of ships in messages about ships, one of the Passing Column in messages about passing, else a place. */
const placesOf = (path: string): readonly string[] => {
  if (/\bpass/.test(path)) return PASSING;
  return /ship|sail|^slot/i.test(path) ? SLOTS : PLACES;
};

const whereOf = (path: string, parameter: string): readonly unknown[] | undefined => {
  if (parameter === 'at') return placesOf(path);
  if (parameter !== 'source' && parameter !== 'target') return undefined;
  const all = path.endsWith('marker') ? names.BUILDINGS : placesOf(path);
  return parameter === 'source' ? all : all.toReversed();
};

export const madeiraSamples = samplesFrom(
  {
    ...COMMON,
    resource: [...names.GOODS, ...names.YIELDS, 'pirates', 'points'],
    good: names.GOODS,
    a: names.GOODS,
    b: names.GOODS.toReversed(),
    taken: names.GOODS,
    what: names.YIELDS,
    colony: names.COLONIES,
    city: names.CITIES,
    building: names.BUILDINGS,
    character: names.CHARACTERS,
    figure: [...names.CHARACTERS, 'special'],
    favor: names.FAVORS,
    guild: names.GUILDS,
    phase: ['A', 'B', 'C', 'D', 'E'],
    reward: names.REWARDS,
    request: names.REQUESTS,
    scored: [['expeditions'], ['wealth', 'influence']],
    purpose: ['ship', 'favor', 'upkeep'],
    goingTo: ['field', 'city', 'land', 'watch', 'anywhere', 'relocate'],
    die: FLAGS,
    citizen: FLAGS,
    top: FLAGS,
    bottom: FLAGS,
    dice: [
      [1, 2],
      [3, 3],
    ],
    sentence: ['does it', 'does not'],
    changes: [['+1'], []],
  },
  (path, parameter) => (parameter === 'favor' && /^prompt\.(turn|building)$/.test(path) ? FLAGS : whereOf(path, parameter)),
);
