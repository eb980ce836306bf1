/** What is said first of a game that is over. */
import { at, type Seat, type Standing } from '@caravel/core';
import type { Ending } from '@caravel/i18n/ending';

type Result = Pick<Standing, 'scores' | 'places' | 'winners'>;

/** What decided: more points, the tie-break, or neither, where the game ended early. */
type Margin = number | 'tie' | undefined;

const marginOf = ({ scores }: Result, winner: Seat, loser: Seat | undefined): Margin => {
  if (loser === undefined) return undefined;
  const by = at(scores, winner) - at(scores, loser);
  if (by === 0) return 'tie';
  return by > 0 ? by : undefined;
};

const secondOf = ({ places, scores }: Result): Seat | undefined =>
  places
    .flatMap((place, seat) => (place === 1 ? [] : [{ seat, place, score: at(scores, seat) }]))
    .sort((a, b) => a.place - b.place || b.score - a.score)[0]?.seat;

type Said = Ending['headline'];

const ofWinner = (said: Said, margin: Margin): string => {
  if (margin === undefined) return said.wonPlain;
  return margin === 'tie' ? said.wonTie : said.won(margin);
};

const ofLoser = (said: Said, margin: Margin, winners: readonly string[]): string => {
  if (margin === undefined) return said.lostPlain(winners);
  return margin === 'tie' ? said.lostTie(winners) : said.lost(margin, winners);
};

const ofOther = (said: Said, margin: Margin, name: string): string => {
  if (margin === undefined) return said.winsPlain(name);
  return margin === 'tie' ? said.winsTie(name) : said.wins(name, margin);
};

/** `reader` is the one at this screen, if it is one: watchers and people who share a screen read names. */
export const headlineOf = (said: Said, result: Result, names: readonly string[], reader: Seat | undefined): string => {
  const { winners } = result;
  const [first, ...others] = winners;
  if (first === undefined) return said.nobody;
  const called = winners.map((seat) => at(names, seat));
  if (reader !== undefined && !winners.includes(reader)) return ofLoser(said, marginOf(result, first, reader), called);
  if (reader !== undefined && others.length > 0)
    return said.shared(winners.filter((seat) => seat !== reader).map((seat) => at(names, seat)));
  if (others.length > 0) return said.share(called);
  const margin = marginOf(result, first, secondOf(result));
  return reader === undefined ? ofOther(said, margin, at(names, first)) : ofWinner(said, margin);
};

/** The chip over it: whom it is about. */
export const chipOf = (said: Ending['chip'], { places }: Result, names: readonly string[], reader: Seat): string =>
  at(places, reader) === 1 ? said.won(at(names, reader)) : said.place(at(names, reader), at(places, reader), places.length);

/** The tie-break in figures, of all who share the best score; undefined where it decided nothing. */
export const tieOf = ({ scores, tieBreaks, winners }: Standing, names: readonly string[]): readonly string[] | undefined => {
  const [first] = winners;
  if (first === undefined) return undefined;
  const equal = names.flatMap((name, seat) => (at(scores, seat) === at(scores, first) ? [`${name} ${at(tieBreaks, seat)}`] : []));
  return equal.length > 1 ? equal : undefined;
};
