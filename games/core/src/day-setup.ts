/** What is played on a day: players and the own seat go round with the date, the same for everybody. The rule set is the usual one, which most people know. */
import { at } from './at.ts';
import type { OptionValue } from './config.ts';
import type { Manifest } from './manifest.ts';

export interface DaySetup {
  readonly players: number;
  readonly rules: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Where the person sits; bots have the other seats. */
  readonly seat: number;
}

/** `day` counts days since 1970, by UTC. The seat shifts with every round of players, so that all of them meet. */
export const daySetup = ({ seats, ruleSets, daily = {} }: Manifest, day: number): DaySetup => {
  const counts = seats.max - seats.min + 1;
  const players = seats.min + (day % counts);
  const seat = ((day % counts) + Math.floor(day / counts)) % players;
  return { players, rules: at(ruleSets, 0), options: daily, seat };
};
