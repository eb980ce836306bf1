/** CA3: the room on cargo ships, and what they would take of a stock if nobody else loaded. */
import type { State } from '@caravel/core';
import * as pr from '@caravel/puerto-rico/inside';
import { cellAt } from '../cell-at.ts';

const { on } = pr;
const KINDS = pr.GOODS.length;

export class Ships {
  /** Room for each kind on the ship that carries it, −1 where none does. */
  readonly room = new Int16Array(KINDS);
  /** What empty ships hold, the largest first. */
  readonly emptyHolds = new Int16Array(pr.SHIPS);
  empty = 0;

  isLoading = true;

  read(s: State): void {
    // Who stores loads no more.
    this.isLoading = on.step(s) !== pr.steps.STORING;
    this.room.fill(-1);
    this.empty = 0;
    for (let ship = pr.SHIPS - 1; ship >= 0; ship--) {
      const holds = on.shipHolds(s, ship);
      const good = on.shipGood(s, ship);
      if (good !== pr.NOBODY) this.room[good] = holds - on.shipLoad(s, ship);
      else if (holds > 0) this.emptyHolds[this.empty++] = holds;
    }
  }

  /** CA4, CA5: writes the barrels of each kind that would be loaded: each on its ship, the largest of the others on empty ships. */
  writeLoads(barrels: Int16Array, loads: Int16Array): void {
    if (!this.isLoading) return void loads.fill(0);
    for (let good = 0; good < KINDS; good++) loads[good] = Math.max(0, Math.min(cellAt(barrels, good), cellAt(this.room, good)));
    for (let ship = 0; ship < this.empty; ship++) {
      const good = this.#largestWithoutShip(barrels, loads);
      if (good === pr.NOBODY) return;
      loads[good] = Math.min(cellAt(barrels, good), cellAt(this.emptyHolds, ship));
    }
  }

  #largestWithoutShip(barrels: Int16Array, loads: Int16Array): number {
    let largest = pr.NOBODY;
    let most = 0;
    for (let good = 0; good < KINDS; good++) {
      if (cellAt(this.room, good) >= 0 || cellAt(loads, good) > 0 || cellAt(barrels, good) <= most) continue;
      largest = good;
      most = cellAt(barrels, good);
    }
    return largest;
  }
}
