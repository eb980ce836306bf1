/** What one finished game adds to the statistics. */
import { at, type Config, type Game, type Seat, type Timeline } from '@caravel/core';
import { type GameHabits, habitsListener, SEATS, WINS } from '../arena/habits.ts';
import type { Notes } from '../arena/listener.ts';
import { amountsOf, choicesOf, type TallySpec } from './spec.ts';
import { type Deeds, type Moments, PARTS, type Share, type Sums } from './sums.ts';

type Seats = readonly Seat[];

const countOf = (notes: Notes, name: string, seat: Seat): number => {
  const bySeat = notes[name];
  return bySeat ? at(bySeat, seat) : 0;
};
const winsOf = (notes: Notes, seat: Seat): number => Math.round(countOf(notes, WINS, seat) * PARTS);

const record = <T>(names: readonly string[], of: (name: string) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = of(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const shareOf = (notes: Notes, name: string, seats: Seats): Share | undefined => {
  const did = seats.filter((seat) => countOf(notes, name, seat) > 0);
  return did.length > 0 ? [did.length, did.reduce((sum, seat) => sum + winsOf(notes, seat), 0)] : undefined;
};

const momentsOf = (notes: Notes, name: string, seats: Seats): Moments | undefined => {
  if (seats.length === 0) return undefined;
  const mean = (seats.reduce((sum, seat) => sum + countOf(notes, name, seat), 0) * PARTS) / seats.length;
  return [1, mean, mean ** 2];
};

const deedsOf = (notes: Notes, spec: TallySpec, players: number, seats: Seats): Deeds => ({
  shares: record(choicesOf(spec, players), (name) => shareOf(notes, name, seats)),
  means: record(amountsOf(spec), (name) => momentsOf(notes, name, seats)),
});

/** `mine`: the seats of the person who looks. */
export const tallyOfNotes = (notes: Notes, spec: TallySpec, mine: Seats = []): Sums => {
  const seats = [...(notes[SEATS] ?? []).keys()];
  const winners = seats.filter((seat) => winsOf(notes, seat) > 0);
  const { of, step } = spec.length;
  const long = seats.reduce((sum, seat) => sum + countOf(notes, of, seat), 0) / seats.length;
  const deeds = (who: Seats): Deeds => deedsOf(notes, spec, seats.length, who);
  return {
    games: 1,
    lengths: { [Math.floor(long / step) * step]: [1] },
    shares: deeds(seats).shares,
    winners: deeds(winners).means,
    others: deeds(seats.filter((seat) => !winners.includes(seat))).means,
    mine: deeds(mine),
  };
};

/** A game that has been played to its end. */
export const tallyOfGame = ({ game, standing, config }: Timeline, habits: GameHabits, mine: Seats = []): Sums => {
  const s = game.setup(config);
  const listener = habitsListener(game, habits);
  for (const { seat, move } of standing) {
    listener.before(s, seat, move);
    game.apply(s, seat, move);
    listener.after?.(s, seat, move);
  }
  return tallyOfNotes(listener.end(s), habits.tally, mine);
};

/** The options that make it another game, where they are not as usual; a value that no list has is one's own. */
export const countedOptions = ({ options }: Game, config: Config, { options: counted }: TallySpec): Record<string, string> =>
  record(counted, (name) => {
    const option = options[name];
    const value = config.options[name];
    if (!option || value === undefined || value === option.default) return undefined;
    return option.values?.includes(value) ? String(value) : 'own';
  });
