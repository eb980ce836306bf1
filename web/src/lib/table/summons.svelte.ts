/** It is your turn: the title and the icon say so, and a sound for those who want it. */
import { settings } from '../settings.svelte.ts';
import { say } from '../speech.svelte.ts';
import { chime } from './sounds.ts';
import type { Table } from './table.svelte.ts';

const icon = (address: string): void => document.querySelector('link[rel=icon]')?.setAttribute('href', address);

export class Summons {
  readonly #table: Table;
  #wasAsked = true;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly title = $derived.by(() => (this.#table.isAsked ? `● ${say().table.yourTurn} · Caravel` : 'Caravel'));

  /** To be run as an effect. */
  follow(): () => void {
    const { isAsked } = this.#table;
    if (isAsked && !this.#wasAsked && settings.sounds.value) chime();
    this.#wasAsked = isAsked;
    icon(isAsked ? '/favicon-turn.svg' : '/favicon.svg');
    return () => icon('/favicon.svg');
  }
}
