/** The log of Puerto Rico: what a move did, and what followed from it by itself. */
import { at, type ByKind, byKind, CHANCE, type Seat } from '@caravel/core';
import type { Sentences, Words } from '@caravel/i18n/puerto-rico';
import type { GoodCount, GoodName, Holds, PuertoRicoMove, SeatView, View } from '@caravel/puerto-rico';
import type { Consequence, Telling } from '../../../table/game-ui.ts';
import { barrelsOf, costFor, doubloonsOn, loadOf, passText, priceFor, seatOf, wharfOf } from '../view.ts';

/** A move of the log between what was before and what is after. */
export interface Told {
  readonly words: Words;
  /** What is said of a seat; of CHANCE, what is about nobody. */
  readonly of: (who: Seat) => Sentences;
  readonly before: View;
  readonly after: View;
  readonly seat: Seat;
  readonly move: PuertoRicoMove;
}

type Log = Sentences['log'];

/** Who works where on a seat's side. */
const workersOf = ({ island, city }: SeatView) =>
  [
    ...island.tiles.map(({ tile, occupied }) => [occupied, tile] as const),
    ...city.buildings.map(({ name, colonists }) => [colonists, name] as const),
  ].filter(([count]) => count > 0);

const atWork = (log: Log, { words, after }: Told, seat: Seat): string => {
  const workers = workersOf(seatOf(after, seat));
  return log.colonists(
    workers.reduce((sum, [count]) => sum + count, 0),
    words.list(workers.map(([count, place]) => words.amounts.workers(count, place))),
  );
};

/** Told once, when the last of a seat's colonists has its place. */
const placed = (log: Log, told: Told): string => (seatOf(told.after, told.seat).placing ? '' : atWork(log, told, told.seat));

/** The row of plantations, told with its last tile. */
const turnedUp = (log: Log, { words, before, after }: Told, good: GoodName): string => {
  if (before.step === 'hacienda') return log.haciendaTile(good);
  return after.step === before.step ? '' : log.tile(amounts(words, after.tiles.faceUp));
};

const loaded = (log: Log, { before, seat }: Told, good: GoodName, ship: Holds): string => {
  const load = loadOf(before, seat, good, ship);
  return log.load(good, load?.barrels ?? 0, ship, load?.points ?? 0);
};

const overWharf = (log: Log, { before, seat }: Told, good: GoodName): string => {
  const row = wharfOf(before, seat, good);
  return log.wharf(good, row?.count ?? 0, row?.points ?? 0);
};

const DID: ByKind<PuertoRicoMove, [log: Log, told: Told], string> = {
  role: ({ role }, log, { before }) => log.role(role, doubloonsOn(before, role)),
  hacienda: (_, log) => log.hacienda,
  plantation: ({ good }, log) => log.plantation(good),
  quarry: (_, log) => log.quarry,
  hospice: (_, log) => log.hospice,
  colonist: (_, log) => log.colonist,
  colonists: (_, log, told) => placed(log, told),
  build: ({ building }, log, { before, seat }) => log.build(building, costFor(seatOf(before, seat), building)),
  university: (_, log) => log.university,
  craft: ({ good }, log) => log.craft(good),
  sell: ({ good }, log, { before, seat }) => log.sell(good, priceFor(seatOf(before, seat), good)),
  load: ({ good, ship }, log, told) => loaded(log, told, good, ship),
  wharf: ({ good }, log, told) => overWharf(log, told, good),
  keep: ({ good }, log) => log.keep(good),
  store: ({ good }, log, { before, seat }) => log.store(good, barrelsOf(seatOf(before, seat), good)),
  pass: (_, log, { before }) => passText(log.pass, before.step),
  governor: () => '',
  next: () => '',
  tile: ({ good }, log, told) => turnedUp(log, told, good),
};

const bySeat = ({ before, after }: Told, tell: (before: SeatView, after: SeatView, seat: Seat) => readonly string[]): Consequence[] =>
  after.seats.flatMap((now, seat) => tell(seatOf(before, seat), now, seat).map((text) => ({ text, seat })));

/** About nobody's own. */
const toAll = (texts: readonly string[]): Consequence[] => texts.map((text) => ({ text }));

const amounts = (words: Words, counts: readonly GoodCount[]): string =>
  words.list(counts.filter(({ count }) => count > 0).map(({ good, count }) => words.amounts.goods(count, good)));

const gained = (before: SeatView, after: SeatView) =>
  after.barrels.map(({ good, count }) => ({ good, count: count - barrelsOf(before, good) }));

const production: Effects = (told) =>
  told.move.kind === 'role' && told.move.role === 'craftsman'
    ? bySeat(told, (before, after, seat) => {
        const items = amounts(told.words, gained(before, after));
        const { effects } = told.of(seat);
        const paid = after.doubloons - before.doubloons - (seat === told.seat ? doubloonsOn(told.before, 'craftsman') : 0);
        return [items ? effects.produces(items) : effects.producesNothing, ...(paid > 0 ? [effects.factory(paid)] : [])];
      })
    : [];

const prospector: Effects = ({ of, before, after, seat, move }) => {
  if (move.kind !== 'role' || (move.role !== 'prospector' && move.role !== 'prospector-2')) return [];
  const paid = seatOf(after, seat).doubloons - seatOf(before, seat).doubloons - doubloonsOn(before, move.role);
  return [{ text: of(seat).effects.prospector(paid), seat }];
};

/** Off the ship; the mayor's own extra colonist is told by its move. */
const arrivals: Effects = (told) =>
  told.before.step !== 'placing' && told.before.supply.colonistShip > 0 && told.move.kind !== 'hospice' && told.move.kind !== 'university'
    ? bySeat(told, (before, after, seat) => {
        const extra = told.move.kind === 'colonist' && seat === told.seat ? 1 : 0;
        const arrived = after.colonists - before.colonists - extra;
        return arrived > 0 ? [told.of(seat).effects.arrive(arrived)] : [];
      })
    : [];

/** MY3: who has one way to place everybody is not asked. */
const placedUnasked: Effects = (told) =>
  told.move.kind === 'hospice' || told.move.kind === 'university'
    ? []
    : bySeat(told, (before, after, seat) => {
        const isOwn = told.move.kind === 'colonists' && seat === told.seat;
        const [was, is] = [workersOf(before), workersOf(after)].map((workers) => JSON.stringify(workers));
        const { name, log } = told.of(seat);
        return isOwn || after.placing || was === is ? [] : [`${name} ${atWork(log, told, seat)}.`];
      });

const shipped = ({ before, seat, move }: Told, good: GoodName): number => {
  if (!('good' in move) || move.good !== good) return 0;
  if (move.kind === 'load') return loadOf(before, seat, good, move.ship)?.barrels ?? 0;
  if (move.kind === 'wharf') return wharfOf(before, seat, good)?.count ?? 0;
  return move.kind === 'sell' ? 1 : 0;
};

const losses: Effects = (told) =>
  bySeat(told, (before, after, seat) => {
    const sent = (good: GoodName): number => (seat === told.seat ? shipped(told, good) : 0);
    const lost = before.barrels.map(({ good, count }) => ({ good, count: count - barrelsOf(after, good) - sent(good) }));
    return lost.some(({ count }) => count > 0) ? [told.of(seat).effects.loses(amounts(told.words, lost))] : [];
  });

const emptied: Effects = ({ of, before, after, move: { kind } }) => {
  const { effects } = of(CHANCE);
  return toAll([
    ...(before.house.filled + (kind === 'sell' ? 1 : 0) > 0 && after.house.filled === 0 ? [effects.houseEmptied] : []),
    ...after.ships.flatMap(({ holds, load }, i) =>
      load === 0 && ['load', 'wharf', 'keep', 'store', 'pass'].includes(kind) && at(before.ships, i).load > 0
        ? [effects.shipEmptied(holds)]
        : [],
    ),
  ]);
};

const refill: Effects = ({ of, before, after }) =>
  after.supply.colonistShip > 0 &&
  before.step !== 'role' &&
  (before.step === 'placing' || before.step === 'mayor') &&
  after.step !== 'placing'
    ? toAll([of(CHANCE).effects.shipRefilled(after.supply.colonistShip)])
    : [];

/** Who sits where, drawn one after the other. */
const seated: Effects = ({ of, move }) =>
  move.kind === 'governor' || move.kind === 'next' ? [{ text: of(move.seat).log[move.kind], seat: move.seat }] : [];

/** S1, S2: what everybody has to begin with, once it is known who sits where. */
const started: Effects = ({ of, before, after }) =>
  after.seats.flatMap(({ seat, doubloons, island: { tiles } }) => {
    const [first] = tiles;
    return first && at(before.seats, seat).island.tiles.length === 0 && before.governor === undefined
      ? [{ text: of(seat).effects.starts(doubloons, first.tile), seat }]
      : [];
  });

const newRound: Effects = ({ words, of, before, after }) => {
  if (before.governor === undefined || after.governor === undefined || before.governor === after.governor) return [];
  const richer = after.roles.filter(({ name, doubloons }) => doubloons > (before.roles.find((role) => role.name === name)?.doubloons ?? 0));
  return [
    ...toAll([of(CHANCE).effects.roleBonus(richer.map(({ name }) => words.roles[name].name))]),
    { text: of(after.governor).effects.newGovernor, seat: after.governor },
  ];
};

const lastRound: Effects = ({ words, before, after }) =>
  toAll(after.endings.filter((ending) => !before.endings.includes(ending)).map((ending) => words.endings[ending]));

type Effects = (told: Told) => readonly Consequence[];

const EFFECTS: readonly Effects[] = [
  production,
  prospector,
  arrivals,
  placedUnasked,
  losses,
  emptied,
  refill,
  lastRound,
  newRound,
  seated,
  started,
];

export const tell = (told: Told): Telling => {
  const did = byKind(DID, told.move, told.of(told.seat).log, told);
  return {
    did: did && told.seat !== CHANCE ? `${did}.` : did,
    followed: EFFECTS.flatMap((effects) => effects(told)),
  };
};
