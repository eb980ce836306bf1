/** S1–S11: what lies on the table before chance deals the tiles. */
import { at, type Config, type OptionValue, type State } from '@caravel/core';
import { BUILDINGS, CITIES, COLONIES, FAVORS, GOODS, REQUESTS } from '../../board/names.ts';
import { boardOf } from '../../board/read-board.ts';
import * as on from '../../state/layout.ts';
import { FIRST_SPOT, SLOTS, SPOTS, spotOf, UNBUILT_COLUMNS } from '../../state/places.ts';
import { ruleSet } from '../../state/rule-set.ts';
import { awaitChance, CITIZEN, NOBODY } from '../../state/state.ts';
import { CROWNS } from '../../state/steps.ts';
import { EXTRA_REALS, FIRST_WATCH, HOME, MAX_PLAYERS, PASSING_SLOTS, SHIPS, WORKERS } from '../../tables/pieces.ts';
import { RULE_SETS, type RuleSetName } from '../../tables/rule-sets.ts';
import { layBoard } from './lay-board.ts';

/** S8: the rightmost spot of the built districts is the fourth from the left. */
const CITIZEN_SPOT = 3;

const clearBoard = (s: State): void => {
  for (const cell of [on.actor, on.slotInTurn, on.lifted, on.movedTo, on.dieBuilding, on.favorWanted]) cell.set(s, NOBODY);
  for (let slot = 0; slot < PASSING_SLOTS; slot++) on.passSlot.set(s, slot, NOBODY);
  for (let row = 0; row < MAX_PLAYERS; row++) on.rowTaker.set(s, row, NOBODY);
  for (let slot = 0; slot < SLOTS; slot++) on.slotShip.set(s, slot, NOBODY);
  for (let spot = 0; spot < SPOTS; spot++) on.spots.set(s, spot, NOBODY);
  for (let favor = 0; favor < FAVORS.length; favor++) on.favorOwner.set(s, favor, NOBODY);
  for (let building = 0; building < BUILDINGS.length; building++) on.characterOn.set(s, building, NOBODY);
  for (let colony = 0; colony < COLONIES.length; colony++) for (let i = 0; i < 2; i++) on.colonyReward.set(s, colony, i, NOBODY);
  // A district without its Favor yet must not look built: any tile that is not −1 will do until the real one comes.
  for (let city = 0; city < CITIES.length; city++)
    for (let column = 0; column < UNBUILT_COLUMNS; column++) on.districtFavor.set(s, city, column, UNLAID);
};

/** Marks a district whose Favor is not laid out yet. */
const UNLAID = -2;

/** S8: one Neutral Citizen a city. */
const placeCitizens = (s: State): void => {
  for (let city = 0; city < CITIES.length; city++) {
    on.spots.set(s, spotOf(city, CITIZEN_SPOT) - FIRST_SPOT, CITIZEN);
    on.citizens.set(s, city, 1);
  }
};

/** S2, S3: the home of each player; V1: the Pirates. S11: two Workers go to the City Watch. */
const fillHomes = (s: State, startLevel: number): void => {
  for (let seat = 0; seat < on.players(s); seat++) {
    for (let good = 0; good < GOODS.length; good++) on.goods.set(s, seat, good, HOME.goods);
    on.wood.set(s, seat, HOME.wood);
    on.bread.set(s, seat, HOME.bread);
    on.reals.set(s, seat, HOME.reals);
    on.pirates.set(s, seat, ruleSet(s).startingPirates);
    on.mill.set(s, seat, startLevel);
    on.shipsHome.set(s, seat, SHIPS);
    on.workersHome.set(s, seat, WORKERS - FIRST_WATCH);
    on.workersWatch.set(s, seat, FIRST_WATCH);
  }
};

export const setUp = (config: Config, s: State): void => {
  const board = boardOf(config.options.board as OptionValue);
  on.players.set(s, config.players);
  on.ruleSet.set(s, RULE_SETS.indexOf(config.rules as RuleSetName));
  on.openPirates.set(s, config.options.openPirates === true ? 1 : 0);
  clearBoard(s);
  layBoard(s, board);
  placeCitizens(s);
  fillHomes(s, board.windmill.levels.indexOf(board.windmill.start));
  on.crownsLeft.set(s, 0b1111);
  on.favorsLeft.set(s, (1 << FAVORS.length) - 1);
  for (const [i, kind] of ([1, 2, 3, 4] as const).entries()) on.startKind.set(s, i, REQUESTS.indexOf(board.startingRequests[kind]));
  on.round.set(s, 1);
  awaitChance(s, CROWNS);
};

/** S4: most crowns starts, then clockwise; the markers stand on the Passing Column from slot I down, with extra Reals by position (S3). */
export const orderPlayers = (s: State): void => {
  let first = 0;
  for (let seat = 1; seat < on.players(s); seat++) if (on.crowns(s, seat) > on.crowns(s, first)) first = seat;
  for (let i = 0; i < on.players(s); i++) {
    const seat = (first + i) % on.players(s);
    on.passSlot.set(s, i, seat);
    on.reals.add(s, seat, at(EXTRA_REALS, i));
  }
};
