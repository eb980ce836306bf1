/** It is your turn: the title says so, and a sound for those who want it. */
import { settings } from '../settings.svelte.ts';
import { say } from '../speech.svelte.ts';
import { chime } from './sounds.ts';
import type { Table } from './table.svelte.ts';

export class Summons {
  readonly #table: Table;
  #wasAsked = true;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly title = $derived.by(() => (this.#table.isAsked ? `● ${say().table.yourTurn} · Caravel` : 'Caravel'));

  /** To be run as an effect. */
  follow(): void {
    const { isAsked } = this.#table;
    if (isAsked && !this.#wasAsked && settings.sounds.value) chime();
    this.#wasAsked = isAsked;
  }
}
