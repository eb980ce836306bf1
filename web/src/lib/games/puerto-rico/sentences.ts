/** The log of Puerto Rico: what a move did, and what followed from it by itself. */
import { CHANCE, type Seat } from '@caravel/core';
import type { Building, Ending, Good, PassStep, Role, Words } from '@caravel/i18n/puerto-rico';
import type { View } from '@caravel/puerto-rico';
import type { Consequence, Telling } from '../../table/face.ts';
import { barrelsOf, costFor, priceFor, type SeatView, seatOf } from './view.ts';

interface Told {
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly kind: string;
  readonly first: string;
  readonly second: string;
}

type Teller = (words: Words, told: Told) => string;

const loadOf = ({ before, seat, first, second }: Told) =>
  seatOf(before, seat).loads?.find(({ good, holds }) => good === first && holds === Number(second));
const wharfOf = ({ before, seat, first }: Told) => seatOf(before, seat).wharf?.find(({ good }) => good === first);
const doubloonsOn = ({ before, first }: Told) => before.roles.find(({ name }) => name === first)?.doubloons ?? 0;

/** Told once, when the last of a seat's colonists has its place: who works where now. */
const placed: Teller = (words, { after, seat }) => {
  const { island, city, placing } = seatOf(after, seat);
  if (placing) return '';
  const workers = [
    ...island.tiles.map(({ tile, occupied }) => [occupied, tile] as const),
    ...city.buildings.map(({ name, colonists }) => [colonists, name] as const),
  ].filter(([count]) => count > 0);
  const items = words.list(workers.map(([count, place]) => words.amounts.workers(count, place)));
  return words.log.colonists(
    workers.reduce((sum, [count]) => sum + count, 0),
    items,
  );
};

/** The row of plantations, told with its last tile. */
const turnedUp: Teller = (words, { before, after, first }) => {
  if (before.step === 'hacienda') return words.log.haciendaTile(first as Good);
  return after.step === before.step ? '' : words.log.tile(amounts(words, after.tiles.faceUp));
};

const MOVES: Readonly<Record<string, Teller>> = {
  role: ({ log }, told) => log.role(told.first as Role, doubloonsOn(told)),
  hacienda: ({ log }) => log.hacienda,
  plantation: ({ log }, { first }) => log.plantation(first as Good),
  quarry: ({ log }) => log.quarry,
  hospice: ({ log }) => log.hospice,
  colonist: ({ log }) => log.colonist,
  colonists: placed,
  build: ({ log }, { before, seat, first }) => log.build(first as Building, costFor(seatOf(before, seat), first)),
  university: ({ log }) => log.university,
  craft: ({ log }, { first }) => log.craft(first as Good),
  sell: ({ log }, { before, seat, first }) => log.sell(first as Good, priceFor(seatOf(before, seat), first)),
  load: ({ log }, told) => log.load(told.first as Good, loadOf(told)?.barrels ?? 0, Number(told.second), loadOf(told)?.points ?? 0),
  wharf: ({ log }, told) => log.wharf(told.first as Good, wharfOf(told)?.count ?? 0, wharfOf(told)?.points ?? 0),
  keep: ({ log }, { first }) => log.keep(first as Good),
  store: ({ log }, { before, seat, first }) => log.store(first as Good, barrelsOf(seatOf(before, seat), first)),
  pass: ({ log }, { before }) => log.pass[before.step as PassStep],
  governor: () => '',
  next: () => '',
  tile: turnedUp,
};

const bySeat = ({ before, after }: Told, tell: (before: SeatView, after: SeatView, seat: Seat) => readonly string[]): Consequence[] =>
  after.seats.flatMap((now, seat) => tell(seatOf(before, seat), now, seat).map((text) => ({ text, seat })));

/** About nobody's own. */
const toAll = (texts: readonly string[]): Consequence[] => texts.map((text) => ({ text }));

const amounts = (words: Words, counts: readonly { good: string; count: number }[]): string =>
  words.list(counts.filter(({ count }) => count > 0).map(({ good, count }) => words.amounts.goods(count, good as Good)));

const gained = (before: SeatView, after: SeatView) =>
  after.barrels.map(({ good, count }) => ({ good, count: count - barrelsOf(before, good) }));

const production: Effects = (words, told, names) =>
  told.kind === 'role' && told.first === 'craftsman'
    ? bySeat(told, (before, after, seat) => {
        const items = amounts(words, gained(before, after));
        const name = names[seat] ?? '';
        const paid = after.doubloons - before.doubloons - (seat === told.seat ? doubloonsOn(told) : 0);
        return [
          items ? words.effects.produces(name, items) : words.effects.producesNothing(name),
          ...(paid > 0 ? [words.effects.factory(name, paid)] : []),
        ];
      })
    : [];

const prospector: Effects = (words, told, names) => {
  if (told.kind !== 'role' || !told.first.startsWith('prospector')) return [];
  const paid = seatOf(told.after, told.seat).doubloons - seatOf(told.before, told.seat).doubloons - doubloonsOn(told);
  return [{ text: words.effects.prospector(names[told.seat] ?? '', paid), seat: told.seat }];
};

/** Off the ship; the mayor's own extra colonist is told by its move. */
const arrivals: Effects = (words, told, names) =>
  told.before.step !== 'placing' && told.before.supply.colonistShip > 0 && told.kind !== 'hospice' && told.kind !== 'university'
    ? bySeat(told, (before, after, seat) => {
        const extra = told.kind === 'colonist' && seat === told.seat ? 1 : 0;
        const arrived = after.colonists - before.colonists - extra;
        return arrived > 0 ? [words.effects.arrive(names[seat] ?? '', arrived)] : [];
      })
    : [];

const shipped = (told: Told, seat: Seat, good: string): number => {
  if (seat !== told.seat || good !== told.first) return 0;
  if (told.kind === 'load') return loadOf(told)?.barrels ?? 0;
  if (told.kind === 'wharf') return wharfOf(told)?.count ?? 0;
  return told.kind === 'sell' ? 1 : 0;
};

const losses: Effects = (words, told, names) =>
  bySeat(told, (before, after, seat) => {
    const lost = before.barrels.map(({ good, count }) => ({ good, count: count - barrelsOf(after, good) - shipped(told, seat, good) }));
    return lost.some(({ count }) => count > 0) ? [words.effects.loses(names[seat] ?? '', amounts(words, lost))] : [];
  });

const emptied: Effects = (words, { before, after, kind }) =>
  toAll([
    ...(before.house.filled + (kind === 'sell' ? 1 : 0) > 0 && after.house.filled === 0 ? [words.effects.houseEmptied] : []),
    ...after.ships.flatMap(({ holds, load }, i) =>
      load === 0 && ['load', 'wharf', 'keep', 'store', 'pass'].includes(kind) && (before.ships[i]?.load ?? 0) > 0
        ? [words.effects.shipEmptied(holds)]
        : [],
    ),
  ]);

const refill: Effects = (words, { before, after }) =>
  after.supply.colonistShip > 0 &&
  before.step !== 'role' &&
  (before.step === 'placing' || before.step === 'mayor') &&
  after.step !== 'placing'
    ? toAll([words.effects.shipRefilled(after.supply.colonistShip)])
    : [];

/** Who sits where, drawn one after the other. */
const seated: Effects = ({ log }, { kind, first }, names) => {
  if (kind !== 'governor' && kind !== 'next') return [];
  const seat = Number(first);
  return [{ text: log[kind](names[seat] ?? ''), seat }];
};

const newRound: Effects = (words, { before, after }, names) => {
  if (before.governor === undefined || after.governor === undefined || before.governor === after.governor) return [];
  const richer = after.roles.filter(({ name, doubloons }) => doubloons > (before.roles.find((role) => role.name === name)?.doubloons ?? 0));
  return [
    ...toAll([words.effects.roleBonus(richer.map(({ name }) => words.roles[name].name))]),
    { text: words.effects.newGovernor(names[after.governor] ?? ''), seat: after.governor },
  ];
};

const lastRound: Effects = (words, { before, after }) =>
  toAll(after.endings.filter((ending) => !before.endings.includes(ending)).map((ending) => words.endings[ending satisfies Ending]));

type Effects = (words: Words, told: Told, names: readonly string[]) => readonly Consequence[];

const EFFECTS: readonly Effects[] = [production, prospector, arrivals, losses, emptied, refill, lastRound, newRound, seated];

export const tell = (words: Words, names: readonly string[], before: View, seat: Seat, move: string, after: View): Telling => {
  const [kind = '', first = '', second = ''] = move.split(' ');
  const told: Told = { before, after, seat, kind, first, second };
  const did = MOVES[kind]?.(words, told) ?? move;
  return {
    did: did && seat !== CHANCE ? `${did}.` : did,
    followed: EFFECTS.flatMap((effects) => effects(words, told, names)),
  };
};
