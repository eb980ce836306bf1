/** Which numbers of a table are reconstructed: a dot marks each, and its explanation says so. */
import { must, readConfig, WATCHER } from '@caravel/core';
import { madeira, type View } from '@caravel/madeira';
import { type Guess, type Guesses, guessesFor, PLAYER_COUNTS } from '@caravel/madeira/guesses';
import { type ParsedTarget, parseTarget } from '../../targets.ts';

/** The printed numbers that can be guesses, Wood on Fields apart: it goes away. */
const printedIn = ({ markets, colonies, cities, windmill }: View): string =>
  JSON.stringify([
    [...markets, ...colonies].map(({ slots }) => slots.map(({ cost, reals, more }) => [cost, reals, more])),
    cities.map(({ higher, lower, districts }) => [higher, lower, districts.map(({ wood }) => wood)]),
    windmill,
  ]);

const OURS = PLAYER_COUNTS.map((players) => ({
  players,
  guesses: guessesFor(players),
  printed: printedIn(madeira.describe(madeira.setup(must(readConfig(madeira, { players }))), WATCHER)),
}));
const NONE: Guesses = new Set();

/** None on the board of an owner: whoever corrected a number has compared it with the printed one. */
export const guessesIn = (view: View): Guesses => {
  const ours = OURS.find(({ players }) => players === view.players);
  return ours?.printed === printedIn(view) ? ours.guesses : NONE;
};

/** The numbers one sees at a thing. */
const numbersAt = (view: View, thing: ParsedTarget): readonly Guess[] => {
  switch (thing.kind) {
    case 'slot':
    case 'more':
      return [`slot ${thing.parts[0]}`];
    case 'city':
      return [`${thing.parts[0]} higher`, `${thing.parts[0]} lower`];
    case 'windmill':
      return view.windmill.map((_, step): Guess => `step ${step}`);
    case 'place':
      return view.fields.filter(({ field, wood }) => field === thing.parts[0] && wood > 0).map(({ field }): Guess => `field ${field}`);
    case 'district': {
      const [name, number] = thing.parts;
      const isBuilt = view.cities.find(({ city }) => city === name)?.districts[number - 1]?.built;
      return isBuilt ? [] : [`district ${number}`];
    }
    default:
      return [];
  }
};

export const hasGuess = (view: View, text: string): boolean => {
  const thing = parseTarget(text);
  const guesses = guessesIn(view);
  return thing !== undefined && numbersAt(view, thing).some((number) => guesses.has(number));
};
