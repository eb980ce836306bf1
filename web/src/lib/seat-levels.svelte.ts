/** How strong the bots of the table on the screen are, by seat. Set by the table page. */
import type { Level } from '@caravel/bots';

class SeatLevels {
  shown = $state.raw<readonly (Level | undefined)[]>([]);
}

export const seatLevels = new SeatLevels();
