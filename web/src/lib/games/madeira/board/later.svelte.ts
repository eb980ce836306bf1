/** The islands with their Fields and the cities are enough to begin with: the other parts come in the next moment. */
import { IdleQueue } from '../../../table/board/idle-queue.ts';

class Later {
  parts = $state.raw<typeof import('./later/parts.ts')>();

  constructor() {
    new IdleQueue().after(async () => {
      this.parts = await import('./later/parts.ts');
    });
  }
}

export const later = new Later();
