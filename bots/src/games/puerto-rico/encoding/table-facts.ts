/** What all seats share, read once per position. */
import { CHANCE_TURN, type State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt, fillRow } from '../cell-at.ts';
import { Comparison } from './comparison.ts';
import { Ships } from './ships.ts';

const { actor, buildingsLeft, endings, governor, lap, mayorInOrder, nextSeat, picks, players, role, step, taker, turn } = pr.on;
const { MAYOR_PRIVILEGE } = pr.steps;
const { BUILDING_COUNT, MAX_PLAYERS, NOBODY, boxFor } = pr;

/** Roles taken in a round, by the number of players. */
const PICKS = Int16Array.from({ length: MAX_PLAYERS + 1 }, (_, players) => (players < 2 ? 0 : boxFor(players).picks));

const onOfferIn = (s: State): number => {
  let mask = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) if (buildingsLeft(s, building) > 0) mask |= 1 << building;
  return mask;
};

export class TableFacts {
  players = 0;
  step = 0;
  role = 0;
  taker = 0;
  /** Bits of the seats that are asked now. */
  asked = 0;
  lap = 0;
  mayorInOrder = false;
  picks = 0;
  picksLeft = 0;
  /** How many seats after the governor the player sits who takes the next role, or who is mayor and is asked about the privilege. */
  nextTaker = 0;
  isLastRound = false;
  /** Buildings of which copies are left, as bits. */
  onOffer = 0;
  /** How many seats after the governor each seat is. */
  readonly fromGovernor = new Int16Array(MAX_PLAYERS);
  actor = 0;
  readonly ships = new Ships();
  readonly all = new Comparison();

  read(s: State): void {
    this.players = players(s);
    this.step = step(s);
    this.role = role(s);
    this.taker = taker(s);
    this.asked = turn(s) === CHANCE_TURN ? 0 : turn(s);
    this.lap = lap(s);
    this.mayorInOrder = mayorInOrder(s) === 1;
    this.picks = picks(s);
    this.picksLeft = cellAt(PICKS, this.players) - this.picks;
    this.isLastRound = endings(s) !== 0;
    this.#readOrder(s);
    this.nextTaker = this.#findNextTaker();
    this.onOffer = onOfferIn(s);
    this.ships.read(s);
    this.all.start();
  }

  /** How many seats clockwise `to` is from `from`. */
  distance(from: number, to: number): number {
    const distance = cellAt(this.fromGovernor, to) - cellAt(this.fromGovernor, from);
    return distance < 0 ? distance + this.players : distance;
  }

  /** R4: after the last role of a round the player to the left of the governor takes the next one. */
  #findNextTaker(): number {
    if (this.step === MAYOR_PRIVILEGE) return cellAt(this.fromGovernor, this.taker);
    return this.picksLeft > 0 ? this.picks % this.players : 1;
  }

  /** All distances are 0 until chance has seated everybody. */
  #readOrder(s: State): void {
    this.actor = actor(s);
    fillRow(this.fromGovernor, 0);
    let seat = governor(s);
    for (let place = 0; place < this.players && seat !== NOBODY; place++) {
      this.fromGovernor[seat] = place;
      seat = nextSeat(s, seat);
    }
  }
}
