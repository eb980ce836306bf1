/** The numbers drawn at a table that nobody read off a booklet or a photograph: those of a default board that are reconstructed. */
import { type Heads, isOpen, type PlayerCount, REGIONS } from './board.ts';
import { DEFAULT_BOARD } from './default-board.ts';
import { CITIES, type CityName, COLONIES, GOODS } from './names.ts';
import { originOf } from './origins.ts';

export { PLAYER_COUNTS } from './board.ts';

/** By what one sees: a slot in use, the Wood of a Field, a number of a city, a column of districts, a step of the windmill. */
export type Guess = `slot ${string}` | `field ${string}` | `${CityName} ${'higher' | 'lower'}` | `district ${number}` | `step ${number}`;
export type Guesses = ReadonlySet<Guess>;

/** What is printed, by where it stands in the board. */
interface Printed {
  readonly guess: Guess;
  readonly path: string;
}

/** Slots are counted only where so many players use them. */
const slots = (name: string, path: string, all: readonly { readonly heads?: Heads }[], players: PlayerCount): Printed[] =>
  all
    .flatMap(({ heads }, i) => (isOpen(heads, players) ? [`${path}[${i}]`] : []))
    .map((slot, i) => ({ guess: `slot ${name}-${i + 1}`, path: slot }));

const fields = (): Printed[] =>
  REGIONS.flatMap((region) =>
    DEFAULT_BOARD.fields[region].flatMap(({ wood }, i) =>
      wood ? [{ guess: `field ${region}${'abcde'[i]}`, path: `fields.${region}[${i}].wood` } as const] : [],
    ),
  );

/** The first two districts are built from the start. */
const BUILT = 2;

const printed = (players: PlayerCount): readonly Printed[] => [
  ...GOODS.flatMap((good) =>
    slots(good, `markets.${good}.slots`, DEFAULT_BOARD.markets[good].slots, players).map(({ guess, path }) => ({
      guess,
      path: `${path}.goods`,
    })),
  ),
  ...COLONIES.flatMap((colony) =>
    slots(colony, `colonies.${colony}.slots`, DEFAULT_BOARD.colonies[colony].slots, players).map(({ guess, path }) => ({
      guess,
      path: `${path}.wine`,
    })),
  ),
  ...fields(),
  ...CITIES.flatMap((city) =>
    (['higher', 'lower'] as const).map((number) => ({ guess: `${city} ${number}`, path: `cities.${city}.${number}` }) as const),
  ),
  ...DEFAULT_BOARD.districtWood.map((_, i) => ({ guess: `district ${i + 1 + BUILT}`, path: `districtWood[${i}]` }) as const),
  ...DEFAULT_BOARD.windmill.levels.map((_, i) => ({ guess: `step ${i}`, path: `windmill.levels[${i}]` }) as const),
];

export const guessesFor = (players: PlayerCount): Guesses =>
  new Set(
    printed(players)
      .filter(({ path }) => originOf(path).provenance === 'reconstructed')
      .map(({ guess }) => guess),
  );
