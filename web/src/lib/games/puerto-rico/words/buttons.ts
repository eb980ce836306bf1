/** Moves as buttons of the prompt. */
import { type ByKind, byKind, type Seat } from '@caravel/core';
import type { Words } from '@caravel/i18n/puerto-rico';
import type { GoodName, Holds, PuertoRicoMove, View } from '@caravel/puerto-rico';
import { barrelsOf, costFor, doubloonsOn, loadOf, passText, priceFor, seatOf, wharfOf } from '../view.ts';

interface Offered {
  readonly words: Words;
  readonly view: View;
  readonly seat: Seat;
}

const loadButton = ({ words, view, seat }: Offered, good: GoodName, ship: Holds): string => {
  const load = loadOf(view, seat, good, ship);
  return words.button.load(good, load?.barrels ?? 0, ship, load?.points ?? 0);
};

const wharfButton = ({ words, view, seat }: Offered, good: GoodName): string => {
  const row = wharfOf(view, seat, good);
  return words.button.wharf(good, row?.count ?? 0, row?.points ?? 0);
};

const BUTTONS: ByKind<PuertoRicoMove, [offered: Offered], string> = {
  role: ({ role }, { words, view }) => words.button.role(role, doubloonsOn(view, role)),
  hacienda: (_, { words }) => words.button.hacienda,
  plantation: ({ good }, { words }) => words.button.plantation(good),
  quarry: (_, { words }) => words.button.quarry,
  hospice: (_, { words }) => words.button.hospice,
  colonist: (_, { words }) => words.button.colonist,
  colonists: ({ count }, { words }) => words.button.colonists(count),
  build: ({ building }, { words, view, seat }) => words.button.build(building, costFor(seatOf(view, seat), building)),
  university: (_, { words }) => words.button.university,
  craft: ({ good }, { words }) => words.button.craft(good),
  sell: ({ good }, { words, view, seat }) => words.button.sell(good, priceFor(seatOf(view, seat), good)),
  load: ({ good, ship }, offered) => loadButton(offered, good, ship),
  wharf: ({ good }, offered) => wharfButton(offered, good),
  keep: ({ good }, { words }) => words.button.keep(good),
  store: ({ good }, { words, view, seat }) => words.button.store(good, barrelsOf(seatOf(view, seat), good)),
  pass: (_, { words, view }) => passText(words.button.pass, view.step),
  // Only the log tells who sits where.
  governor: () => '',
  next: () => '',
  tile: ({ good }, { words }) => words.tiles[good],
};

export const buttonFor = (offered: Offered, move: PuertoRicoMove): string => byKind(BUTTONS, move, offered);
