/** What all seats share, read once for a position. */
import { CHANCE_TURN, type State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';
import { Comparison } from './comparison.ts';
import { Ships } from './ships.ts';

const { on } = pr;

/** Roles taken in a round, by the number of players. */
const PICKS = Int16Array.from({ length: pr.MAX_PLAYERS + 1 }, (_, players) => (players < 2 ? 0 : pr.boxFor(players).picks));

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
  /** How far from the governor the one sits who takes the next role, or has taken mayor and is asked for the privilege. */
  nextTaker = 0;
  isLastRound = false;
  /** How many seats come before each, from the governor and from the one whose turn it is within the role. */
  readonly fromGovernor = new Int16Array(pr.MAX_PLAYERS);
  actor = 0;
  readonly ships = new Ships();
  readonly all = new Comparison();

  read(s: State): void {
    this.players = on.players(s);
    this.step = on.step(s);
    this.role = on.role(s);
    this.taker = on.taker(s);
    this.asked = on.turn(s) === CHANCE_TURN ? 0 : on.turn(s);
    this.lap = on.lap(s);
    this.mayorInOrder = on.mayorInOrder(s) === 1;
    this.picks = on.picks(s);
    this.picksLeft = cellAt(PICKS, this.players) - this.picks;
    this.isLastRound = on.endings(s) !== 0;
    this.#readOrder(s);
    this.nextTaker = this.#findNextTaker();
    this.ships.read(s);
    this.all.start();
  }

  /** How many seats sit between one and the next, clockwise. */
  distance(from: number, to: number): number {
    const distance = cellAt(this.fromGovernor, to) - cellAt(this.fromGovernor, from);
    return distance < 0 ? distance + this.players : distance;
  }

  /** R4: after the last role of a round the left neighbour of the governor goes on. */
  #findNextTaker(): number {
    if (this.step === pr.steps.MAYOR_PRIVILEGE) return cellAt(this.fromGovernor, this.taker);
    return this.picksLeft > 0 ? this.picks % this.players : 1;
  }

  /** Before chance has seated everybody nobody comes before anybody. */
  #readOrder(s: State): void {
    this.actor = on.actor(s);
    this.fromGovernor.fill(0);
    let seat = on.governor(s);
    for (let place = 0; place < this.players && seat !== pr.NOBODY; place++) {
      this.fromGovernor[seat] = place;
      seat = on.nextSeat(s, seat);
    }
  }
}
