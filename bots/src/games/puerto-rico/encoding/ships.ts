/** CA3: the room on cargo ships, and how many barrels of a player they would take if nobody else loaded. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt, fillRow } from '../cell-at.ts';

const { shipGood, shipHolds, shipLoad, step } = pr.on;
const { STORING } = pr.steps;
const { NOBODY, SHIPS } = pr;
const KINDS = pr.GOODS.length;

export class Ships {
  /** The room for each kind on the ship that carries it; −1 if no ship does. */
  readonly room = new Int16Array(KINDS);
  /** The spaces of empty ships, largest first. */
  readonly emptyHolds = new Int16Array(SHIPS);
  empty = 0;

  isLoading = true;

  read(s: State): void {
    // Loading is over when players store.
    this.isLoading = step(s) !== STORING;
    fillRow(this.room, -1);
    this.empty = 0;
    for (let ship = SHIPS - 1; ship >= 0; ship--) {
      const holds = shipHolds(s, ship);
      const good = shipGood(s, ship);
      if (good !== NOBODY) this.room[good] = holds - shipLoad(s, ship);
      else if (holds > 0) this.emptyHolds[this.empty++] = holds;
    }
  }

  /** CA4, CA5: writes the barrels of each kind that would be loaded: on the ship that carries the kind, or for the largest other kinds on empty ships. */
  writeLoads(barrels: Int16Array, loads: Int16Array): void {
    if (!this.isLoading) return void fillRow(loads, 0);
    for (let good = 0; good < KINDS; good++) loads[good] = Math.max(0, Math.min(cellAt(barrels, good), cellAt(this.room, good)));
    for (let ship = 0; ship < this.empty; ship++) {
      const good = this.#largestWithoutShip(barrels, loads);
      if (good === NOBODY) return;
      loads[good] = Math.min(cellAt(barrels, good), cellAt(this.emptyHolds, ship));
    }
  }

  #largestWithoutShip(barrels: Int16Array, loads: Int16Array): number {
    let largest = NOBODY;
    let most = 0;
    for (let good = 0; good < KINDS; good++) {
      if (cellAt(this.room, good) >= 0 || cellAt(loads, good) > 0 || cellAt(barrels, good) <= most) continue;
      largest = good;
      most = cellAt(barrels, good);
    }
    return largest;
  }
}
