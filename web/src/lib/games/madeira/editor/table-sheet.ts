/** What belongs to nobody, or changes hands: the order of play, dice on the board, Ships in slots, Favors. */
import { at } from '@caravel/core';
import { DIE_VALUES, names as madeira, NOBODY, on, PASSING_SLOTS, places } from '@caravel/madeira/positions';
import { field } from '../../../study/position-fields.ts';
import type { PositionField, PositionGroup } from '../../../study/position-kit.ts';
import { favorValue, setFavor, setPassed, setRow, setShip, setTurn } from './edits.ts';
import { roundsFrom, setRound } from './rounds.ts';
import type { Told } from './told.ts';

const { BUILDINGS, FAVORS, PASSING_NUMERALS } = madeira;
const { SLOT_NAMES, SLOTS } = places;

const seatsOf = ({ names }: Told) => names.map((label, value) => ({ value, label }));
const seatsOrNobody = (told: Told) => [{ value: NOBODY, label: told.own.nobody }, ...seatsOf(told)];

const rowsOf = (told: Told): PositionField[] =>
  told.names.map((_, row) => ({
    ...field(told.s, `row:${row}`, told.words.things.row(at(PASSING_NUMERALS, row)), on.rowTaker(told.s, row), (s, seat) =>
      setRow(s, row, seat),
    ),
    choices: seatsOf(told),
  }));

const slotsOf = (told: Told): PositionField[] =>
  Array.from({ length: PASSING_SLOTS }, (_, slot) => {
    const label = told.words.things.passSlot(at(PASSING_NUMERALS, slot));
    const passed = field(told.s, `pass:${slot}`, label, on.passSlot(told.s, slot), (s, seat) => setPassed(s, slot, seat));
    return { ...passed, choices: seatsOrNobody(told) };
  });

export const tableOf = (told: Told): PositionGroup => {
  const { s, words, own } = told;
  const rounds = roundsFrom(s).map((value) => ({ value, label: words.number(value) }));
  return {
    title: own.table,
    fields: [
      { ...field(s, 'round', own.round, on.round(s), setRound), choices: rounds },
      { ...field(s, 'turn', own.turn, on.actor(s), setTurn), choices: seatsOf(told) },
      ...rowsOf(told),
      ...slotsOf(told),
    ],
  };
};

export const pirateDiceOf = ({ s, words, own }: Told): PositionGroup => ({
  title: words.things.pirateDice,
  fields: [
    ...Array.from({ length: DIE_VALUES }, (_, value) =>
      field(s, `pirate:${value}`, words.things.pirateDie(value + 1), on.pirateDice(s, value), (copy, n) =>
        on.pirateDice.set(copy, value, n),
      ),
    ),
    ...BUILDINGS.map((name, building) =>
      field(s, `pirateOn:${building}`, own.pirateDie(words.buildings[name].name), on.pirateDieOn(s, building), (copy, n) =>
        on.pirateDieOn.set(copy, building, n),
      ),
    ),
  ],
});

/** BD5: only slots that this number of players uses. */
export const shipsOf = (told: Told): PositionGroup => {
  const { s, words } = told;
  const used = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => on.slotCost(s, slot) >= 0);
  const shipIn = (slot: number): PositionField => ({
    ...field(s, `ship:${slot}`, words.slot(at(SLOT_NAMES, slot)), on.slotShip(s, slot), (copy, seat) => setShip(copy, slot, seat)),
    choices: seatsOrNobody(told),
  });
  return { title: words.things.ships, fields: used.map(shipIn) };
};

export const favorsOf = ({ s, names, words, own }: Told): PositionGroup => {
  const owners = names.flatMap((name, seat) => [
    { value: seat * 2 + 1, label: own.faceUp(name) },
    { value: seat * 2, label: own.faceDown(name) },
  ]);
  const choices = [{ value: NOBODY, label: own.onDistrict }, ...owners];
  return {
    title: words.things.favors,
    fields: FAVORS.map((name, favor) => ({
      ...field(s, `favor:${favor}`, words.favors[name].name, favorValue(s, favor), (copy, value) => setFavor(copy, favor, value)),
      choices,
    })),
  };
};
