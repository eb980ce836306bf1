/** What one seat has and could do, read once per position for the parts of its block. */
import * as pr from '@caravel/puerto-rico/inside';

const byGood = (): Int16Array => new Int16Array(pr.GOODS.length);

export class SeatFacts {
  seat = 0;

  doubloons = 0;
  quarries = 0;
  /** City spaces left. */
  spaces = 0;
  /** Printed points of the dearest building that could be built now. */
  dearest = 0;

  /** Its buildings as bits. */
  owned = 0;
  chips = 0;
  printed = 0;
  guildPoints = 0;
  violetBuildings = 0;
  score = 0;

  /** By kind: circles at its plants, barrels it would produce now, and with colonists on every circle. */
  readonly plantCircles = byGood();
  readonly production = byGood();
  readonly potential = byGood();
  /** The sums of these, in barrels and kinds: produced now, of these in the supply, possible with colonists for all; and the colonists that takes. */
  made = 0;
  kindsMade = 0;
  supplied = 0;
  kindsSupplied = 0;
  possible = 0;
  kindsPossible = 0;
  workers = 0;

  /** By kind: barrels, those that ships would take if nobody else loaded, and those left over. */
  readonly barrels = byGood();
  readonly loads = byGood();
  readonly leftOver = byGood();
  stock = 0;
  kinds = 0;
  loadable = 0;
  warehouseKinds = 0;
  mayUseWharf = false;
  hasHarbor = false;
  largestLeftOver = 0;
  spoils = 0;
  /** The best sale now; −1 if there is none. */
  sale = -1;

  /** Seats after the governor and after the player who takes the next role; roles it still takes in this round; roles taken before its next one. */
  fromGovernor = 0;
  fromNextTaker = 0;
  rolesLeft = 0;
  picksBefore = 0;
  /** Whether it has a turn to come in the role in progress, and how many turns come before it. */
  isToCome = false;
  turnsBefore = 0;
}
