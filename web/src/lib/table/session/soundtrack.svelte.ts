/** What one hears of a table, for those who want it: the moves as they come, the own turn, the end. */
import { structOf } from '@caravel/core';
import { settings } from '../../settings.svelte.ts';
import type { Sound } from '../game-ui.ts';
import { soundOf } from './sound-of.ts';
import type { Table } from './table.svelte.ts';

/** More than so many entries at once is a jump to another moment, not something that happens. */
const JUMP = 40;

export const playSound = async (sound: Sound | undefined): Promise<void> => {
  if (sound === undefined || !settings.sounds.value) return;
  const { ring } = await import('./sounds.ts');
  await ring(sound);
};

export class Soundtrack {
  readonly #table: Table;
  #moment: number;
  #wasAsked = true;
  #wasOver: boolean;

  constructor(table: Table) {
    this.#table = table;
    this.#moment = table.session.played.length;
    this.#wasOver = table.isOver;
  }

  /** To be run as an effect. */
  follow(): void {
    const { steps, at, session, isAsked, isOver, ui, game } = this.#table;
    const before = this.#moment;
    this.#moment = at ?? session.played.length;
    const first = steps.findLastIndex(({ entry }) => entry < before) + 1;
    const fresh = this.#moment - before < JUMP ? steps.slice(first).filter(({ entry }) => entry < this.#moment) : [];
    const moves = fresh.map(({ seat, move }) => ({ seat, move: structOf(game.moves, move) }));
    void playSound(soundOf(moves, ui.sounds));
    if (isOver && !this.#wasOver) void playSound('over');
    else if (isAsked && !this.#wasAsked) void playSound('turn');
    this.#wasAsked = isAsked;
    this.#wasOver = isOver;
  }
}
