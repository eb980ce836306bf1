/** What must fit besides the invariants at the start of a turn in phase B, so that a position set up by hand can be played to its end. */
import { Faults, type State, sumOf } from '@caravel/core';
import { NOBODY, names, on, passingSlotOf, places, TURN } from '@caravel/madeira/positions';
import { handOf, handSize, stillTurns } from './rounds.ts';

const { BUILDINGS, CHARACTERS, GOODS, REQUESTS } = names;
const DICE = 3;

const checkSeat = (s: State, faults: Faults, seat: number): void => {
  faults.equal(
    `rows of seat ${seat}`,
    sumOf(on.players(s), (row) => (on.rowTaker(s, row) === seat ? 1 : 0)),
    1,
  );
  faults.equal(`requests in the hand of seat ${seat}`, handOf(s, seat).length, handSize(on.round(s)));
  if (passingSlotOf(s, seat) === NOBODY) return;
  faults.equal(
    `dice of seat ${seat}, who has passed`,
    sumOf(DICE, (value) => on.homeDice(s, seat, value)),
    0,
  );
};

const checkRow = (s: State, faults: Faults, row: number): void =>
  faults.equal(
    `requests in row ${row}`,
    sumOf(REQUESTS.length, (kind) => on.rowRequests(s, row, kind)),
    5 - on.round(s),
  );

const checkCharacters = (s: State, faults: Faults): void => {
  for (const [character, name] of CHARACTERS.entries())
    faults.equal(
      `places of ${name}`,
      sumOf(BUILDINGS.length, (building) => (on.characterOn(s, building) === character ? 1 : 0)),
      1,
    );
};

const checkTurn = (s: State, faults: Faults): void => {
  const actor = on.actor(s);
  faults.equal('turn of the player in turn', on.turn(s), 1 << actor);
  faults.equal('row of the player in turn', on.rowTaker(s, on.rowInTurn(s)), actor);
  faults.equal('slot of the player in turn', passingSlotOf(s, actor), NOBODY);
};

const checkMarkers = (s: State, faults: Faults): void => {
  const markers = sumOf(BUILDINGS.length * on.players(s), (i) => on.markersOn(s, Math.floor(i / on.players(s)), i % on.players(s)));
  faults.equal(
    'placed dice',
    sumOf(BUILDINGS.length, (building) => on.guildDiceOn(s, building)),
    markers,
  );
};

/** E3–E5: what still turns does so in a round to come, into what the Crown wants. */
const checkFields = (s: State, faults: Faults): void => {
  for (const [field, name] of places.FIELD_NAMES.entries()) {
    const [good, becomes] = [on.fieldGood(s, field), on.fieldBecomes(s, field)];
    const isSound = becomes === NOBODY || (becomes === good + 1 && stillTurns(s, good));
    if (GOODS[good] === undefined || !isSound) faults.list.push(`Field ${name}: ${good} turns into ${becomes}`);
  }
};

export const turnFaults = (s: State): readonly string[] => {
  if (on.step(s) !== TURN || on.round(s) < 1) return [];
  const faults = new Faults();
  for (let seat = 0; seat < on.players(s); seat++) {
    checkSeat(s, faults, seat);
    checkRow(s, faults, seat);
  }
  for (const check of [checkCharacters, checkTurn, checkMarkers, checkFields]) check(s, faults);
  return faults.list;
};
